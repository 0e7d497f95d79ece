#include "capitol/variant/board_parts.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace capitol {
namespace {

using PartKind = BoardPart::Kind;

constexpr std::array<const char*, 4> area_part_keys{"outline", "label", "small_sites", "large_site"};

std::string indexed(const std::string& key, int index)
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

// `water[0][2]`, and `water[0]` for its first point.
std::optional<BoardPart> line_part_of(std::string_view key)
{
    const bool water = key.starts_with("water");
    if (!water && !key.starts_with("walls"))
        return std::nullopt;
    key.remove_prefix(5);
    const std::optional<int> line = take_index(key);
    if (!line)
        return std::nullopt;
    return BoardPart{*line, water ? PartKind::water : PartKind::wall, take_index(key).value_or(0)};
}

template <typename Map>
auto& lines(Map& map, PartKind kind)
{
    return kind == PartKind::water ? map.water : map.walls;
}

void add_points(std::vector<BoardPart>& all, BoardPart part, std::size_t count)
{
    for (part.index = 0; part.index < static_cast<int>(count); ++part.index)
        all.push_back(part);
}

std::vector<BoardPart> parts_of_area(const BoardMap& map, int area)
{
    const auto at = static_cast<std::size_t>(area);
    std::vector<BoardPart> all{{area, PartKind::label, 0}};
    add_points(all, {area, PartKind::small_site, 0}, map.areas[at].small_sites.size());
    if (map.board.areas[at].large_site)
        all.push_back({area, PartKind::large_site, 0});
    add_points(all, {area, PartKind::outline, 0}, map.areas[at].outline.size());
    return all;
}

// Null for the size, which is no point of its own.
template <typename Map>
auto find_point(Map& map, const BoardPart& part) -> decltype(&map.areas.front().label)
{
    const auto of = static_cast<std::size_t>(part.area);
    const auto at = static_cast<std::size_t>(part.index);
    switch (part.kind) {
    case PartKind::outline:
        return &map.areas[of].outline[at];
    case PartKind::label:
        return &map.areas[of].label;
    case PartKind::small_site:
        return &map.areas[of].small_sites[at];
    case PartKind::large_site:
        return &map.areas[of].large_site;
    case PartKind::water:
    case PartKind::wall:
        return &lines(map, part.kind)[of][at];
    case PartKind::size:
        break;
    }
    return nullptr;
}

} // namespace

std::string key_of(const BoardPart& part)
{
    if (part.kind == PartKind::size)
        return "size";
    if (is_line(part.kind))
        return indexed(indexed(part.kind == PartKind::water ? "water" : "walls", part.area), part.index);
    const std::string key =
        indexed("areas", part.area) + "." + area_part_keys[static_cast<std::size_t>(part.kind)];
    const bool one_of_many = part.kind == PartKind::outline || part.kind == PartKind::small_site;
    return one_of_many ? indexed(key, part.index) : key;
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
    if (key == "size" || key.starts_with("size."))
        return BoardPart{0, PartKind::size, 0};
    const std::optional<int> area = area_of(key);
    if (!area)
        return line_part_of(key);
    key.remove_prefix(std::min(key.find(']') + 2, key.size()));
    for (std::size_t i = 0; i < area_part_keys.size(); ++i) {
        const auto kind = static_cast<PartKind>(i);
        if (!key.starts_with(area_part_keys[i]))
            continue;
        key.remove_prefix(std::string_view(area_part_keys[i]).size());
        const bool one_of_many = kind == PartKind::outline || kind == PartKind::small_site;
        const std::optional<int> index = one_of_many ? take_index(key) : std::optional(0);
        return index ? std::optional(BoardPart{*area, kind, *index}) : std::nullopt;
    }
    return std::nullopt;
}

bool is_line(PartKind kind)
{
    return kind == PartKind::water || kind == PartKind::wall;
}

std::vector<BoardPart> features_of(const BoardMap& map)
{
    std::vector<BoardPart> all;
    const auto add = [&](PartKind kind, std::size_t count) {
        for (int i = 0; i < static_cast<int>(count); ++i)
            all.push_back({i, kind, 0});
    };
    add(PartKind::label, map.areas.size());
    add(PartKind::water, map.water.size());
    add(PartKind::wall, map.walls.size());
    all.push_back({0, PartKind::size, 0});
    return all;
}

BoardPart feature_of(const BoardPart& part)
{
    const bool own = is_line(part.kind) || part.kind == PartKind::size;
    return {part.area, own ? part.kind : PartKind::label, 0};
}

std::vector<BoardPart> parts_beside(const BoardMap& map, const BoardPart& part)
{
    const BoardPart feature = feature_of(part);
    const std::size_t count = is_line(feature.kind)             ? lines(map, feature.kind).size()
                              : feature.kind == PartKind::label ? map.areas.size()
                                                                : 1;
    if (feature.area < 0 || static_cast<std::size_t>(feature.area) >= count)
        return {};
    if (feature.kind == PartKind::label)
        return parts_of_area(map, feature.area);
    if (feature.kind == PartKind::size)
        return {feature};
    std::vector<BoardPart> all;
    add_points(all, feature, lines(map, feature.kind)[static_cast<std::size_t>(feature.area)].size());
    return all;
}

bool is_there(const BoardMap& map, const BoardPart& part)
{
    const std::vector<BoardPart> all = parts_beside(map, part);
    return std::ranges::find(all, part) != all.end();
}

Point point_of(const BoardMap& map, const BoardPart& part)
{
    const Point* point = find_point(map, part);
    return point ? *point : Point{map.width, map.height};
}

void put_point(BoardMap& map, const BoardPart& part, Point to)
{
    if (Point* point = find_point(map, part)) {
        *point = to;
        return;
    }
    map.width = to.x;
    map.height = to.y;
}

std::vector<BoardPart> parts_outside(const BoardMap& map)
{
    std::vector<BoardPart> outside;
    for (const BoardPart& feature : features_of(map))
        for (const BoardPart& part : parts_beside(map, feature))
            if (const Point at = point_of(map, part);
                at.x < 0 || at.y < 0 || at.x > map.width || at.y > map.height)
                outside.push_back(part);
    return outside;
}

BoardMap laid_out(BoardMap map, double width, double height)
{
    const double scale = std::min(width / map.width, height / map.height);
    const Point middle{map.width / 2, map.height / 2};
    const auto place = [&](Point& point) {
        point = {(point.x - middle.x) * scale, (point.y - middle.y) * scale};
    };
    for (AreaMap& area : map.areas) {
        std::ranges::for_each(area.outline, place);
        std::ranges::for_each(area.small_sites, place);
        place(area.label);
        place(area.large_site);
    }
    for (auto* lines : {&map.water, &map.walls})
        for (auto& line : *lines)
            std::ranges::for_each(line, place);
    map.width *= scale;
    map.height *= scale;
    return map;
}

} // namespace capitol
