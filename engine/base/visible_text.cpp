#include "base/visible_text.h"

#include "base/hexadecimal.h"
#include "base/utf8.h"

#include <utf8.h>

#include <algorithm>
#include <array>

namespace capitol {

namespace {

bool is_hidden(char32_t c)
{
    const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
    const bool mark = c == 0x200e || c == 0x200f || c == 0x61c;
    const bool separator = c == 0x2028 || c == 0x2029;
    return control || mark || separator || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

// Unicode's spaces, and what it calls default ignorable: joiners, selectors, tags, letters drawn as nothing.
bool is_space(char32_t c)
{
    constexpr std::u32string_view some =
        U"\u0020\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u2800\u3000\u3164\ufeff\uffa0";
    constexpr std::array<std::array<char32_t, 2>, 8> ranges{{{0x180b, 0x180f},
                                                             {0x2000, 0x200f},
                                                             {0x202a, 0x202f},
                                                             {0x205f, 0x206f},
                                                             {0xfe00, 0xfe0f},
                                                             {0xfff0, 0xfff8},
                                                             {0x1d173, 0x1d17a},
                                                             {0xe0000, 0xe0fff}}};
    return some.find(c) != std::u32string_view::npos ||
           std::ranges::any_of(ranges, [c](const auto& range) { return c >= range[0] && c <= range[1]; });
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

std::string without_blanks(std::string_view text)
{
    std::string rest;
    for (auto at = text.begin(); at != text.end();) {
        const auto start = at;
        if (!is_space(utf8::unchecked::next(at)))
            rest.append(start, at);
    }
    return rest;
}

bool is_blank(std::string_view text)
{
    return without_blanks(text).empty();
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
