#include "capitol/position.h"

#include <algorithm>

namespace capitol {

namespace {

std::size_t row(Roof roof)
{
    return index(roof) - 1;
}

} // namespace

int Yard::unroofed_of(int height) const
{
    for (int i = 0; i < kinds; ++i)
        if (unroofed.m_height[i] == height)
            return unroofed.m_count[i];
    return 0;
}

int Yard::finished_of(Roof roof, int height) const
{
    const auto& heights = finished[row(roof)];
    return static_cast<int>(std::count(heights.begin(), heights.end(), height));
}

void Yard::add_unroofed(int height)
{
    auto& heights = unroofed.m_height;
    auto& counts = unroofed.m_count;
    int at = 0;
    while (at < kinds && heights[at] > height)
        ++at;
    if (at < kinds && heights[at] == height) {
        ++counts[at];
        return;
    }
    std::copy_backward(heights.begin() + at, heights.begin() + kinds, heights.begin() + kinds + 1);
    std::copy_backward(counts.begin() + at, counts.begin() + kinds, counts.begin() + kinds + 1);
    heights[at] = static_cast<std::uint8_t>(height);
    counts[at] = 1;
    ++kinds;
}

void Yard::remove_unroofed(int height)
{
    auto& heights = unroofed.m_height;
    auto& counts = unroofed.m_count;
    int at = 0;
    while (heights[at] != height)
        ++at;
    if (--counts[at] > 0)
        return;
    std::copy(heights.begin() + at + 1, heights.begin() + kinds, heights.begin() + at);
    std::copy(counts.begin() + at + 1, counts.begin() + kinds, counts.begin() + at);
    --kinds;
    heights[kinds] = 0;
    counts[kinds] = 0;
}

void Yard::add_finished(Roof roof, int height)
{
    auto& heights = finished[row(roof)];
    const auto at = std::find_if(heights.begin(), heights.end(), [&](int other) { return other <= height; });
    std::copy_backward(at, heights.end() - 1, heights.end());
    *at = static_cast<std::uint8_t>(height);
}

void Yard::remove_finished(Roof roof, int height)
{
    auto& heights = finished[row(roof)];
    const auto at = std::find(heights.begin(), heights.end(), height);
    std::copy(at + 1, heights.end(), at);
    heights.back() = 0;
}

int Yard::floors() const
{
    int sum = 0;
    for (int i = 0; i < kinds; ++i)
        sum += unroofed[i].height * unroofed[i].count;
    for (const auto& heights : finished)
        for (int height : heights)
            sum += height;
    return sum;
}

} // namespace capitol
