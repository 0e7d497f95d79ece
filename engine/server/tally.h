// What a server counts while it runs, for whoever watches it. There are no names in it, and no tables.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace server {

// How often something took how long.
class Durations
{
public:
    // Upper ends of the buckets, in seconds; what takes longer is counted behind them.
    static constexpr std::array bounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                       0.05,   0.1,   0.25,   0.5,   1.0,  2.5};

    void add(std::chrono::duration<double> time)
    {
        ++m_counts[static_cast<std::size_t>(std::ranges::lower_bound(bounds, time.count()) - bounds.begin())];
        m_sum += time.count();
    }
    const auto& counts() const { return m_counts; }
    double sum() const { return m_sum; } // seconds

private:
    std::array<std::uint64_t, bounds.size() + 1> m_counts{};
    double m_sum = 0;
};

struct Tally
{
    Durations stored;           // lines of journals, until they were on the disk
    Durations told;             // deeds, from the message until all were told, as far as the system takes it
    std::uint64_t messages = 0; // from clients
    std::map<std::string, std::uint64_t> refused; // by code of network.md
    std::uint64_t ended = 0;                      // games whose records were kept
};

} // namespace server
