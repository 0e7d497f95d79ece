// Checks and counts UTF-8. Surrogates and overlong forms are invalid.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

// What some editors put before a text.
inline constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

// The offset of the first byte that is not UTF-8, or the text's size.
std::size_t find_invalid_utf8(std::string_view text);
// With a question mark for each byte that is not UTF-8.
std::string valid_utf8(std::string_view text);
// The longest start of at most `size` bytes that cuts no character.
std::string_view clipped_utf8(std::string_view text, std::size_t size);
// How many characters (code points) start in the text; it need not be valid.
std::size_t count_characters(std::string_view text);

// How many bytes the first so many characters take.
std::size_t size_of_characters(std::string_view text, std::size_t characters);

// `count_characters` of any start of one text, without counting it from its beginning each time.
class CharacterCount
{
public:
    // The text must stay where it is.
    explicit CharacterCount(std::string_view text);
    std::size_t before(std::size_t offset) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_before_step; // characters before each step
};

} // namespace capitol
