#include "capitol/players/taste.h"

#include <algorithm>

namespace capitol {

namespace {

bool is_first(const AreaScore& score, Seat seat)
{
    return score.ranking.first >> seat & 1;
}

int tiles_in(const AreaSight& sight)
{
    return sight.presence.fountains + (sight.state.large != Tile::none);
}

// How far the best rival of a seat is above the mean of all.
double excess_of_best_rival(const SeatPoints& points, int players, Seat seat)
{
    double best = 0;
    double sum = 0;
    for (Seat other = 0; other < players; ++other) {
        sum += points[other];
        best = other != seat ? std::max(best, points[other]) : best;
    }
    return best - sum / players;
}

} // namespace

TasteEvaluator::TasteEvaluator(const Evaluator& judgement, const Rules& rules, const View& view,
                               const Taste& taste)
    : m_judgement(judgement), m_rules(rules), m_seat(view.seat), m_taste(taste), m_before(liking(view.known))
{
}

double TasteEvaluator::liking(const Position& position) const
{
    double sum =
        m_taste.card * value_of(m_rules.deck(), position.hand[m_seat]) / average_value(m_rules.deck());
    SeatPoints points{};
    std::copy_n(position.score.begin(), position.players, points.begin());
    for (int area = 0; area < m_rules.area_count(); ++area) {
        const AreaSight sight = sight_of(m_rules, position, area);
        const AreaScore score = score_area(m_rules, sight.presence, sight.state.large);
        sum += m_taste.floor * sight.presence.floors[m_seat];
        sum += is_first(score, m_seat) ? m_taste.tile * tiles_in(sight) : 0;
        for (Seat seat = 0; seat < position.players; ++seat)
            points[seat] += score.points[seat];
    }
    return sum - m_taste.rival_point * excess_of_best_rival(points, position.players, m_seat);
}

void TasteEvaluator::evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const
{
    m_judgement.evaluate(positions, chances);
    for (std::size_t i = 0; i < positions.size(); ++i)
        if (positions[i].phase != Phase::over)
            chances[i][m_seat] = std::clamp(chances[i][m_seat] + liking(positions[i]) - m_before, 0.0, 1.0);
}

void TasteEvaluator::assign_priors(const Position& position, Options& options,
                                   std::span<const std::size_t> numbers) const
{
    m_judgement.assign_priors(position, options, numbers);
}

} // namespace capitol
