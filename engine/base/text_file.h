// Reads a file that a person wrote, whatever it turns out to be.
#pragma once

#include "base/files.h"
#include "base/report.h"

#include <optional>

namespace capitol {

inline constexpr std::size_t max_file_size = most_text;

// The file's text, or a diagnostic: read_file for what is reported.
std::optional<std::string> read_text_file(const std::filesystem::path& file, Report& report);

// Refuses what is too large, holds NUL or other control characters, or is not UTF-8.
bool check_text(std::string_view text, Report& report);

} // namespace capitol
