#include "capitol/players/greedy_policy.h"

#include "capitol/players/bidding.h"
#include "capitol/players/options.h"
#include "capitol/players/valuer.h"

#include <limits>

namespace capitol {

Choice GreedyPolicy::choose(const Position& position, Random& random)
{
    if (position.phase == Phase::bidding)
        return advise_bid(m_rules, observe(m_rules, position, position.to_move), {}, m_weights).choice;
    return best_move(position, random);
}

Move GreedyPolicy::best_move(const Position& position, Random& random)
{
    sensible_moves(m_rules, position, m_scratch, m_moves);
    if (m_moves.size() == 1)
        return m_moves.front();
    Valuer value(m_rules, position, m_weights);
    double highest = -std::numeric_limits<double>::infinity();
    std::uint32_t equals = 0;
    Move best;
    for (const Move& move : m_moves) {
        const double worth = value(move);
        equals = worth > highest ? 1 : equals + (worth == highest);
        if (worth < highest || (worth == highest && random.below(equals) > 0))
            continue;
        highest = worth;
        best = move;
    }
    return best;
}

} // namespace capitol
