// Where variants are looked for.
#pragma once

#include <filesystem>
#include <vector>

namespace capitol {

// The user's first; see Library::standard.
std::vector<std::filesystem::path> standard_folders(const std::filesystem::path& program);

} // namespace capitol
