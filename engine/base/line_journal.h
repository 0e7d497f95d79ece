// A file that grows line by line and keeps only whole lines, even if the program is killed or the disk is
// full.
#pragma once

#include "base/files.h"

#include <cstdint>
#include <memory>
#include <utility>

namespace capitol {

class OpenFile;

enum class Readers : std::uint8_t { as_usual, owner };

class LineJournal
{
public:
    // Makes the file, or takes up what an earlier run left. Until the journal is gone no other program can
    // take it up: it throws FileError::in_use. Throws as files.h does. `readers` is for a file that is made.
    explicit LineJournal(std::filesystem::path file, Readers readers = Readers::as_usual);
    ~LineJournal();

    const std::filesystem::path& file() const { return m_name; }
    // The whole lines that were found, each with its end; empty once they have been taken.
    const std::string& found() const { return m_found; }
    std::string take_found() { return std::exchange(m_found, {}); }
    // What follows the last of them: a line whose writing was interrupted. It stays in the file until a line
    // is added, so that a file that turns out to be no journal is not changed.
    const std::string& torn() const { return m_torn; }
    // A line without its end; on the disk when it returns. If it cannot be, or the file would be too large to
    // be taken up again, the file is as it was, and it throws.
    void add(std::string_view line);

private:
    const std::filesystem::path m_name;
    std::unique_ptr<OpenFile> m_open;
    std::string m_found;
    std::size_t m_size = 0; // of the whole lines, in bytes
    std::string m_torn;
};

} // namespace capitol
