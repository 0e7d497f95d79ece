// A position and its twin: they differ only in what an audience cannot know.
#pragma once

#include "capitol/view.h"

#include <string>

namespace capitol::test {

// One choice of a game.
struct Happened
{
    const Position& before;
    Seat seat;
    const Choice& choice;
    const Position& after;
    const Events& events;
};

// Makes a twin of `before` for the audience: cards that it knows neither before nor after change places,
// sealed bids are others, and the generator is in another state. What the audience gets must be the same:
// view, printed view, legal moves, refusals, and the redacted events of the same choice (or of another sealed
// bid). Returns what is not, or nothing; counts the twins that differ from the original.
std::string twin_problem(const Rules& rules, const Happened& happened, Seat audience, Random& random,
                         long long& twins);

} // namespace capitol::test
