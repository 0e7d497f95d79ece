#include "canal/rulebook/map_drawing.h"

#include "base/utf8.h"
#include "canal/types.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace canal {
namespace {

using capitol::Diagram;
using capitol::Drawing;
using capitol::Point;
namespace paint = capitol::paint;

// A hex is 1 wide.
constexpr double radius = 1 / std::numbers::sqrt3;
constexpr double row_height = radius * 1.5;
constexpr double city_ring = 0.46;
constexpr double name_height = 0.62;
constexpr double letter = 0.33; // how wide one is about
constexpr std::array hues{"#ffffff", "#c0392b", "#e0b33a", "#3f8f4f", "#3a6ea5", "#3a3a3f", "#7d4f96"};

Point centre_of(int column, int row)
{
    return {column + (row % 2 == 1 ? 1.0 : 0.5), radius + row * row_height};
}

std::vector<Point> corners_of(Point at)
{
    constexpr double half = radius / 2;
    return {{at.x, at.y - radius}, {at.x + 0.5, at.y - half}, {at.x + 0.5, at.y + half},
            {at.x, at.y + radius}, {at.x - 0.5, at.y + half}, {at.x - 0.5, at.y - half}};
}

void draw_land(const Map& map, Drawing& drawing)
{
    for (std::size_t row = 0; row < map.terrain.size(); ++row)
        for (std::size_t column = 0; column < map.terrain[row].size(); ++column) {
            const char land = map.terrain[row][column];
            if (land != '~')
                drawing.polygon(corners_of(centre_of(static_cast<int>(column), static_cast<int>(row))),
                                land == '^' ? "#b79f78" : "#dfe3c4", paint::line, 0.03);
        }
}

// A city has a double ring.
void draw_marks(const Map& map, Drawing& drawing)
{
    for (const MapPlace& place : map.places) {
        const Point at = centre_of(place.column, place.row);
        if (place.city)
            drawing.circle(at, city_ring, paint::paper, paint::ink, 0.06);
        drawing.circle(at, 0.34, hues[index(place.colour)], paint::ink, 0.06);
    }
}

struct Box
{
    Point centre;
    double width;
    double height;
};

bool overlap(const Box& a, const Box& b)
{
    return std::abs(a.centre.x - b.centre.x) < (a.width + b.width) / 2 &&
           std::abs(a.centre.y - b.centre.y) < (a.height + b.height) / 2;
}

// Above the mark, below it, beside it: where it hides the fewest of the others.
Box room_for(const MapPlace& place, const std::vector<Box>& taken, double map_width)
{
    const Point at = centre_of(place.column, place.row);
    const double width = letter * static_cast<double>(capitol::count_characters(place.name));
    const double beside = city_ring + 0.1 + width / 2;
    std::array<Box, 4> choices{{{{at.x, at.y - 0.78}, width, name_height},
                                {{at.x, at.y + 0.78}, width, name_height},
                                {{at.x + beside, at.y}, width, name_height},
                                {{at.x - beside, at.y}, width, name_height}}};
    for (Box& box : choices)
        box.centre.x = std::max(width / 2, std::min(box.centre.x, map_width - width / 2));
    return *std::ranges::min_element(choices, {}, [&](const Box& box) {
        return std::ranges::count_if(taken, [&](const Box& other) { return overlap(box, other); });
    });
}

// Cities choose first.
void draw_names(const Map& map, Drawing& drawing)
{
    std::vector<Box> taken;
    for (const MapPlace& place : map.places)
        taken.push_back({centre_of(place.column, place.row), 2 * city_ring, 2 * city_ring});
    for (const bool city : {true, false})
        for (const MapPlace& place : map.places) {
            if (place.city != city)
                continue;
            taken.push_back(room_for(place, taken, drawing.width));
            drawing.text(taken.back().centre, name_height, place.name, paint::ink, place.city);
        }
}

} // namespace

Diagram draw_map(const Map& map, const capitol::Language& language)
{
    const double rows = static_cast<double>(map.terrain.size());
    Drawing drawing{map.columns + 0.5, rows * row_height + radius / 2, {}};
    drawing.box(0, 0, drawing.width, drawing.height, paint::water);
    draw_land(map, drawing);
    draw_marks(map, drawing);
    draw_names(map, drawing);
    capitol::Facts facts;
    facts.set("area", capitol::in_language(map.name, language.code, map.id));
    return {std::move(drawing), language.phrase("map_picture", facts)};
}

} // namespace canal
