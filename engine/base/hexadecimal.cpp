#include "base/hexadecimal.h"

namespace capitol {

namespace {

constexpr std::string_view lower_digits = "0123456789abcdef";
constexpr std::string_view upper_digits = "0123456789ABCDEF";

} // namespace

std::string hexadecimal(std::uint64_t number, int digits, Letters letters)
{
    const std::string_view all = letters == Letters::lower ? lower_digits : upper_digits;
    std::string text(static_cast<std::size_t>(digits), '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
        *digit = all[number & 15];
    return text;
}

bool is_256_bits(std::string_view text)
{
    constexpr std::size_t length = 256 / 4;
    return text.size() == length && text.find_first_not_of(lower_digits) == std::string_view::npos;
}

} // namespace capitol
