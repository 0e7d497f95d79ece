// Ends of games solved by trying everything: no search of the players', no evaluation, only the rules.
#pragma once

#include "capitol/game.h"

#include <vector>

namespace capitol::test {

struct SolvedChoice
{
    Choice choice;
    int margin = 0; // points over the best rival at the end with best play from here on
};

// Every choice of the seat to move, with what it comes to. A seat maximises its own margin over the best
// rival; with two players that is perfect play for both. The last round is on and no card will be drawn;
// hands are taken as they are. Who bids while another still can is not solved, except in the last auction,
// where every other hand is bid whole, since nothing is left to keep a card for. Throws std::runtime_error
// for what it cannot solve.
std::vector<SolvedChoice> solve(const Rules& rules, const Position& position);

// The highest margin.
int best_margin(const std::vector<SolvedChoice>& choices);

} // namespace capitol::test
