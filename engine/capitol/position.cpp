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
        if (unroofed[i].height == height)
            return unroofed[i].count;
    return 0;
}

int Yard::finished_of(Roof roof, int height) const
{
    const auto& heights = finished[row(roof)];
    return static_cast<int>(std::count(heights.begin(), heights.end(), height));
}

void Yard::add_unroofed(int height)
{
    int at = 0;
    while (at < kinds && unroofed[at].height > height)
        ++at;
    if (at < kinds && unroofed[at].height == height) {
        ++unroofed[at].count;
        return;
    }
    std::copy_backward(unroofed.begin() + at, unroofed.begin() + kinds, unroofed.begin() + kinds + 1);
    unroofed[at] = {static_cast<std::uint8_t>(height), 1};
    ++kinds;
}

void Yard::remove_unroofed(int height)
{
    int at = 0;
    while (unroofed[at].height != height)
        ++at;
    if (--unroofed[at].count > 0)
        return;
    std::copy(unroofed.begin() + at + 1, unroofed.begin() + kinds, unroofed.begin() + at);
    unroofed[--kinds] = {};
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
