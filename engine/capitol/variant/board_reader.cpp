#include "capitol/variant/board_reader.h"

#include "base/suggestion.h"
#include "base/yaml_fields.h"
#include "capitol/notation.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/knob_reader.h"

#include <algorithm>
#include <locale>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

const std::vector<std::string>& colours()
{
    static const std::vector<std::string> words{std::string(print(Colour::black)),
                                                std::string(print(Colour::white)),
                                                std::string(print(Colour::red))};
    return words;
}

// Digits with or without a decimal point, whatever the locale.
std::optional<double> parse_number(const std::string& text)
{
    const bool plain =
        std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-'; });
    std::istringstream stream(text);
    stream.imbue(std::locale::classic());
    double value = 0;
    if (!plain || !(stream >> value) || stream.peek() != std::char_traits<char>::eof())
        return std::nullopt;
    return value;
}

class BoardReader
{
public:
    explicit BoardReader(Report& report) : m_report(report) {}

    BoardMap read(const YamlNode& tree)
    {
        report_unknown_keys(tree, {}, board_keys(), m_report);
        read_format(tree, m_report);
        m_map.board.id = read_id(tree, m_report);
        if (const YamlNode* name = tree.find("name"))
            m_map.name = read_local_text(*name, "name", longest_board_name, m_report);
        if (const YamlNode* size = tree.find("size"))
            read_size(*size);
        if (const YamlNode* areas = require(tree, {}, "areas", "a list of areas"))
            read_areas(*areas);
        if (const YamlNode* water = tree.find("water"))
            m_map.water = read_shapes(*water, "water", 3);
        if (const YamlNode* walls = tree.find("walls"))
            m_map.walls = read_shapes(*walls, "walls", 2);
        return std::move(m_map);
    }

private:
    void refuse(Id id, const YamlNode& node, const std::string& path, std::string allowed,
                std::string suggestion = {})
    {
        m_report.add(id, node.place, path, describe(node), std::move(allowed), std::move(suggestion));
    }

    const YamlNode* require(const YamlNode& map, const std::string& path, const char* key,
                            const char* allowed)
    {
        const YamlNode* node = map.find(key);
        if (!node)
            report_missing(map, join(path, key), allowed, m_report);
        return node;
    }

    bool expect(Kind kind, const YamlNode& node, const std::string& path, const char* allowed)
    {
        if (!node.is(kind))
            refuse(Id::wrong_type, node, path, allowed);
        return node.is(kind);
    }

    std::optional<double> read_number(const YamlNode& node, const std::string& path, double min, double max)
    {
        const auto value = number_in(node);
        if (value && *value >= min && *value <= max)
            return value;
        refuse(value ? Id::out_of_range : Id::wrong_type, node, path,
               "a number " + print_number(min) + ".." + print_number(max));
        return std::nullopt;
    }

    static std::optional<double> number_in(const YamlNode& node)
    {
        return node.is(Kind::scalar) && !node.quoted ? parse_number(node.text) : std::nullopt;
    }

    // What lies beside the board is refused, but stays where it is for whoever mends it.
    double read_coordinate(const YamlNode& node, const std::string& path, double most)
    {
        if (const auto value = read_number(node, path, 0, most))
            return *value;
        return std::clamp(number_in(node).value_or(0), 0.0, double(largest_board_size));
    }

    double read_length(const YamlNode& node, const std::string& path, double otherwise)
    {
        return read_number(node, path, smallest_board_size, largest_board_size).value_or(otherwise);
    }

    void read_size(const YamlNode& node)
    {
        if (!expect(Kind::map, node, "size", "a map of width and height"))
            return;
        report_unknown_keys(node, "size", {"width", "height"}, m_report);
        if (const YamlNode* width = require(node, "size", "width", "centimetres"))
            m_map.width = read_length(*width, "size.width", m_map.width);
        if (const YamlNode* height = require(node, "size", "height", "centimetres"))
            m_map.height = read_length(*height, "size.height", m_map.height);
    }

    Point read_point(const YamlNode& node, const std::string& path)
    {
        if (!node.is(Kind::list) || node.items.size() != 2) {
            refuse(Id::wrong_type, node, path, "a point [x, y]");
            return {};
        }
        return {read_coordinate(node.items[0], path + "[0]", m_map.width),
                read_coordinate(node.items[1], path + "[1]", m_map.height)};
    }

    std::vector<Point> read_points(const YamlNode& node, const std::string& path, std::size_t fewest)
    {
        const std::string allowed = "a list of at least " + std::to_string(fewest) + " points [x, y]";
        std::vector<Point> points;
        if (!expect(Kind::list, node, path, allowed.c_str()))
            return points;
        if (node.items.size() < fewest)
            refuse(Id::out_of_range, node, path, allowed);
        for (std::size_t i = 0; i < node.items.size(); ++i)
            points.push_back(read_point(node.items[i], path + "[" + std::to_string(i) + "]"));
        return points;
    }

    std::vector<Point> read_outline(const YamlNode& node, const std::string& path, std::size_t fewest)
    {
        std::vector<Point> points = read_points(node, path, fewest);
        if (points.size() > most_points)
            m_report.add(Id::out_of_range, node.place, path, std::to_string(points.size()) + " points",
                         "at most " + std::to_string(most_points));
        return points;
    }

    std::vector<std::vector<Point>> read_shapes(const YamlNode& node, const std::string& path,
                                                std::size_t fewest)
    {
        std::vector<std::vector<Point>> shapes;
        if (!expect(Kind::list, node, path, "a list of lists of points"))
            return shapes;
        for (std::size_t i = 0; i < node.items.size(); ++i)
            shapes.push_back(read_outline(node.items[i], path + "[" + std::to_string(i) + "]", fewest));
        return shapes;
    }

    void read_areas(const YamlNode& node)
    {
        if (!expect(Kind::list, node, "areas", "a list of areas"))
            return;
        if (node.items.empty() || node.items.size() > max_areas)
            m_report.add(Id::out_of_range, node.place, "areas", std::to_string(node.items.size()) + " areas",
                         "1.." + std::to_string(max_areas) + " areas");
        for (std::size_t i = 0; i < node.items.size(); ++i)
            read_area(node.items[i], "areas[" + std::to_string(i) + "]");
        int sites = 0;
        for (const BoardArea& area : m_map.board.areas)
            sites += area.small_sites;
        if (sites > max_sites)
            m_report.add(Id::out_of_range, node.place, "areas", std::to_string(sites) + " small sites in all",
                         "at most " + std::to_string(max_sites));
    }

    void read_area(const YamlNode& node, const std::string& path)
    {
        if (!expect(Kind::map, node, path, "a map of an area's keys"))
            return;
        report_unknown_keys(node, path, area_keys(), m_report);
        BoardArea area;
        AreaMap map;
        if (const YamlNode* code = require(node, path, "code", "three lower-case letters"))
            area.code = read_code(*code, path + ".code");
        if (const YamlNode* colour = require(node, path, "colour", "black, white or red"))
            area.colour = read_colour(*colour, path + ".colour");
        if (const YamlNode* latin = node.find("latin"))
            map.latin = read_text(*latin, path + ".latin", longest_board_name, m_report);
        if (const YamlNode* name = node.find("name"))
            map.name = read_local_text(*name, path + ".name", longest_board_name, m_report);
        if (const YamlNode* outline = require(node, path, "outline", "a list of points [x, y]"))
            map.outline = read_outline(*outline, path + ".outline", 3);
        if (const YamlNode* label = require(node, path, "label", "a point [x, y]"))
            map.label = read_point(*label, path + ".label");
        read_sites(node, path, area, map);
        m_map.board.areas.push_back(std::move(area));
        m_map.areas.push_back(std::move(map));
    }

    void read_sites(const YamlNode& node, const std::string& path, BoardArea& area, AreaMap& map)
    {
        if (const YamlNode* sites = require(node, path, "small_sites", "a list of points [x, y]"))
            map.small_sites = read_points(*sites, path + ".small_sites", 1);
        area.small_sites = static_cast<int>(map.small_sites.size());
        if (area.small_sites > max_sites_per_area)
            m_report.add(Id::out_of_range, node.find("small_sites")->place, path + ".small_sites",
                         std::to_string(area.small_sites) + " sites",
                         "at most " + std::to_string(max_sites_per_area));
        const YamlNode* large_site = node.find("large_site");
        area.large_site = large_site != nullptr;
        if (large_site)
            map.large_site = read_point(*large_site, path + ".large_site");
        if (const YamlNode* fountains = node.find("fountains"))
            area.printed_fountains = read_whole(*fountains, path + ".fountains", 0,
                                                std::min(area.small_sites, max_sites_per_area), m_report)
                                         .value_or(0);
    }

    std::string read_code(const YamlNode& node, const std::string& path)
    {
        const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
        const bool taken =
            std::ranges::find(m_map.board.areas, node.text, &BoardArea::code) != m_map.board.areas.end();
        if (!node.is(Kind::scalar) || node.text.size() != 3 || !std::ranges::all_of(node.text, is_letter))
            refuse(Id::not_allowed, node, path, "three lower-case letters");
        else if (taken)
            refuse(Id::not_allowed, node, path, "a code that no other area has");
        return node.text;
    }

    Colour read_colour(const YamlNode& node, const std::string& path)
    {
        const auto found = std::ranges::find(colours(), node.text);
        if (found != colours().end())
            return static_cast<Colour>(found - colours().begin());
        refuse(Id::not_allowed, node, path, one_of(colours()), nearest(node.text, colours()));
        return Colour::black;
    }

    Report& m_report;
    BoardMap m_map;
};

} // namespace

const std::vector<std::string>& board_keys()
{
    static const std::vector<std::string> keys{"format", "id", "name", "size", "areas", "water", "walls"};
    return keys;
}

const std::vector<std::string>& area_keys()
{
    static const std::vector<std::string> keys{"code",    "colour", "latin",       "name",      "fountains",
                                               "outline", "label",  "small_sites", "large_site"};
    return keys;
}

BoardMap read_board(const YamlNode& tree, Report& report)
{
    return BoardReader(report).read(tree);
}

} // namespace capitol
