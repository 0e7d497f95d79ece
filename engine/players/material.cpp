#include "players/material.h"

#include "capitol/construction.h"
#include "capitol/placement.h"
#include "players/imagined.h"
#include "players/market.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace capitol {

namespace {

constexpr double unasked = -std::numeric_limits<double>::infinity();

// A house that may come to stand in an area.
struct Hope
{
    double points;
    std::uint8_t house; // number of the house in the yard
    std::uint8_t area;
    Roof roof;
    bool needs_roof;
};

class Hopes
{
public:
    Hopes(const Rules& rules, const Position& position, Seat seat, Gains& gains, const Weights& weights)
        : m_rules(rules), m_yard(position.yards[seat]), m_gains(gains), m_weights(weights)
    {
        for (Roof roof : both_roofs)
            for (int height : m_yard.finished[index(roof) - 1])
                if (height > 0)
                    add_house(height, roof, false);
        for (int i = 0; i < m_yard.kinds; ++i)
            for (int copy = 0; copy < m_yard.unroofed[i].count; ++copy)
                add_house(m_yard.unroofed[i].height, Roof::none, true);
        std::sort(m_hopes.begin(), m_hopes.begin() + m_count,
                  [](const Hope& a, const Hope& b) { return a.points > b.points; });
    }

    // The best houses first, each in one place, as far as cards and roofs go. What can be done at once counts
    // in full, the rest by the part of the scorings that is left then.
    double fulfil(const CardSet& hand, bool now, double later)
    {
        const Deck& deck = m_rules.deck();
        std::array<int, colour_count> permits{};
        for (Colour colour : all_colours)
            permits[index(colour)] = (hand & deck.of_colour(colour)).size();
        int roof_cards = (hand & deck.of_pile(Pile::roof)).size();
        auto spare = m_yard.roofs;
        std::array<int, max_areas> own{};
        std::array<bool, max_houses> used{};
        double sum = 0;
        for (int i = 0; i < m_count; ++i) {
            const Hope& hope = m_hopes[i];
            if (used[hope.house] || (hope.needs_roof && spare[index(hope.roof) - 1] == 0))
                continue;
            used[hope.house] = true;
            const bool permit = take(permits[index(m_rules.area(hope.area).colour)]);
            const bool roof_card = !hope.needs_roof || take(roof_cards);
            spare[index(hope.roof) - 1] -= hope.needs_roof;
            double chance = permit ? m_weights.permit_in_hand : m_weights.permit_to_draw;
            if (hope.needs_roof)
                chance *= roof_card ? m_weights.roof_in_hand : m_weights.roof_to_draw;
            chance *= std::pow(m_weights.own_area_again, own[hope.area]++);
            sum += hope.points * chance * (now && permit && roof_card ? 1 : later);
        }
        return sum;
    }

private:
    static constexpr int max_houses = 48;
    static constexpr int max_hopes = 640;

    static bool take(int& cards)
    {
        if (cards == 0)
            return false;
        --cards;
        return true;
    }

    void add_house(int height, Roof roof, bool needs_roof)
    {
        if (m_houses == max_houses)
            return;
        for (int area = 0; area < m_rules.area_count(); ++area)
            for (Roof shape : both_roofs)
                if (roof == Roof::none || roof == shape)
                    add_hope(height, shape, area, needs_roof);
        ++m_houses;
    }

    void add_hope(int height, Roof roof, int area, bool needs_roof)
    {
        const double points = m_gains.of(area, roof, height);
        if (points > 0 && m_count < max_hopes)
            m_hopes[m_count++] = {points, static_cast<std::uint8_t>(m_houses),
                                  static_cast<std::uint8_t>(area), roof, needs_roof};
    }

    const Rules& m_rules;
    const Yard& m_yard;
    Gains& m_gains;
    const Weights& m_weights;
    int m_houses = 0;
    int m_count = 0;
    std::array<Hope, max_hopes> m_hopes;
};

} // namespace

Gains::Gains(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon)
    : m_rules(rules), m_board(position), m_seat(seat), m_horizon(horizon),
      m_known(static_cast<std::size_t>(rules.area_count()) * 2 * remembered_heights, unasked)
{
    for (int area = 0; area < rules.area_count(); ++area)
        m_lead_before[area] = lead_of(area_outlook(rules, position, area, horizon), position.players, seat);
}

double Gains::of(int area, Roof roof, int height)
{
    if (height >= remembered_heights)
        return work_out(area, roof, height);
    double& known =
        m_known[(static_cast<std::size_t>(area) * 2 + index(roof) - 1) * remembered_heights + height];
    if (known == unasked)
        known = work_out(area, roof, height);
    return known;
}

double Gains::work_out(int area, Roof roof, int height) const
{
    const Demand demand = demand_of(m_rules, m_board, area);
    if (m_board.areas[area].vacant == 0 || !demand.allows(roof) || height < demand.lowest)
        return 0;
    const int step = std::max(1, m_rules.ruleset().placement.max_step);
    const int before = (std::max(0, height - demand.highest) + step - 1) / step;
    if (before >= m_board.areas[area].vacant)
        return 0;
    const Position after = with_house(m_rules, m_board, area, m_seat, {roof, height});
    const double lead = lead_of(area_outlook(m_rules, after, area, m_horizon), m_board.players, m_seat);
    return (lead - m_lead_before[area]) * std::pow(m_horizon.weights->area_too_low, before);
}

double material_points(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon,
                       Gains& gains)
{
    if (horizon.scorings == 0)
        return 0;
    const Weights& weights = *horizon.weights;
    const CardSet& hand = position.hand[seat];
    const bool now = position.phase == Phase::construction && !position.passed[seat];
    const int later = horizon.scorings - (position.phase != Phase::draw);
    const double later_share = static_cast<double>(later) / horizon.scorings;
    const int floor_cards = (hand & rules.deck().of_pile(Pile::floor)).size();
    const double floors =
        (1 - std::pow(weights.next_floor_card, floor_cards)) / (1 - weights.next_floor_card);
    const int bidding_value = value_of(rules.deck(), hand);
    return market_of(rules, position, horizon).points(bidding_value) +
           Hopes(rules, position, seat, gains, weights).fulfil(hand, now, later_share) +
           weights.floor_card * card_points(rules, later) * floors;
}

} // namespace capitol
