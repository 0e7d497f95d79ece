#include "base/late_sync.h"

#include "base/open_file.h"

#include <utility>

namespace capitol {

LateSync::LateSync(Failed failed) : m_failed(std::move(failed)), m_thread([this] { work(); }) {}

LateSync::~LateSync()
{
    {
        const std::lock_guard lock(m_guard);
        m_ends = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void LateSync::add(std::unique_ptr<OpenFile> written, const std::filesystem::path& folder)
{
    {
        const std::lock_guard lock(m_guard);
        m_waiting.swap(written);
        if (!folder.empty())
            m_folder = folder;
    }
    m_changed.notify_all();
}

void LateSync::wait()
{
    std::unique_lock lock(m_guard);
    m_changed.wait(lock, [this] { return !m_waiting && !m_busy; });
}

void LateSync::work()
{
    std::unique_lock lock(m_guard);
    while (m_changed.wait(lock, [this] { return m_waiting || m_ends; }), m_waiting) {
        std::unique_ptr<OpenFile> file = std::move(m_waiting);
        const std::filesystem::path folder = std::exchange(m_folder, {});
        m_busy = true;
        lock.unlock();
        try {
            file->sync();
            file->close();
            if (!folder.empty())
                sync_folder(folder);
        } catch (const std::system_error& error) {
            m_failed(error);
        }
        file.reset();
        lock.lock();
        m_busy = false;
        m_changed.notify_all();
    }
}

} // namespace capitol
