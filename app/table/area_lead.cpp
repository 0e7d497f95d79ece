#include "table/area_lead.h"

#include <bit>

namespace capitol::app {

namespace {

// For any of these seats: they have equally many.
int floors_of(const Rules& rules, const Position& position, int area, std::uint8_t seats)
{
    if (seats == 0)
        return 0;
    const AreaRules& place = rules.area(area);
    const int seat = std::countr_zero(seats);
    int floors = 0;
    for (int i = 0; i < place.small_sites; ++i) {
        const Site site = position.sites[place.first_site + i];
        if (site.is_building() && site.owner() == seat)
            floors += site.floors();
    }
    return floors;
}

// What first and second would get, whoever they were: two buildings stand there instead of those that do.
std::array<int, 2> worth_of(const Rules& rules, const Position& position, int area)
{
    Presence presence = presence_in(rules, position, area);
    const int room = rules.area(area).small_sites - presence.fountains;
    presence.floors = presence.tallest = {room > 0 ? 2 : 0, room > 1 ? 1 : 0};
    const AreaScore score = score_area(rules, presence, position.areas[area].large);
    return {score.points[0], score.points[1]};
}

} // namespace

AreaLead lead_of(const Rules& rules, const Position& position, int area)
{
    AreaLead lead{.ranking = rank_area(rules, position, area)};
    lead.floors = floors_of(rules, position, area, lead.ranking.first);
    if (std::popcount(lead.ranking.first) == 1)
        lead.margin = lead.floors - floors_of(rules, position, area, lead.ranking.second);
    lead.worth = worth_of(rules, position, area);
    return lead;
}

} // namespace capitol::app
