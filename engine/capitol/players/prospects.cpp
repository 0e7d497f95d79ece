#include "capitol/players/prospects.h"

#include "capitol/players/material.h"
#include "capitol/scoring.h"
#include "search/portable_math.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace capitol {

namespace {

// Rough measures, set by hand.
constexpr double least_chance = 0.001; // that is told as a lead

double share_of(double lead, double scale)
{
    return 1 / (1 + search::portable_exp(-lead / scale));
}

} // namespace

SeatPoints Prospects::points(const Position& position) const
{
    SeatPoints points{};
    for (Seat seat = 0; seat < position.players; ++seat)
        points[seat] = position.score[seat];
    const Horizon ahead = horizon(position);
    if (ahead.scorings == 0)
        return points;
    for (int area = 0; area < m_rules.area_count(); ++area) {
        const SeatPoints more = area_outlook(m_rules, position, area, ahead);
        for (Seat seat = 0; seat < position.players; ++seat)
            points[seat] += more[seat];
    }
    const Market market = market_of(m_rules, position, ahead);
    for (Seat seat = 0; seat < position.players; ++seat) {
        Gains gains(m_rules, position, seat, ahead);
        points[seat] += Material(m_rules, position, seat, ahead, gains, market).points(position);
    }
    return points;
}

SeatPoints Prospects::chances(const Position& position) const
{
    const SeatPoints expected = points(position);
    const double scale = scale_of(horizon(position).scorings);
    const unsigned won = position.phase == Phase::over ? winners(m_rules, position) : 0;
    SeatPoints chances{};
    for (Seat seat = 0; seat < position.players; ++seat) {
        double rival = -1e9;
        for (Seat other = 0; other < position.players; ++other)
            if (other != seat)
                rival = std::max(rival, expected[other]);
        chances[seat] = share_of(expected[seat] - rival, scale);
        if (position.phase == Phase::over)
            chances[seat] = (1 - m_weights.sure_victory) * chances[seat] +
                            ((won >> seat & 1) ? m_weights.sure_victory / std::popcount(won) : 0);
    }
    return chances;
}

double Prospects::chance_of_a_point(const Position& position) const
{
    return 0.5 / scale_of(horizon(position).scorings);
}

double Prospects::lead_for(const Position& position, double chance) const
{
    const double share = std::clamp(chance, least_chance, 1 - least_chance);
    return scale_of(horizon(position).scorings) * search::portable_log(share / (1 - share));
}

double Prospects::scale_of(int scorings) const
{
    return m_weights.decisive_lead * std::max(1.0, typical_first(m_rules)) * std::sqrt(1.0 + scorings);
}

} // namespace capitol
