#include "measure/findings.h"

#include <algorithm>
#include <cmath>

// What lupdate looks for; the engine itself knows of no translation.
#define QT_TRANSLATE_N_NOOP(context, pattern) pattern

namespace measure {

const char* const nothing_shown = QT_TRANSLATE_N_NOOP(
    "capitol::Findings", "No figure differs significantly; a small difference may need more games to show");
const char* const too_few =
    QT_TRANSLATE_N_NOOP("capitol::Findings", "Too few games to tell: at least %1 are needed");
const char* const alone =
    QT_TRANSLATE_N_NOOP("capitol::Findings", "On average, a player gets %1 points and the winner %2");

int Finding::count() const
{
    return amounts.empty() ? 0 : static_cast<int>(std::min(amounts.front().value, 1e6));
}

int decimals_of(double difference)
{
    const double size = std::abs(difference);
    return size >= 0.95 ? 1 : size >= 0.0095 ? 2 : 4;
}

double relative_size(const Mean& variant, const Comparison& comparison)
{
    const double larger = std::max(variant.value, comparison.parent.value);
    return larger > 0 ? std::abs(comparison.difference.value) / larger : 0;
}

Amount whole(double value)
{
    return {value, false, 0};
}

std::vector<WinResult> favoured_among(std::vector<WinResult> wins)
{
    const double equal = 1.0 / static_cast<double>(std::max(wins.size(), std::size_t{1}));
    std::erase_if(wins, [](const WinResult& one) { return !one.real; });
    std::ranges::stable_sort(wins, std::ranges::greater(),
                             [equal](const WinResult& one) { return std::abs(one.wins.value - equal); });
    return wins;
}

} // namespace measure
