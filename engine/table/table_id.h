// What tables are called. A table's id is its invitation.
#pragma once

#include <string_view>

namespace table {

inline constexpr std::string_view id_letters = "abcdefghijklmnopqrstuvwxyz234567";
inline constexpr std::size_t id_length = 16; // 80 random bits: whoever was not invited cannot guess it

// Whether a table can have that id.
inline bool is_table_id(std::string_view text)
{
    return text.size() == id_length && text.find_first_not_of(id_letters) == std::string_view::npos;
}

} // namespace table
