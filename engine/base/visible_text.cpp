#include "base/visible_text.h"

#include "base/hexadecimal.h"
#include "base/utf8.h"

#include <utf8.h>

namespace capitol {

namespace {

bool is_hidden(char32_t c)
{
    const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
    const bool mark = c == 0x200e || c == 0x200f || c == 0x61c;
    const bool separator = c == 0x2028 || c == 0x2029;
    return control || mark || separator || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

// Unicode's spaces, those without a width too, and letters that are drawn as nothing.
bool is_space(char32_t c)
{
    constexpr std::u32string_view some =
        U"\u0020\u00a0\u00ad\u034f\u115f\u1160\u1680\u180e\u202f\u205f\u2800\u3000\u3164\ufeff\uffa0";
    return some.find(c) != std::u32string_view::npos || (c >= 0x2000 && c <= 0x200d) ||
           (c >= 0x2060 && c <= 0x2064);
}

void add_character(std::string& shown, std::string_view bytes, std::string_view sent)
{
    const char32_t c = utf8::unchecked::peek_next(bytes.begin());
    const bool is_sent = c < 0x80 && sent.find(static_cast<char>(c)) != std::string_view::npos;
    if (!is_hidden(c) || is_sent)
        shown += bytes;
    else
        shown += "⟨U+" + hexadecimal(c, 4, Letters::upper) + "⟩";
}

std::string shown_but(std::string_view text, std::string_view sent)
{
    std::string shown;
    while (!text.empty()) {
        const std::string_view valid = text.substr(0, find_invalid_utf8(text));
        for (auto at = valid.begin(); at != valid.end();) {
            const auto start = at;
            utf8::unchecked::advance(at, 1);
            add_character(shown, {start, at}, sent);
        }
        text.remove_prefix(valid.size());
        if (!text.empty()) {
            shown += "⟨0x" + hexadecimal(static_cast<unsigned char>(text.front()), 2, Letters::upper) + "⟩";
            text.remove_prefix(1);
        }
    }
    return shown;
}

} // namespace

bool is_blank(std::string_view text)
{
    for (auto at = text.begin(); at != text.end();)
        if (!is_space(utf8::unchecked::next(at)))
            return false;
    return true;
}

std::string visible(std::string_view text)
{
    return shown_but(text, {});
}

std::string visible_lines(std::string_view text)
{
    return shown_but(text, "\t\n");
}

std::string display(const std::filesystem::path& path)
{
    const std::u8string name = path.u8string();
    return visible({reinterpret_cast<const char*>(name.data()), name.size()});
}

} // namespace capitol
