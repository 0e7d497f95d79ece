// How much somebody may ask for: so much at once, and so much again with time.
#pragma once

#include "table/message.h"

#include <algorithm>

namespace table {

class Allowance
{
public:
    // `most` at once; one more every `each` milliseconds.
    constexpr Allowance(int most, Time each) : m_most(most * each), m_each(each), m_left(m_most) {}

    // 0 if it is granted; otherwise the milliseconds until it would be.
    Time take(int cost, Time now)
    {
        m_left = std::min(m_most, m_left + (now - m_since));
        m_since = now;
        const Time price = std::min(cost * m_each, m_most);
        if (m_left < price)
            return price - m_left;
        m_left -= price;
        return 0;
    }

    // As much is left as there was at first.
    bool is_full(Time now) const { return m_left + (now - m_since) >= m_most; }

private:
    Time m_most; // in milliseconds of waiting
    Time m_each;
    Time m_left;
    Time m_since = 0;
};

} // namespace table
