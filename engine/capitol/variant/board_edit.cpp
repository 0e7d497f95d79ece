#include "capitol/variant/board_edit.h"

#include "base/yaml_edit.h"
#include "base/yaml_file.h"
#include "capitol/notation.h"
#include "capitol/variant/board_reader.h"

#include <array>
#include <cmath>

namespace capitol {
namespace {

using PartKind = BoardPart::Kind;

constexpr std::array<const char*, 7> part_keys{"outline", "label", "small_sites", "large_site",
                                               "water",   "walls", "size"};
constexpr std::size_t area_parts = 4; // of them

const std::vector<std::string>& order()
{
    static const std::vector<std::string> keys{"format",      "id",    "name",  "size", "size.width",
                                               "size.height", "areas", "water", "walls"};
    return keys;
}

const char* word(PartKind kind)
{
    return part_keys[static_cast<std::size_t>(kind)];
}

bool is_list(PartKind kind)
{
    return kind == PartKind::outline || kind == PartKind::small_site || is_line(kind);
}

std::string indexed(const std::string& key, std::size_t index)
{
    return key + "[" + std::to_string(index) + "]";
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

void set_word(YamlNode& map, const std::string& key, const std::string& word)
{
    const bool prose = key != "code" && key != "colour" && key != "fountains";
    if (word.empty())
        take_out(map, key);
    else if (const YamlNode* there = find(map, key); !there || there->text != word)
        put(map, key, scalar(word, prose));
}

// A name that is one text is an English one.
YamlNode by_language(const YamlNode& name)
{
    if (name.is(YamlNode::Kind::map))
        return name;
    YamlNode map;
    map.kind = YamlNode::Kind::map;
    map.flow = true;
    if (name.is(YamlNode::Kind::scalar))
        put(map, "en", scalar(name.text, true));
    return map;
}

// False if a list stands there, which is no name.
bool set_name(YamlNode& area, const std::string& key, const std::string& language, const std::string& word)
{
    const YamlNode* there = find(area, key);
    if (there && there->is(YamlNode::Kind::list))
        return false;
    YamlNode names = by_language(there ? *there : YamlNode());
    set_word(names, language, word);
    put(area, key, std::move(names));
    return true;
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

// Does `change` to the list of points that the part is one of.
template <typename Change>
std::optional<std::string> with_list(std::string_view text, const BoardPart& part, Change change)
{
    const auto at = static_cast<std::size_t>(part.area);
    const auto change_list = [&](YamlNode* list) {
        return list && list->is(YamlNode::Kind::list) && change(*list);
    };
    if (!is_line(part.kind))
        return with_area(text, part.area,
                         [&](YamlNode& area) { return change_list(find(area, word(part.kind))); });
    return edit_value(text, word(part.kind),
                      [&](YamlNode& all) { return at < all.items.size() && change_list(&all.items[at]); });
}

std::optional<std::string> set_size(std::string_view text, Point size)
{
    const auto wide = set_value(text, "size.width", length(size.x).text, order());
    return wide ? set_value(*wide, "size.height", length(size.y).text, order()) : std::nullopt;
}

std::string print(const std::vector<Point>& points)
{
    std::string text;
    for (const Point& each : points)
        text += (text.empty() ? "[" : ", [") + length(each.x).text + ", " + length(each.y).text + "]";
    return "[" + text + "]";
}

void note_points(const YamlNode& points, const std::string& key, std::map<std::string, Place>& places)
{
    for (std::size_t i = 0; i < points.items.size(); ++i)
        places[indexed(key, i)] = points.items[i].place;
}

std::map<std::string, Place> places_in(const YamlNode& tree)
{
    std::map<std::string, Place> places;
    if (const YamlNode* size = tree.find("size"))
        places["size"] = size->place;
    for (const char* key : {"water", "walls"}) {
        const YamlNode* lines = tree.find(key);
        for (std::size_t i = 0; lines && i < lines->items.size(); ++i)
            note_points(lines->items[i], indexed(key, i), places);
    }
    const YamlNode* areas = tree.find("areas");
    for (std::size_t i = 0; areas && i < areas->items.size(); ++i) {
        const std::string own = indexed("areas", i);
        places[own] = areas->items[i].place;
        for (std::size_t part = 0; part < area_parts; ++part)
            if (const YamlNode* node = areas->items[i].find(part_keys[part])) {
                places[own + "." + part_keys[part]] = node->place;
                note_points(*node, own + "." + part_keys[part], places);
            }
    }
    return places;
}

} // namespace

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
    if (part.kind == PartKind::size)
        return set_size(text, to);
    if (!is_list(part.kind))
        return with_area(text, part.area, [&](YamlNode& area) {
            put(area, word(part.kind), point(to));
            return true;
        });
    return with_list(text, part, [&](YamlNode& list) {
        const auto at = static_cast<std::size_t>(part.index);
        if (at >= list.items.size())
            return false;
        list.items[at] = point(to);
        return true;
    });
}

std::optional<std::string> add_point(std::string_view text, const BoardPart& part, Point at)
{
    if (!is_list(part.kind))
        return std::nullopt;
    return with_list(text, part, [&](YamlNode& list) {
        const auto index = std::min<std::size_t>(static_cast<std::size_t>(part.index), list.items.size());
        list.items.insert(list.items.begin() + static_cast<std::ptrdiff_t>(index), point(at));
        return true;
    });
}

std::optional<std::string> remove_point(std::string_view text, const BoardPart& part)
{
    if (!is_list(part.kind))
        return with_area(text, part.area, [&](YamlNode& area) {
            const bool there = find(area, word(part.kind)) != nullptr;
            take_out(area, word(part.kind));
            return there;
        });
    const std::size_t fewest = part.kind == PartKind::water ? 3 : part.kind == PartKind::wall ? 2 : 0;
    bool whole = false;
    auto changed = with_list(text, part, [&](YamlNode& list) {
        if (static_cast<std::size_t>(part.index) >= list.items.size())
            return false;
        whole = list.items.size() <= fewest;
        list.items.erase(list.items.begin() + part.index);
        return !whole;
    });
    return whole ? remove_line(text, part) : changed;
}

std::optional<std::string> add_line(std::string_view text, PartKind kind, const std::vector<Point>& line)
{
    bool first = true;
    auto changed = edit_value(text, word(kind), [&](YamlNode& all) {
        first = all.items.empty();
        all.items.push_back(points(line));
        return !first;
    });
    return first ? set_value(text, word(kind), "[" + print(line) + "]", order()) : changed;
}

std::optional<std::string> remove_line(std::string_view text, const BoardPart& part)
{
    bool last = false;
    auto changed = edit_value(text, word(part.kind), [&](YamlNode& all) {
        if (!is_line(part.kind) || static_cast<std::size_t>(part.area) >= all.items.size())
            return false;
        last = all.items.size() == 1;
        all.items.erase(all.items.begin() + part.area);
        return !last;
    });
    return last ? remove_value(text, word(part.kind)) : changed;
}

std::optional<std::string> set_area(std::string_view text, int area, const std::string& key,
                                    const std::string& word)
{
    const std::vector<std::string> parts = key_parts(key);
    return with_area(text, area, [&](YamlNode& node) {
        if (parts.size() > 1)
            return set_name(node, parts[0], parts[1], word);
        set_word(node, key, word);
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
