#include "canal/players/networks.h"

#include "canal/contracts.h"

#include <algorithm>
#include <cstring>

namespace canal {

namespace {

// Of one canal: its number, whose it is and where it stops.
std::uint64_t mixed(std::uint64_t number, const Canal& canal)
{
    std::uint64_t early = 0; // stops, 0 behind the last one
    std::uint32_t late = 0;
    static_assert(sizeof canal.stop <= sizeof early + sizeof late);
    std::memcpy(&early, canal.stop.data(), sizeof early);
    std::memcpy(&late, canal.stop.data() + sizeof early, sizeof canal.stop - sizeof early);
    const std::uint64_t rest = late | std::uint64_t{canal.owner} << 32 |
                               std::uint64_t{index(canal.standing)} << 40 | std::uint64_t{canal.stops} << 44 |
                               number << 48;
    std::uint64_t part = early * 0x9e3779b97f4a7c15ULL;
    part = (part ^ part >> 32 ^ rest) * 0xff51afd7ed558ccdULL;
    return (part ^ part >> 32) * 0xc4ceb9fe1a85ec53ULL;
}

// Differs between boards on which goods go differently, but for one chance in 2^63; never 0.
std::uint64_t name_of(const Rules& rules, const Position& position)
{
    const auto canals = canals_of(rules, position);
    std::uint64_t name = 0;
    for (std::size_t i = 0; i < canals.size(); ++i)
        if (canals[i].stops > 1)
            name += mixed(i, canals[i]);
    return name | 1;
}

} // namespace

// On the way to a place: the colours met, and what it has scored for whom.
struct Network::Journey
{
    int legs = 0;
    unsigned colours = 0;
    Seat before = no_seat;
    std::array<int, max_seats> points{};
    int all = 0;
};

void Network::become(std::uint64_t name, const Rules& rules, const Position& position, double rival_points)
{
    m_name = name;
    m_rival_points = rival_points;
    m_sections.emplace(rules, position);
    m_own = {};
    for (const Canal& canal : canals_of(rules, position))
        if (canal.owner != no_seat && canal.stops > 1)
            m_own[canal.owner] += canal.stops - 1;
    m_known = 0;
}

double Network::best_from(const Rules& rules, int place, Seat seat)
{
    Bests& bests = m_best[static_cast<std::size_t>(place)];
    if (!(m_known & bit(place))) {
        bests = {};
        walk(rules, place, {}, bests);
        m_known |= bit(place);
    }
    return bests[seat];
}

// A run of sections scores its places (route_points); the route may end with any section of the seat's.
void Network::walk(const Rules& rules, int place, Journey journey, Bests& bests) const
{
    journey.colours |= 1U << index(rules.place(place).colour);
    if (journey.legs == max_route)
        return;
    for (auto at = m_sections->first(place); at != Sections::none; at = m_sections->next(at)) {
        const Leg leg = (*m_sections)[at];
        if (journey.colours >> index(rules.place(leg.place).colour) & 1)
            continue;
        Journey next = journey;
        const int points = leg.owner == journey.before ? 1 : 2;
        next.points[leg.owner] += points;
        next.all += points;
        next.before = leg.owner;
        ++next.legs;
        const int own = next.points[leg.owner];
        bests[leg.owner] = std::max(bests[leg.owner], own - m_rival_points * (next.all - own));
        walk(rules, leg.place, next, bests);
    }
}

Network& Networks::of(const Position& position)
{
    const std::uint64_t name = name_of(m_rules, position);
    Network& network = (*m_networks)[name >> 32 & (m_networks->size() - 1)];
    if (network.name() != name)
        network.become(name, m_rules, position, m_rival_points);
    return network;
}

} // namespace canal
