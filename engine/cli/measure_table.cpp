#include "cli/measure_table.h"

#include "base/placeholders.h"
#include "canal/measure/measured.h"
#include "capitol/measure/measured.h"
#include "cli/columns.h"
#include "measure/findings.h"

namespace capitol {

using measure::Amount;
using measure::Finding;
using measure::Measured;
using measure::Measurement;

namespace {

constexpr std::size_t id_width = 20;
constexpr std::size_t amount_width = 22;

std::string amount(const Mean& mean, bool share, bool with_sign = false)
{
    const double factor = share ? 100 : 1;
    const std::string sign = with_sign && mean.value > 0 ? "+" : "";
    return sign + rounded(mean.value * factor, 2) + " +- " + rounded(mean.error * factor, 2) +
           (share ? " %" : "");
}

template <Measured M>
std::string line_of(const measure::FigureResult<M>& result, bool compared)
{
    const auto& facts = M::facts_of(result.figure);
    std::string line =
        left_aligned(facts.id, id_width) + right_aligned(amount(result.variant, facts.share), amount_width);
    if (result.comparison)
        line += right_aligned(amount(result.comparison->parent, facts.share), amount_width) +
                right_aligned(amount(result.comparison->difference, facts.share, true), amount_width) +
                (result.comparison->real ? " *" : "  ");
    else if (compared)
        line += right_aligned("-", amount_width) + right_aligned("-", amount_width) + "  ";
    return line + "  " + facts.meaning + '\n';
}

template <Measured M>
std::string title_of(const Measurement<M>& measurement)
{
    const measure::MeasureRun<M>& run = measurement.run;
    const std::int64_t done = measurement.sums.games.count();
    return run.variant.id + (run.parent ? " against " + run.parent->id : "") + ": " + std::to_string(done) +
           (measurement.whole() ? "" : " of " + std::to_string(run.games)) + " games with " +
           std::to_string(run.seating.players) + " players (" + run.seating.player + "), seed " +
           std::to_string(run.seed) + '\n';
}

template <Measured M>
std::string heading_of(const measure::MeasureRun<M>& run)
{
    std::string heading = left_aligned("per game", id_width) + right_aligned(run.variant.id, amount_width);
    if (run.parent)
        heading += right_aligned(run.parent->id, amount_width) + right_aligned("difference", amount_width);
    return heading + '\n';
}

std::string text_of(const Amount& amount)
{
    return amount.share ? rounded(amount.value * 100, amount.decimals) + " %"
                        : rounded(amount.value, amount.decimals);
}

// The sentences are whole as soon as they are filled; they have no full stop, so that they can stand in a
// list.
std::string list_of(const std::vector<Finding>& findings)
{
    std::string text;
    for (const Finding& finding : findings) {
        std::vector<std::string> amounts;
        for (const Amount& amount : finding.amounts)
            amounts.push_back(text_of(amount));
        text += "- " + fill_places(finding.pattern, amounts) + '\n';
    }
    return text;
}

template <Measured M>
std::string sentences_of(const Measurement<M>& measurement)
{
    const measure::MeasureRun<M>& run = measurement.run;
    const measure::Findings findings = findings_of(run, measurement.sums);
    std::string text = run.variant.id + (run.parent ? " compared with " + run.parent->id : std::string()) +
                       ":\n" + list_of(findings.first);
    if (!findings.other.empty())
        text += "\nOther significant differences:\n" + list_of(findings.other);
    return text + '\n';
}

constexpr std::size_t knob_width = 40;

template <Measured M>
std::string knob_line_of(const std::string& name, const std::vector<measure::FigureResult<M>>& figures)
{
    const measure::Comparison* score = measure::comparison_of(figures, M::Figure::score_mean);
    return left_aligned(name, knob_width) +
           right_aligned(score ? amount(score->difference, false, true) : "-", amount_width) +
           (score && score->real ? " *" : "  ") +
           right_aligned(std::to_string(measure::count_real(figures)), 9) + '\n';
}

template <Measured M>
std::string knobs_of(const Measurement<M>& measurement)
{
    const measure::MeasureRun<M>& run = measurement.run;
    std::string text;
    const std::vector<measure::KnobResult<M>> knobs = knob_results_of(run, measurement.sums);
    if (!knobs.empty())
        text = '\n' + left_aligned(run.parent->id + " with only this from " + run.variant.id, knob_width) +
               right_aligned("score.mean", amount_width) + "  figures *\n";
    for (const std::size_t knob : order_by_effect(knobs, M::Figure::score_mean))
        text += knob_line_of(knobs[knob].key, knobs[knob].figures);
    if (!knobs.empty())
        text += knob_line_of("all of them", results_of(run, measurement.sums));
    for (const std::string& knob : run.refused_knobs)
        text += left_aligned(knob, knob_width) + "  cannot be played on its own\n";
    return text;
}

} // namespace

template <Measured M>
std::string print_measure_table(const Measurement<M>& measurement)
{
    const std::vector<measure::FigureResult<M>> results = results_of(measurement.run, measurement.sums);
    const bool compared = measurement.run.parent.has_value();
    std::string table =
        title_of(measurement) + '\n' + sentences_of(measurement) + heading_of(measurement.run);
    for (const measure::FigureResult<M>& result : results)
        table += line_of(result, compared);
    table += knobs_of(measurement);
    table += "\nThe number after +- is the standard error of the mean.\n";
    if (compared)
        table += "* the difference is significant: paired t test on the same seeds, Holm's correction, 5%; "
                 "needs at least " +
                 std::to_string(measure::fewest_games) + " games, at least " +
                 std::to_string(measure::fewest_differing) + " of which differ.\n";
    return table;
}

template std::string print_measure_table(const Measurement<MeasuredCapitol>& measurement);
template std::string print_measure_table(const Measurement<canal::MeasuredCanal>& measurement);

} // namespace capitol
