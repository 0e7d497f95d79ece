// The user's home folder.
#pragma once

#include <filesystem>

namespace capitol {

// $HOME, or what the system knows of the user where that is no folder; empty if both say nothing better
// than the root of all files.
std::filesystem::path home_folder();

// The value of an environment variable, UTF-8 under Windows; empty if it is not set.
std::filesystem::path path_from_environment(const char* name);

} // namespace capitol
