// Capitol as the search sees it: imagined from what one seat knows, with the moves worth considering.
#pragma once

#include "capitol/players/evaluator.h"
#include "capitol/players/greedy.h"
#include "capitol/view.h"
#include "search/game.h"

#include <memory>
#include <stop_token>

namespace capitol {

struct SearchStyle
{
    bool plain = false; // every move looks as good as the next
    Weights weights = usual_weights;
    // In play-outs everyone plays as `greedy` does. They end, and the position is judged, after so many
    // rounds, as far into the round as the search began; 0: they are random, to the end of the game.
    int greedy_rounds = 0;
    bool at_once = false; // no play-outs: the position at the edge of the tree is judged
    bool learned = false; // by what was learned, not by hand
};

class SearchedGame
{
public:
    using State = Position;
    using Action = Choice;
    using Options = Evaluator::Options;

    // `view.seat` is to move, or to bid with the others. Told to stop, it judges positions where play-outs
    // stand. The rules and the evaluator live longer.
    SearchedGame(const Rules& rules, const View& view, const SearchStyle& style, const Evaluator& evaluator,
                 std::uint64_t seed, std::stop_token stop = {});

    // What `view.seat` can do, in the search's terms.
    const Options& own_options() const { return m_own; }

    void determinise(Position& position);
    bool is_over(const Position& position) const { return position.phase == Phase::over; }
    int to_move(const Position& position) const { return position.to_move; }
    int simultaneous_movers(const Position& position) const;
    void list(const Position& position, Options& options);
    void assign_priors(const Position& position, Options& options,
                       const std::vector<std::size_t>& numbers) const;
    void apply(Position& position, const Choice& choice) const { capitol::apply(m_rules, position, choice); }
    std::uint64_t outcome(const Position& position) const;
    search::Results play_out(Position& position);

private:
    void list_bids(const Position& position, Options& options) const;
    void list_moves(const Position& position, Options& options);
    bool goes_on(const Position& position) const;
    bool is_far_ahead(const Position& position) const;
    void play_on(Position& position);

    const Rules& m_rules;
    View m_view; // in an auction, before anyone has bid; then the viewer is to move
    const SearchStyle m_style;
    const std::stop_token m_stop;
    const Evaluator& m_evaluator;
    const int m_bid_step;
    Random m_random;
    const std::unique_ptr<LegalMoves> m_scratch;
    GreedyPolicy m_greedy;
    Options m_own;
};

} // namespace capitol
