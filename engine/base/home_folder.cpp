#include "base/home_folder.h"

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
    const char* profile = std::getenv("USERPROFILE");
    return profile ? profile : "";
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
    const char* named = std::getenv("HOME");
    if (named && is_home(named))
        return named;
    const fs::path known = known_home();
    return is_home(known) ? known : fs::path();
}

} // namespace capitol
