#include "base/sprt.h"

#include <algorithm>
#include <cmath>

namespace capitol {

namespace {

constexpr double error = 0.05; // either way
constexpr double least_variance = 0.01;

} // namespace

void Sprt::add(double share)
{
    ++m_count;
    m_sum += share;
    m_squares += share * share;
}

double Sprt::log_likelihood_ratio() const
{
    if (m_count < fewest)
        return 0;
    const double mean = m_sum / m_count;
    const double variance = std::max(least_variance, m_squares / m_count - mean * mean);
    return (m_claims.high - m_claims.low) * (2 * mean - m_claims.low - m_claims.high) * m_count /
           (2 * variance);
}

SprtDecision Sprt::decision() const
{
    const double bound = std::log((1 - error) / error);
    const double ratio = log_likelihood_ratio();
    return ratio >= bound ? SprtDecision::high : ratio <= -bound ? SprtDecision::low : SprtDecision::open;
}

} // namespace capitol
