#include "capitol/readings/rendering.h"

namespace capitol {
namespace {

std::string in_brackets(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? " [" : "; ") + part;
    return text.empty() ? text : text + "]";
}

std::string print(const std::string& heading, const WordedCell& cell)
{
    std::string text = cell.text;
    if (!cell.status.empty())
        text += " (" + cell.status + ")";
    if (!cell.played.empty())
        text += ". " + cell.played;
    for (const std::string& value : cell.values)
        text += (text.empty() ? "" : "; ") + value;
    const char* mark = cell.contrast == Contrast::none ? "  " : mark_of(cell.contrast);
    return std::string("  ") + mark + heading + text + in_brackets(cell.places) + "\n";
}

std::string print(const WordedTable& table, const WordedRow& row)
{
    const std::string colon = table.colon + " ";
    std::string text = "\n" + row.number + "  " + row.topic + " (" + row.judgement + ")\n";
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        text += print(table.columns[i] + colon, row.cells[i]);
    text += "    " + table.played + colon + row.played + "\n";
    for (const auto& [heading, note] : row.notes)
        text += "    " + heading + colon + note + "\n";
    return text;
}

} // namespace

std::string render_text(const WordedTable& table)
{
    if (table.chapters.empty())
        return table.nothing + "\n";
    std::string text;
    for (const std::string& line : {table.summary, table.marks})
        if (!line.empty())
            text += line + "\n";
    for (const WordedChapter& chapter : table.chapters) {
        text += (text.empty() ? "" : "\n") + ("== " + chapter.name + " ==\n");
        for (const WordedRow& row : chapter.rows)
            text += print(table, row);
    }
    return text;
}

} // namespace capitol
