#include "base/yaml_layout.h"

#include "base/utf8.h"

#include <algorithm>

namespace capitol {
namespace {

using Kind = YamlNode::Kind;

bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

YamlLayout::YamlLayout(std::string_view text) : m_text(text)
{
    m_mark = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    m_line_starts.push_back(m_mark);
    for (std::size_t at = m_mark; at < text.size(); ++at)
        if (text[at] == '\n')
            m_line_starts.push_back(at + 1);
    const std::size_t first = text.find('\n');
    if (first != std::string_view::npos && first > 0 && text[first - 1] == '\r')
        m_line_break = "\r\n";
}

std::size_t YamlLayout::offset(Place place) const
{
    const auto line = static_cast<std::size_t>(std::max(1, place.line)) - 1;
    const std::size_t at = m_line_starts[std::min(line, m_line_starts.size() - 1)];
    const auto before = static_cast<std::size_t>(std::max(1, place.column)) - 1;
    return at + size_of_characters(m_text.substr(at), before);
}

std::size_t YamlLayout::end_of(const YamlNode& node) const
{
    const std::size_t at = behind_properties(offset(node.place));
    if (at >= m_text.size())
        return m_text.size();
    const char first = m_text[at];
    if (first == '*')
        return behind_word(at);
    if (node.is(Kind::null))
        return behind_word(at);
    if (node.is(Kind::scalar) && !node.quoted)
        return behind_plain(at, node.text);
    if (node.is(Kind::scalar))
        return first == '|' || first == '>' ? behind_block_scalar(at) : behind_quotes(at);
    if (!node.flow)
        return node.is(Kind::list) ? end_of(node.items.back()) : end_of(node.entries.back());
    std::size_t inside = at + 1;
    if (!node.items.empty())
        inside = end_of(node.items.back());
    if (!node.entries.empty())
        inside = end_of(node.entries.back());
    return behind_flow(inside, first == '[' ? ']' : '}');
}

// A value left out has its key's place.
bool YamlLayout::is_left_out(const YamlEntry& entry) const
{
    return entry.value.is(Kind::null) && offset(entry.value.place) == offset(entry.key.place);
}

// For a null it is not known whether it was written.
std::size_t YamlLayout::end_of(const YamlEntry& entry) const
{
    if (!is_left_out(entry))
        return end_of(entry.value);
    const std::size_t colon = behind_colon(entry);
    const std::size_t word = std::min(m_text.find_first_not_of(" \t", colon), m_text.size());
    const bool written = word < m_text.size() && (m_text[word] == '~' || m_text.substr(word, 4) == "null");
    return written ? behind_word(word) : colon;
}

std::size_t YamlLayout::start_of(const YamlEntry& entry) const
{
    if (!is_left_out(entry))
        return offset(entry.value.place);
    return std::min(m_text.find_first_not_of(" \t", behind_colon(entry)), m_text.size());
}

std::size_t YamlLayout::behind_colon(const YamlEntry& entry) const
{
    const std::size_t colon = m_text.find(':', end_of(entry.key));
    return colon == std::string_view::npos ? m_text.size() : colon + 1;
}

std::size_t YamlLayout::behind_bracket(const YamlNode& flow) const
{
    return std::min(behind_properties(offset(flow.place)) + 1, m_text.size());
}

std::optional<std::size_t> YamlLayout::comma_behind(std::size_t item_end) const
{
    std::size_t at = item_end;
    while (at < m_text.size() && (is_space(m_text[at]) || m_text[at] == '#'))
        at = m_text[at] == '#' ? next_line(at) : at + 1;
    return at < m_text.size() && m_text[at] == ',' ? std::optional(at) : std::nullopt;
}

std::size_t YamlLayout::line_start(std::size_t at) const
{
    return *(std::ranges::upper_bound(m_line_starts, std::max(at, m_mark)) - 1);
}

std::size_t YamlLayout::line_end(std::size_t at) const
{
    std::size_t end = std::min(m_text.find('\n', std::min(at, m_text.size())), m_text.size());
    return end > at && m_text[end - 1] == '\r' ? end - 1 : end;
}

std::size_t YamlLayout::next_line(std::size_t at) const
{
    const std::size_t end = m_text.find('\n', std::min(at, m_text.size()));
    return end == std::string_view::npos ? m_text.size() : end + 1;
}

bool YamlLayout::is_blank(std::size_t at) const
{
    const std::size_t start = line_start(at);
    const std::string_view line = m_text.substr(start, line_end(start) - start);
    return std::ranges::all_of(line, is_space);
}

bool YamlLayout::begins_line(std::size_t at) const
{
    return m_text.find_first_not_of(" \t", line_start(at)) >= at;
}

bool YamlLayout::ends_line(std::size_t at) const
{
    const std::size_t next = std::min(m_text.find_first_not_of(" \t", at), m_text.size());
    return next >= line_end(at) || m_text[next] == '#';
}

std::size_t YamlLayout::last_line_end(const YamlEntry& entry) const
{
    const std::size_t indent = indent_of(entry).size();
    std::size_t end = line_end(end_of(entry));
    for (std::size_t line = next_line(end); line < m_text.size(); line = next_line(line)) {
        const std::size_t own = indent_at(line).size();
        if (is_blank(line) || own <= indent || m_text[line + own] != '#')
            break;
        end = line_end(line);
    }
    return end;
}

std::string YamlLayout::indent_of(const YamlEntry& entry) const
{
    const std::size_t key = offset(entry.key.place);
    return std::string(key - line_start(key), ' ');
}

std::string YamlLayout::indent_at(std::size_t at) const
{
    const std::size_t start = line_start(at);
    const std::size_t end = std::min(m_text.find_first_not_of(' ', start), m_text.size());
    return std::string(end - start, ' ');
}

bool YamlLayout::sections_are_apart(const YamlNode& map) const
{
    return std::ranges::any_of(map.entries, [&](const YamlEntry& entry) {
        const std::size_t next = next_line(end_of(entry));
        return next < m_text.size() && is_blank(next);
    });
}

// `&anchor`, `!`
std::size_t YamlLayout::behind_properties(std::size_t at) const
{
    while (at < m_text.size() && (m_text[at] == '&' || m_text[at] == '!')) {
        at = behind_word(at);
        while (at < m_text.size() && is_space(m_text[at]))
            ++at;
    }
    return at;
}

std::size_t YamlLayout::behind_quotes(std::size_t at) const
{
    const char quote = m_text[at];
    for (++at; at < m_text.size(); ++at) {
        if (quote == '"' && m_text[at] == '\\')
            ++at;
        else if (m_text[at] == quote && quote == '\'' && at + 1 < m_text.size() && m_text[at + 1] == '\'')
            ++at;
        else if (m_text[at] == quote)
            return at + 1;
    }
    return m_text.size();
}

// It may go on in further lines: all of the value's characters are met, in order, blanks aside.
std::size_t YamlLayout::behind_plain(std::size_t at, std::string_view value) const
{
    for (const char c : value) {
        if (is_space(c))
            continue;
        while (at < m_text.size() && m_text[at] != c)
            ++at;
        ++at;
    }
    return std::min(at, m_text.size());
}

// The lines below that are indented as its first one, or more.
std::size_t YamlLayout::behind_block_scalar(std::size_t at) const
{
    std::size_t end = line_end(at);
    std::size_t indent = 0;
    for (std::size_t line = next_line(at); line < m_text.size(); line = next_line(line)) {
        if (is_blank(line))
            continue;
        const std::size_t own = indent_at(line).size();
        indent = indent == 0 ? own : indent;
        if (own < indent || indent == 0)
            break;
        end = line_end(line);
    }
    return end;
}

// From behind the last thing inside.
std::size_t YamlLayout::behind_flow(std::size_t at, char bracket) const
{
    while (at < m_text.size() && m_text[at] != bracket)
        at = m_text[at] == '#' ? next_line(at) : at + 1;
    return std::min(at + 1, m_text.size());
}

std::size_t YamlLayout::behind_word(std::size_t at) const
{
    return std::min(m_text.find_first_of(" \t\r\n,]}", at), m_text.size());
}

} // namespace capitol
