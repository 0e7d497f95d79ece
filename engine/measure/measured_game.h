// One game between computer players, and its figures.
#pragma once

#include "base/mix.h"
#include "game/self_play.h"
#include "measure/run.h"

#include <stop_token>

namespace measure {

// The chance of game `game` (from 0) of a run. Two variants with the same seed meet the same.
struct Luck
{
    std::uint64_t opening;  // for `start`
    std::uint64_t thinking; // of a generator that gives each decision its seed
};
inline Luck luck_of(std::uint64_t seed, std::int64_t game)
{
    const std::uint64_t own = capitol::mix(capitol::mix(seed) + static_cast<std::uint64_t>(game));
    return {own, capitol::mix(own)};
}

// The end of the game; nothing if it was stopped on the way. `see` is told each choice: what happened, and
// the position after it.
template <Measured M, typename See>
std::optional<typename M::Game::Position>
play_watched(const typename M::Game::Rules& rules, const typename M::Game::Position& start,
             const Seating& seating, std::uint64_t thinking, const std::stop_token& stop, See see)
{
    using Game = typename M::Game;
    const auto player = M::make_player(seating.player);
    const std::vector<game::Player<Game>*> seats(static_cast<std::size_t>(seating.players), player.get());
    game::SelfPlay<Game> played(rules, start, seats,
                                {.seed = thinking, .iterations = seating.iterations, .stop = stop});
    std::vector<typename Game::Event> events;
    for (; played.go_on(&events); events.clear())
        see(events, played.position());
    return played.is_over() ? std::optional(played.position()) : std::nullopt;
}

// Nothing if it was stopped on the way.
template <Measured M>
std::optional<GameFigures<M>> play_measured(const typename M::Game::Rules& rules, const Seating& seating,
                                            const Luck& luck, const std::stop_token& stop)
{
    const auto opening = M::Game::start(rules, seating.players, luck.opening);
    typename M::Watch watch(rules, opening);
    const auto see = [&](const auto& events, const auto& after) { watch.see(events, after); };
    const auto end = play_watched<M>(rules, opening, seating, luck.thinking, stop, see);
    return end ? std::optional(watch.figures(*end)) : std::nullopt;
}

} // namespace measure
