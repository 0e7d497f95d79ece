#include "base/text_file.h"

#include "base/files.h"
#include "base/hexadecimal.h"
#include "base/utf8.h"

#include <algorithm>

namespace capitol {
namespace {

using Id = Diagnostic::Id;

bool is_control(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t' && c != '\n' && c != '\r') || byte == 0x7f;
}

Place place_of(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t line_start = before.rfind('\n') + 1; // npos + 1 is 0
    const std::size_t characters = count_characters(before.substr(line_start));
    return {static_cast<int>(std::ranges::count(before, '\n')) + 1, static_cast<int>(characters) + 1};
}

std::string at_most()
{
    return "at most " + std::to_string(max_file_size) + " bytes";
}

std::string byte_name(char c)
{
    return "byte 0x" + hexadecimal(static_cast<unsigned char>(c), 2);
}

std::string size_of(const std::filesystem::path& file)
{
    std::error_code unknown;
    return std::to_string(std::filesystem::file_size(file, unknown)) + " bytes";
}

} // namespace

std::optional<std::string> read_text_file(const std::filesystem::path& file, Report& report)
{
    try {
        return read_file(file, max_file_size);
    } catch (const std::system_error& error) {
        const std::error_code code = error.code();
        const bool missing = code == std::errc::no_such_file_or_directory;
        if (code == FileError::too_large)
            report.add(Id::too_large, {}, {}, size_of(file), at_most());
        else
            report.add(Id::unreadable, {}, {}, missing ? "no such file" : code.message(),
                       "a file that can be read");
        return std::nullopt;
    }
}

bool check_text(std::string_view text, Report& report)
{
    if (text.size() > max_file_size) {
        report.add(Id::too_large, {}, {}, std::to_string(text.size()) + " bytes", at_most());
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

} // namespace capitol
