#include "variant/board_edit.h"

#include "capitol/notation.h"
#include "variant/board_reader.h"
#include "variant/yaml_edit.h"
#include "variant/yaml_file.h"

#include <array>
#include <charconv>
#include <cmath>

namespace capitol {
namespace {

using Kind = BoardPart::Kind;

constexpr std::array<const char*, 4> part_keys{"outline", "label", "small_sites", "large_site"};

const char* word(Kind kind)
{
    return part_keys[static_cast<std::size_t>(kind)];
}

bool is_list(Kind kind)
{
    return kind == Kind::outline || kind == Kind::small_site;
}

std::string indexed(const std::string& key, std::size_t index)
{
    return key + "[" + std::to_string(index) + "]";
}

// The number between the brackets that begin the text; they are taken off it.
std::optional<int> take_index(std::string_view& text)
{
    int index = 0;
    if (!text.starts_with('['))
        return std::nullopt;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), index);
    if (error != std::errc() || end == text.data() + text.size() || *end != ']' || index < 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
    return index;
}

YamlNode scalar(std::string text, bool quoted = false)
{
    YamlNode node;
    node.kind = YamlNode::Kind::scalar;
    node.quoted = quoted;
    node.text = std::move(text);
    return node;
}

// A millimetre is as fine as a board is drawn: `3.5`, `12`.
YamlNode length(double centimetres)
{
    const auto tenths = static_cast<long>(std::lround(centimetres * 10));
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0)
        text += "." + std::to_string(std::abs(tenths % 10));
    return scalar(std::move(text));
}

YamlNode list(std::vector<YamlNode> items)
{
    YamlNode node;
    node.kind = YamlNode::Kind::list;
    node.flow = true;
    node.items = std::move(items);
    return node;
}

YamlNode point(Point at)
{
    return list({length(at.x), length(at.y)});
}

YamlNode points(const std::vector<Point>& all)
{
    YamlNode node = list({});
    for (const Point& each : all)
        node.items.push_back(point(each));
    return node;
}

YamlNode* find(YamlNode& map, std::string_view key)
{
    for (YamlEntry& entry : map.entries)
        if (entry.key.text == key)
            return &entry.value;
    return nullptr;
}

void put(YamlNode& map, const std::string& key, YamlNode value)
{
    if (YamlNode* there = find(map, key))
        *there = std::move(value);
    else
        map.entries.push_back({scalar(key), std::move(value)});
}

void take_out(YamlNode& map, const std::string& key)
{
    std::erase_if(map.entries, [&](const YamlEntry& entry) { return entry.key.text == key; });
}

// Does `change` to the node of an area; it says whether it could.
template <typename Change>
std::optional<std::string> with_area(std::string_view text, int area, Change change)
{
    return edit_value(text, "areas", [&](YamlNode& areas) {
        const auto at = static_cast<std::size_t>(area);
        const bool there = area >= 0 && at < areas.items.size() && areas.items[at].is(YamlNode::Kind::map);
        return there && change(areas.items[at]);
    });
}

void note_points(const YamlNode& points, const std::string& key, std::map<std::string, Place>& places)
{
    for (std::size_t i = 0; i < points.items.size(); ++i)
        places[indexed(key, i)] = points.items[i].place;
}

std::map<std::string, Place> places_in(const YamlNode& tree)
{
    std::map<std::string, Place> places;
    const YamlNode* areas = tree.find("areas");
    for (std::size_t i = 0; areas && i < areas->items.size(); ++i) {
        const std::string own = indexed("areas", i);
        places[own] = areas->items[i].place;
        for (const char* part : part_keys)
            if (const YamlNode* node = areas->items[i].find(part)) {
                places[own + "." + part] = node->place;
                note_points(*node, own + "." + part, places);
            }
    }
    return places;
}

} // namespace

std::string key_of(const BoardPart& part)
{
    const std::string key = indexed("areas", static_cast<std::size_t>(part.area)) + "." + word(part.kind);
    return is_list(part.kind) ? indexed(key, static_cast<std::size_t>(part.index)) : key;
}

std::optional<int> area_of(std::string_view key)
{
    constexpr std::string_view front = "areas";
    if (!key.starts_with(front))
        return std::nullopt;
    key.remove_prefix(front.size());
    return take_index(key);
}

std::optional<BoardPart> part_of(std::string_view key)
{
    const std::optional<int> area = area_of(key);
    if (!area)
        return std::nullopt;
    key.remove_prefix(std::min(key.find(']') + 2, key.size()));
    for (std::size_t i = 0; i < part_keys.size(); ++i) {
        const auto kind = static_cast<Kind>(i);
        if (!key.starts_with(part_keys[i]))
            continue;
        key.remove_prefix(std::string_view(part_keys[i]).size());
        const std::optional<int> index = is_list(kind) ? take_index(key) : std::optional(0);
        return index ? std::optional(BoardPart{*area, kind, *index}) : std::nullopt;
    }
    return std::nullopt;
}

BoardInspection inspect_board(std::string_view text, const std::filesystem::path& file)
{
    BoardInspection seen;
    Report report(display(file));
    const std::optional<YamlNode> tree = parse_yaml_text(text, report);
    seen.readable = tree.has_value();
    if (tree) {
        seen.map = read_board(*tree, report);
        seen.places = places_in(*tree);
    }
    report.hand_over(seen.diagnostics);
    return seen;
}

std::optional<std::string> set_point(std::string_view text, const BoardPart& part, Point to)
{
    return with_area(text, part.area, [&](YamlNode& area) {
        const auto at = static_cast<std::size_t>(part.index);
        YamlNode* node = find(area, word(part.kind));
        if (!is_list(part.kind))
            put(area, word(part.kind), point(to));
        else if (node && at < node->items.size())
            node->items[at] = point(to);
        else
            return false;
        return true;
    });
}

std::optional<std::string> add_point(std::string_view text, const BoardPart& part, Point at)
{
    return with_area(text, part.area, [&](YamlNode& area) {
        YamlNode* node = find(area, word(part.kind));
        if (!is_list(part.kind) || !node || !node->is(YamlNode::Kind::list))
            return false;
        const auto index = std::min<std::size_t>(static_cast<std::size_t>(part.index), node->items.size());
        node->items.insert(node->items.begin() + static_cast<std::ptrdiff_t>(index), point(at));
        return true;
    });
}

std::optional<std::string> remove_point(std::string_view text, const BoardPart& part)
{
    return with_area(text, part.area, [&](YamlNode& area) {
        YamlNode* node = find(area, word(part.kind));
        const auto at = static_cast<std::size_t>(part.index);
        if (!node || (is_list(part.kind) && at >= node->items.size()))
            return false;
        if (is_list(part.kind))
            node->items.erase(node->items.begin() + part.index);
        else
            take_out(area, word(part.kind));
        return true;
    });
}

std::optional<std::string> set_area(std::string_view text, int area, const std::string& key,
                                    const std::string& word)
{
    const std::size_t dot = key.find('.');
    return with_area(text, area, [&](YamlNode& node) {
        YamlNode* map = &node;
        if (dot != std::string::npos) {
            map = find(node, key.substr(0, dot));
            if (!map)
                put(node, key.substr(0, dot), YamlNode());
            map = find(node, key.substr(0, dot));
            map->flow = map->entries.empty() || map->flow;
            map->kind = YamlNode::Kind::map;
            map->text.clear();
        }
        const std::string own = dot == std::string::npos ? key : key.substr(dot + 1);
        const bool prose = key != "code" && key != "colour" && key != "fountains";
        if (word.empty())
            take_out(*map, own);
        else if (const YamlNode* there = find(*map, own); !there || there->text != word)
            put(*map, own, scalar(word, prose));
        return true;
    });
}

std::optional<std::string> add_area(std::string_view text, const BoardArea& area, const AreaMap& map)
{
    return edit_value(text, "areas", [&](YamlNode& areas) {
        if (!areas.is(YamlNode::Kind::list))
            return false;
        YamlNode node;
        node.kind = YamlNode::Kind::map;
        put(node, "code", scalar(area.code));
        put(node, "colour", scalar(std::string(print(area.colour))));
        put(node, "latin", scalar(map.latin, true));
        put(node, "outline", points(map.outline));
        put(node, "label", point(map.label));
        put(node, "small_sites", points(map.small_sites));
        if (area.large_site)
            put(node, "large_site", point(map.large_site));
        areas.items.push_back(std::move(node));
        return true;
    });
}

std::optional<std::string> remove_area(std::string_view text, int area)
{
    return edit_value(text, "areas", [&](YamlNode& areas) {
        if (area < 0 || static_cast<std::size_t>(area) >= areas.items.size())
            return false;
        areas.items.erase(areas.items.begin() + area);
        return true;
    });
}

} // namespace capitol
