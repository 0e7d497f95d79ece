// The areas of a position.
#include "capitol/record/position_reader.h"

#include "base/report.h"
#include "capitol/notation.h"
#include "capitol/sites.h"

#include <algorithm>
#include <bit>

namespace capitol {

void PositionReader::read_areas()
{
    const auto areas = m_root.find("areas");
    if (areas)
        areas->expect_keys(area_codes());
    std::vector<std::optional<Field>> given;
    for (int area = 0; area < m_rules.area_count(); ++area)
        given.push_back(areas ? areas->find(m_rules.area(area).code) : std::nullopt);
    for (int area = 0; area < m_rules.area_count(); ++area)
        begin_area(area, given[area]);
    for (int area = 0; area < m_rules.area_count(); ++area)
        if (given[area])
            read_area(area, *given[area]);
    check_colours(areas);
}

std::vector<std::string> PositionReader::area_codes() const
{
    std::vector<std::string> codes;
    for (int area = 0; area < m_rules.area_count(); ++area)
        codes.push_back(m_rules.area(area).code);
    return codes;
}

// As at the start, where nothing says otherwise.
void PositionReader::begin_area(int area, const std::optional<Field>& field)
{
    clear_area(m_rules, m_position, area);
    if (field)
        field->expect_keys({"sites", "large"});
    if (field && field->find("sites"))
        return;
    for (int site = 0; site < m_rules.area(area).printed_fountains; ++site)
        put_fountain(m_root, area, site);
}

void PositionReader::read_area(int area, const Field& field)
{
    if (const auto sites = field.find("sites"))
        read_sites(area, *sites);
    if (const auto large = field.find("large"))
        read_large(area, *large);
}

void PositionReader::read_sites(int area, const Field& sites)
{
    int site = 0;
    for (const Field& field : sites.items(m_rules.area(area).small_sites)) {
        if (!field.json().is_null())
            read_site(area, site, field);
        ++site;
    }
}

void PositionReader::read_site(int area, int site, const Field& field)
{
    if (!field.json().is_string())
        field.refuse(describe(field.json()),
                     "one building such as 1:2r, a fountain, or null where the site is vacant");
    const std::string text = field.text();
    if (parse_tile(text) == Tile::fountain)
        return put_fountain(field, area, site);
    const bool owned =
        text.size() > 2 && text[1] == ':' && text[0] >= '1' && text[0] < '1' + m_position.players;
    if (!owned)
        field.refuse(in_quotes(text) + " is neither a fountain nor a building with its seat 1.." +
                     std::to_string(m_position.players) + ", such as 1:2r");
    put_building(field, area, site, static_cast<Seat>(text[0] - '1'),
                 building_in(field, std::string_view(text).substr(2)));
}

void PositionReader::put_fountain(const Field& field, int area, int site)
{
    use_tile(field, Tile::fountain);
    set_tile(m_rules, m_position, area, site, Tile::fountain);
}

void PositionReader::put_building(const Field& field, int area, int site, Seat owner,
                                  const BuildingPlan& plan)
{
    if (plan.roof == Roof::none)
        field.refuse("a building on the board must have a roof");
    const bool mixed = joined(m_position.areas[area].shapes, plan.roof) == Shapes::mixed;
    if (mixed && m_rules.ruleset().placement.same_roof_in_area)
        field.refuse("all buildings in an area must have the same roof shape");
    use_floors(field, plan.floors);
    use_roof(field, owner, plan.roof);
    set_building(m_rules, m_position, area, site, owner, plan.floors, plan.roof);
}

void PositionReader::read_large(int area, const Field& field)
{
    const auto tile = parse_tile(field.text());
    if (!tile || *tile == Tile::fountain)
        field.refuse(describe(field.json()), "amphitheatre, temple, or null where it is vacant");
    if (!m_rules.area(area).large_site)
        field.refuse("this area has no large site");
    use_tile(field, *tile);
    set_tile(m_rules, m_position, area, 0, *tile);
}

// placement.mixed_roofs_in_colour
void PositionReader::check_colours(const std::optional<Field>& areas) const
{
    if (!m_rules.ruleset().placement.mixed_roofs_in_colour)
        return;
    for (Colour colour : all_colours) {
        const unsigned of_colour = m_rules.areas_of(colour);
        for (Shapes shapes : {Shapes::round, Shapes::triangular})
            if (std::popcount(of_colour) > 1 && all_bear(of_colour, shapes))
                areas->refuse("the " + std::string(print(colour)) +
                              " areas may not all have the same roof shape");
    }
}

bool PositionReader::all_bear(unsigned of_colour, Shapes shapes) const
{
    for (int area = 0; area < m_rules.area_count(); ++area)
        if ((of_colour >> area & 1) && m_position.areas[area].shapes != shapes)
            return false;
    return true;
}

} // namespace capitol
