#include "base/home_folder.h"

#include "base/library_files.h"

#include <cstdlib>

#ifndef _WIN32
#include <pwd.h>
#include <unistd.h>
#endif

namespace capitol {

namespace fs = std::filesystem;

namespace {

fs::path known_home()
{
#ifdef _WIN32
    return path_from_environment("USERPROFILE");
#else
    const passwd* user = getpwuid(geteuid());
    return user && user->pw_dir ? user->pw_dir : "";
#endif
}

bool is_home(const fs::path& folder)
{
    std::error_code unknown;
    return folder.is_absolute() && folder.lexically_normal() != folder.root_path() &&
           fs::is_directory(folder, unknown);
}

} // namespace

fs::path home_folder()
{
    const fs::path named = path_from_environment("HOME");
    if (is_home(named))
        return named;
    const fs::path known = known_home();
    return is_home(known) ? known : fs::path();
}

fs::path path_from_environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? path_of(value) : fs::path();
}

} // namespace capitol
