#include "readings/folding.h"

namespace capitol {
namespace {

constexpr std::string_view apostrophe = "\xe2\x80\x99"; // typographic
// U+00C0 to U+00FF, in UTF-8 the byte 0xc3 and these from 0x80.
constexpr std::string_view latin_letters = "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy";

} // namespace

std::string folded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool letter = text[i] == '\xc3' && i + 1 < text.size();
        const auto offset = letter ? static_cast<unsigned char>(text[i + 1]) - 0x80u : latin_letters.size();
        if (offset < latin_letters.size()) {
            result += latin_letters[offset];
            ++i;
        } else if (text.substr(i).starts_with(apostrophe)) {
            result += '\'';
            i += apostrophe.size() - 1;
        } else {
            const bool capital = text[i] >= 'A' && text[i] <= 'Z';
            result += capital ? static_cast<char>(text[i] - 'A' + 'a') : text[i];
        }
    }
    return result;
}

} // namespace capitol
