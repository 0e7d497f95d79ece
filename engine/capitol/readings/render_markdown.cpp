#include "capitol/readings/rendering.h"
#include "rulebook/markup.h"

namespace capitol {
namespace {

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
    std::string text = markdown_escaped(cell.text);
    if (cell.silent && !text.empty())
        text = "*" + text + "*";
    else if (marked && !text.empty())
        text = "**" + text + "**";
    text = mark_of(cell.contrast) + text;
    if (!cell.status.empty())
        text += " (*" + markdown_escaped(cell.status) + "*)";
    add_line(text, markdown_escaped(cell.played));
    for (const std::string& value : cell.values)
        add_line(text, as_code(value));
    for (const std::string& place : cell.places)
        add_line(text, markdown_escaped(place));
    return text;
}

std::string print(const WordedTable& table, const WordedRow& row)
{
    std::string topic = markdown_escaped(row.topic);
    add_line(topic, "*" + markdown_escaped(row.judgement) + "*");
    std::string line = "| " + markdown_escaped(row.number) + " | " + topic + " |";
    for (const WordedCell& cell : row.cells)
        line += " " + print(cell) + " |";
    std::string played = markdown_escaped(row.played);
    for (const auto& [heading, text] : row.notes)
        add_line(played, "*" + markdown_escaped(heading) + table.colon + "* " + markdown_escaped(text));
    return line + " " + played + " |\n";
}

std::string head(const WordedTable& table)
{
    std::string names = "| " + markdown_escaped(table.number) + " | " + markdown_escaped(table.topic) + " |";
    std::string rule = "|---|---|";
    for (const std::string& column : table.columns) {
        names += " " + markdown_escaped(column) + " |";
        rule += "---|";
    }
    return names + " " + markdown_escaped(table.played) + " |\n" + rule + "---|\n";
}

std::string print(const WordedTable& table, const WordedLegend& legend)
{
    std::string line = "- **" + markdown_escaped(legend.name) + "**";
    std::string before = table.colon + " ";
    for (const auto& [code, name] : legend.sections) {
        line += before + markdown_escaped(code) + " – " + markdown_escaped(name);
        before = "; ";
    }
    return line + "\n";
}

} // namespace

std::string render_markdown(const WordedTable& table)
{
    std::string text = "# " + markdown_escaped(table.title) + "\n";
    for (const std::string& line : {table.summary, table.marks})
        if (!line.empty())
            text += "\n" + markdown_escaped(line) + "\n";
    for (const WordedChapter& chapter : table.chapters) {
        text += "\n## " + markdown_escaped(chapter.name) + "\n\n" + head(table);
        for (const WordedRow& row : chapter.rows)
            text += print(table, row);
    }
    if (table.chapters.empty())
        text += "\n" + markdown_escaped(table.nothing) + "\n";
    if (!table.legends.empty())
        text += "\n## " + markdown_escaped(table.sections) + "\n\n";
    for (const WordedLegend& legend : table.legends)
        text += print(table, legend);
    return text;
}

} // namespace capitol
