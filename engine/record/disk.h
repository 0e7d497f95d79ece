// Bytes that must be on the disk when the call returns.
#pragma once

#include <filesystem>
#include <string_view>

namespace capitol {

// The file whole or not at all: a neighbour is written and renamed. Throws std::system_error with the file's
// name.
void write_whole(const std::filesystem::path& file, std::string_view text);

// At the end of a file that exists. If it cannot be written whole, the file is cut back to what it was and
// std::system_error with the file's name is thrown.
void append_whole(const std::filesystem::path& file, std::string_view text);

} // namespace capitol
