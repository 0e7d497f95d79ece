// Improves weights by self-play: simultaneous perturbation (SPSA, Spall 1992). In each step all weights are
// moved a little at random, one way for one player and the other way for its rival; the weights then follow
// the player that did better.
#pragma once

#include "capitol/matches/match.h"
#include "capitol/players/search_player.h"

namespace capitol {

struct TuneStep
{
    int number = 0;    // from 1
    double result = 0; // -1..1, of the moved weights against the oppositely moved
    Weights weights;   // after the step
};

struct TunePlan
{
    LevelConfig thought; // of everyone at the table, but for the weights; its own are where tuning begins
    bool greedy = false; // nobody searches, all play as `greedy` with their weights: quick
    int players = 2;     // an even number: one weight set in each other seat
    int steps = 100;
    int deals = 2;   // a step, each played from every seating
    double bold = 1; // how large the steps are, 1 is a good beginning
    std::vector<NamedWeight> weights{named_weights.begin(), named_weights.end()}; // that are tuned
    SearchRequest thinking;
    std::uint64_t seed = 0;
    int jobs = 1;
    std::vector<TuneStep> done; // the first steps, which need not be made again
};

// Calls `told` after each step that was made, if it is there; returns the last weights.
Weights tune(const Rules& rules, const TunePlan& plan, const std::function<void(const TuneStep&)>& told);

// Plays `challenger` against `holder` with that thought: in the results every other player, from the first
// on, is the challenger. Throws std::runtime_error if a game has a fault.
std::vector<arena::GameResult> compare(const Rules& rules, const TunePlan& plan, const Weights& challenger,
                                       const Weights& holder, int games);

} // namespace capitol
