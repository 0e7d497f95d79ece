#include "capitol/players/greedy.h"

#include "capitol/players/bidding.h"
#include "capitol/players/evaluation.h"
#include "capitol/players/options.h"

#include <algorithm>
#include <limits>
#include <memory>

namespace capitol {

Choice GreedyPolicy::choose(const Position& position, Random& random)
{
    if (position.phase == Phase::bidding)
        return best_bid(m_rules, observe(m_rules, position, position.to_move), m_weights);
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

Advice GreedyPlayer::advise(const Rules& rules, const View& view, const SearchRequest& thinking)
{
    if (view.known.phase == Phase::bidding)
        return advise_bid(rules, view, thinking, m_weights);
    std::vector<Move> moves;
    sensible_moves(rules, view.known, *m_scratch, moves);
    Random random(thinking.seed);
    random.shuffle(moves.data(), static_cast<int>(moves.size())); // so that chance decides between equals
    Valuer value(rules, view.known, m_weights);
    Advice advice{moves.front(), {}};
    for (const Move& move : moves) {
        if (thinking.stop.stop_requested() && !advice.candidates.empty())
            break;
        advice.candidates.push_back({move, 0, value(move)});
    }
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    advice.choice = advice.candidates.front().choice;
    return advice;
}

} // namespace capitol
