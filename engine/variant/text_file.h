// Reading a file that a person wrote, whatever it turns out to be, and its UTF-8.
#pragma once

#include "variant/report.h"

#include <optional>

namespace capitol {

inline constexpr std::size_t max_file_size = 1 << 20;

// The file's text, or a diagnostic. A file that is too large is not read; what is not a plain file is not
// opened.
std::optional<std::string> read_text_file(const std::filesystem::path& file, Report& report);

// Refuses what is too large, holds NUL or other control characters, or is not UTF-8.
bool check_text(std::string_view text, Report& report);

// The offset of the first byte that is not UTF-8, or the text's size.
std::size_t find_invalid_utf8(std::string_view text);
// With a question mark for each byte that is not UTF-8.
std::string valid_utf8(std::string_view text);
// The longest start of at most `size` bytes that cuts no character.
std::string_view clipped_utf8(std::string_view text, std::size_t size);

} // namespace capitol
