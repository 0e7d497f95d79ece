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

double best_of_rivals(const SeatPoints& chances, int players, Seat seat)
{
    double best = 0;
    for (Seat other = 0; other < players; ++other)
        best = other != seat ? std::max(best, chances[other]) : best;
    return best;
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
    for (int area = 0; area < m_rules.area_count(); ++area) {
        const AreaSight sight = sight_of(m_rules, position, area);
        const AreaScore score = score_area(m_rules, sight.presence, sight.state.large);
        sum += m_taste.floor * sight.presence.floors[m_seat];
        sum += is_first(score, m_seat) ? m_taste.tile * tiles_in(sight) : 0;
    }
    return sum;
}

void TasteEvaluator::evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const
{
    m_judgement.evaluate(positions, chances);
    for (std::size_t i = 0; i < positions.size(); ++i)
        if (positions[i].phase != Phase::over)
            chances[i][m_seat] = coloured(positions[i], chances[i]);
}

double TasteEvaluator::coloured(const Position& position, const SeatPoints& chances) const
{
    const double loses = 1 - best_of_rivals(chances, position.players, m_seat);
    const double chance = (chances[m_seat] + m_taste.rival_loses * loses) / (1 + m_taste.rival_loses);
    return std::clamp(chance + liking(position) - m_before, 0.0, 1.0);
}

void TasteEvaluator::assign_priors(const Position& position, Options& options,
                                   std::span<const std::size_t> numbers) const
{
    m_judgement.assign_priors(position, options, numbers);
}

} // namespace capitol
