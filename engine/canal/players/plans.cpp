#include "canal/players/plans.h"

#include "canal/building.h"

namespace canal {

namespace {

void keep_better(Plan& best, const Plan& other)
{
    if (other.leads && (!best.leads || other.cards() < best.cards()))
        best = other;
}

} // namespace

Plan Plans::of(int terms, const Canal& canal)
{
    const MapContract& wanted = m_rules.terms(terms);
    const int target = canal.stop[0] == wanted.from ? wanted.to : wanted.from;
    const PlaceSet stops = canal.stop_set();
    const Search search{terms, target, wanted.via < 0 || (stops & bit(wanted.via)) != 0};
    const int left = wanted.value - canal.tiles;
    const OpenEnd end = open_end(m_rules, canal);
    Plan plan =
        end.place != no_place ? from_place(search, end.place, left) : from_hex(search, end.hex, end.in, left);
    ++plan.sections;
    return plan;
}

Plan Plans::from_start(int terms)
{
    const MapContract& wanted = m_rules.terms(terms);
    Plan plan = from_place({terms, wanted.to, wanted.via < 0}, wanted.from, wanted.value);
    ++plan.sections;
    return plan;
}

Plan Plans::of_contract(const Position& position, int contract)
{
    const Canal& canal = position.canals[static_cast<std::size_t>(contract)];
    const int terms = terms_of(m_rules, position, contract);
    return canal.is_begun() ? of(terms, canal) : from_start(terms);
}

std::uint32_t Plans::name_of(const Search& search, int hex, int in, int left) const
{
    const bool forward = search.target == m_rules.terms(search.terms).to;
    const auto name = static_cast<std::uint32_t>(
        (((search.terms * 2 + forward) * 2 + search.via_passed) * max_hexes + hex) * 8 + in);
    return name << 4 | static_cast<std::uint32_t>(left);
}

template <typename Find>
Plan Plans::remembered(std::uint32_t name, Find find)
{
    if (const auto known = m_known.find(name); known != m_known.end())
        return known->second;
    const Plan plan = find();
    m_known.emplace(name, plan);
    return plan;
}

Plan Plans::from_place(const Search& search, int place, int left)
{
    const int hex = m_rules.hex_of(place);
    return remembered(name_of(search, hex, side_count, left), [&] {
        Plan best;
        for (int side = 0; side < side_count; ++side)
            if (const std::uint16_t next = m_rules.next(hex, side); m_rules.is_buildable(next))
                keep_better(best, from_hex(search, next, opposite(side), left));
        return best;
    });
}

Plan Plans::from_hex(const Search& search, int hex, int in, int left)
{
    if (!m_rules.is_buildable(hex) || (m_board && !has_room(m_rules, *m_board, m_builder, hex)))
        return {};
    const int via = m_rules.terms(search.terms).via;
    const int needed = search.via_passed
                           ? m_rules.way(search.target, hex, in)
                           : m_rules.way(via, hex, in) + m_rules.way_between(via, search.target);
    if (needed > left)
        return {};
    return remembered(name_of(search, hex, in, left), [&] { return find_from_hex(search, hex, in, left); });
}

Plan Plans::find_from_hex(const Search& search, int hex, int in, int left)
{
    Plan best;
    for (unsigned sides = m_rules.turns(in); sides != 0; sides &= sides - 1)
        keep_better(best, beyond(search, hex, std::countr_zero(sides), left - 1));
    ++(m_rules.land(hex) == Land::normal ? best.normal : best.difficult);
    if (m_board)
        best.extra += static_cast<std::uint8_t>(extra_cost(m_rules, *m_board, hex));
    return best;
}

// Over that side of a hex with a tile.
Plan Plans::beyond(const Search& search, int hex, int out, int left)
{
    const std::uint16_t next = m_rules.next(hex, out);
    if (next == no_hex)
        return {};
    const std::uint8_t place = m_rules.place_at(next);
    if (place == no_place)
        return left > 0 ? from_hex(search, next, opposite(out), left) : Plan();
    if (place == search.target)
        return Plan{.leads = search.via_passed};
    if (m_rules.is_junction(search.terms))
        return {};
    Search on = search;
    on.via_passed = on.via_passed || place == m_rules.terms(search.terms).via;
    Plan plan = from_place(on, place, left);
    ++plan.sections;
    return plan;
}

} // namespace canal
