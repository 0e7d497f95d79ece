// Numbered pieces of work, done by several threads.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace capitol {

class WorkerThreads
{
public:
    // Does the piece of that number (0, 1, ...); false if there is no such piece.
    using Work = std::function<bool(std::size_t piece)>;

    // Begins. The pieces are begun in their order; as soon as one is not there, or `work` throws, no further
    // one is begun. Throws std::system_error where no thread is to be had.
    WorkerThreads(int threads, Work work);
    // Stops, and waits for what has been begun.
    ~WorkerThreads();

    // True once nobody works any more; waits for that at most so long. Throws what `work` threw first.
    bool wait_for(std::chrono::milliseconds time);
    // Waits as long as it takes.
    void wait();

private:
    void run();
    void stop() { m_stopped = true; }
    void fail(std::exception_ptr why);
    void rethrow() const;

    const Work m_work;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_stopped = false;
    std::mutex m_guard; // of what follows
    std::condition_variable m_changed;
    int m_working = 0;
    std::exception_ptr m_failure;
    std::vector<std::jthread> m_threads;
};

} // namespace capitol
