#include "base/folders.h"

#include "base/home_folder.h"

#include <cstdlib>

namespace capitol {
namespace {

namespace fs = std::filesystem;

// The value of an environment variable as a path, empty if it is not set.
fs::path from_environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? fs::path(value) : fs::path();
}

fs::path user_data_folder()
{
#if defined(_WIN32)
    return from_environment("APPDATA");
#elif defined(__APPLE__)
    const fs::path home = home_folder();
    return home.empty() ? home : home / "Library" / "Application Support";
#else
    const fs::path data = from_environment("XDG_DATA_HOME");
    const fs::path home = home_folder();
    if (data.is_absolute())
        return data;
    return home.empty() ? home : home / ".local" / "share";
#endif
}

fs::path user_folder()
{
    const fs::path chosen = from_environment("CAPITOL_VARIANTS");
    if (!chosen.empty())
        return chosen;
    const fs::path data = user_data_folder();
    return data.empty() ? fs::path() : data / "capitol" / "variants";
}

// A program that was found by the shell knows its bare name only.
fs::path program_folder(const fs::path& program)
{
    std::error_code error;
    if (!program.has_parent_path()) {
        const fs::path self = fs::read_symlink("/proc/self/exe", error);
        return error ? fs::path() : self.parent_path();
    }
    const fs::path resolved = fs::weakly_canonical(program, error);
    return error ? program.parent_path() : resolved.parent_path();
}

} // namespace

std::vector<fs::path> shipped_folders(const fs::path& program, const char* name)
{
    const fs::path beside = program_folder(program);
    if (beside.empty())
        return {};
    return {beside / name, beside / ".." / "share" / "capitol" / name,
            beside / ".." / "Resources" / name}; // a bundle's
}

std::vector<fs::path> standard_folders(const fs::path& program)
{
    std::vector<fs::path> folders{user_folder()};
    for (fs::path& folder : shipped_folders(program, "variants"))
        folders.push_back(std::move(folder));
#ifdef CAPITOL_SOURCE_VARIANTS
    folders.emplace_back(CAPITOL_SOURCE_VARIANTS);
#endif
    return folders;
}

} // namespace capitol
