#include "measure/csv.h"

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

} // namespace

std::string print_csv(const std::vector<FigureResult>& results, std::int64_t games)
{
    std::ostringstream out;
    out.imbue(std::locale::classic()); // the window sets the person's, which may have decimal commas
    out << "figure,games,mean,error,spread,parent_mean,parent_error,parent_spread,difference,"
           "difference_error,adjusted_p,real\n";
    for (const FigureResult& result : results) {
        out << facts_of(result.figure).id << ',' << games;
        print(out, result.variant);
        if (result.comparison)
            print(out, *result.comparison);
        else
            out << ",,,,,,,";
        out << '\n';
    }
    return out.str();
}

} // namespace capitol
