#include "table/area_lead.h"

#include <algorithm>
#include <bit>

namespace capitol::app {

namespace {

// Floors of the first, and how many more than any other seat has.
void count_floors(const Presence& presence, AreaLead& lead)
{
    if (lead.ranking.first == 0)
        return;
    const int first = std::countr_zero(lead.ranking.first);
    lead.floors = presence.floors[first];
    if (std::popcount(lead.ranking.first) > 1)
        return;
    int next = 0;
    for (int seat = 0; seat < max_seats; ++seat)
        if (seat != first)
            next = std::max(next, presence.floors[seat]);
    lead.margin = lead.floors - next;
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
    count_floors(presence_in(rules, position, area), lead);
    lead.worth = worth_of(rules, position, area);
    return lead;
}

} // namespace capitol::app
