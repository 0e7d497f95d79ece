#include "base/files.h"
#include "base/late_sync.h"
#include "base/leftovers.h"
#include "base/open_file.h"

#ifdef _WIN32
#include <thread>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace capitol {

namespace fs = std::filesystem;

namespace {

constexpr int most_links = 40; // as the system has it

#ifdef _WIN32
bool is_planted(const fs::path&)
{
    return false;
}
bool may_write(const fs::path& file)
{
    return (fs::status(file).permissions() & fs::perms::owner_write) != fs::perms::none;
}
#else
// In a folder where everyone may lay links, those of others are not followed: so the kernel does it on
// opening.
bool is_planted(const fs::path& link)
{
    struct stat own = {};
    struct stat folder = {};
    const fs::path parent = link.has_parent_path() ? link.parent_path() : fs::path(".");
    if (lstat(link.c_str(), &own) != 0 || stat(parent.c_str(), &folder) != 0)
        return false;
    const bool for_everyone = (folder.st_mode & S_ISVTX) != 0 && (folder.st_mode & S_IWOTH) != 0;
    return for_everyone && own.st_uid != geteuid() && own.st_uid != folder.st_uid;
}
bool may_write(const fs::path& file)
{
    return faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0;
}
#endif

// /dev/stdout leads to a link in /proc that only looks like one to a file.
bool names_descriptor(const fs::path& file)
{
    std::error_code unknown;
    const std::string folder = fs::weakly_canonical(file.parent_path(), unknown).generic_string() + "/";
    return folder.starts_with("/proc/") || folder.starts_with("/dev/fd/");
}

// Where a name leads in the end; nothing need be there.
fs::path target_of(const fs::path& file)
{
    fs::path place = file;
    std::error_code error;
    for (int links = 0; links < most_links; ++links) {
        if (names_descriptor(place))
            fail(file, FileError::descriptor);
        if (!fs::is_symlink(fs::symlink_status(place, error)))
            return place;
        if (is_planted(place))
            fail(file, FileError::foreign_link);
        place = place.parent_path() / fs::read_symlink(place, error);
        if (error)
            fail(file, error);
    }
    fail(file, make_error_code(std::errc::too_many_symbolic_link_levels));
}

// Whether there is a file to be replaced; throws if it may not be.
bool is_there(const fs::path& target, const fs::path& file)
{
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    if (status.type() == fs::file_type::not_found)
        return false;
    if (!fs::status_known(status))
        fail(file, error);
    if (fs::is_directory(status))
        fail(file, make_error_code(std::errc::is_a_directory));
    if (!fs::is_regular_file(status))
        fail(file, FileError::not_a_file);
    if (!may_write(target))
        fail(file, make_error_code(std::errc::permission_denied));
    return true;
}

// Gone at the end, unless it was renamed.
struct Temporary
{
    explicit Temporary(fs::path name) : place(std::move(name)) {}
    ~Temporary()
    {
        std::error_code ignored;
        fs::remove(place, ignored);
    }
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;
    const fs::path place;
};

// Every step can be the one that finds the disk full.
void write_new(const fs::path& place, const fs::path& file, const fs::path* replaced, std::string_view bytes,
               bool synced)
{
    OpenFile out(place, replaced ? OpenFile::For::fresh_private : OpenFile::For::fresh, file);
    out.lock(); // so that nobody takes it for a leftover
    if (replaced)
        out.take_owner_and_mode(*replaced);
    out.write(bytes);
    if (synced)
        out.sync();
    out.close();
}

// Windows does not replace a file while somebody looks at it, a virus scanner for one: that passes.
void replace(const fs::path& target, const fs::path& by, const fs::path& file)
{
    std::error_code error;
    fs::rename(by, target, error);
#ifdef _WIN32
    for (int again = 0; error && again < 20; ++again) {
        std::this_thread::sleep_for(std::chrono::milliseconds(25));
        fs::rename(by, target, error);
    }
#endif
    if (error)
        fail(file, error);
}

void write_whole(const fs::path& file, std::string_view bytes, LateSync* late)
{
    const fs::path target = target_of(file);
    const bool replaces = is_there(target, file);
    const bool synced = replaces || !late;
    const Temporary temporary(temporary_beside(target));
    write_new(temporary.place, file, replaces ? &target : nullptr, bytes, synced);
    replace(target, temporary.place, file);
    if (synced)
        sync_folder(target.parent_path());
    else
        late->add(std::make_unique<OpenFile>(target, OpenFile::For::appending, file), target.parent_path());
    sweep_leftovers(target.parent_path());
}

} // namespace

void write_whole(const fs::path& file, std::string_view bytes)
{
    write_whole(file, bytes, nullptr);
}

void write_whole(const fs::path& file, std::string_view bytes, LateSync& sync)
{
    write_whole(file, bytes, &sync);
}

void append_whole(const fs::path& file, std::string_view bytes, LateSync& sync)
{
    auto out = std::make_unique<OpenFile>(file, OpenFile::For::appending, file);
    out->append(bytes);
    sync.add(std::move(out));
}

bool cut_back(const fs::path& file, std::uintmax_t size, LateSync& sync)
{
    auto out = std::make_unique<OpenFile>(file, OpenFile::For::appending, file);
    if (out->size() < size)
        return false;
    out->truncate(size);
    sync.add(std::move(out));
    return true;
}

} // namespace capitol
