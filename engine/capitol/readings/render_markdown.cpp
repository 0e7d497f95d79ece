#include "capitol/readings/rendering.h"

namespace capitol {
namespace {

// Without what Markdown would take for its own, on one line.
std::string escaped(const std::string& text)
{
    constexpr std::string_view special = "\\`*_[]|#~";
    std::string result;
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos)
            result += '\\';
        if (c == '<' || c == '&')
            result += c == '<' ? "&lt;" : "&amp;";
        else
            result += c == '\n' ? ' ' : c;
    }
    return result;
}

std::string as_code(const std::string& text)
{
    std::string result = "`";
    for (const char c : text) {
        if (c == '|')
            result += '\\';
        result += c == '`' || c == '\n' ? ' ' : c;
    }
    return result + '`';
}

// On a line of its own within a cell.
void add_line(std::string& cell, const std::string& line)
{
    if (!line.empty())
        cell += (cell.empty() ? "" : "<br>") + line;
}

std::string print(const WordedCell& cell)
{
    const bool marked = cell.contrast != Contrast::none;
    std::string text = escaped(cell.text);
    if (cell.silent && !text.empty())
        text = "*" + text + "*";
    else if (marked && !text.empty())
        text = "**" + text + "**";
    text = mark_of(cell.contrast) + text;
    if (!cell.status.empty())
        text += " (*" + escaped(cell.status) + "*)";
    add_line(text, escaped(cell.played));
    for (const std::string& value : cell.values)
        add_line(text, as_code(value));
    for (const std::string& place : cell.places)
        add_line(text, escaped(place));
    return text;
}

std::string print(const WordedTable& table, const WordedRow& row)
{
    std::string topic = escaped(row.topic);
    add_line(topic, "*" + escaped(row.judgement) + "*");
    std::string line = "| " + escaped(row.number) + " | " + topic + " |";
    for (const WordedCell& cell : row.cells)
        line += " " + print(cell) + " |";
    std::string played = escaped(row.played);
    for (const auto& [heading, text] : row.notes)
        add_line(played, "*" + escaped(heading) + table.colon + "* " + escaped(text));
    return line + " " + played + " |\n";
}

std::string head(const WordedTable& table)
{
    std::string names = "| " + escaped(table.number) + " | " + escaped(table.topic) + " |";
    std::string rule = "|---|---|";
    for (const std::string& column : table.columns) {
        names += " " + escaped(column) + " |";
        rule += "---|";
    }
    return names + " " + escaped(table.played) + " |\n" + rule + "---|\n";
}

std::string print(const WordedTable& table, const WordedLegend& legend)
{
    std::string line = "- **" + escaped(legend.name) + "**";
    std::string before = table.colon + " ";
    for (const auto& [code, name] : legend.sections) {
        line += before + escaped(code) + " – " + escaped(name);
        before = "; ";
    }
    return line + "\n";
}

} // namespace

std::string render_markdown(const WordedTable& table)
{
    std::string text = "# " + escaped(table.title) + "\n";
    for (const std::string& line : {table.summary, table.marks})
        if (!line.empty())
            text += "\n" + escaped(line) + "\n";
    for (const WordedChapter& chapter : table.chapters) {
        text += "\n## " + escaped(chapter.name) + "\n\n" + head(table);
        for (const WordedRow& row : chapter.rows)
            text += print(table, row);
    }
    if (table.chapters.empty())
        text += "\n" + escaped(table.nothing) + "\n";
    if (!table.legends.empty())
        text += "\n## " + escaped(table.sections) + "\n\n";
    for (const WordedLegend& legend : table.legends)
        text += print(table, legend);
    return text;
}

} // namespace capitol
