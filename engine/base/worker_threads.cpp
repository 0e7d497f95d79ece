#include "base/worker_threads.h"

namespace capitol {

WorkerThreads::WorkerThreads(int threads, Work work) : m_work(std::move(work)), m_working(threads)
{
    try {
        for (int i = 0; i < threads; ++i)
            m_threads.emplace_back([this] { run(); });
    } catch (...) { // no more threads are to be had: those that there are must not work on
        stop();
        throw;
    }
}

WorkerThreads::~WorkerThreads()
{
    stop();
    m_threads.clear(); // waits for them
}

bool WorkerThreads::wait_for(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_guard);
    const bool over = m_changed.wait_for(lock, time, [this] { return m_working == 0; });
    rethrow();
    return over;
}

void WorkerThreads::wait()
{
    std::unique_lock lock(m_guard);
    m_changed.wait(lock, [this] { return m_working == 0; });
    rethrow();
}

void WorkerThreads::run()
{
    try {
        while (!m_stopped && m_work(m_next++)) {
        }
    } catch (...) {
        fail(std::current_exception());
    }
    const std::lock_guard lock(m_guard);
    --m_working;
    m_changed.notify_all();
}

void WorkerThreads::fail(std::exception_ptr why)
{
    stop();
    const std::lock_guard lock(m_guard);
    if (!m_failure)
        m_failure = std::move(why);
}

void WorkerThreads::rethrow() const
{
    if (m_failure)
        std::rethrow_exception(m_failure);
}

} // namespace capitol
