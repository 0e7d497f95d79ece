// Canal Mania as the search sees it: imagined from what one seat knows, with the moves worth considering.
#pragma once

#include "canal/players/greedy.h"
#include "search/search.h"

#include <stop_token>

namespace canal {

class SearchedGame
{
public:
    using State = Position;
    using Action = Move;
    using Options = std::vector<search::Option<Move>>;

    static search::Settings settings();

    // `view.seat` is to move. Told to stop, it judges positions where play-outs stand. Both live longer.
    SearchedGame(const Rules& rules, const View& view, std::uint64_t seed, std::stop_token stop = {});

    void determinise(Position& position) { position = canal::determinise(m_rules, m_view, m_random); }
    bool is_over(const Position& position) const { return CanalMania::is_over(position); }
    int to_move(const Position& position) const { return position.turn.seat; }
    int simultaneous_movers(const Position&) const { return 0; }
    // Only who has drawn a symbol can declare it.
    bool hides_options(const Position& position) const { return position.turn.step == Step::declare; }
    void list(const Position& position, Options& options);
    void assign_priors(const Position& position, Options& options, const std::vector<std::size_t>& numbers);
    void apply(Position& position, const Move& move) const { canal::apply(m_rules, position, move); }
    std::uint64_t outcome(const Position& position) const { return position.turn.seat; }
    search::Results play_out(Position& position);

private:
    const Rules& m_rules;
    const View& m_view;
    Random m_random;
    const std::stop_token m_stop;
    Judgement m_judgement;
    GreedyPolicy m_greedy;
    std::vector<Move> m_moves;
};

} // namespace canal
