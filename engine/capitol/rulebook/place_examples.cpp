// Which buildings an area takes next.
#include "capitol/placement.h"
#include "capitol/rulebook/built_up.h"
#include "capitol/rulebook/variant_facts.h"

#include <bit>

namespace capitol {
namespace {

void add_heights(const Variant& variant, const Rules& rules, const Language& language, Facts& facts)
{
    Position position = bare_position(rules);
    const int area = roomiest(rules, position);
    const int first = rules.ruleset().placement.first_height;
    const bool begun = put_building(rules, position, area, 0, first, Roof::round);
    put_building(rules, position, area, 1, first + 1, Roof::round); // where steps are allowed
    const Demand demand = demand_of(rules, position, area);
    facts.set("ex.place.shown", begun && position.areas[area].vacant != 0 ? 1 : 0);
    facts.set("ex.place.area", area_name(variant.map, area, language.code));
    facts.set("ex.place.tallest", position.areas[area].tallest);
    facts.set("ex.place.lowest", demand.lowest);
    facts.set("ex.place.highest", demand.highest);
    facts.set("ex.place.round_only", demand.round && !demand.triangular ? 1 : 0);
}

std::vector<int> areas_in(unsigned areas)
{
    std::vector<int> found;
    for (; areas; areas &= areas - 1)
        found.push_back(std::countr_zero(areas));
    return found;
}

// The areas of the colour with most of them; the lower colour of two.
std::vector<int> largest_district(const Rules& rules)
{
    std::vector<int> largest;
    for (const Colour colour : all_colours) {
        auto areas = areas_in(rules.areas_of(colour));
        if (areas.size() > largest.size())
            largest = std::move(areas);
    }
    return largest;
}

// Round roofs in all areas of a colour but one: what may that one bear?
void add_colours(const Variant& variant, const Rules& rules, const Language& language, Facts& facts)
{
    Position position = bare_position(rules);
    std::vector<int> district = largest_district(rules);
    const int last = district.back();
    district.pop_back();
    bool shown = !district.empty() && position.areas[last].vacant != 0;
    std::vector<std::string> others;
    for (const int area : district) {
        shown &= put_building(rules, position, area, 0, rules.ruleset().placement.first_height, Roof::round);
        others.push_back(area_name(variant.map, area, language.code));
    }
    facts.set("ex.colour.shown", shown ? 1 : 0);
    facts.set("ex.colour.others", language.listed(others));
    facts.set("ex.colour.area", area_name(variant.map, last, language.code));
    facts.set("ex.colour.round", demand_of(rules, position, last).round ? 1 : 0);
}

} // namespace

void add_place_examples(const Variant& variant, const Rules& rules, const Language& language, Facts& facts)
{
    add_heights(variant, rules, language, facts);
    add_colours(variant, rules, language, facts);
}

} // namespace capitol
