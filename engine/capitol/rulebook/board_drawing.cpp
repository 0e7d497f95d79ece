// The board as a map: districts, names, sites, the fountains that are printed on it.
#include "capitol/rulebook/diagrams.h"
#include "capitol/rulebook/variant_facts.h"

namespace capitol {
namespace {

constexpr double small_site = 2.2; // centimetres, as on the board
constexpr double large_site = 3.4;

struct Hue
{
    const char* ground;
    const char* ink;
};
constexpr std::array hues{Hue{"#5b5a61", "#fbf7ee"}, Hue{"#f3eee3", "#2e2620"}, Hue{"#a95b41", "#fffaf2"}};
constexpr std::array colour_words{"black", "white", "red"};

void draw_square(Drawing& drawing, Point centre, double size, const char* fill)
{
    drawing.box(centre.x - size / 2, centre.y - size / 2, size, size, fill, paint::bronze, 0.12);
}

void draw_fountain(Drawing& drawing, Point centre)
{
    drawing.circle(centre, small_site * 0.36, paint::water, paint::ink, 0.12);
    drawing.circle(centre, small_site * 0.12, paint::paper);
}

void draw_sites(Drawing& drawing, const AreaMap& map, const AreaRules& area)
{
    for (std::size_t i = 0; i < map.small_sites.size(); ++i) {
        draw_square(drawing, map.small_sites[i], small_site, paint::ground);
        if (i < area.printed_fountains)
            draw_fountain(drawing, map.small_sites[i]);
    }
    if (area.large_site)
        draw_square(drawing, map.large_site, large_site, paint::stone);
}

void draw_area(Drawing& drawing, const Variant& variant, const Rules& rules, int area,
               const Language& language)
{
    const AreaMap& map = variant.map.areas[static_cast<std::size_t>(area)];
    const Hue& hue = hues[index(rules.area(area).colour)];
    drawing.polygon(map.outline, hue.ground, paint::ink, 0.15);
    draw_sites(drawing, map, rules.area(area));
    drawing.text({map.label.x, map.label.y - 0.45}, 1.1, area_name(variant.map, area, language.code), hue.ink,
                 true);
    drawing.text({map.label.x, map.label.y + 0.6}, 0.8,
                 language.phrase(colour_words[index(rules.area(area).colour)]), hue.ink);
}

} // namespace

Diagram draw_board(const Variant& variant, const Rules& rules, const Language& language)
{
    if (variant.map.areas.size() != variant.map.board.areas.size())
        return {};
    Drawing drawing{variant.map.width, variant.map.height, {}};
    drawing.box(0, 0, drawing.width, drawing.height, "#e3d6b8", paint::line, 0.2);
    for (const auto& polygon : variant.map.water)
        drawing.polygon(polygon, paint::water);
    for (int area = 0; area < rules.area_count(); ++area)
        draw_area(drawing, variant, rules, area, language);
    for (const auto& wall : variant.map.walls)
        drawing.line(wall, paint::bronze, 0.3);
    Facts facts;
    facts.set("area", in_language(variant.map.name, language.code, variant.rules.board));
    return {std::move(drawing), language.phrase("board_picture", facts)};
}

} // namespace capitol
