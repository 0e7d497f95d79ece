// The results: each figure with its error, and whether it differs significantly from the parent's.
#pragma once

#include "base/statistics.h"
#include "capitol/measure/run.h"
#include "capitol/measure/sums.h"

namespace capitol {

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

struct FigureResult
{
    Figure figure = Figure::score_mean;
    Mean variant;
    std::optional<Comparison> comparison; // if there is a parent and it has the figure
};

// In the figures' order; empty without a game.
std::vector<FigureResult> results_of(const MeasureRun& run, const Sums& sums);

// What one changed knob does by itself: the parent with only that knob as the variant has it, beside the
// parent.
struct KnobResult
{
    std::string key;
    std::vector<FigureResult> figures; // in their order, those that are compared
};

// In the run's order; empty without a game. Holm's adjustment is for all figures of all knobs at once.
std::vector<KnobResult> knob_results_of(const MeasureRun& run, const Sums& sums);
// The comparison of that figure; null if there is none.
const Comparison* comparison_of(const std::vector<FigureResult>& results, Figure figure);
// How many figures really differ.
int count_real(const std::vector<FigureResult>& results);
// The knobs' places, those with the largest effect on that figure first; those without it at the end.
std::vector<std::size_t> order_by_effect(const std::vector<KnobResult>& knobs, Figure figure);

// Whether a seat wins more or less than its equal share, tested against that share, with Holm's
// adjustment for all seats; from 10 games a seat.
struct SeatResult
{
    int seat = 1; // in turn order
    Mean wins;
    double chance = 1;
    bool real = false;
};
std::vector<SeatResult> seat_results_of(const MeasureRun& run, const Sums& sums);

} // namespace capitol
