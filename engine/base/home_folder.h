// The user's home folder.
#pragma once

#include <filesystem>

namespace capitol {

// $HOME, or what the system knows of the user where that is no folder; empty if both say nothing better
// than the root of all files.
std::filesystem::path home_folder();

} // namespace capitol
