// How similar rule texts and variants are.
#pragma once

#include "capitol/readings/comparison.h"

namespace capitol {

// In how many readings and situations two columns do not say or play the same, and on how many one of them is
// silent.
struct Distance
{
    int different = 0;
    int silent = 0;
    // A silence is half a difference.
    int halves() const { return 2 * different + silent; }
};
// Between the columns `a` and `b` of the rows.
Distance distance(const std::vector<Row>& rows, const std::vector<Column>& columns, std::size_t a,
                  std::size_t b);

// The columns' indices so that each stands beside what it is most like: the first stays, then always the one
// nearest to the last; of several equally near the one that came first.
std::vector<std::size_t> order_by_likeness(const Readings& readings, const std::vector<Column>& columns);

} // namespace capitol
