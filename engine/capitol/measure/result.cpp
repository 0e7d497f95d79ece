#include "capitol/measure/result.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace capitol {

namespace {

double chance_of(const Mean& difference, std::int64_t games)
{
    if (difference.value == 0 || games < 2)
        return 1;
    const double t =
        difference.error > 0 ? difference.value / difference.error : std::numeric_limits<double>::infinity();
    return student_p(t, static_cast<double>(games - 1));
}

Comparison compare(const FigureSums& sums, std::int64_t games, int scale)
{
    Comparison comparison;
    comparison.parent = mean_of(sums.parent, sums.parent_squares, games, scale);
    comparison.difference = mean_of(sums.variant - sums.parent, sums.difference_squares, games, scale);
    comparison.chance = chance_of(comparison.difference, games);
    return comparison;
}

// One test among others.
struct Test
{
    double* chance;
    bool* real;
    std::int64_t differing; // games that say anything at all
};

void adjust(const std::vector<Test>& tests, std::int64_t games)
{
    std::vector<double> chances;
    for (const Test& test : tests)
        chances.push_back(*test.chance);
    const std::vector<double> adjusted = holm(chances);
    for (std::size_t i = 0; i < tests.size(); ++i) {
        *tests[i].chance = adjusted[i];
        *tests[i].real =
            games >= fewest_games && adjusted[i] < level && tests[i].differing >= fewest_differing;
    }
}

void add_tests(std::vector<FigureResult>& results, const FigureTable& table, std::vector<Test>& tests)
{
    for (FigureResult& result : results)
        if (result.comparison)
            tests.push_back({&result.comparison->chance, &result.comparison->real,
                             table[index(result.figure)].differing});
}

FigureResult result_of(Figure figure, const FigureSums& sums, std::int64_t games, int players, bool compared)
{
    const int scale = scale_of(figure, players);
    FigureResult result{figure, mean_of(sums.variant, sums.variant_squares, games, scale), {}};
    if (compared)
        result.comparison = compare(sums, games, scale);
    return result;
}

KnobResult knob_result_of(const MeasureRun& run, std::size_t knob, const Sums& sums)
{
    KnobResult result{run.knobs[knob], {}};
    for (const Figure figure : figures_of(run))
        if (is_compared(run, result.key, figure))
            result.figures.push_back(result_of(figure, sums.knobs[knob][index(figure)], sums.games.count(),
                                               run.seating.players, true));
    return result;
}

// With the error that an equal share has: a seat that has hardly won yet would seem too sure of it by its
// own. Shared victories only make that error larger than it is.
SeatResult seat_result_of(int seat, const Sums& sums, int players)
{
    const Figure figure = next_figure(Figure::wins_seat_1, seat - 1);
    const std::int64_t games = sums.games.count();
    SeatResult result{
        seat, mean_of(sums[figure].variant, sums[figure].variant_squares, games, scale_of(figure, players)),
        1, false};
    const double equal = 1.0 / players;
    const double error = std::sqrt(equal * (1 - equal) / static_cast<double>(games));
    result.chance = chance_of({result.wins.value - equal, error, 0}, games);
    return result;
}

} // namespace

std::vector<FigureResult> results_of(const MeasureRun& run, const Sums& sums)
{
    std::vector<FigureResult> results;
    if (sums.games.count() == 0)
        return results;
    for (const Figure figure : figures_of(run))
        results.push_back(result_of(figure, sums[figure], sums.games.count(), run.seating.players,
                                    is_compared(run, figure)));
    std::vector<Test> tests;
    add_tests(results, sums.figures, tests);
    adjust(tests, sums.games.count());
    return results;
}

std::vector<KnobResult> knob_results_of(const MeasureRun& run, const Sums& sums)
{
    std::vector<KnobResult> results;
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

const Comparison* comparison_of(const std::vector<FigureResult>& results, Figure figure)
{
    const auto found = std::ranges::find(results, figure, &FigureResult::figure);
    return found == results.end() || !found->comparison ? nullptr : &*found->comparison;
}

int count_real(const std::vector<FigureResult>& results)
{
    const auto is_real = [](const FigureResult& one) { return one.comparison && one.comparison->real; };
    return static_cast<int>(std::ranges::count_if(results, is_real));
}

std::vector<std::size_t> order_by_effect(const std::vector<KnobResult>& knobs, Figure figure)
{
    std::vector<std::size_t> order(knobs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t knob) {
        const Comparison* comparison = comparison_of(knobs[knob].figures, figure);
        return comparison ? std::abs(comparison->difference.value) : -1;
    });
    return order;
}

std::vector<SeatResult> seat_results_of(const MeasureRun& run, const Sums& sums)
{
    std::vector<SeatResult> results;
    if (sums.games.count() == 0)
        return results;
    for (int seat = 1; seat <= run.seating.players; ++seat)
        results.push_back(seat_result_of(seat, sums, run.seating.players));
    std::vector<Test> tests;
    for (SeatResult& result : results) // each may win that many
        tests.push_back({&result.chance, &result.real, sums.games.count() / run.seating.players});
    adjust(tests, sums.games.count());
    return results;
}

} // namespace capitol
