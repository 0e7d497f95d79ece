#include "measure/result.h"

#include <cmath>
#include <limits>

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

void adjust(std::vector<FigureResult>& results, const Sums& sums)
{
    std::vector<Comparison*> compared;
    std::vector<double> chances;
    for (FigureResult& result : results) {
        if (!result.comparison)
            continue;
        compared.push_back(&*result.comparison);
        chances.push_back(result.comparison->chance);
    }
    const std::vector<double> adjusted = holm(chances);
    for (std::size_t i = 0; i < compared.size(); ++i)
        compared[i]->chance = adjusted[i];
    const bool enough_games = sums.games.count() >= fewest_games;
    for (FigureResult& result : results)
        if (result.comparison)
            result.comparison->real = enough_games && result.comparison->chance < level &&
                                      sums[result.figure].differing >= fewest_differing;
}

} // namespace

std::vector<FigureResult> results_of(const MeasureRun& run, const Sums& sums)
{
    const std::int64_t games = sums.games.count();
    std::vector<FigureResult> results;
    if (games == 0)
        return results;
    for (const Figure figure : figures_of(run)) {
        const int scale = scale_of(figure, run.seating.players);
        const FigureSums& own = sums[figure];
        FigureResult result{figure, mean_of(own.variant, own.variant_squares, games, scale), {}};
        if (is_compared(run, figure))
            result.comparison = compare(own, games, scale);
        results.push_back(result);
    }
    adjust(results, sums);
    return results;
}

} // namespace capitol
