#include "base/estimate.h"

#include <cmath>

namespace capitol {

void DealEstimate::add(int deal, double amount)
{
    Sum& sum = m_deals[deal];
    sum.amount += amount;
    ++sum.games;
}

Estimate DealEstimate::estimate() const
{
    double games = 0;
    double sum = 0;
    for (const auto& [deal, one] : m_deals) {
        games += one.games;
        sum += one.amount;
    }
    const double mean = sum / games;
    double squares = 0;
    for (const auto& [deal, one] : m_deals)
        squares += std::pow(one.amount - mean * one.games, 2);
    const auto deals = static_cast<double>(m_deals.size());
    return {mean, deals > 1 ? std::sqrt(squares * deals / (deals - 1)) / games : 0};
}

} // namespace capitol
