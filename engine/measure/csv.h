// A result as a table for other programs.
#pragma once

#include "measure/result.h"

#include <sstream>
#include <string>

namespace measure {

// A table that has its headings only.
std::ostringstream begin_csv();
void print_csv_cells(std::ostream& out, const Mean& variant, const std::optional<Comparison>& comparison);

template <Measured M>
void print_csv_lines(std::ostream& out, const std::vector<FigureResult<M>>& results, std::int64_t games,
                     const std::string& knob)
{
    for (const FigureResult<M>& result : results) {
        out << M::facts_of(result.figure).id << ',' << games;
        print_csv_cells(out, result.variant, result.comparison);
        out << ',' << knob << '\n';
    }
}

// Comma-separated values with one line of headings, one line a figure, lines ending in `\n`; after them those
// of each changed knob by itself, with its key in the last column. Numbers have a point, six digits that
// count, and are empty where there is nothing.
template <Measured M>
std::string print_csv(const MeasureRun<M>& run, const Sums<M>& sums)
{
    std::ostringstream out = begin_csv();
    print_csv_lines(out, results_of(run, sums), sums.games.count(), "");
    for (const KnobResult<M>& knob : knob_results_of(run, sums))
        print_csv_lines(out, knob.figures, sums.games.count(), knob.key);
    return out.str();
}

} // namespace measure
