// The results: each figure with its error, and whether it differs significantly from the parent's.
#pragma once

#include "measure/comparison.h"
#include "measure/run.h"
#include "measure/sums.h"

#include <cmath>
#include <functional>
#include <numeric>

namespace measure {

template <Measured M>
struct FigureResult
{
    typename M::Figure figure = M::Figure::score_mean;
    Mean variant;
    std::optional<Comparison> comparison; // if there is a parent and it has the figure
};

// What one changed knob does by itself: the parent with only that knob as the variant has it, beside the
// parent.
template <Measured M>
struct KnobResult
{
    std::string key;
    std::vector<FigureResult<M>> figures; // in their order, those that are compared
};

template <Measured M>
void add_tests(std::vector<FigureResult<M>>& results, const FigureTable<M>& table, std::vector<Test>& tests)
{
    for (FigureResult<M>& result : results)
        if (result.comparison)
            tests.push_back({&result.comparison->chance, &result.comparison->real,
                             table[place_of(result.figure)].differing});
}

template <Measured M>
FigureResult<M> result_of(typename M::Figure figure, const FigureSums& sums, std::int64_t games, int players,
                          bool compared)
{
    const int scale = M::scale_of(figure, players);
    FigureResult<M> result{figure, capitol::mean_of(sums.variant, sums.variant_squares, games, scale), {}};
    if (compared)
        result.comparison = compare(sums, games, scale);
    return result;
}

// In the figures' order; empty without a game.
template <Measured M>
std::vector<FigureResult<M>> results_of(const MeasureRun<M>& run, const Sums<M>& sums)
{
    std::vector<FigureResult<M>> results;
    if (sums.games.count() == 0)
        return results;
    for (const auto figure : figures_of(run))
        results.push_back(result_of<M>(figure, sums[figure], sums.games.count(), run.seating.players,
                                       is_compared(run, figure)));
    std::vector<Test> tests;
    add_tests(results, sums.figures, tests);
    adjust(tests, sums.games.count());
    return results;
}

template <Measured M>
KnobResult<M> knob_result_of(const MeasureRun<M>& run, std::size_t knob, const Sums<M>& sums)
{
    KnobResult<M> result{run.knobs[knob], {}};
    for (const auto figure : figures_of(run))
        if (is_compared(run, result.key, figure))
            result.figures.push_back(result_of<M>(figure, sums.knobs[knob][place_of(figure)],
                                                  sums.games.count(), run.seating.players, true));
    return result;
}

// In the run's order; empty without a game. Holm's adjustment is for all figures of all knobs at once.
template <Measured M>
std::vector<KnobResult<M>> knob_results_of(const MeasureRun<M>& run, const Sums<M>& sums)
{
    std::vector<KnobResult<M>> results;
    if (sums.games.count() == 0)
        return results;
    for (std::size_t knob = 0; knob < run.knobs.size(); ++knob)
        results.push_back(knob_result_of(run, knob, sums));
    std::vector<Test> tests;
    for (std::size_t knob = 0; knob < results.size(); ++knob)
        add_tests(results[knob].figures, sums.knobs[knob], tests);
    adjust(tests, sums.games.count());
    return results;
}

// The comparison of that figure; null if there is none.
template <typename Result, typename Figure>
const Comparison* comparison_of(const std::vector<Result>& results, const Figure& figure)
{
    const auto found = std::ranges::find(results, figure, &Result::figure);
    return found == results.end() || !found->comparison ? nullptr : &*found->comparison;
}

// How many figures really differ.
template <typename Result>
int count_real(const std::vector<Result>& results)
{
    const auto is_real = [](const Result& one) { return one.comparison && one.comparison->real; };
    return static_cast<int>(std::ranges::count_if(results, is_real));
}

// The knobs' places, those with the largest effect on that figure first; those without it at the end.
template <typename KnobOf, typename Figure>
std::vector<std::size_t> order_by_effect(const std::vector<KnobOf>& knobs, const Figure& figure)
{
    std::vector<std::size_t> order(knobs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t knob) {
        const Comparison* comparison = comparison_of(knobs[knob].figures, figure);
        return comparison ? std::abs(comparison->difference.value) : -1;
    });
    return order;
}

// Whether any of the contenders wins more or less than its equal share, with Holm's adjustment for all of
// them; from 10 games for each. Empty without a game.
template <Measured M>
std::vector<WinResult> win_results_of(const MeasureRun<M>& run, const Sums<M>& sums,
                                      const Contenders<typename M::Figure>& contenders)
{
    std::vector<WinResult> results;
    const std::int64_t games = sums.games.count();
    for (int i = 0; games > 0 && i < contenders.count; ++i) {
        const auto figure = next_figure(contenders.first, i);
        const FigureResult<M> wins = result_of<M>(figure, sums[figure], games, run.seating.players, false);
        results.push_back(win_result(i + 1, wins.variant, games, contenders.count));
    }
    std::vector<Test> tests;
    for (WinResult& result : results) // each may win that many
        tests.push_back({&result.chance, &result.real, games / contenders.count});
    adjust(tests, games);
    return results;
}

} // namespace measure
