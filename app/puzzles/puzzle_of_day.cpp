#include "puzzles/puzzle_of_day.h"

#include "base/random.h"

#include <numeric>
#include <vector>

namespace capitol::app {

std::size_t puzzleOfDay(QDate day, std::size_t count)
{
    const auto days = std::uint64_t(day.toJulianDay());
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random(days / count).shuffle(order.data(), int(count)); // another order each time round
    return order[days % count];
}

} // namespace capitol::app
