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

std::optional<GameFigures> play_measured(const Rules& rules, const Seating& seating, const Luck& luck,
                                         const std::stop_token& stop)
{
    const auto player = make_player(seating.player);
    const std::vector<Player*> seats(static_cast<std::size_t>(seating.players), player.get());
    const SearchRequest thinking{.seed = luck.thinking, .iterations = seating.iterations, .stop = stop};
    game::SelfPlay<Capitol> played(rules, start(rules, seating.players, luck.opening), seats, thinking);
    GameWatch watch(rules, played.position());
    Events events;
    for (Phase phase = played.position().phase; played.go_on(&events); phase = played.position().phase) {
        watch.see(phase, events);
        events.clear();
    }
    return played.is_over() ? std::optional(watch.figures(played.position())) : std::nullopt;
}

} // namespace capitol
