#include "players/search_player.h"

#include "players/candidates.h"
#include "players/measure.h"

#include <algorithm>

namespace capitol {

namespace {

constexpr search::Settings memory{.bytes = std::size_t{256} << 20};

} // namespace

Advice SearchPlayer::advise(const Rules& rules, const View& view, const Thinking& thinking)
{
    SearchedGame game(rules, view, m_thought.style, thinking.seed);
    if (game.own_options().size() == 1)
        return {game.own_options().front().action, {{game.own_options().front().action, 0, 0}}};
    search::Search<SearchedGame> search(game, memory);
    search.run(limits_of(view.known, thinking, m_thought.milliseconds, m_thought.iterations));
    const bool sealed = view.known.phase == Phase::bidding;
    Advice advice;
    advice.candidates = candidates_of(game.own_options(),
                                      sealed ? search.sealed_standings(view.seat) : search.open_standings());
    Random random(thinking.seed ^ 0x616e73776572ULL); // apart from the search's sequence
    advice.choice = (sealed ? draw_bid(advice.candidates, random)
                            : draw_move(advice.candidates, m_thought.wavering, random))
                        .choice;
    return advice;
}

double SearchPlayer::lead_for(const Rules& rules, const Position& position, double chance) const
{
    const int judged_after = position.round + (position.phase == Phase::draw) + m_thought.style.scorings - 1;
    return Prospects(rules).lead_for(chance, std::max(0, rules.ruleset().rounds - judged_after));
}

SearchEffort search_for(const Rules& rules, const View& view, std::uint64_t seed,
                        std::chrono::milliseconds time)
{
    SearchedGame game(rules, view, {}, seed);
    search::Search<SearchedGame> search(game, memory);
    search.run({.iterations = 0, .time = time, .stop = {}});
    return {search.iterations(), search.bytes()};
}

} // namespace capitol
