// Makes text from outside safe to show: anything that would control a terminal or reverse a line is spelt
// out, such as ⟨U+001B⟩ for ESC and ⟨U+202E⟩ for the right-to-left override. That covers every control
// character, the directional marks, embeddings, overrides and isolates, and the separators of lines and
// paragraphs; a byte that is not UTF-8 becomes ⟨0xE9⟩.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace capitol {

// For a name within a line: tabs and line feeds are shown too.
std::string visible(std::string_view text);
// For text of many lines: tabs and line feeds are sent.
std::string visible_lines(std::string_view text);
// Whether there is nothing to be seen of it: only blanks, of whatever width, or none. The text is UTF-8.
bool is_blank(std::string_view text);
// All of it that can be seen: two texts of which that is the same look alike. The text is UTF-8.
std::string without_blanks(std::string_view text);
// A file's name, whatever the system allows in names.
std::string display(const std::filesystem::path& path);

} // namespace capitol
