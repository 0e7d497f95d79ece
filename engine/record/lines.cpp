#include "record/lines.h"

#include <algorithm>

namespace record {

std::string_view trimmed(std::string_view text)
{
    const std::size_t end = text.find_last_not_of(" \t\r");
    return end == std::string_view::npos ? std::string_view() : text.substr(0, end + 1);
}

std::string_view without_comment(std::string_view line)
{
    return trimmed(line.substr(0, line.starts_with('#') ? 0 : line.find(" #")));
}

namespace {

bool begins_moves(std::string_view line)
{
    line = without_comment(line);
    return line == "moves:" || line == "moves: []";
}

} // namespace

Parts part(std::string_view text)
{
    Parts parts;
    const std::size_t whole = text.rfind('\n') + 1; // npos + 1 is 0
    parts.dropped = text.substr(whole);
    parts.head = text = text.substr(0, whole);
    int number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        const std::string_view line = text.substr(at, end - at);
        ++number;
        at = end + 1;
        if (parts.first_move_line > 0) {
            parts.moves.push_back(line);
        } else if (begins_moves(line)) {
            parts.head = text.substr(0, at);
            parts.first_move_line = number + 1;
        }
    }
    return parts;
}

std::string_view text_of(std::string_view line, int& column)
{
    const std::string_view whole = line;
    line = without_comment(line);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (!line.starts_with("- "))
        return {};
    line.remove_prefix(std::min(line.find_first_not_of(' ', 1), line.size()));
    const bool in_quotes =
        line.size() > 1 && (line.front() == '"' || line.front() == '\'') && line.back() == line.front();
    if (in_quotes)
        line = line.substr(1, line.size() - 2);
    column = static_cast<int>(line.data() - whole.data()) + 1;
    return line;
}

} // namespace record
