#include "capitol/players/greedy.h"

#include "capitol/players/bidding.h"
#include "capitol/players/options.h"
#include "capitol/players/valuer.h"

#include <algorithm>
#include <memory>

namespace capitol {

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
