#include "capitol/players/evaluator.h"

#include "capitol/players/bidding.h"
#include "capitol/players/network_inputs.h"

#include <algorithm>

namespace capitol {

void HandmadeEvaluator::evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const
{
    std::ranges::transform(positions, chances.begin(),
                           [this](const Position& position) { return m_prospects.chances(position); });
}

void HandmadeEvaluator::assign_priors(const Position& position, Options& options,
                                      std::span<const std::size_t> numbers) const
{
    if (position.phase == Phase::bidding)
        weigh_bids(position, options, numbers);
    else
        weigh_moves(position, options, numbers);
}

void HandmadeEvaluator::weigh_moves(const Position& position, Options& options,
                                    std::span<const std::size_t> numbers) const
{
    const double point = m_prospects.chance_of_a_point(position);
    Valuer value(m_rules, position, m_weights);
    const double before = value.without_a_move();
    for (const std::size_t i : numbers)
        options[i].prior = static_cast<float>(point * (value(std::get<Move>(options[i].action)) - before));
}

void HandmadeEvaluator::weigh_bids(const Position& position, Options& options,
                                   std::span<const std::size_t> numbers) const
{
    const double point = m_prospects.chance_of_a_point(position);
    const BidSight sight(m_rules, position, m_weights);
    for (const std::size_t i : numbers)
        options[i].prior = static_cast<float>(point * sight.of(static_cast<int>(options[i].key)));
}

void LearnedEvaluator::evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const
{
    std::ranges::transform(positions, chances.begin(),
                           [this](const Position& position) { return chances_of(position); });
}

SeatPoints LearnedEvaluator::chances_of(const Position& position) const
{
    if (position.phase == Phase::over)
        return m_prospects.chances(position);
    const Sight sight(m_rules, position, m_prospects);
    SeatInputs inputs;
    SeatPoints chances{};
    for (Seat seat = 0; seat < position.players; ++seat) {
        sight.see(seat, inputs);
        chances[seat] = chance_of_odds(sight.handmade(seat) + m_network.correction(inputs));
    }
    return chances;
}

} // namespace capitol
