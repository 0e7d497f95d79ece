#include "variant/text_file.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace capitol {
namespace {

using Id = Diagnostic::Id;

bool continues(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

// The length of the character that starts the text, 0 if it is not UTF-8 (surrogates and overlong forms are
// not).
std::size_t character_length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xc2 ? 0
                               : first < 0xe0 ? 2
                               : first < 0xf0 ? 3
                               : first < 0xf5 ? 4
                                              : 0;
    if (length == 0 || length > text.size())
        return 0;
    if (!std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), continues))
        return 0;
    const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
    const bool outside = (first == 0xed && byte(1) > 0x9f) || (first == 0xf4 && byte(1) > 0x8f);
    return overlong || outside ? 0 : length;
}

bool is_control(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t' && c != '\n' && c != '\r') || byte == 0x7f;
}

Place place_of(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t line_start = before.rfind('\n') + 1; // npos + 1 is 0
    const auto characters =
        std::ranges::count_if(before.substr(line_start), [](char c) { return !continues(c); });
    return {static_cast<int>(std::ranges::count(before, '\n')) + 1, static_cast<int>(characters) + 1};
}

std::string byte_name(char c)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    return {'b', 'y', 't', 'e', ' ', '0', 'x', digits[byte >> 4], digits[byte & 15]};
}

void report_too_large(std::uintmax_t size, Report& report)
{
    report.add(Id::too_large, {}, {}, std::to_string(size) + " bytes",
               "at most " + std::to_string(max_file_size) + " bytes");
}

} // namespace

std::optional<std::string> read_text_file(const std::filesystem::path& file, Report& report)
{
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::is_regular_file(status)) {
        const bool missing = status.type() == std::filesystem::file_type::not_found;
        const std::string reason = missing ? "no such file" : error ? error.message() : "not a plain file";
        report.add(Id::unreadable, {}, {}, reason, "a file that can be read");
        return std::nullopt;
    }
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (!error && size > max_file_size) {
        report_too_large(size, report);
        return std::nullopt;
    }
    std::ifstream stream(file, std::ios::binary);
    std::string text(max_file_size + 1, '\0');
    if (stream)
        stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream && !stream.eof()) {
        report.add(Id::unreadable, {}, {}, std::generic_category().message(errno), "a file that can be read");
        return std::nullopt;
    }
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

bool check_text(std::string_view text, Report& report)
{
    if (text.size() > max_file_size) {
        report_too_large(text.size(), report);
        return false;
    }
    const std::size_t control =
        static_cast<std::size_t>(std::ranges::find_if(text, is_control) - text.begin());
    const std::size_t fault = std::min(control, find_invalid_utf8(text));
    if (fault == text.size())
        return true;
    report.add(Id::not_text, place_of(text, fault), {}, byte_name(text[fault]), "plain text in UTF-8");
    return false;
}

std::size_t find_invalid_utf8(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = character_length(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return at;
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
    while (size > 0 && continues(text[size]))
        --size;
    return text.substr(0, size);
}

} // namespace capitol
