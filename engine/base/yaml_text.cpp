#include "base/yaml_text.h"

#include "base/hexadecimal.h"

#include <algorithm>
#include <vector>

namespace capitol {
namespace {

bool reads_as_itself(std::string_view text)
{
    static const std::vector<std::string_view> taken{"true", "false", "null"};
    const auto is_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !text.empty() && text[0] >= 'a' && text[0] <= 'z' && std::ranges::all_of(text, is_word) &&
           std::ranges::find(taken, text) == taken.end();
}

} // namespace

std::string print_scalar(std::string_view text)
{
    return reads_as_itself(text) ? std::string(text) : print_quoted(text);
}

std::string print_quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            result += {'\\', c};
        else if (byte < 0x20 || byte == 0x7f)
            result += "\\x" + hexadecimal(byte, 2);
        else
            result += c;
    }
    return result + "\"";
}

} // namespace capitol
