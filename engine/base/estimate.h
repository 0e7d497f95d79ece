// Means over the games of a match, with their errors.
#pragma once

#include <map>

namespace capitol {

// A mean with its standard error; the error of one deal alone is 0.
struct Estimate
{
    double mean = 0;
    double error = 0;
};

// The games of one deal, played from every seating, have its luck in common: only deals are independent of
// each other, so the error is that of a mean over clusters (Cochran 1977, chapter 9).
class DealEstimate
{
public:
    void add(int deal, double amount);
    bool empty() const { return m_deals.empty(); }
    Estimate estimate() const; // of one game at least

private:
    struct Sum
    {
        double amount = 0;
        int games = 0;
    };
    std::map<int, Sum> m_deals;
};

} // namespace capitol
