#include "capitol/readings/alike.h"

#include <algorithm>
#include <numeric>

namespace capitol {

Distance distance(const std::vector<Row>& rows, const std::vector<Column>& columns, std::size_t a,
                  std::size_t b)
{
    Distance sum;
    for (const Row& row : rows) {
        const Likeness found = likeness(columns[a], row.cells[a], columns[b], row.cells[b]);
        sum.different += found == Likeness::different;
        sum.silent += found == Likeness::silence;
    }
    return sum;
}

std::vector<std::size_t> order_by_likeness(const Readings& readings, const std::vector<Column>& columns)
{
    const std::vector<Row> rows = compare(readings, columns);
    std::vector<std::size_t> order(columns.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    for (std::size_t i = 1; i < order.size(); ++i) {
        const auto to_last = [&](std::size_t column) {
            return distance(rows, columns, order[i - 1], column).halves();
        };
        const auto rest = order.begin() + static_cast<std::ptrdiff_t>(i);
        const auto nearest = std::ranges::min_element(rest, order.end(), {}, to_last);
        std::rotate(rest, nearest, nearest + 1);
    }
    return order;
}

} // namespace capitol
