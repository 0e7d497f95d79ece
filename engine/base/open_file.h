// An open plain file, the same for POSIX and Windows. For this folder only; other code uses
// files.h.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace capitol {

class OpenFile
{
public:
    enum class For {
        reading,
        appending,       // a file that is there
        journal,         // reading and appending, made if it is not there
        journal_private, // the same, made for nobody else to open
        fresh,           // a file that must not be there
        fresh_private,   // the same, for nobody else to open
    };

    // Refuses all but plain files, without waiting for one. Errors name `shown`.
    OpenFile(const std::filesystem::path& file, For use, std::filesystem::path shown);
    ~OpenFile();
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    std::uintmax_t size() const; // in bytes
    // From the place of the last reading to the end.
    std::string read_rest(std::size_t most);
    void write(std::string_view bytes);
    // All of it, or what was written of it is cut off again.
    void append(std::string_view bytes);
    void truncate(std::uintmax_t size);
    void sync();
    // Shows whether all that was written is there; only some file systems tell it here first.
    void close();
    // Owner and mode of another file, as far as one may give them. No wider than it.
    void take_owner_and_mode(const std::filesystem::path& other);
    // Until it is closed. False if another program has it.
    bool lock();

private:
    [[noreturn]] void fail() const;
    void check_plain() const;

    const std::filesystem::path m_shown;
    int m_descriptor = -1;
};

// At the end and on the disk, or not at all: a part that was written is removed again.
void append_synced(OpenFile& file, std::string_view bytes);

// So that a new name outlives a power cut too, where the file system can.
void sync_folder(const std::filesystem::path& folder);

} // namespace capitol
