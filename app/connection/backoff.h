// How long to wait before the next attempt: longer each time, and never as long as others who wait, so that
// not all come back at once to a server that was away.
#pragma once

#include <QRandomGenerator>

#include <algorithm>
#include <chrono>

namespace capitol::app {

class Backoff
{
public:
    using Time = std::chrono::milliseconds;

    // Half to one and a half times `first`, then of twice that, and so on up to `longest`.
    Backoff(Time first, Time longest) : m_first(first), m_longest(longest), m_next(first) {}

    Time next()
    {
        const Time middle = std::exchange(m_next, std::min(2 * m_next, m_longest));
        const auto half = middle.count() / 2;
        return Time(half + qint64(QRandomGenerator::global()->generateDouble() * double(middle.count())));
    }
    void reset() { m_next = m_first; }

private:
    Time m_first;
    Time m_longest;
    Time m_next;
};

} // namespace capitol::app
