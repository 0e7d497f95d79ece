// Runs work that may never return, with a time limit.
#pragma once

#include <chrono>
#include <future>
#include <optional>
#include <thread>

namespace capitol {

// What `work` returns, or nothing if it takes longer; throws what it throws, and a std::system_error where no
// thread is to be had: without one nothing could be given up. The work may go on after that in a thread that
// nobody waits for, so it must own all it uses.
template <typename Work>
auto within(std::chrono::milliseconds time, Work work) -> std::optional<decltype(work())>
{
    std::packaged_task<decltype(work())()> task(std::move(work));
    auto result = task.get_future();
    std::thread thread(std::move(task));
    if (result.wait_for(time) != std::future_status::ready) {
        thread.detach();
        return std::nullopt;
    }
    thread.join(); // with winpthreads, one that is detached while it ends can hang the next one
    return result.get();
}

} // namespace capitol
