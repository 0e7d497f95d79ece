#include "canal/rulebook/map_drawing.h"

#include "canal/types.h"

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
void draw_places(const Map& map, Drawing& drawing)
{
    for (const MapPlace& place : map.places) {
        const Point at = centre_of(place.column, place.row);
        if (place.city)
            drawing.circle(at, 0.46, paint::paper, paint::ink, 0.06);
        drawing.circle(at, 0.34, hues[index(place.colour)], paint::ink, 0.06);
    }
    for (const MapPlace& place : map.places) {
        const Point at = centre_of(place.column, place.row);
        drawing.text({at.x, at.y - 0.78}, 0.62, place.name, paint::ink, place.city);
    }
}

} // namespace

Diagram draw_map(const Map& map, const capitol::Language& language)
{
    const double rows = static_cast<double>(map.terrain.size());
    Drawing drawing{map.columns + 0.5, rows * row_height + radius / 2, {}};
    drawing.box(0, 0, drawing.width, drawing.height, paint::water);
    draw_land(map, drawing);
    draw_places(map, drawing);
    capitol::Facts facts;
    facts.set("area", capitol::in_language(map.name, language.code, map.id));
    return {std::move(drawing), language.phrase("map_picture", facts)};
}

} // namespace canal
