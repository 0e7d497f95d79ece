#include "base/histogram.h"

#include <algorithm>
#include <numeric>

namespace capitol {

void Histogram::add(std::int64_t amount, std::int64_t games)
{
    const auto place = static_cast<std::size_t>(std::min(amount, last));
    if (place >= m_counts.size())
        m_counts.resize(place + 1);
    m_counts[place] += games;
}

void Histogram::add(const Histogram& others)
{
    m_counts.resize(std::max(m_counts.size(), others.m_counts.size()));
    std::ranges::transform(others.m_counts, m_counts, m_counts.begin(), std::plus<>());
}

std::int64_t Histogram::games() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t{0});
}

bool Histogram::adds_up_to(std::int64_t sum, std::int64_t squares) const
{
    std::int64_t least = 0;
    std::int64_t least_squares = 0;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const auto amount = static_cast<std::int64_t>(i);
        least += amount * m_counts[i];
        least_squares += amount * amount * m_counts[i];
    }
    const bool exact = static_cast<std::int64_t>(m_counts.size()) <= last;
    return exact ? least == sum && least_squares == squares : least <= sum && least_squares <= squares;
}

} // namespace capitol
