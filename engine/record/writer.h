// Keeps a record on the disk.
#pragma once

#include "base/late_sync.h"
#include "record/record.h"

#include <atomic>
#include <filesystem>

namespace record {

// The file of a record, whose text is known to whoever writes it.
class RecordFile
{
public:
    RecordFile(std::filesystem::path file, const std::string& text, capitol::LateSync::Failed failed);
    // `before` gives the text before the line, where all of it must be written anew.
    void append(const std::string& line, const std::function<std::string()>& before);
    void cut_to(const std::string& text);
    void wait() { m_sync.wait(); }
    const std::filesystem::path& file() const { return m_file; }

private:
    void rewrite(const std::string& text);

    std::filesystem::path m_file;
    std::atomic_bool m_doubtful = false; // what is on the disk
    capitol::LateSync m_sync;
};

// Writes the whole record, then move by move: what was written outlives the program at once, and reaches the
// disk in a thread of its own.
template <RecordedGame G>
class RecordWriter
{
public:
    // `failed` is told in that thread; the next move is then written with the whole record anew.
    // Throws std::system_error with the file's name if it cannot be written, as all here do; what comes next
    // is then written with the whole record, too.
    RecordWriter(std::filesystem::path file, const Record<G>& record, capitol::LateSync::Failed failed = {})
        : m_file(std::move(file), print_record(record), std::move(failed))
    {
    }
    // The record, and a move that goes on from it.
    void append(const Record<G>& record, const typename G::Rules& rules, const typename G::Position& before,
                const RecordMove<typename G::Choice>& move)
    {
        m_file.append(print_move_line<G>(rules, before, move), [&record] { return print_record(record); });
    }
    // Undo: the record without its last moves.
    void take_back(const Record<G>& shorter) { m_file.cut_to(print_record(shorter)); }
    // Until all is on the disk.
    void wait() { m_file.wait(); }
    const std::filesystem::path& file() const { return m_file.file(); }

private:
    RecordFile m_file;
};

} // namespace record
