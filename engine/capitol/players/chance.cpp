#include "capitol/players/chance.h"

namespace capitol {

namespace {

// The complementary error function for z >= 0, by a Chebyshev fit (Numerical Recipes, 6.2).
double upper_tail(double z)
{
    constexpr double fit[] = {0.17087277,  -0.82215223, 1.48851587, -1.13520398, 0.27886807,
                              -0.18628806, 0.09678418,  0.37409196, 1.00002368,  -1.26551223};
    const double t = 1 / (1 + z / 2);
    double sum = 0;
    for (const double factor : fit)
        sum = sum * t + factor;
    return t * search::portable_exp(sum - z * z);
}

} // namespace

double chance_below(double value, double mean, double deviation)
{
    constexpr double sqrt_2 = 1.4142135623730951;
    const double z = (value - mean) / (deviation * sqrt_2);
    return z < 0 ? upper_tail(-z) / 2 : 1 - upper_tail(z) / 2;
}

} // namespace capitol
