// How well one colour can be told from another: the contrast ratio of WCAG 2, 1..21.
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace capitol::test {

// A share of red, green or blue as light.
inline double linear(double share)
{
    return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

inline double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

inline double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

} // namespace capitol::test
