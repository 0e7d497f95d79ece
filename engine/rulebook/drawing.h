// A picture made of a few shapes, for any renderer: SVG, the window.
#pragma once

#include "base/point.h"

#include <string>
#include <vector>

namespace capitol {

struct Shape
{
    enum class Kind {
        polygon, // `points`, closed
        line,    // `points`, open
        circle,  // around the first point
        text,    // centred on the first point
    };
    Kind kind = Kind::polygon;
    std::vector<Point> points;
    double size = 0;    // a circle's radius, a text's height
    std::string fill;   // "#rrggbb", or empty for none
    std::string stroke; // the same
    double width = 0;   // of the stroke
    std::string text;
    bool strong = false; // of a text
    bool operator==(const Shape&) const = default;
};

// In units of its own: x to the right, y down.
struct Drawing
{
    double width = 0;
    double height = 0;
    std::vector<Shape> shapes; // later ones lie on top

    bool empty() const { return shapes.empty(); }
    void polygon(std::vector<Point> points, std::string fill, std::string stroke = {}, double line = 0);
    void box(double x, double y, double w, double h, std::string fill, std::string stroke = {},
             double line = 0);
    void line(std::vector<Point> points, std::string stroke, double line);
    void circle(Point centre, double radius, std::string fill, std::string stroke = {}, double line = 0);
    void text(Point centre, double size, std::string words, std::string fill, bool strong = false);
    bool operator==(const Drawing&) const = default;
};

// A picture and what it shows, in words; empty where there is nothing to draw.
struct Diagram
{
    Drawing drawing;
    std::string label;
};

// A self-contained SVG picture; `label` describes it for those who cannot see it.
std::string to_svg(const Drawing& drawing, const std::string& label);

// What the pictures are painted with: readable on paper and on any page, since each brings its own ground.
namespace paint {
inline constexpr const char* ground = "#fbf7ee";
inline constexpr const char* line = "#b9a888";
inline constexpr const char* ink = "#2e2620";
inline constexpr const char* bronze = "#8a6836";
inline constexpr const char* water = "#8db4bd";
inline constexpr const char* stone = "#d9cbb0";
inline constexpr const char* paper = "#fffdf8";
} // namespace paint

} // namespace capitol
