#include "measure/distribution.h"

#include <algorithm>

namespace capitol::app {

namespace {

struct Range
{
    std::int64_t least = 0;
    std::int64_t largest = -1;
};

Range rangeOf(const std::vector<std::int64_t>& counts)
{
    const auto first = std::ranges::find_if(counts, [](std::int64_t games) { return games > 0; });
    return {first - counts.begin(), std::int64_t(counts.size()) - 1};
}

// Without games it begins where the other does.
Range common(const Histogram& variant, const Histogram& parent)
{
    const Range one = rangeOf(variant.counts());
    if (parent.counts().empty())
        return one;
    const Range other = rangeOf(parent.counts());
    return {std::min(one.least, other.least), std::max(one.largest, other.largest)};
}

std::int64_t stepsIn(const Range& range, std::int64_t width)
{
    return range.largest / width - range.least / width + 1;
}

std::int64_t widthFor(const Range& range, int scale, int most)
{
    for (std::int64_t tens = scale;; tens *= 10)
        for (const int factor : {1, 2, 5})
            if (stepsIn(range, tens * factor) <= most)
                return tens * factor;
}

std::vector<double> sharesOf(const Histogram& histogram, const Range& range, std::int64_t width)
{
    if (histogram.counts().empty())
        return {};
    std::vector<double> shares(std::size_t(stepsIn(range, width)));
    for (std::int64_t amount = range.least; amount < std::int64_t(histogram.counts().size()); ++amount)
        shares[std::size_t(amount / width - range.least / width)] +=
            double(histogram.counts()[std::size_t(amount)]) / double(histogram.games());
    return shares;
}

} // namespace

Distribution distributionOf(const Histogram& variant, const Histogram& parent, int scale, int most)
{
    if (variant.counts().empty())
        return {};
    const Range range = common(variant, parent);
    const std::int64_t width = widthFor(range, scale, most);
    return {double(range.least / width * width) / scale, double(width) / scale,
            sharesOf(variant, range, width), sharesOf(parent, range, width)};
}

} // namespace capitol::app
