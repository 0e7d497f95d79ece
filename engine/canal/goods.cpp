#include "canal/goods.h"

#include "canal/contracts.h"

#include <algorithm>

namespace canal {

namespace {

template <typename Visit> // (a, b, owner)
void for_each_section(const Rules& rules, const Position& position, Visit visit)
{
    for (const Canal& canal : canals_of(rules, position)) {
        const bool carries = canal.standing == Standing::complete || rules.ruleset().goods.unfinished;
        for (std::size_t i = 1; carries && i < canal.stops; ++i)
            visit(canal.stop[i - 1], canal.stop[i], canal.owner);
    }
}

// Goes along all routes of a seat from one place.
template <typename Found> // (legs) -> whether to go on
class Routes
{
public:
    Routes(const Rules& rules, const Sections& sections, Seat seat, Found& found)
        : m_rules(rules), m_sections(sections), m_seat(seat), m_found(found)
    {
    }

    bool walk_from(int place)
    {
        m_used = 0;
        return walk(place, 0);
    }

private:
    bool walk(int place, std::size_t legs)
    {
        const unsigned colour = 1U << index(m_rules.place(place).colour);
        if (m_used & colour)
            return true;
        if (legs > 0 && m_route[legs - 1].owner == m_seat && !m_found(m_route))
            return false;
        if (legs == max_route)
            return true;
        m_used |= colour;
        bool goes_on = true;
        for (auto at = m_sections.first(place); goes_on && at != Sections::none; at = m_sections.next(at)) {
            m_route[legs] = m_sections[at];
            goes_on = walk(m_route[legs].place, legs + 1);
        }
        m_route[legs] = {};
        m_used &= ~colour;
        return goes_on;
    }

    const Rules& m_rules;
    const Sections& m_sections;
    const Seat m_seat;
    Found& m_found;
    unsigned m_used = 0;
    std::array<Leg, max_route> m_route{};
};

template <typename Visit>
void for_each_place(PlaceSet places, Visit visit)
{
    for (; places != 0; places &= places - 1)
        visit(std::countr_zero(places));
}

PlaceSet first_of(std::initializer_list<PlaceSet> cases)
{
    for (const PlaceSet places : cases)
        if (places != 0)
            return places;
    return 0;
}

} // namespace

PlaceSet places_for_cube(const Rules& rules, const Position& position, Colour colour)
{
    const PlaceSet free = rules.of_colour(colour) & ~position.cubes;
    const PlaceSet connected = position.connected;
    const PlaceSet cities = rules.cities();
    return first_of({free & cities & connected, free & ~cities & connected, free & cities, free});
}

bool has_room_for_cube(const Rules& rules, const Position& position, Colour colour)
{
    const bool all_full = position.cubes == bit(rules.places()) - 1;
    return all_full || (rules.of_colour(colour) & ~position.cubes) != 0;
}

// A connected city is the last of all; the sheet has too many cubes for it to come to that.
PlaceSet places_to_lift(const Rules& rules, const Position& position)
{
    const PlaceSet connected = position.connected;
    const PlaceSet cities = rules.cities();
    const PlaceSet cubes = position.cubes;
    return first_of({cubes & ~cities & ~connected, cubes & cities & ~connected, cubes & ~cities, cubes});
}

int cubes_for(const Rules& rules, const Position& position, Colour colour)
{
    const GoodsRules& goods = rules.ruleset().goods;
    if (goods.lift_full)
        return goods.cubes;
    return std::min(goods.cubes, std::popcount(rules.of_colour(colour) & ~position.cubes));
}

int cubes_in_basin(const Rules& rules, const Position& position)
{
    return rules.ruleset().setup.cubes - std::popcount(position.cubes);
}

Sections::Sections(const Rules& rules, const Position& position)
{
    m_first.fill(none);
    for_each_section(rules, position, [this](int a, int b, Seat owner) {
        add(a, {owner, static_cast<std::uint8_t>(b)});
        add(b, {owner, static_cast<std::uint8_t>(a)});
    });
}

// Two sections of one owner between the same places are one to the goods.
void Sections::add(int from, Leg leg)
{
    std::uint16_t* at = &m_first[static_cast<std::size_t>(from)];
    for (; *at != none; at = &m_next[*at])
        if ((*this)[*at] == leg)
            return;
    *at = m_count;
    m_owner[m_count] = leg.owner;
    m_place[m_count] = leg.place;
    m_next[m_count++] = none;
}

bool Sections::has(int from, Leg leg) const
{
    for (std::uint16_t at = first(from); at != none; at = next(at))
        if ((*this)[at] == leg)
            return true;
    return false;
}

Refusal check_route(const Rules& rules, const Position& position, Seat seat, const Move& ship)
{
    const int legs = ship.legs();
    if (ship.place >= rules.places() || !(position.cubes & bit(ship.place)))
        return {RefusalKind::no_cube_there};
    if (legs == 0)
        return {RefusalKind::no_route};
    const Sections sections(rules, position);
    int at = ship.place;
    unsigned used = 1U << index(rules.place(at).colour);
    for (int i = 0; i < legs; ++i) {
        const Leg leg = ship.route[static_cast<std::size_t>(i)];
        if (leg.place >= rules.places() || !sections.has(at, leg))
            return {RefusalKind::no_section};
        at = leg.place;
        const unsigned colour = 1U << index(rules.place(at).colour);
        if (used & colour)
            return {RefusalKind::colour_twice};
        used |= colour;
    }
    if (ship.route[static_cast<std::size_t>(legs - 1)].owner != seat)
        return {RefusalKind::last_not_own};
    return {};
}

bool can_ship(const Rules& rules, const Position& position, Seat seat)
{
    const PlaceSet waiting = position.cubes & position.connected;
    if (waiting == 0)
        return false;
    const Sections sections(rules, position);
    bool found = false;
    const auto stop = [&](const auto&) {
        found = true;
        return false;
    };
    Routes routes(rules, sections, seat, stop);
    for (PlaceSet cubes = waiting; cubes != 0 && !found; cubes &= cubes - 1)
        routes.walk_from(std::countr_zero(cubes));
    return found;
}

void list_routes(const Rules& rules, const Position& position, Seat seat, std::vector<Move>& moves)
{
    const PlaceSet waiting = position.cubes & position.connected;
    if (waiting == 0)
        return;
    const Sections sections(rules, position);
    Move move{.kind = MoveKind::ship};
    const auto add = [&](const std::array<Leg, max_route>& route) {
        move.route = route;
        moves.push_back(move);
        return true;
    };
    Routes routes(rules, sections, seat, add);
    for_each_place(waiting, [&](int place) {
        move.place = static_cast<std::uint8_t>(place);
        routes.walk_from(place);
    });
}

std::array<int, max_seats> route_points(const std::array<Leg, max_route>& route)
{
    std::array<int, max_seats> points{};
    Seat before = no_seat;
    for (const Leg& leg : route) {
        if (leg.owner == no_seat)
            break;
        points[leg.owner] += leg.owner == before ? 1 : 2; // a run scores its places
        before = leg.owner;
    }
    return points;
}

} // namespace canal
