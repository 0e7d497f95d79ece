#include "common/late_file.h"

#include "base/files.h"
#include "common/failure_words.h"

#include <utility>

namespace capitol::app {

namespace {

// Before there is anything in it; later it keeps its mode.
void makeForOwner(const std::filesystem::path& file)
{
    if (std::filesystem::exists(file))
        return;
    std::filesystem::create_directories(file.parent_path());
    write_whole(file, "");
    using Rights = std::filesystem::perms;
    std::filesystem::permissions(file, Rights::owner_read | Rights::owner_write);
}

// Why it could not be done, or nothing.
QString bring(const std::filesystem::path& file, const std::string& contents)
{
    try {
        if (contents.empty()) {
            std::filesystem::remove(file);
            return {};
        }
        makeForOwner(file);
        write_whole(file, contents);
    } catch (const std::system_error& error) {
        return reasonOf(error);
    }
    return {};
}

} // namespace

LateFile::LateFile(std::filesystem::path file, std::chrono::milliseconds gathering) : m_file(std::move(file))
{
    m_writer.setMaxThreadCount(1);
    m_gathering.setSingleShot(true);
    m_gathering.setInterval(gathering);
    connect(&m_gathering, &QTimer::timeout, this, &LateFile::write);
}

LateFile::~LateFile()
{
    if (m_next)
        m_writer.start([this] { bring(m_file, *m_next); });
    m_writer.waitForDone();
}

void LateFile::set(const std::string& contents)
{
    m_next = contents;
    if (!m_gathering.isActive() && !m_busy)
        m_gathering.start();
}

void LateFile::write()
{
    m_busy = true;
    m_writer.start([this, contents = *std::exchange(m_next, {})] {
        QMetaObject::invokeMethod(this, [this, reason = bring(m_file, contents)] { finish(reason); });
    });
}

void LateFile::finish(const QString& reason)
{
    m_busy = false;
    if (m_next)
        m_gathering.start();
    if (!reason.isEmpty())
        emit failed(reason);
    else if (!m_next)
        emit written();
}

} // namespace capitol::app
