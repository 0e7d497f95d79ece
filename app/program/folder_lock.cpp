#include "program/folder_lock.h"

#ifdef _WIN32
#include <windows.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

namespace capitol::app {

#ifdef _WIN32
FolderLock::~FolderLock()
{
    if (m_handle)
        CloseHandle(m_handle);
}

// Open without sharing: nobody else can open it.
bool FolderLock::take()
{
    if (m_handle)
        return true;
    const HANDLE handle = CreateFileW(m_file.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS,
                                      FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return GetLastError() != ERROR_SHARING_VIOLATION;
    m_handle = handle;
    return true;
}
#else
FolderLock::~FolderLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

// Not QLockFile: what that leaves behind on a machine that was renamed or lost its power would be held for
// ever.
bool FolderLock::take()
{
    if (m_descriptor >= 0)
        return true;
    const int descriptor = ::open(m_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0)
        return true;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
        m_descriptor = descriptor;
        return true;
    }
    const bool taken = errno == EWOULDBLOCK;
    ::close(descriptor);
    return !taken;
}
#endif

} // namespace capitol::app
