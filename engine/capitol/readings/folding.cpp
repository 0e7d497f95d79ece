#include "capitol/readings/folding.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace capitol {
namespace {

// Those that are written otherwise on a keyboard: the typographic apostrophe, the ligatures, the blanks that
// hold.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> plain_letters{{
    {"\xe2\x80\x99", "'"},
    {"\xc5\x93", "oe"},
    {"\xc5\x92", "oe"},
    {"\xc3\xa6", "ae"},
    {"\xc3\x86", "ae"},
    {"\xc4\xb3", "ij"},
    {"\xc2\xa0", " "},
    {"\xe2\x80\xaf", " "},
}};
// U+00C0 to U+00FF, in UTF-8 the byte 0xc3 and these from 0x80.
constexpr std::string_view latin_letters = "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy";

// An accent by itself, U+0300 to U+036F, after the letter that it stands on.
bool is_loose_accent(std::string_view text)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    return (byte(0) == 0xcc && byte(1) >= 0x80) || (byte(0) == 0xcd && byte(1) >= 0x80 && byte(1) <= 0xaf);
}

} // namespace

std::string folded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        const auto plain = std::ranges::find_if(
            plain_letters, [&](const auto& entry) { return rest.starts_with(entry.first); });
        if (plain != plain_letters.end()) {
            result += plain->second;
            i += plain->first.size() - 1;
            continue;
        }
        if (is_loose_accent(rest)) {
            ++i;
            continue;
        }
        const bool letter = text[i] == '\xc3' && i + 1 < text.size();
        const auto offset = letter ? static_cast<unsigned char>(text[i + 1]) - 0x80u : latin_letters.size();
        if (offset < latin_letters.size()) {
            result += latin_letters[offset];
            ++i;
        } else {
            const bool capital = text[i] >= 'A' && text[i] <= 'Z';
            result += capital ? static_cast<char>(text[i] - 'A' + 'a') : text[i];
        }
    }
    return result;
}

std::vector<std::string> folded_words(std::string_view text)
{
    std::istringstream stream(folded(text));
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

} // namespace capitol
