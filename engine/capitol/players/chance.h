// Probabilities from the normal distribution, the same on every platform.
#pragma once

#include "search/portable_math.h"

namespace capitol {

// The probability that a number with that mean and deviation (above 0) is below `value`; accurate to 1e-7.
double chance_below(double value, double mean, double deviation);

// A base to the power of a whole number from 0.
constexpr double power(double base, int exponent)
{
    double result = 1;
    for (; exponent > 0; --exponent)
        result *= base;
    return result;
}

} // namespace capitol
