// How many games gave which amount.
#pragma once

#include <cstdint>
#include <vector>

namespace capitol {

// Amounts are whole numbers from 0. Those of `last` and more are counted together, so that absurd rules take
// no more room than others.
class Histogram
{
public:
    static constexpr std::int64_t last = 4096;

    void add(std::int64_t amount, std::int64_t games = 1);
    void add(const Histogram& others);
    // By amount, up to the largest that any game gave.
    const std::vector<std::int64_t>& counts() const { return m_counts; }
    std::int64_t games() const;
    // Whether games of such amounts add up to that sum and that sum of squares.
    bool adds_up_to(std::int64_t sum, std::int64_t squares) const;
    bool operator==(const Histogram&) const = default;

private:
    std::vector<std::int64_t> m_counts;
};

} // namespace capitol
