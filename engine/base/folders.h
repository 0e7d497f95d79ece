// Where to look for variants and other data that comes with the program.
#pragma once

#include <filesystem>
#include <vector>

namespace capitol {

// The user's first; see Library::standard.
std::vector<std::filesystem::path> standard_folders(const std::filesystem::path& program);

// The folders of that name that come with a program: next to it, installed, in a bundle.
std::vector<std::filesystem::path> shipped_folders(const std::filesystem::path& program, const char* name);

} // namespace capitol
