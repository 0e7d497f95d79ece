// Runs work that may never return, with a time limit.
#pragma once

#include <chrono>
#include <future>
#include <optional>
#include <system_error>
#include <thread>

namespace capitol {

// What `work` returns, or nothing if it takes longer; throws what it throws. It may go on after that in a
// detached thread, so it must own everything it uses.
template <typename Work>
auto within(std::chrono::milliseconds time, Work work) -> std::optional<decltype(work())>
{
    std::packaged_task<decltype(work())()> task(std::move(work));
    auto result = task.get_future();
    try {
        std::thread(std::move(task)).detach();
    } catch (const std::system_error&) { // no more threads are available
        task();
    }
    if (result.wait_for(time) != std::future_status::ready)
        return std::nullopt;
    return result.get();
}

} // namespace capitol
