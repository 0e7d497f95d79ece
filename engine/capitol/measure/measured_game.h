// One game between computer players, and its figures.
#pragma once

#include "capitol/event.h"
#include "capitol/measure/figures.h"
#include "capitol/rules.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace capitol {

// The players: the same one at every seat.
struct Seating
{
    int players = 4;
    std::string player = "greedy"; // a name that `make_player` knows
    int iterations = 100;          // of every search; a clock would make games differ from run to run
    bool operator==(const Seating&) const = default;
};

// How many iterations that player's searches have if nobody says otherwise: its own measure without its
// clock.
int usual_iterations(std::string_view player);

// The chance of game `game` (from 0) of a run. Two variants with the same seed meet the same.
struct Luck
{
    std::uint64_t opening;  // for `start`
    std::uint64_t thinking; // of a generator that gives each decision its seed
};
Luck luck_of(std::uint64_t seed, std::int64_t game);

// Told each choice: in which phase it was made, what happened, and the position after it.
using SeeChoice = std::function<void(Phase phase, const Events& events, const Position& after)>;

// The end of the game; nothing if it was stopped on the way.
std::optional<Position> play_watched(const Rules& rules, const Position& start, const Seating& seating,
                                     std::uint64_t thinking, const std::stop_token& stop,
                                     const SeeChoice& see);

// Nothing if it was stopped on the way.
std::optional<GameFigures> play_measured(const Rules& rules, const Seating& seating, const Luck& luck,
                                         const std::stop_token& stop);

} // namespace capitol
