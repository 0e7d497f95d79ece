#include "capitol/players/evaluation.h"

#include "capitol/auction.h"
#include "capitol/cards_in_play.h"
#include "capitol/construction.h"
#include "capitol/players/chance.h"
#include "capitol/players/round_auctions.h"
#include "capitol/scoring.h"
#include "search/portable_math.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace capitol {

namespace {

bool take(int& cards)
{
    if (cards == 0)
        return false;
    --cards;
    return true;
}

} // namespace

Gains::Gains(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon)
    : m_rules(rules), m_seat(seat), m_players(position.players), m_horizon(horizon)
{
    for (int area = 0; area < rules.area_count(); ++area)
        look_at(position, area);
}

Gains::Gains(const Gains& before, const Position& after, int area) : Gains(before)
{
    const Shapes shapes = m_areas[area].sight.state.shapes;
    look_at(after, area);
    if (m_areas[area].sight.state.shapes == shapes)
        return;
    for (unsigned areas = m_rules.areas_of(m_rules.area(area).colour); areas; areas &= areas - 1) {
        const int other =
            std::countr_zero(areas); // what may stand in one area of a colour goes by the others
        m_areas[other].demand = demand_of(m_rules, after, other);
    }
}

void Gains::look_at(const Position& position, int area)
{
    Area& here = m_areas[area];
    here.sight = sight_of(m_rules, position, area);
    here.demand = demand_of(m_rules, position, area);
    here.lead = lead_in(here.sight);
    here.known = 0;
}

double Gains::lead_in(const AreaSight& sight) const
{
    return lead_of(area_outlook(m_rules, sight, m_players, m_horizon), m_players, m_seat);
}

double Gains::board_lead() const
{
    double lead = 0;
    for (int area = 0; area < m_rules.area_count(); ++area)
        lead += m_areas[area].lead;
    return lead;
}

double Gains::of(int area, Roof roof, int height)
{
    Area& here = m_areas[area];
    if (here.sight.state.vacant == 0 || !here.demand.allows(roof) || height < here.demand.lowest)
        return 0;
    if (height >= remembered_heights)
        return work_out(here, height);
    const std::uint32_t bit = std::uint32_t{1} << height;
    if (!(here.known & bit))
        here.gain[height] = work_out(here, height);
    here.known |= bit;
    return here.gain[height];
}

double Gains::work_out(const Area& here, int height) const
{
    const int step = std::max(1, m_rules.ruleset().placement.max_step);
    const int before = (std::max(0, height - here.demand.highest) + step - 1) / step;
    if (before >= here.sight.state.vacancies())
        return 0;
    const double lead = lead_in(with_building(here.sight, m_seat, height));
    return (lead - here.lead) * power(m_horizon.weights->area_too_low, before);
}

Material::Material(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon,
                   Gains& gains, const Market& market)
    : m_rules(rules), m_seat(seat), m_horizon(horizon), m_market(market), m_roofs(position.yards[seat].roofs)
{
    if (horizon.scorings == 0)
        return;
    const Yard& yard = position.yards[seat];
    for (Roof roof : both_roofs)
        for (int height : yard.finished[index(roof) - 1])
            if (height > 0)
                add_building(gains, height, roof, false);
    for (int i = 0; i < yard.kinds; ++i)
        for (int copy = 0; copy < yard.unroofed[i].count; ++copy)
            add_building(gains, yard.unroofed[i].height, Roof::none, true);
    // Every placement has its place: how a sort leaves equals is the standard library's own affair.
    std::sort(m_placements.begin(), m_placements.begin() + m_count,
              [](const Placement& a, const Placement& b) {
                  return a.points != b.points ? a.points > b.points : a.number < b.number;
              });
}

void Material::add_building(Gains& gains, int height, Roof roof, bool needs_roof)
{
    if (m_buildings == max_buildings)
        return;
    for (int area = 0; area < m_rules.area_count(); ++area)
        for (Roof shape : both_roofs)
            if (roof == Roof::none || roof == shape)
                add_placement(gains, height, shape, area, needs_roof);
    ++m_buildings;
}

void Material::add_placement(Gains& gains, int height, Roof roof, int area, bool needs_roof)
{
    const double points = gains.of(area, roof, height);
    if (points <= 0 || m_count == max_placements)
        return;
    m_placements[m_count] = {points,
                             static_cast<std::uint16_t>(m_count),
                             static_cast<std::uint8_t>(m_buildings),
                             static_cast<std::uint8_t>(area),
                             roof,
                             needs_roof};
    ++m_count;
}

// The best buildings first, each in one place, as far as cards and roofs go. What can be done at once counts
// in full, the rest by the part of the scorings that is left then.
double Material::expected_value(const CardSet& hand, bool now, double later) const
{
    const Deck& deck = m_rules.deck();
    const Weights& weights = *m_horizon.weights;
    std::array<int, colour_count> permits{};
    for (Colour colour : all_colours)
        permits[index(colour)] = (hand & deck.of_colour(colour)).size();
    int roof_cards = (hand & deck.of_pile(Pile::roof)).size();
    auto spare = m_roofs;
    std::array<int, max_areas> own{};
    std::array<bool, max_buildings> used{};
    int left = m_buildings;
    double sum = 0;
    for (int i = 0; i < m_count && left > 0; ++i) {
        const Placement& placement = m_placements[i];
        if (used[placement.building] || (placement.needs_roof && spare[index(placement.roof) - 1] == 0))
            continue;
        used[placement.building] = true;
        --left;
        const bool permit = take(permits[index(m_rules.area(placement.area).colour)]);
        const bool roof_card = !placement.needs_roof || take(roof_cards);
        spare[index(placement.roof) - 1] -= placement.needs_roof;
        double chance = permit ? weights.permit_in_hand : weights.permit_to_draw;
        if (placement.needs_roof)
            chance *= roof_card ? weights.roof_in_hand : weights.roof_to_draw;
        chance *= power(weights.own_area_again, own[placement.area]++);
        sum += placement.points * chance * (now && permit && roof_card ? 1 : later);
    }
    return sum;
}

double Material::points(const Position& position) const
{
    if (m_horizon.scorings == 0)
        return 0;
    const Weights& weights = *m_horizon.weights;
    const CardSet& hand = position.hand[m_seat];
    const bool now = position.phase == Phase::construction && !position.passed[m_seat];
    const int later = m_horizon.scorings - (position.phase != Phase::draw);
    const double later_share = static_cast<double>(later) / m_horizon.scorings;
    const int floor_cards = (hand & m_rules.deck().of_pile(Pile::floor)).size();
    const double floors = (1 - power(weights.next_floor_card, floor_cards)) / (1 - weights.next_floor_card);
    return m_market.points(value_of(m_rules.deck(), hand)) + expected_value(hand, now, later_share) +
           weights.floor_card * card_points(m_rules, later) * floors;
}

namespace {

bool changes_board(const Move& move)
{
    return move.kind == MoveKind::tile || (move.kind == MoveKind::permit && !move.for_nothing);
}

bool changes_yard(const Move& move)
{
    return (move.kind == MoveKind::floor || move.kind == MoveKind::roof) && !move.for_nothing;
}

} // namespace

Valuer::Valuer(const Rules& rules, const Position& position, const Weights& weights)
    : m_rules(rules), m_before(position), m_seat(position.to_move),
      m_horizon(horizon_of(rules, position, weights)), m_market(market_of(rules, position, m_horizon)),
      m_gains(rules, position, m_seat, m_horizon),
      m_material(rules, position, m_seat, m_horizon, m_gains, m_market)
{
}

double Valuer::operator()(const Move& move)
{
    Position after = m_before;
    if (move.kind == MoveKind::tile)
        place_tile(m_rules, after, move, nullptr);
    else if (move.kind == MoveKind::draw)
        draw_to_hand(m_rules, after, m_seat, move.pile, nullptr);
    else if (move.kind != MoveKind::done)
        apply_construction(m_rules, after, move, nullptr);
    if (changes_board(move))
        return after_building(after, move.area);
    if (!changes_yard(move))
        return m_gains.board_lead() + m_material.points(after);
    return m_gains.board_lead() +
           Material(m_rules, after, m_seat, m_horizon, m_gains, m_market).points(after);
}

double Valuer::after_building(const Position& after, int area)
{
    Gains gains(m_gains, after, area);
    return gains.board_lead() + Material(m_rules, after, m_seat, m_horizon, gains, m_market).points(after);
}

double Valuer::without_a_move() const
{
    return m_gains.board_lead() + m_material.points(m_before);
}

double chance_of_odds(double odds)
{
    return 1 / (1 + search::portable_exp(-odds));
}

SeatSources Prospects::sources(const Position& position) const
{
    SeatSources sources{};
    for (Seat seat = 0; seat < position.players; ++seat)
        sources[seat].board = position.score[seat];
    const Horizon ahead = horizon(position);
    if (ahead.scorings == 0)
        return sources;
    for (int area = 0; area < m_rules.area_count(); ++area) {
        const SeatPoints more =
            area_outlook(m_rules, sight_of(m_rules, position, area), position.players, ahead);
        for (Seat seat = 0; seat < position.players; ++seat)
            sources[seat].board += more[seat];
    }
    const RoundAuctions auctions = round_auctions(m_rules, position, ahead);
    const Market later = market_after_auctions(m_rules, position, m_weights);
    for (Seat seat = 0; seat < position.players; ++seat) {
        Gains gains(m_rules, position, seat, ahead);
        const int cards = extra_cards_now(m_rules, position, seat);
        sources[seat].buildings = Material(m_rules, position, seat, ahead, gains, Market()).points(position);
        sources[seat].cards = cards * card_points(m_rules, ahead.scorings);
        sources[seat].tiles = auctions.won[seat];
        sources[seat].later = later.points(auctions.kept[seat] + cards * average_value(m_rules.deck()));
    }
    return sources;
}

double Prospects::scale(const Position& position) const
{
    return scale_of(horizon(position).scorings);
}

SeatPoints Prospects::chances(const Position& position) const
{
    const SeatSources expected = sources(position);
    const double decisive = scale(position);
    const unsigned won = position.phase == Phase::over ? winners(m_rules, position) : 0;
    SeatPoints chances{};
    for (Seat seat = 0; seat < position.players; ++seat) {
        double rival = -1e9;
        for (Seat other = 0; other < position.players; ++other)
            if (other != seat)
                rival = std::max(rival, expected[other].sum());
        chances[seat] = chance_of_odds((expected[seat].sum() - rival) / decisive);
        if (position.phase == Phase::over)
            chances[seat] = (1 - m_weights.sure_victory) * chances[seat] +
                            ((won >> seat & 1) ? m_weights.sure_victory / std::popcount(won) : 0);
    }
    return chances;
}

double Prospects::chance_of_a_point(const Position& position) const
{
    return 0.5 / scale(position);
}

double Prospects::lead_for(const Position& position, double chance) const
{
    const double share = std::clamp(chance, rough::least_chance, 1 - rough::least_chance);
    return scale(position) * search::portable_log(share / (1 - share));
}

double Prospects::scale_of(int scorings) const
{
    return m_weights.decisive_lead * std::max(1.0, typical_first(m_rules)) * std::sqrt(1.0 + scorings);
}

} // namespace capitol
