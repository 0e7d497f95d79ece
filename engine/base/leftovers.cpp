#include "base/leftovers.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <string>
#include <string_view>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace capitol {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view beginning = ".capitol-";
constexpr std::string_view ending = ".new";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t letter_count = 10;
constexpr std::chrono::hours least_age{1}; // a writer is done within seconds
constexpr int most_looked_at = 10'000;     // nobody waits for a folder of a hundred thousand files

bool is_temporary(const fs::path& file)
{
    const std::u8string bytes = file.filename().u8string(); // any name can be had as UTF-8
    const std::string name(bytes.begin(), bytes.end());
    return name.size() == beginning.size() + letter_count + ending.size() && name.starts_with(beginning) &&
           name.ends_with(ending) &&
           name.find_first_not_of(letters, beginning.size()) == name.size() - ending.size();
}

bool is_old_file(const fs::directory_entry& entry)
{
    std::error_code unknown;
    if (!fs::is_regular_file(entry.symlink_status(unknown)))
        return false;
    const auto written = entry.last_write_time(unknown);
    return !unknown && fs::file_time_type::clock::now() - written > least_age;
}

#ifdef _WIN32
void remove_abandoned(const fs::path& file)
{
    std::error_code in_use; // what somebody has open cannot be removed
    fs::remove(file, in_use);
}
#else
bool is_ours(int descriptor)
{
    struct stat status = {};
    return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == geteuid() &&
           status.st_nlink == 1;
}

// Who writes has the lock.
void remove_abandoned(const fs::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    if (is_ours(descriptor) && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        ::unlink(file.c_str());
    ::close(descriptor);
}
#endif

} // namespace

fs::path temporary_beside(const fs::path& target)
{
    std::random_device device;
    std::uniform_int_distribution<std::size_t> any(0, letters.size() - 1);
    std::string name(beginning);
    for (std::size_t i = 0; i < letter_count; ++i)
        name += letters[any(device)];
    return target.parent_path() / name.append(ending);
}

void sweep_leftovers(const fs::path& folder)
{
    std::error_code unreadable;
    int seen = 0;
    for (fs::directory_iterator entry(folder.empty() ? "." : folder, unreadable), end;
         !unreadable && entry != end && seen < most_looked_at; entry.increment(unreadable), ++seen)
        if (is_temporary(entry->path()) && is_old_file(*entry))
            remove_abandoned(entry->path());
}

} // namespace capitol
