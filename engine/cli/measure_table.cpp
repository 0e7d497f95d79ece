#include "cli/measure_table.h"

#include "cli/columns.h"

namespace capitol {

namespace {

constexpr std::size_t name_width = 20;
constexpr std::size_t amount_width = 22;

std::string amount(const Mean& mean, bool share, bool with_sign = false)
{
    const double factor = share ? 100 : 1;
    const std::string sign = with_sign && mean.value > 0 ? "+" : "";
    return sign + rounded(mean.value * factor, 2) + " +- " + rounded(mean.error * factor, 2) +
           (share ? " %" : "");
}

std::string line_of(const FigureResult& result, bool compared)
{
    const FigureFacts& facts = facts_of(result.figure);
    std::string line =
        left_aligned(facts.id, name_width) + right_aligned(amount(result.variant, facts.share), amount_width);
    if (result.comparison)
        line += right_aligned(amount(result.comparison->parent, facts.share), amount_width) +
                right_aligned(amount(result.comparison->difference, facts.share, true), amount_width) +
                (result.comparison->real ? " *" : "  ");
    else if (compared)
        line += right_aligned("-", amount_width) + right_aligned("-", amount_width) + "  ";
    return line + "  " + facts.meaning + '\n';
}

std::string title_of(const Measurement& measurement)
{
    const MeasureRun& run = measurement.run;
    const std::int64_t done = measurement.sums.games.count();
    return run.variant.id + (run.parent ? " against " + run.parent->id : "") + ": " + std::to_string(done) +
           (measurement.whole() ? "" : " of " + std::to_string(run.games)) + " games of " +
           std::to_string(run.seating.players) + " players (" + run.seating.player + "), seed " +
           std::to_string(run.seed) + '\n';
}

std::string heading_of(const MeasureRun& run)
{
    std::string heading = left_aligned("a game", name_width) + right_aligned(run.variant.id, amount_width);
    if (run.parent)
        heading += right_aligned(run.parent->id, amount_width) + right_aligned("difference", amount_width);
    return heading + '\n';
}

} // namespace

std::string print_measure_table(const Measurement& measurement)
{
    std::string table = title_of(measurement) + '\n' + heading_of(measurement.run);
    const bool compared = measurement.run.parent.has_value();
    for (const FigureResult& result : results_of(measurement.run, measurement.sums))
        table += line_of(result, compared);
    table += "\nThe number after +- is the standard error of the mean.\n";
    if (compared)
        table += "* the difference is significant: paired t test on the same seeds, Holm's correction, 5%; "
                 "needs at least " +
                 std::to_string(fewest_games) + " games, at least " + std::to_string(fewest_differing) +
                 " of which differ.\n";
    return table;
}

} // namespace capitol
