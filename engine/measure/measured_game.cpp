#include "measure/measured_game.h"

#include "capitol/mix.h"
#include "measure/game_watch.h"
#include "players/levels.h"

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
    SearchRequest thinking{.iterations = seating.iterations, .stop = stop};
    Random random(luck.thinking);
    Position position = start(rules, seating.players, luck.opening);
    GameWatch watch(rules, position);
    Events events;
    while (position.phase != Phase::over) {
        thinking.seed = random.next();
        const Phase phase = position.phase;
        const Choice choice =
            player->advise(rules, observe(rules, position, position.to_move), thinking).choice;
        if (stop.stop_requested())
            return {};
        events.clear();
        apply(rules, position, choice, &events);
        watch.see(phase, events);
    }
    return watch.figures(position);
}

} // namespace capitol
