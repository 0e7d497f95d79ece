#include "measure/csv.h"

#include <locale>

namespace measure {

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

std::ostringstream begin_csv()
{
    std::ostringstream out;
    out.imbue(std::locale::classic()); // the window sets the person's, which may have decimal commas
    out << "figure,games,mean,error,spread,parent_mean,parent_error,parent_spread,difference,"
           "difference_error,adjusted_p,real,knob\n";
    return out;
}

void print_csv_cells(std::ostream& out, const Mean& variant, const std::optional<Comparison>& comparison)
{
    print(out, variant);
    if (comparison)
        print(out, *comparison);
    else
        out << ",,,,,,,";
}

} // namespace measure
