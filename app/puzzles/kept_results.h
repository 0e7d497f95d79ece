// The results of puzzles in their file. It is read again each time until something own has been written, and
// never written while it cannot be read.
#pragma once

#include "base/diagnostic.h"
#include "common/late_file.h"
#include "puzzles/puzzle_results.h"

#include <QObject>

namespace capitol::app {

class KeptResults : public QObject
{
    Q_OBJECT

public:
    // What is in a file; nothing where there is none.
    struct Found
    {
        PuzzleResults results{};
        Diagnostics faults{}; // then nothing of it is of use
    };

    explicit KeptResults(const std::filesystem::path& file, QObject* parent = nullptr);

    const std::filesystem::path& file() const { return m_file.file(); }
    // In any thread.
    static Found read(const std::filesystem::path& file);
    // What has been read; what was written meanwhile counts more.
    void take(const Found& found);

    const PuzzleResults& results() const { return m_results; }
    // Why no more are kept, or "".
    QString fault() const;

    // Whether that has changed anything. What there is no room for is not kept, which `failed` says.
    using Answer = bool (PuzzleResults::*)(const std::string&, QDate);
    bool note(Answer answer, const std::string& puzzle);
    // Forgets all results, and whatever else was in the file.
    void clear();

signals:
    void failed(const QString& text);

private:
    void write();

    PuzzleResults m_results;
    Diagnostics m_faults;
    bool m_isRead = false; // and could be
    bool m_isOwn = false;  // something has been written
    LateFile m_file;
};

} // namespace capitol::app
