// A small file that is kept up to date while somebody works: it is written in a thread of its own, so that
// the window never waits for the disk. Only its owner may read it.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace capitol::app {

class LateFile : public QObject
{
    Q_OBJECT

public:
    // `gathering`: so long changes are waited for before they are written together.
    explicit LateFile(std::filesystem::path file, std::chrono::milliseconds gathering = {});
    ~LateFile() override; // once all is written, or has failed

    const std::filesystem::path& file() const { return m_file; }
    // From now on that is in it, and nothing else; for an empty text there is no file.
    void set(const std::string& contents);
    // That is done, or has failed.
    bool isIdle() const { return !m_busy && !m_next; }

signals:
    void written(); // what was set last
    void failed(const QString& reason);

private:
    void write();
    void finish(const QString& reason);

    const std::filesystem::path m_file;
    QTimer m_gathering;
    std::optional<std::string> m_next; // not yet given to the thread
    bool m_busy = false;               // the thread
    QThreadPool m_writer;              // the last member: it uses the others
};

} // namespace capitol::app
