#include "players/prospects.h"

#include "capitol/placement.h"
#include "capitol/scoring.h"
#include "players/spare.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace capitol {

namespace {

// Rough measures, set by hand.
constexpr double house = 0.45;     // of a first place, each scoring it may stand for
constexpr double unroofed = 0.55;  // of a house
constexpr double next_house = 0.8; // of the one before
constexpr double too_high = 0.6;   // for each step that an area must grow first
constexpr double height_weight = 0.12;
constexpr double spread = 1.5; // of a lead, in first places
constexpr double sure_victory = 0.5;
constexpr double least_chance = 0.001; // that is told as a lead

// How well houses of a shape and height would find a place: 1 where one can stand at once.
class Fits
{
public:
    Fits(const Rules& rules, const Position& position)
        : m_step(std::max(1, rules.ruleset().placement.max_step))
    {
        for (int area = 0; area < rules.area_count(); ++area)
            if (position.areas[area].vacant > 0)
                m_demands[m_count++] = demand_of(rules, position, area);
    }

    double of(Roof roof, int height) const
    {
        double best = 0;
        for (int i = 0; i < m_count && best < 1; ++i) {
            const Demand& demand = m_demands[i];
            if (!demand.allows(roof) || height < demand.lowest)
                continue;
            const int missing = std::max(0, height - demand.highest);
            best = std::max(best, missing == 0 ? 1 : std::pow(too_high, (missing + m_step - 1) / m_step));
        }
        return best;
    }

private:
    const int m_step;
    int m_count = 0;
    std::array<Demand, max_areas> m_demands;
};

double worth_of_height(int height)
{
    return 1 + height_weight * std::min(height - 1, 8);
}

// Houses of a yard, the best first in full and each further one for less.
double houses_of(const Yard& yard, const Fits& fits)
{
    std::array<double, 2 * max_roofs + 8> worth;
    std::size_t count = 0;
    for (Roof roof : both_roofs)
        for (const std::uint8_t height : yard.finished[index(roof) - 1]) {
            if (height == 0)
                break;
            worth[count++] = fits.of(roof, height) * worth_of_height(height);
        }
    int roofs = std::min(8, yard.roofs[0] + yard.roofs[1]);
    for (int i = 0; i < yard.kinds; ++i)
        for (int copy = 0; copy < yard.unroofed[i].count && roofs > 0; ++copy, --roofs) {
            const int height = yard.unroofed[i].height;
            double fit = 0;
            for (Roof roof : both_roofs)
                if (yard.roofs[index(roof) - 1] > 0)
                    fit = std::max(fit, fits.of(roof, height));
            worth[count++] = unroofed * fit * worth_of_height(height);
        }
    std::sort(worth.begin(), worth.begin() + count, std::greater<>());
    double sum = 0;
    double weight = 1;
    for (std::size_t i = 0; i < count; ++i, weight *= next_house)
        sum += weight * worth[i];
    return sum;
}

double share_of(double lead, double scale)
{
    return 1 / (1 + std::exp(-lead / scale));
}

} // namespace

SeatPoints Prospects::points(const Position& position) const
{
    SeatPoints points{};
    for (Seat seat = 0; seat < position.players; ++seat)
        points[seat] = position.score[seat];
    const Horizon horizon = horizon_of(m_rules, position);
    if (horizon.scorings == 0)
        return points;
    for (int area = 0; area < m_rules.area_count(); ++area) {
        const SeatPoints more = area_outlook(m_rules, position, area, horizon);
        for (Seat seat = 0; seat < position.players; ++seat)
            points[seat] += more[seat];
    }
    const Market market = market_of(m_rules, position, horizon);
    const Fits fits(m_rules, position);
    const double one = house * typical_first(m_rules) * horizon.scorings;
    for (Seat seat = 0; seat < position.players; ++seat) {
        const CardSet& hand = position.hand[seat];
        const double houses = houses_of(position.yards[seat], fits) + use_of_hand(m_rules.deck(), hand);
        points[seat] += one * houses + market.points(value_of(m_rules.deck(), hand));
    }
    return points;
}

SeatPoints Prospects::chances(const Position& position) const
{
    const SeatPoints expected = points(position);
    const int scorings = horizon_of(m_rules, position).scorings;
    const double scale = scale_of(scorings);
    const unsigned won = position.phase == Phase::over ? winners(m_rules, position) : 0;
    SeatPoints chances{};
    for (Seat seat = 0; seat < position.players; ++seat) {
        double rival = -1e9;
        for (Seat other = 0; other < position.players; ++other)
            if (other != seat)
                rival = std::max(rival, expected[other]);
        chances[seat] = share_of(expected[seat] - rival, scale);
        if (position.phase == Phase::over)
            chances[seat] = (1 - sure_victory) * chances[seat] +
                            ((won >> seat & 1) ? sure_victory / std::popcount(won) : 0);
    }
    return chances;
}

double Prospects::lead_for(double chance, int scorings) const
{
    const double share = std::clamp(chance, least_chance, 1 - least_chance);
    return scale_of(scorings) * std::log(share / (1 - share));
}

double Prospects::scale_of(int scorings) const
{
    return spread * std::max(1.0, typical_first(m_rules)) * std::sqrt(1.0 + scorings);
}

} // namespace capitol
