#include "record/disk.h"

#include "variant/report.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace capitol {

namespace fs = std::filesystem;

namespace {

struct Close
{
    void operator()(std::FILE* stream) const { std::fclose(stream); }
};
using Stream = std::unique_ptr<std::FILE, Close>;

[[noreturn]] void fail(const fs::path& file, std::error_code error)
{
    throw std::system_error(error, display(file));
}

std::error_code last_error()
{
    return {errno, std::generic_category()};
}

#ifdef _WIN32
Stream open(const fs::path& file, const char* mode)
{
    return Stream(
        _wfopen(file.c_str(), std::wstring(mode, mode + std::char_traits<char>::length(mode)).c_str()));
}

bool sync(std::FILE* stream)
{
    return _commit(_fileno(stream)) == 0;
}

void sync_folder(const fs::path&) {}
#else
Stream open(const fs::path& file, const char* mode)
{
    return Stream(std::fopen(file.c_str(), mode));
}

// Not everything that can be written can be synced: pipes and some network folders cannot.
bool sync(std::FILE* stream)
{
    return fsync(fileno(stream)) == 0 || errno == EINVAL || errno == ENOTSUP;
}

// So that a new name outlives a power cut too. Some file systems cannot, then it is as good as it gets.
void sync_folder(const fs::path& folder)
{
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close(descriptor);
}
#endif

// The error of the first step that failed.
std::error_code write_and_sync(const fs::path& file, const char* mode, std::string_view text)
{
    const Stream stream = open(file, mode);
    if (!stream)
        return last_error();
    const bool written = std::fwrite(text.data(), 1, text.size(), stream.get()) == text.size();
    return written && std::fflush(stream.get()) == 0 && sync(stream.get()) ? std::error_code() : last_error();
}

} // namespace

void write_whole(const fs::path& file, std::string_view text)
{
    fs::path neighbour = file;
    neighbour += ".new";
    std::error_code error = write_and_sync(neighbour, "wb", text);
    if (!error)
        fs::rename(neighbour, file, error);
    if (!error)
        return sync_folder(file.parent_path());
    std::error_code ignored;
    fs::remove(neighbour, ignored);
    fail(file, error);
}

void append_whole(const fs::path& file, std::string_view text)
{
    std::error_code error;
    const auto size = fs::file_size(file, error);
    if (error)
        fail(file, error);
    if (const std::error_code failed = write_and_sync(file, "ab", text)) {
        fs::resize_file(file, size, error);
        fail(file, failed);
    }
}

} // namespace capitol
