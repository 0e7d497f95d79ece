// A record as lines: its head, and each move below it.
#pragma once

#include <string_view>
#include <vector>

namespace record {

// A record's text, parted where its moves begin.
struct Parts
{
    std::string_view head;
    std::vector<std::string_view> moves; // lines
    int first_move_line = 0;
    std::string_view dropped; // what follows the last newline
};

Parts part(std::string_view text);

// Without what is blank at the end; without a comment as well.
std::string_view trimmed(std::string_view text);
std::string_view without_comment(std::string_view line);

// The text of a move line, without dash, quotes and comment; its column (from 1) goes to `column`. Empty for
// none.
std::string_view text_of(std::string_view line, int& column);

} // namespace record
