#include "measure/comparison.h"

#include <cmath>
#include <limits>

namespace measure {

namespace {

double chance_of(const Mean& difference, std::int64_t games)
{
    if (difference.value == 0 || games < 2)
        return 1;
    const double t =
        difference.error > 0 ? difference.value / difference.error : std::numeric_limits<double>::infinity();
    return capitol::student_p(t, static_cast<double>(games - 1));
}

} // namespace

Comparison compare(const FigureSums& sums, std::int64_t games, int scale)
{
    Comparison comparison;
    comparison.parent = capitol::mean_of(sums.parent, sums.parent_squares, games, scale);
    comparison.difference =
        capitol::mean_of(sums.variant - sums.parent, sums.difference_squares, games, scale);
    comparison.chance = chance_of(comparison.difference, games);
    return comparison;
}

// With the error that an equal share has: a seat that has hardly won yet would seem too sure of it by its
// own. Shared victories only make that error larger than it is.
WinResult win_result(int number, const Mean& wins, std::int64_t games, int contenders)
{
    const double equal = 1.0 / contenders;
    const double error = std::sqrt(equal * (1 - equal) / static_cast<double>(games));
    return {number, wins, chance_of({wins.value - equal, error, 0}, games), false};
}

void adjust(const std::vector<Test>& tests, std::int64_t games)
{
    std::vector<double> chances;
    for (const Test& test : tests)
        chances.push_back(*test.chance);
    const std::vector<double> adjusted = capitol::holm(chances);
    for (std::size_t i = 0; i < tests.size(); ++i) {
        *tests[i].chance = adjusted[i];
        *tests[i].real =
            games >= fewest_games && adjusted[i] < level && tests[i].differing >= fewest_differing;
    }
}

} // namespace measure
