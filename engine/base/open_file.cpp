#include "base/open_file.h"

#include "base/file_error.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>

#ifdef _WIN32
#include <io.h>
#include <share.h>
#else
#include <sys/file.h>
#include <unistd.h>
#endif

namespace capitol {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_step = std::size_t{1} << 20; // of one reading or writing

#ifdef _WIN32

using Status = struct _stat64;

int open_descriptor(const fs::path& file, OpenFile::For use)
{
    constexpr int always = _O_BINARY | _O_NOINHERIT;
    const auto open_as = [&](int flags, int share) {
        int descriptor = -1;
        errno = _wsopen_s(&descriptor, file.c_str(), flags | always, share, _S_IREAD | _S_IWRITE);
        return descriptor;
    };
    switch (use) {
    case OpenFile::For::reading:
        return open_as(_O_RDONLY, _SH_DENYNO);
    case OpenFile::For::appending:
        return open_as(_O_WRONLY | _O_APPEND, _SH_DENYNO);
    case OpenFile::For::journal:
    case OpenFile::For::journal_private: // who else wants to write is refused by the system
        return open_as(_O_RDWR | _O_APPEND | _O_CREAT, _SH_DENYWR);
    case OpenFile::For::fresh:
    case OpenFile::For::fresh_private: // a folder's rights are its files'
        return open_as(_O_WRONLY | _O_CREAT | _O_EXCL, _SH_DENYNO);
    }
    return -1;
}

int status_of(int descriptor, Status& status)
{
    return _fstat64(descriptor, &status);
}
bool is_plain(const Status& status)
{
    return (status.st_mode & _S_IFMT) == _S_IFREG;
}
auto read_some(int descriptor, char* to, std::size_t size)
{
    return _read(descriptor, to, static_cast<unsigned>(size));
}
auto write_some(int descriptor, const char* from, std::size_t size)
{
    return _write(descriptor, from, static_cast<unsigned>(size));
}
int truncate_to(int descriptor, std::uintmax_t size)
{
    return (errno = _chsize_s(descriptor, static_cast<long long>(size))) == 0 ? 0 : -1;
}
int sync_now(int descriptor)
{
    return _commit(descriptor);
}
int close_now(int descriptor)
{
    return _close(descriptor);
}
void take_over(int, const fs::path&) {}
bool lock_now(int)
{
    return true;
}

#else

using Status = struct stat;

// Without waiting for the other end of a pipe, without a terminal becoming ours, without children inheriting
// it. Links are followed (people keep their variants behind links); what they lead to is looked at
// afterwards.
constexpr int always = O_CLOEXEC | O_NOCTTY | O_NONBLOCK;

int open_descriptor(const fs::path& file, OpenFile::For use)
{
    switch (use) {
    case OpenFile::For::reading:
        return ::open(file.c_str(), O_RDONLY | always);
    case OpenFile::For::appending:
        return ::open(file.c_str(), O_WRONLY | O_APPEND | always);
    case OpenFile::For::journal:
        return ::open(file.c_str(), O_RDWR | O_APPEND | O_CREAT | always, 0666);
    case OpenFile::For::journal_private:
        return ::open(file.c_str(), O_RDWR | O_APPEND | O_CREAT | always, 0600);
    case OpenFile::For::fresh:
        return ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | always, 0666);
    case OpenFile::For::fresh_private:
        return ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | always, 0600);
    }
    return -1;
}

int status_of(int descriptor, Status& status)
{
    return fstat(descriptor, &status);
}
bool is_plain(const Status& status)
{
    return S_ISREG(status.st_mode);
}
auto read_some(int descriptor, char* to, std::size_t size)
{
    return ::read(descriptor, to, size);
}
auto write_some(int descriptor, const char* from, std::size_t size)
{
    return ::write(descriptor, from, size);
}
int truncate_to(int descriptor, std::uintmax_t size)
{
    return ftruncate(descriptor, static_cast<off_t>(size));
}
// Not every file system can.
int sync_now(int descriptor)
{
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS ? 0 : -1;
}
int close_now(int descriptor)
{
    return ::close(descriptor);
}

// The group's rights go where the group cannot be given.
void take_over(int descriptor, const fs::path& other)
{
    Status from{};
    Status own{};
    if (stat(other.c_str(), &from) != 0 || fstat(descriptor, &own) != 0)
        return;
    mode_t mode = from.st_mode & 0777;
    const bool same = from.st_uid == own.st_uid && from.st_gid == own.st_gid;
    if (!same && fchown(descriptor, from.st_uid, from.st_gid) != 0 &&
        fchown(descriptor, static_cast<uid_t>(-1), from.st_gid) != 0)
        mode &= ~static_cast<mode_t>(070);
    fchmod(descriptor, mode);
}

// Some network folders know no locks.
bool lock_now(int descriptor)
{
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

#endif

} // namespace

OpenFile::OpenFile(const fs::path& file, For use, fs::path shown) : m_shown(std::move(shown))
{
    std::error_code unknown; // what cannot be looked at cannot be opened either
    const fs::file_status status = fs::status(file, unknown);
    if (fs::exists(status) && !fs::is_regular_file(status)) // devices are not even opened: some act on it
        capitol::fail(m_shown, fs::is_directory(status) ? make_error_code(std::errc::is_a_directory)
                                                        : make_error_code(FileError::not_a_file));
    m_descriptor = open_descriptor(file, use);
    if (m_descriptor < 0)
        fail();
    check_plain();
}

OpenFile::~OpenFile()
{
    if (m_descriptor >= 0)
        close_now(m_descriptor);
}

void OpenFile::fail() const
{
    const std::error_code error = last_system_error();
    const bool waits =
        error == std::errc::operation_would_block || error == std::errc::resource_unavailable_try_again;
    capitol::fail(m_shown, waits ? make_error_code(FileError::too_slow) : error);
}

// It may have been changed for something else since it was looked at.
void OpenFile::check_plain() const
{
    Status status{};
    const bool known = status_of(m_descriptor, status) == 0;
    if (known && is_plain(status))
        return;
    const std::error_code error = known ? make_error_code(FileError::not_a_file) : last_system_error();
    close_now(m_descriptor);
    capitol::fail(m_shown, error);
}

std::uintmax_t OpenFile::size() const
{
    Status status{};
    if (status_of(m_descriptor, status) != 0)
        fail();
    return static_cast<std::uintmax_t>(status.st_size);
}

std::string OpenFile::read_rest(std::size_t most)
{
    const std::uintmax_t expected = size(); // what only pretends to be a plain file says 0
    if (expected > most)
        capitol::fail(m_shown, FileError::too_large);
    std::string text;
    text.reserve(expected + 1);
    std::string step(std::min<std::size_t>(largest_step, expected + 1), '\0');
    while (text.size() <= most) {
        const auto count = read_some(m_descriptor, step.data(), step.size());
        if (count == 0)
            return text;
        if (count > 0)
            text.append(step, 0, static_cast<std::size_t>(count));
        else if (errno != EINTR)
            fail();
    }
    capitol::fail(m_shown, FileError::too_large);
}

void OpenFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto count = write_some(m_descriptor, bytes.data(), std::min(largest_step, bytes.size()));
        if (count >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR)
            fail();
    }
}

void OpenFile::append(std::string_view bytes)
{
    const std::uintmax_t before = size();
    try {
        write(bytes);
    } catch (const std::system_error&) {
        truncate(before);
        throw;
    }
}

void OpenFile::truncate(std::uintmax_t size)
{
    if (truncate_to(m_descriptor, size) != 0)
        fail();
}

void OpenFile::sync()
{
    if (sync_now(m_descriptor) != 0)
        fail();
}

void OpenFile::close()
{
    if (close_now(std::exchange(m_descriptor, -1)) != 0 && errno != EINTR)
        fail();
}

void OpenFile::take_owner_and_mode(const fs::path& other)
{
    take_over(m_descriptor, other);
}

bool OpenFile::lock()
{
    return lock_now(m_descriptor);
}

void append_synced(OpenFile& file, std::string_view bytes)
{
    const std::uintmax_t before = file.size();
    try {
        file.write(bytes);
        file.sync();
    } catch (const std::system_error&) {
        file.truncate(before);
        throw;
    }
}

void sync_folder([[maybe_unused]] const fs::path& folder)
{
#ifndef _WIN32
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close_now(descriptor);
#endif
}

} // namespace capitol
