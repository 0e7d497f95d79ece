#include "canal/building.h"

#include <algorithm>

namespace canal {

namespace {

// Looks for a way to the far terminus, tile by tile, on what the board leaves free.
class Way
{
public:
    Way(const Rules& rules, const Position& position, int contract)
        : m_rules(rules), m_position(position), m_canal(position.canals[static_cast<std::size_t>(contract)]),
          m_contract(contract_of(rules, position, contract)), m_is_direct(rules.is_junction(contract)),
          m_target(m_canal.stop[0] == m_contract.from ? m_contract.to : m_contract.from),
          m_after_via(m_contract.via < 0 ? 0 : rules.way_between(m_contract.via, m_target)),
          m_visited(m_canal.stop_set())
    {
    }

    int target() const { return m_target; }
    bool is_visited(int place) const { return m_visited & bit(place); }
    bool is_third(int place) const { return m_is_direct && place != m_target; }
    bool misses_via() const { return m_contract.via >= 0 && !is_visited(m_contract.via); }
    // A tile in that hex, entered from that side, is the next one.
    bool leads_from_hex(int hex, int in, int left)
    {
        const int needed = misses_via() ? m_rules.way(m_contract.via, hex, in) + m_after_via
                                        : m_rules.way(m_target, hex, in);
        if (needed > left || !is_free(hex))
            return false;
        enter(hex);
        const int shortest = m_rules.shortest_out(misses_via() ? m_contract.via : m_target, hex, in);
        bool leads = leads_over(hex, shortest, left - 1);
        for (unsigned sides = m_rules.turns(in) & ~(1U << shortest); sides != 0 && !leads; sides &= sides - 1)
            leads = leads_over(hex, std::countr_zero(sides), left - 1);
        --m_length;
        return leads;
    }
    // A tile in that hex leads to that side; `left` can follow.
    bool leads_over(int hex, int out, int left)
    {
        const std::uint16_t next = m_rules.next(hex, out);
        if (next == no_hex)
            return false;
        const std::uint8_t place = m_rules.place_at(next);
        if (place == no_place)
            return left > 0 && m_rules.is_buildable(next) && leads_from_hex(next, opposite(out), left);
        if (is_visited(place) || (place == m_target && misses_via()))
            return false;
        if (place == m_target)
            return true;
        if (m_is_direct)
            return false;
        m_visited |= bit(place);
        const bool leads = leads_from_place(place, left);
        m_visited &= ~bit(place);
        return leads;
    }
    bool leads_from_place(int place, int left)
    {
        const int needed = misses_via() ? m_rules.way_between(place, m_contract.via) + m_after_via
                                        : m_rules.way_between(place, m_target);
        if (needed > left)
            return false;
        const int hex = m_rules.hex_of(place);
        for (int side = 0; side < side_count; ++side) {
            const std::uint16_t next = m_rules.next(hex, side);
            if (m_rules.is_buildable(next) && leads_from_hex(next, opposite(side), left))
                return true;
        }
        return false;
    }
    // Whether the canal may go on over that side at all, wherever that comes to an end.
    bool may_lead_over(int hex, int out) const
    {
        const std::uint16_t next = m_rules.next(hex, out);
        if (next == no_hex)
            return false;
        const std::uint8_t place = m_rules.place_at(next);
        if (place == no_place)
            return m_rules.is_buildable(next);
        return !is_visited(place) && !is_third(place) && !(place == m_target && misses_via());
    }
    void enter(int hex) { m_path[m_length++] = static_cast<std::uint16_t>(hex); }

private:
    bool is_free(int hex) const
    {
        const auto end = m_path.begin() + m_length;
        return has_room(m_rules, m_position, m_canal.owner, hex) && !m_canal.covers(hex) &&
               std::find(m_path.begin(), end, hex) == end;
    }

    const Rules& m_rules;
    const Position& m_position;
    const Canal& m_canal;
    const MapContract& m_contract;
    const bool m_is_direct; // passes no third place
    const int m_target;
    const int m_after_via; // tiles from there on, at least
    PlaceSet m_visited;
    std::array<std::uint16_t, max_value + 1> m_path{};
    int m_length = 0;
};

bool suits(Land land, Tile tile)
{
    const bool is_normal = tile == Tile::stretch || tile == Tile::lock;
    return land == (is_normal ? Land::normal : Land::difficult);
}

bool goes_on(const Rules& rules, const OpenEnd& end, const LaidTile& tile)
{
    if (end.place == no_place)
        return tile.hex == end.hex && tile.in == end.in;
    return rules.next(tile.hex, tile.in) == rules.hex_of(end.place);
}

bool is_built_on_by(const Rules& rules, const Position& position, Seat seat, int hex)
{
    return std::ranges::any_of(canals_of(rules, position),
                               [&](const Canal& canal) { return canal.owner == seat && canal.covers(hex); });
}

Refusal check_room(const Rules& rules, const Position& position, Seat owner, int hex)
{
    if (!position.once.has(hex))
        return {};
    const BuildingRules& building = rules.ruleset().building;
    if (building.canals == 1 || position.twice.has(hex))
        return {RefusalKind::hex_full, building.canals};
    const bool may = building.over_own || !is_built_on_by(rules, position, owner, hex);
    return {may ? RefusalKind::none : RefusalKind::own_below};
}

Refusal check_hex(const Rules& rules, const Position& position, const Canal& canal, const OpenEnd& end,
                  const LaidTile& tile)
{
    if (tile.hex >= rules.hexes() || tile.in >= side_count || tile.out >= side_count)
        return {RefusalKind::no_tile_in_place};
    if (!goes_on(rules, end, tile))
        return {RefusalKind::not_beside_barge};
    if (!rules.is_buildable(tile.hex))
        return {RefusalKind::no_tile_in_place};
    if (!suits(rules.land(tile.hex), tile.tile))
        return {RefusalKind::wrong_terrain};
    if (canal.covers(tile.hex))
        return {RefusalKind::hex_twice};
    if (const Refusal refusal = check_room(rules, position, canal.owner, tile.hex))
        return refusal;
    const bool in_section = canal.tiles > 0 && end.place == no_place;
    if (in_section && !rules.ruleset().building.same_neighbours &&
        canal.tile[static_cast<std::size_t>(canal.tiles - 1)].tile == tile.tile)
        return {RefusalKind::same_neighbour};
    return {};
}

// The place that the tile leads to.
Refusal check_place(const Rules& rules, const Way& way, const LaidTile& tile)
{
    const std::uint16_t next = rules.next(tile.hex, tile.out);
    if (next == no_hex)
        return {RefusalKind::leads_off_board};
    const std::uint8_t place = rules.place_at(next);
    if (place == no_place)
        return {rules.is_buildable(next) ? RefusalKind::none : RefusalKind::leads_off_board};
    if (way.is_visited(place))
        return {RefusalKind::place_twice};
    if (way.is_third(place))
        return {RefusalKind::third_place};
    if (place == way.target() && way.misses_via())
        return {RefusalKind::via_missing};
    return {};
}

bool are_in_hand(const Cards& hand, const Pay& pay, const Extra& extra)
{
    Cards used;
    bool all = true;
    const auto use = [&](Card card) {
        all = all && card.is_seen();
        if (all)
            used.add(card);
    };
    std::for_each(pay.begin(), pay.end(), use);
    std::for_each(extra.begin(), extra.end(), use);
    used.for_each([&](Card card, int copies) { all = all && copies <= hand[card]; });
    return all;
}

// As many as are asked for: without any of them there would be too few.
Refusal check_extra(const Rules& rules, Engineer engineer, const Extra& extra, int count)
{
    const int worth = worth_of_extra_surveyor(rules, engineer);
    int all = 0;
    int least = max_extra;
    for (const Card card : extra) {
        const int counts = card.kind() == CardKind::surveyor ? worth : 1;
        if (counts == 0)
            return {RefusalKind::surveyor_not_extra};
        all += counts;
        least = std::min(least, counts);
    }
    return {all >= count && all - least < count ? RefusalKind::none : RefusalKind::extra_cards, count};
}

// To which a canal may turn in a hex, a bit each.
template <typename Leads>
unsigned sides_where(const Rules& rules, int in, Leads leads)
{
    unsigned sides = 0;
    for (unsigned turns = rules.turns(in); turns != 0; turns &= turns - 1)
        if (const int out = std::countr_zero(turns); leads(out))
            sides |= 1U << out;
    return sides;
}

} // namespace

bool has_room(const Rules& rules, const Position& position, Seat owner, int hex)
{
    return !check_room(rules, position, owner, hex);
}

OpenEnd open_end(const Rules& rules, const Canal& canal)
{
    if (canal.tiles == 0)
        return {canal.stop[0], no_hex, 0};
    const LaidTile& last = canal.tile[static_cast<std::size_t>(canal.tiles - 1)];
    const std::uint16_t next = rules.next(last.hex, last.out);
    return {rules.place_at(next), next, static_cast<std::uint8_t>(opposite(last.out))};
}

Refusal check_spot(const Rules& rules, const Position& position, int contract, const OpenEnd& end,
                   const LaidTile& tile)
{
    const Canal& canal = position.canals[static_cast<std::size_t>(contract)];
    const int value = contract_of(rules, position, contract).value;
    if (canal.tiles >= value)
        return {RefusalKind::too_many_tiles, value};
    if (const Refusal refusal = check_hex(rules, position, canal, end, tile))
        return refusal;
    if (position.tiles[canal.owner][index(tile.tile)] == 0)
        return {RefusalKind::no_tile_left};
    return {};
}

unsigned sides_on(const Rules& rules, const Position& position, int contract, int hex, int in)
{
    const int left = contract_of(rules, position, contract).value -
                     position.canals[static_cast<std::size_t>(contract)].tiles - 1;
    if (left < 0)
        return 0; // the contract's value is used up
    Way way(rules, position, contract);
    way.enter(hex);
    return sides_where(rules, in, [&](int out) { return way.leads_over(hex, out, left); });
}

bool can_be_completed(const Rules& rules, int contract)
{
    const MapContract& told = rules.contract(contract);
    Position position = empty_position(1);
    Canal& canal = position.canals[static_cast<std::size_t>(contract)];
    canal.owner = 0;
    canal.stop[canal.stops++] = static_cast<std::uint8_t>(told.from);
    return Way(rules, position, contract).leads_from_place(told.from, told.value);
}

unsigned sides_out(const Rules& rules, const Position& position, int contract, int hex, int in)
{
    if (!rules.ruleset().building.dead_ends)
        return sides_on(rules, position, contract, hex, in);
    const Way way(rules, position, contract);
    return sides_where(rules, in, [&](int out) { return way.may_lead_over(hex, out); });
}

Refusal check_tile(const Rules& rules, const Position& position, int contract, const LaidTile& tile)
{
    const OpenEnd end = open_end(rules, position.canals[static_cast<std::size_t>(contract)]);
    if (const Refusal refusal = check_spot(rules, position, contract, end, tile))
        return refusal;
    if (!rules.may_turn(tile.in, tile.out))
        return {RefusalKind::no_such_turn};
    if (const Refusal refusal = check_place(rules, Way(rules, position, contract), tile))
        return refusal;
    const bool leads = sides_out(rules, position, contract, tile.hex, tile.in) >> tile.out & 1;
    return {leads ? RefusalKind::none : RefusalKind::dead_end};
}

int cost_of(const Rules& rules, Engineer engineer, Tile tile)
{
    const Ruleset& ruleset = rules.ruleset();
    if (engineer == Engineer::jessop && tile == Tile::tunnel)
        return ruleset.engineers.jessop;
    if (engineer == Engineer::telford && tile == Tile::aqueduct)
        return ruleset.engineers.telford;
    return ruleset.building.cost.of(tile);
}

int worth_of_surveyor(const Rules& rules, Engineer engineer)
{
    return engineer == Engineer::smeaton ? rules.ruleset().engineers.smeaton : 1;
}

int worth_of_extra_surveyor(const Rules& rules, Engineer engineer)
{
    if (!rules.ruleset().building.surveyors_pay_extra)
        return 0;
    return rules.ruleset().engineers.smeaton_extra ? worth_of_surveyor(rules, engineer) : 1;
}

int extra_cost(const Rules& rules, const Position& position, int hex)
{
    return position.once.has(hex) ? rules.ruleset().building.overbuilding : 0;
}

int half_left(const Position& position, int contract)
{
    return position.turn.half_for == contract;
}

bool pays_for(const Rules& rules, Engineer engineer, CardKind kind, Tile tile)
{
    if (kind == CardKind::surveyor || index(kind) == index(tile))
        return true;
    return engineer == Engineer::brindley && rules.ruleset().engineers.brindley &&
           kind == CardKind::stretch && tile == Tile::lock;
}

bool can_pay(const Rules& rules, const Position& position, Seat seat, int contract, Tile tile)
{
    const Engineer engineer = position.engineer[seat];
    const Cards& hand = position.hand[seat];
    int worth = half_left(position, contract);
    for (int kind = 0; kind < card_kind_count - 1; ++kind)
        if (pays_for(rules, engineer, static_cast<CardKind>(kind), tile))
            worth += hand.of(static_cast<CardKind>(kind));
    const int surveyors = hand.of(CardKind::surveyor) * worth_of_surveyor(rules, engineer);
    return worth + surveyors >= cost_of(rules, engineer, tile);
}

int overpaid(const Rules& rules, const Position& position, Seat seat, int contract, Tile tile, const Pay& pay)
{
    const Engineer engineer = position.engineer[seat];
    int paid = half_left(position, contract);
    for (const Card card : pay)
        paid += card.kind() == CardKind::surveyor ? worth_of_surveyor(rules, engineer) : 1;
    return paid - cost_of(rules, engineer, tile);
}

Refusal check_payment(const Rules& rules, const Position& position, Seat seat, int contract,
                      const LaidTile& tile, const Pay& pay, const Extra& extra)
{
    const Engineer engineer = position.engineer[seat];
    if (!are_in_hand(position.hand[seat], pay, extra))
        return {RefusalKind::card_not_in_hand};
    if (const Refusal refusal = check_extra(rules, engineer, extra, extra_cost(rules, position, tile.hex)))
        return refusal;
    bool surveyed = false;
    for (const Card card : pay) {
        if (!pays_for(rules, engineer, card.kind(), tile.tile))
            return {RefusalKind::wrong_card};
        surveyed = surveyed || card.kind() == CardKind::surveyor;
    }
    const int over = overpaid(rules, position, seat, contract, tile.tile, pay);
    if (over < 0)
        return {RefusalKind::too_few_cards};
    if (over > (surveyed ? worth_of_surveyor(rules, engineer) - 1 : 0))
        return {RefusalKind::too_many_cards};
    return {};
}

} // namespace canal
