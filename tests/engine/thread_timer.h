// How much of a processor the calling thread has used: how long a thing takes, however busy the machine is.
#pragma once

#include <chrono>
#include <ctime>

namespace capitol::test {

class ThreadTimer
{
public:
    long long milliseconds() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(now() - m_start).count();
    }

private:
    static std::chrono::nanoseconds now()
    {
#ifdef CLOCK_THREAD_CPUTIME_ID
        std::timespec used{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
        return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
#else
        return std::chrono::steady_clock::now().time_since_epoch();
#endif
    }

    std::chrono::nanoseconds m_start = now();
};

} // namespace capitol::test
