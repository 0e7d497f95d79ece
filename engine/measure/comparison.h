// Whether a figure of a variant differs significantly from its parent's.
#pragma once

#include "base/statistics.h"
#include "measure/figure_sums.h"

#include <vector>

namespace measure {

using capitol::Mean;

// A difference is called real if, over the games that both variants played with the same seeds,
//   * Student's t of the game by game differences, two-sided, is passed at `level`
//     after Holm's adjustment for all the figures that are compared,
//   * there are at least `fewest_games`, and at least `fewest_differing` of them differ in the figure
//     (below that the mean of a lopsided figure is not near enough to normal).
inline constexpr double level = 0.05;
inline constexpr std::int64_t fewest_games = 30;
inline constexpr std::int64_t fewest_differing = 10;

struct Comparison
{
    Mean parent;
    Mean difference;   // variant less parent, game by game
    double chance = 1; // Holm's adjusted probability
    bool real = false;
};
// Before the adjustment.
Comparison compare(const FigureSums& sums, std::int64_t games, int scale);

// How often one of several contenders wins, such as a seat, tested against an equal share.
struct WinResult
{
    int number = 1; // of the contender
    Mean wins;
    double chance = 1;
    bool real = false;
};
// Before the adjustment.
WinResult win_result(int number, const Mean& wins, std::int64_t games, int contenders);

// One test among others.
struct Test
{
    double* chance;
    bool* real;
    std::int64_t differing; // games that say anything at all
};
void adjust(const std::vector<Test>& tests, std::int64_t games);

} // namespace measure
