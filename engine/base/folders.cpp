#include "base/folders.h"

#include "base/home_folder.h"

#if defined(_WIN32)
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#include <string>
#endif

namespace capitol {
namespace {

namespace fs = std::filesystem;

fs::path user_data_folder()
{
#if defined(_WIN32)
    return path_from_environment("APPDATA");
#elif defined(__APPLE__)
    const fs::path home = home_folder();
    return home.empty() ? home : home / "Library" / "Application Support";
#else
    const fs::path data = path_from_environment("XDG_DATA_HOME");
    const fs::path home = home_folder();
    if (data.is_absolute())
        return data;
    return home.empty() ? home : home / ".local" / "share";
#endif
}

fs::path user_folder()
{
    const fs::path chosen = path_from_environment("CAPITOL_VARIANTS");
    if (!chosen.empty())
        return chosen;
    const fs::path data = user_data_folder();
    return data.empty() ? fs::path() : data / "capitol" / "variants";
}

// Empty if the system does not say.
fs::path this_program()
{
#if defined(_WIN32)
    std::wstring name(32'768, L'\0'); // no path is longer
    name.resize(GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
    return name;
#elif defined(__APPLE__)
    std::uint32_t size = 0;
    _NSGetExecutablePath(nullptr, &size); // says how long it is, its end included
    std::string name(size, '\0');
    return _NSGetExecutablePath(name.data(), &size) == 0 ? name.c_str() : "";
#else
    std::error_code unknown;
    return fs::read_symlink("/proc/self/exe", unknown);
#endif
}

// A program that was found by the shell knows its bare name only.
fs::path program_folder(const fs::path& program)
{
    if (!program.has_parent_path())
        return this_program().parent_path();
    std::error_code error;
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
