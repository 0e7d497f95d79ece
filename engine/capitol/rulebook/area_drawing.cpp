// A row of houses from the side: whose they are, how tall, under which roof.
#include "capitol/rulebook/diagrams.h"
#include "capitol/rulebook/examples.h"
#include "capitol/rulebook/variant_facts.h"

#include <algorithm>

namespace capitol {
namespace {

constexpr double house_width = 34;
constexpr double floor_height = 20;
constexpr double gap = 18;
constexpr double margin = 20;

constexpr std::array player_hues{"#2d6cb3", "#3b8a4c", "#ecbc2f", "#c5332b"};

// A half-circle in short steps, so that every painter can draw it.
std::vector<Point> round_roof(double left, double base)
{
    constexpr std::array<Point, 9> arc{{{1, 0},
                                        {0.924, 0.383},
                                        {0.707, 0.707},
                                        {0.383, 0.924},
                                        {0, 1},
                                        {-0.383, 0.924},
                                        {-0.707, 0.707},
                                        {-0.924, 0.383},
                                        {-1, 0}}};
    const double radius = house_width / 2;
    std::vector<Point> points;
    for (const Point& at : arc)
        points.push_back({left + radius + radius * at.x, base - radius * at.y});
    return points;
}

void draw_house(Drawing& drawing, double left, double base, const Site& site)
{
    for (int floor = 0; floor < site.floors(); ++floor)
        drawing.box(left, base - (floor + 1) * floor_height, house_width, floor_height, "#dcb27a", paint::ink,
                    1);
    const double top = base - site.floors() * floor_height;
    const char* hue = player_hues[site.owner()];
    if (site.roof() == Roof::round)
        drawing.polygon(round_roof(left, top), hue, paint::ink, 1);
    else
        drawing.polygon(
            {{left, top}, {left + house_width, top}, {left + house_width / 2, top - house_width / 2}}, hue,
            paint::ink, 1);
    drawing.text({left + house_width / 2, base + 12}, 10, example_players[site.owner()], paint::ink);
}

void draw_fountain(Drawing& drawing, double left, double base, const std::string& word)
{
    const double middle = left + house_width / 2;
    drawing.box(left + 3, base - 9, house_width - 6, 9, paint::stone, paint::ink, 1);
    drawing.circle({middle, base - 15}, 9, paint::water, paint::ink, 1);
    drawing.text({middle, base + 12}, 10, word, paint::ink);
}

// The case with a tie that height decides; otherwise the plain one.
const AreaExample& shown_of(const std::vector<AreaExample>& examples)
{
    const auto tall = std::ranges::find(examples, "tallest", &AreaExample::name);
    return tall == examples.end() ? examples.front() : *tall;
}

// Side by side, each in turn making the drawing wider.
void draw_sites(Drawing& drawing, const AreaExample& example, const AreaRules& area, double base,
                const Language& language)
{
    for (int i = 0; i < area.small_sites; ++i) {
        const Site site = example.position.sites[area.first_site + i];
        if (site.is_vacant())
            continue;
        const double left = drawing.width - margin + gap;
        drawing.width += house_width + gap;
        if (site.is_fountain())
            draw_fountain(drawing, left, base, language.phrase("fountain"));
        else
            draw_house(drawing, left, base, site);
    }
}

} // namespace

Diagram draw_area(const Variant& variant, const Rules& rules, const Language& language)
{
    const auto examples = area_examples(rules);
    if (examples.empty())
        return {};
    const AreaExample& example = shown_of(examples);
    const double tallest = example.position.areas[example.area].tallest;
    const double base = margin + tallest * floor_height + house_width / 2;
    Drawing drawing{2 * margin - gap, base + 26, {}};
    drawing.box(0, 0, 0, 0, paint::ground, paint::line, 1); // the ground; its width is known in the end
    draw_sites(drawing, example, rules.area(example.area), base, language);
    drawing.shapes.front().points = {
        {0, 0}, {drawing.width, 0}, {drawing.width, drawing.height}, {0, drawing.height}};
    drawing.line({{margin / 2, base}, {drawing.width - margin / 2, base}}, paint::ink, 1.5);
    Facts facts;
    facts.set("area", area_name(variant.map, example.area, language.code));
    return {std::move(drawing), language.phrase("area_picture", facts)};
}

} // namespace capitol
