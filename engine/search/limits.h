// When a search stops.
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>

namespace search {

struct Limits
{
    std::uint64_t iterations = 0;      // 0: any number
    std::chrono::milliseconds time{0}; // 0: any time
    std::stop_token stop;              // when requested, the answer comes after the current play-out
    bool may_end_early = true; // once nothing can change the answer: how long it took tells of the options
};

// A search without iterations, time or a stop that comes would never end.
class SearchBudget
{
public:
    explicit SearchBudget(const Limits& limits) : m_limits(limits) {}

    bool is_over(std::uint64_t done) const
    {
        return m_limits.stop.stop_requested() || (m_limits.iterations > 0 && done >= m_limits.iterations) ||
               (m_limits.time.count() > 0 && elapsed() >= m_limits.time);
    }
    // How many more iterations there can be: roughly where time alone decides. Where both do, the iterations
    // say it, so that the answer is not that of a quicker or slower machine.
    double left(std::uint64_t done) const
    {
        if (m_limits.iterations > 0)
            return static_cast<double>(m_limits.iterations - done);
        return m_limits.time.count() > 0 ? static_cast<double>(done) * (m_limits.time / elapsed() - 1) : 1e18;
    }

private:
    using Clock = std::chrono::steady_clock;
    std::chrono::duration<double, std::milli> elapsed() const { return Clock::now() - m_begin; }

    const Limits& m_limits;
    const Clock::time_point m_begin = Clock::now();
};

// When it is time to tell how far one has come.
class ReportTimer
{
public:
    bool is_due()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_last < interval)
            return false;
        m_last = now;
        return true;
    }

private:
    static constexpr std::chrono::milliseconds interval{50};
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

} // namespace search
