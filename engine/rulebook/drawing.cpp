#include "rulebook/drawing.h"

#include "rulebook/markup.h"

#include <cmath>

namespace capitol {
namespace {

// Hundredths, without a locale's comma or needless zeros.
std::string figure(double value)
{
    const auto hundredths = std::lround(value * 100);
    const std::string whole = std::to_string(std::labs(hundredths) / 100);
    const long rest = std::labs(hundredths) % 100;
    std::string text = (hundredths < 0 ? "-" : "") + whole;
    if (rest > 0)
        text += "." + std::to_string(rest / 10) + (rest % 10 ? std::to_string(rest % 10) : "");
    return text;
}

std::string attribute(const char* name, const std::string& value)
{
    return std::string(" ") + name + "=\"" + escaped(value) + "\"";
}

std::string paint(const Shape& shape)
{
    std::string text = attribute("fill", shape.fill.empty() ? "none" : shape.fill);
    if (!shape.stroke.empty())
        text += attribute("stroke", shape.stroke) + attribute("stroke-width", figure(shape.width));
    return text;
}

std::string path(const std::vector<Point>& points)
{
    std::string text;
    for (const Point& point : points)
        text += (text.empty() ? "" : " ") + figure(point.x) + "," + figure(point.y);
    return text;
}

std::string element(const Shape& shape)
{
    const Point at = shape.points.front();
    switch (shape.kind) {
    case Shape::Kind::polygon:
        return "<polygon" + attribute("points", path(shape.points)) + paint(shape) + "/>";
    case Shape::Kind::line:
        return "<polyline" + attribute("points", path(shape.points)) + paint(shape) + "/>";
    case Shape::Kind::circle:
        return "<circle" + attribute("cx", figure(at.x)) + attribute("cy", figure(at.y)) +
               attribute("r", figure(shape.size)) + paint(shape) + "/>";
    case Shape::Kind::text:
        return "<text" + attribute("x", figure(at.x)) + attribute("y", figure(at.y + shape.size * 0.36)) +
               attribute("font-size", figure(shape.size)) + attribute("text-anchor", "middle") +
               attribute("font-family", "sans-serif") +
               (shape.strong ? attribute("font-weight", "bold") : std::string()) + paint(shape) + ">" +
               escaped(shape.text) + "</text>";
    }
    return {};
}

} // namespace

void Drawing::polygon(std::vector<Point> points, std::string fill, std::string stroke, double line)
{
    shapes.push_back(
        {Shape::Kind::polygon, std::move(points), 0, std::move(fill), std::move(stroke), line, {}, false});
}

void Drawing::box(double x, double y, double w, double h, std::string fill, std::string stroke, double line)
{
    polygon({{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}, std::move(fill), std::move(stroke), line);
}

void Drawing::line(std::vector<Point> points, std::string stroke, double line)
{
    shapes.push_back({Shape::Kind::line, std::move(points), 0, {}, std::move(stroke), line, {}, false});
}

void Drawing::circle(Point centre, double radius, std::string fill, std::string stroke, double line)
{
    shapes.push_back(
        {Shape::Kind::circle, {centre}, radius, std::move(fill), std::move(stroke), line, {}, false});
}

void Drawing::text(Point centre, double size, std::string words, std::string fill, bool strong)
{
    shapes.push_back({Shape::Kind::text, {centre}, size, std::move(fill), {}, 0, std::move(words), strong});
}

std::string to_svg(const Drawing& drawing, const std::string& label)
{
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"" +
                      attribute("viewBox", "0 0 " + figure(drawing.width) + " " + figure(drawing.height)) +
                      attribute("aria-label", label) + ">\n";
    for (const Shape& shape : drawing.shapes)
        svg += element(shape) + "\n";
    return svg + "</svg>\n";
}

} // namespace capitol
