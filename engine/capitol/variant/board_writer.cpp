#include "capitol/variant/board_writer.h"

#include "base/yaml_text.h"
#include "capitol/notation.h"

#include <cmath>
#include <cstdint>
#include <locale>
#include <sstream>

namespace capitol {
namespace {

std::string print_point(const Point& point)
{
    return "[" + print_number(point.x) + ", " + print_number(point.y) + "]";
}

std::string print_points(const std::vector<Point>& points)
{
    return print_flow_list(points, print_point);
}

// `, name: {en: "Rome"}`, or nothing.
std::string print_texts(const LocalText& texts)
{
    std::string text;
    for (const auto& [language, words] : texts)
        text += (text.empty() ? "" : ", ") + language + ": " + print_quoted(words);
    return text.empty() ? text : ", name: {" + text + "}";
}

std::string print_area(const BoardArea& area, const AreaMap& map)
{
    std::string text = "{code: " + print_scalar(area.code) + ", colour: " + std::string(print(area.colour));
    if (!map.latin.empty())
        text += ", latin: " + print_quoted(map.latin);
    text += print_texts(map.name);
    if (area.printed_fountains > 0)
        text += ", fountains: " + std::to_string(area.printed_fountains);
    text += ", outline: " + print_points(map.outline) + ", label: " + print_point(map.label) +
            ", small_sites: " + print_points(map.small_sites);
    if (area.large_site)
        text += ", large_site: " + print_point(map.large_site);
    return text + "}";
}

std::string describe(const BoardArea& area)
{
    return area.code + ' ' + std::string(print(area.colour)) + ' ' + std::to_string(area.small_sites) +
           " sites " + std::to_string(area.printed_fountains) + " fountains" +
           (area.large_site ? " large" : "");
}

// Empty if it takes more than three. While whole numbers are exact, a quotient is what its decimals are read
// as.
std::string print_few_decimals(double value)
{
    std::int64_t scale = 1;
    for (std::size_t decimals = 0; decimals <= 3; ++decimals, scale *= 10) {
        if (!(std::abs(value) * double(scale) < 1e15))
            return {};
        const std::int64_t scaled = std::llround(std::abs(value) * double(scale));
        if (double(scaled) / double(scale) != std::abs(value))
            continue;
        std::string digits = std::to_string(scaled);
        digits.insert(0, digits.size() <= decimals ? decimals + 1 - digits.size() : 0, '0');
        if (decimals > 0)
            digits.insert(digits.size() - decimals, 1, '.');
        return (std::signbit(value) ? "-" : "") + digits;
    }
    return {};
}

} // namespace

std::string print_number(double value)
{
    if (const std::string few = print_few_decimals(value); !few.empty())
        return few;
    std::string text;
    double back = value - 1;
    for (int decimals = 0; decimals <= 17 && back != value; ++decimals) {
        std::ostringstream out;
        out.imbue(std::locale::classic());
        out << std::fixed;
        out.precision(decimals);
        out << value;
        text = out.str();
        std::istringstream in(text);
        in.imbue(std::locale::classic());
        in >> back;
    }
    return text;
}

std::string write_board(const BoardMap& map)
{
    std::string areas;
    for (std::size_t i = 0; i < map.areas.size(); ++i)
        areas += (areas.empty() ? "\n  " : ",\n  ") + print_area(map.board.areas[i], map.areas[i]);
    return "{format: 1, id: " + print_scalar(map.board.id) + print_texts(map.name) +
           ", size: {width: " + print_number(map.width) + ", height: " + print_number(map.height) +
           "}, areas: [" + areas + "],\n  water: " + print_flow_list(map.water, print_points) +
           ",\n  walls: " + print_flow_list(map.walls, print_points) + "}";
}

std::string describe(const Board& board)
{
    std::string words;
    for (const BoardArea& area : board.areas)
        words += (words.empty() ? "" : "; ") + describe(area);
    return words;
}

} // namespace capitol
