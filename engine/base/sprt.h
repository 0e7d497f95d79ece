// Wald's sequential test of a share of wins: play on until one of two claims is much more likely.
#pragma once

namespace capitol {

// The share of the games that the first player wins: `low` (not better) against `high` (better).
struct Claims
{
    double low = 0.5;
    double high = 0.55;
};

enum class SprtDecision { open, low, high };

// Feed it independent samples: the share of the first player over all seatings of one deal. Wrong in one of
// twenty either way. (Normal approximation of the log likelihood ratio, with the variance as sampled.)
class Sprt
{
public:
    explicit Sprt(const Claims& claims) : m_claims(claims) {}
    void add(double share);
    double log_likelihood_ratio() const;
    SprtDecision decision() const;

private:
    static constexpr int fewest = 10; // samples, before the variance means anything

    const Claims m_claims;
    int m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

} // namespace capitol
