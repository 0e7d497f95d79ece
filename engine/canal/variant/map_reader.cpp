#include "canal/variant/map_reader.h"

#include "base/suggestion.h"
#include "base/whole_number.h"
#include "canal/variant/reading.h"

#include <algorithm>

namespace canal {

namespace {

using capitol::join;
using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

std::string numbered(const char* list, std::size_t number)
{
    return std::string(list) + "[" + std::to_string(number) + "]";
}

// `51.38`, `-2.8`: in hundredths.
std::optional<int> hundredths_in(std::string_view text)
{
    const bool negative = text.starts_with('-');
    text.remove_prefix(negative);
    const std::size_t dot = std::min(text.find('.'), text.size());
    std::string digits(text.substr(0, dot));
    digits += text.substr(std::min(dot + 1, text.size()));
    const std::size_t decimals = text.size() - std::min(dot + 1, text.size());
    digits.append(decimals < 2 ? 2 - decimals : 0, '0');
    const auto value = capitol::whole_number<int>(digits);
    if (dot == 0 || decimals > 2 || digits[0] == '-' || !value)
        return {};
    return negative ? -*value : *value;
}

class MapReader
{
public:
    MapReader(const YamlNode& tree, Report& report) : m_tree(tree), m_report(report) {}

    Map read()
    {
        if (!expect_map(m_tree, {}, {"format", "id", "name", "terrain", "places", "contracts"}, m_report))
            return {};
        capitol::read_format(m_tree, m_report);
        m_map.id = capitol::read_id(m_tree, m_report);
        if (const YamlNode* name = m_tree.find("name"))
            m_map.name = capitol::read_local_text(*name, "name", longest_name, m_report);
        if (const YamlNode* terrain = need(m_tree, {}, "terrain", "a map of source and rows", m_report))
            read_terrain(*terrain);
        if (const YamlNode* places = need(m_tree, {}, "places", "a list of places", m_report))
            read_list(*places, "places", max_places, &MapReader::read_place);
        check_places();
        if (const YamlNode* contracts = need(m_tree, {}, "contracts", "a list of contracts", m_report))
            read_list(*contracts, "contracts", max_contracts, &MapReader::read_contract);
        return std::move(m_map);
    }

private:
    void read_list(const YamlNode& node, const char* key, std::size_t most,
                   void (MapReader::*read_one)(const YamlNode&, const std::string&))
    {
        const auto items = items_of(node, key, most, key, m_report);
        for (std::size_t i = 0; i < items.size(); ++i)
            (this->*read_one)(items[i], numbered(key, i));
    }

    void read_terrain(const YamlNode& node)
    {
        if (!expect_map(node, "terrain", {"source", "rows"}, m_report))
            return;
        if (const YamlNode* source = need(node, "terrain", "source", "where it comes from", m_report))
            m_map.terrain_source = read_source(*source, "terrain.source", m_report);
        const YamlNode* rows = need(node, "terrain", "rows", "a list of rows of hexes", m_report);
        if (!rows)
            return;
        const auto items = items_of(*rows, "terrain.rows", max_rows, "rows", m_report);
        for (std::size_t i = 0; i < items.size(); ++i)
            read_row(items[i], numbered("terrain.rows", i));
        const auto hexes = m_map.terrain.size() * static_cast<std::size_t>(m_map.columns);
        if (hexes > max_hexes)
            m_report.add(Id::out_of_range, rows->place, "terrain.rows", std::to_string(hexes) + " hexes",
                         "at most " + std::to_string(max_hexes) + " hexes");
    }

    void read_row(const YamlNode& node, const std::string& path)
    {
        const bool fits = node.is(Kind::scalar) && !node.text.empty() && node.text.size() <= max_columns &&
                          node.text.find_first_not_of(".^T~") == std::string::npos;
        if (!fits)
            refuse(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node, path,
                   "at most " + std::to_string(max_columns) + " of the letters . ^ T ~, in quotes", m_report);
        else if (m_map.columns > 0 && m_map.columns != static_cast<int>(node.text.size()))
            refuse(Id::out_of_range, node, path,
                   "as many hexes as in the first row, " + std::to_string(m_map.columns), m_report);
        m_map.terrain.push_back(node.text);
        if (m_map.columns == 0)
            m_map.columns = static_cast<int>(node.text.size());
    }

    void read_place(const YamlNode& node, const std::string& path)
    {
        if (!expect_map(node, path, {"id", "name", "at", "latitude", "longitude", "colour", "city", "source"},
                        m_report))
            return;
        static const auto colours = words_of(Colour::red, colour_count);
        MapPlace place;
        place.id = id_of(node, path, m_place_ids, m_report);
        place.name = read_name(node, path);
        read_at(node, path, place);
        place.latitude = read_degrees(node, path, "latitude", 90);
        place.longitude = read_degrees(node, path, "longitude", 180);
        if (const YamlNode* colour = need(node, path, "colour", "a colour", m_report))
            place.colour =
                static_cast<Colour>(choice_of(*colour, join(path, "colour"), colours, m_report) + 1);
        place.city = read_flag(node, path, "city");
        const Sources sources(node, path, {"place", "colour", "city"}, m_report);
        place.source = sources["place"];
        place.colour_source = sources["colour"];
        if (place.city)
            place.city_source = sources["city"];
        m_place_ids.push_back(place.id);
        m_map.places.push_back(std::move(place));
    }

    void read_at(const YamlNode& node, const std::string& path, MapPlace& place)
    {
        const YamlNode* at = need(node, path, "at", "[column, row]", m_report);
        if (!at)
            return;
        const std::string at_path = join(path, "at");
        if (!at->is(Kind::list) || at->items.size() != 2)
            return refuse(Id::wrong_type, *at, at_path, "[column, row], from 0", m_report);
        const auto rows = static_cast<int>(m_map.terrain.size());
        place.column =
            capitol::read_whole(at->items[0], at_path + "[0]", 0, std::max(0, m_map.columns - 1), m_report)
                .value_or(0);
        place.row = capitol::read_whole(at->items[1], at_path + "[1]", 0, std::max(0, rows - 1), m_report)
                        .value_or(0);
        const bool is_there =
            place.row < rows && place.column < static_cast<int>(m_map.terrain[place.row].size());
        if (!is_there || m_map.terrain[place.row][place.column] != 'T')
            refuse(Id::not_allowed, *at, at_path, "a hex that the terrain marks with T", m_report);
        else if (std::ranges::any_of(m_map.places, [&](const MapPlace& other) {
                     return other.column == place.column && other.row == place.row;
                 }))
            refuse(Id::not_allowed, *at, at_path, "a hex that no other place has", m_report);
    }

    int read_degrees(const YamlNode& node, const std::string& path, const char* key, int most)
    {
        const YamlNode* degrees = need(node, path, key, "degrees with two decimals", m_report);
        if (!degrees)
            return 0;
        const auto value = degrees->is(Kind::scalar) ? hundredths_in(degrees->text) : std::nullopt;
        if (value && std::abs(*value) <= most * 100)
            return *value;
        refuse(value ? Id::out_of_range : Id::wrong_type, *degrees, join(path, key),
               "degrees of -" + std::to_string(most) + ".." + std::to_string(most) +
                   ", with two decimals at most",
               m_report);
        return 0;
    }

    std::string read_name(const YamlNode& node, const std::string& path)
    {
        const YamlNode* name = need(node, path, "name", "its name", m_report);
        return name ? capitol::read_text(*name, join(path, "name"), longest_name, m_report) : std::string();
    }

    bool read_flag(const YamlNode& node, const std::string& path, const char* key)
    {
        const YamlNode* flag = node.find(key);
        return flag && capitol::read_flag(*flag, join(path, key), m_report).value_or(false);
    }

    // Each T of the terrain is a place.
    void check_places()
    {
        std::size_t marked = 0;
        for (const std::string& row : m_map.terrain)
            marked += static_cast<std::size_t>(std::ranges::count(row, 'T'));
        const YamlNode* places = m_tree.find("places");
        if (places && m_report.clean() && marked != m_map.places.size())
            m_report.add(Id::not_allowed, places->place, "places",
                         std::to_string(m_map.places.size()) + " places",
                         std::to_string(marked) + " places, one for each T of the terrain");
    }

    void read_contract(const YamlNode& node, const std::string& path)
    {
        if (!expect_map(node, path, {"id", "name", "from", "to", "via", "value", "starting", "source"},
                        m_report))
            return;
        MapContract contract;
        contract.id = id_of(node, path, m_contract_ids, m_report);
        contract.name = read_name(node, path);
        contract.from = read_end(node, path, "from", -1);
        contract.to = read_end(node, path, "to", contract.from);
        if (node.find("via"))
            contract.via = read_end(node, path, "via", contract.from, contract.to);
        contract.value = whole_of(node, path, "value", 1, max_value, m_report);
        contract.starting = read_flag(node, path, "starting");
        const Sources sources(node, path, {"name", "termini", "via", "value", "starting"}, m_report);
        contract.name_source = sources["name"];
        contract.termini_source = sources["termini"];
        contract.value_source = sources["value"];
        if (contract.via >= 0)
            contract.via_source = sources["via"];
        if (contract.starting)
            contract.starting_source = sources["starting"];
        m_contract_ids.push_back(contract.id);
        m_map.contracts.push_back(std::move(contract));
    }

    // A place that is none of the others.
    int read_end(const YamlNode& node, const std::string& path, const char* key, int other, int another = -1)
    {
        const YamlNode* end = need(node, path, key, "the id of a place", m_report);
        if (!end)
            return 0;
        const auto found = std::ranges::find(m_place_ids, end->text);
        if (found == m_place_ids.end()) {
            refuse(Id::not_allowed, *end, join(path, key), "the id of a place", m_report,
                   capitol::nearest(end->text, m_place_ids));
            return 0;
        }
        const auto number = static_cast<int>(found - m_place_ids.begin());
        if (number == other || number == another)
            refuse(Id::not_allowed, *end, join(path, key), "a place that the contract does not name already",
                   m_report);
        return number;
    }

    const YamlNode& m_tree;
    Report& m_report;
    Map m_map;
    std::vector<std::string> m_place_ids;
    std::vector<std::string> m_contract_ids;
};

} // namespace

Map read_map(const YamlNode& tree, Report& report)
{
    return MapReader(tree, report).read();
}

} // namespace canal
