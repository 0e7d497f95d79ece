#include "capitol/measure/measured_game.h"

#include "base/mix.h"
#include "capitol/measure/game_watch.h"
#include "capitol/players/levels.h"
#include "game/self_play.h"

namespace capitol {

int usual_iterations(std::string_view player)
{
    const auto settings = level_of(player);
    return settings && settings->iterations > 0 ? settings->iterations : Seating().iterations;
}

Luck luck_of(std::uint64_t seed, std::int64_t game)
{
    const std::uint64_t own = mix(mix(seed) + static_cast<std::uint64_t>(game));
    return {own, mix(own)};
}

std::optional<Position> play_watched(const Rules& rules, const Position& start, const Seating& seating,
                                     std::uint64_t thinking, const std::stop_token& stop,
                                     const SeeChoice& see)
{
    const auto player = make_player(seating.player);
    const std::vector<Player*> seats(static_cast<std::size_t>(seating.players), player.get());
    const SearchRequest request{.seed = thinking, .iterations = seating.iterations, .stop = stop};
    game::SelfPlay<Capitol> played(rules, start, seats, request);
    Events events;
    for (Phase phase = start.phase; played.go_on(&events); phase = played.position().phase) {
        see(phase, events, played.position());
        events.clear();
    }
    return played.is_over() ? std::optional(played.position()) : std::nullopt;
}

std::optional<GameFigures> play_measured(const Rules& rules, const Seating& seating, const Luck& luck,
                                         const std::stop_token& stop)
{
    const Position opening = start(rules, seating.players, luck.opening);
    GameWatch watch(rules, opening);
    const auto see = [&](Phase phase, const Events& events, const Position&) { watch.see(phase, events); };
    const auto end = play_watched(rules, opening, seating, luck.thinking, stop, see);
    return end ? std::optional(watch.figures(*end)) : std::nullopt;
}

} // namespace capitol
