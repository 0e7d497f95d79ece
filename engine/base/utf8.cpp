#include "base/utf8.h"

#include <utf8.h>

#include <algorithm>

namespace capitol {

namespace {

constexpr std::size_t count_step = 128; // bytes

bool starts_character(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
}

} // namespace

std::size_t find_invalid_utf8(std::string_view text)
{
    return static_cast<std::size_t>(utf8::find_invalid(text.begin(), text.end()) - text.begin());
}

std::string valid_utf8(std::string_view text)
{
    std::string result;
    for (std::size_t fault = find_invalid_utf8(text); fault < text.size(); fault = find_invalid_utf8(text)) {
        result += text.substr(0, fault);
        result += '?';
        text.remove_prefix(fault + 1);
    }
    return result.append(text);
}

std::string_view clipped_utf8(std::string_view text, std::size_t size)
{
    if (text.size() <= size)
        return text;
    while (size > 0 && !starts_character(text[size]))
        --size;
    return text.substr(0, size);
}

std::size_t count_characters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return starts_character(byte); }));
}

std::size_t size_of_characters(std::string_view text, std::size_t characters)
{
    for (std::size_t at = 0; at < text.size(); ++at)
        if (starts_character(text[at]) && characters-- == 0)
            return at;
    return text.size();
}

CharacterCount::CharacterCount(std::string_view text) : m_text(text)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at <= text.size(); at += count_step) {
        m_before_step.push_back(count);
        count += count_characters(text.substr(at, count_step));
    }
}

std::size_t CharacterCount::before(std::size_t offset) const
{
    const std::size_t step = std::min(offset, m_text.size()) / count_step;
    return m_before_step[step] +
           count_characters(m_text.substr(step * count_step, offset - step * count_step));
}

} // namespace capitol
