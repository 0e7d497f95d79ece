#include "base/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace capitol {

namespace {

// Boost.Math has Student's t, too, but would bring 150 MB of headers, and a package under another name for
// each system, for these forty lines; test_statistics holds them to printed tables.

// The continued fraction of the incomplete beta function, by Lentz's method.
double beta_fraction(double a, double b, double x)
{
    constexpr double tiny = 1e-300;
    constexpr double close = 1e-15;
    const auto nonzero = [](double number) { return std::abs(number) < tiny ? tiny : number; };
    double c = 1;
    double d = 1 / nonzero(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m < 1000; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / nonzero(1 + even * d);
        c = nonzero(1 + even / c);
        fraction *= c * d;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / nonzero(1 + odd * d);
        c = nonzero(1 + odd / c);
        fraction *= c * d;
        if (std::abs(c * d - 1) < close)
            break;
    }
    return fraction;
}

// The regularised incomplete beta function.
double incomplete_beta(double a, double b, double x)
{
    if (x <= 0 || x >= 1)
        return x <= 0 ? 0 : 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - incomplete_beta(b, a, 1 - x);
    const double front =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
    return front * beta_fraction(a, b, x) / a;
}

// The sum of the squared distances from the mean. First about the nearest whole number, where unsigned
// numbers are exact (the result fits, whatever happens on the way), so that what never varies has no error at
// all.
double squares_about_mean(std::int64_t sum, std::int64_t squares, std::int64_t count)
{
    const std::int64_t whole = sum / count;
    const auto rest = static_cast<double>(sum - whole * count);
    const auto m = static_cast<std::uint64_t>(whole);
    const std::uint64_t about_whole = static_cast<std::uint64_t>(squares) -
                                      2 * m * static_cast<std::uint64_t>(sum) +
                                      static_cast<std::uint64_t>(count) * m * m;
    return std::max(0.0, static_cast<double>(about_whole) - rest * rest / static_cast<double>(count));
}

} // namespace

Mean mean_of(std::int64_t sum, std::int64_t squares, std::int64_t count, int scale)
{
    const auto games = static_cast<double>(count);
    const double mean = static_cast<double>(sum) / games;
    const double variance = count > 1 ? squares_about_mean(sum, squares, count) / (games - 1) : 0;
    return {mean / scale, std::sqrt(variance / games) / scale, std::sqrt(variance) / scale};
}

double student_p(double t, double freedom)
{
    if (!std::isfinite(t))
        return 0;
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t));
}

std::vector<double> holm(const std::vector<double>& probabilities)
{
    std::vector<std::size_t> order(probabilities.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return probabilities[i]; });
    std::vector<double> adjusted(probabilities.size());
    double largest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const double weighed = static_cast<double>(order.size() - rank) * probabilities[order[rank]];
        largest = std::max(largest, std::min(1.0, weighed));
        adjusted[order[rank]] = largest;
    }
    return adjusted;
}

} // namespace capitol
