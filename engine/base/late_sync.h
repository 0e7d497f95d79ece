// Brings a file that grows to the disk in a thread of its own, so that nobody waits for the drive. What was
// written outlives the program anyway; this makes it outlive a power cut.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>

namespace capitol {

class OpenFile;

class LateSync
{
public:
    // Called in that thread where the disk has refused what it took at first; the text names the file. Only
    // a file that is written anew is known to be whole then.
    using Failed = std::function<void(const std::system_error&)>;

    explicit LateSync(Failed failed);
    // Once all is on the disk, or has failed.
    ~LateSync();
    LateSync(const LateSync&) = delete;
    LateSync& operator=(const LateSync&) = delete;

    // All that was written to that file until now. Of several that wait the last one is enough: it is always
    // the same file. `folder`: where it is new, and its name has to reach the disk, too.
    void add(std::unique_ptr<OpenFile> written, const std::filesystem::path& folder = {});
    // Until all is on the disk, or has failed.
    void wait();

private:
    void work();

    const Failed m_failed;
    std::mutex m_guard;
    std::condition_variable m_changed;
    std::unique_ptr<OpenFile> m_waiting;
    std::filesystem::path m_folder; // of a file that is new
    bool m_busy = false;
    bool m_ends = false;
    std::thread m_thread; // the last member: it uses the others
};

} // namespace capitol
