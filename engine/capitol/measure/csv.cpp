#include "capitol/measure/csv.h"

#include <locale>
#include <sstream>

namespace capitol {

namespace {

void print(std::ostream& out, const Mean& mean)
{
    out << ',' << mean.value << ',' << mean.error << ',' << mean.spread;
}

void print(std::ostream& out, const Comparison& comparison)
{
    print(out, comparison.parent);
    out << ',' << comparison.difference.value << ',' << comparison.difference.error << ','
        << comparison.chance << ',' << (comparison.real ? "yes" : "no");
}

void print(std::ostream& out, const std::vector<FigureResult>& results, std::int64_t games,
           const std::string& knob)
{
    for (const FigureResult& result : results) {
        out << facts_of(result.figure).id << ',' << games;
        print(out, result.variant);
        if (result.comparison)
            print(out, *result.comparison);
        else
            out << ",,,,,,,";
        out << ',' << knob << '\n';
    }
}

} // namespace

std::string print_csv(const MeasureRun& run, const Sums& sums)
{
    std::ostringstream out;
    out.imbue(std::locale::classic()); // the window sets the person's, which may have decimal commas
    out << "figure,games,mean,error,spread,parent_mean,parent_error,parent_spread,difference,"
           "difference_error,adjusted_p,real,knob\n";
    print(out, results_of(run, sums), sums.games.count(), "");
    for (const KnobResult& knob : knob_results_of(run, sums))
        print(out, knob.figures, sums.games.count(), knob.key);
    return out.str();
}

} // namespace capitol
