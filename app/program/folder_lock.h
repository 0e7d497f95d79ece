// One writer: a lock on a file, which the system takes back when the program ends, however it ends.
#pragma once

#include <filesystem>

namespace capitol::app {

class FolderLock
{
public:
    // The file is made when the lock is first taken, and stays.
    explicit FolderLock(std::filesystem::path file) : m_file(std::move(file)) {}
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // True if this program has it now, or already had it; false if another one has. If files cannot be
    // locked, or cannot be written at all, nobody is kept from trying: true.
    bool take();

private:
    std::filesystem::path m_file;
#ifdef _WIN32
    void* m_handle = nullptr;
#else
    int m_descriptor = -1;
#endif
};

} // namespace capitol::app
