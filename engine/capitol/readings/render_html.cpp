#include "capitol/readings/rendering.h"
#include "rulebook/markup.h"

namespace capitol {
namespace {

constexpr const char* style = R"(
@page { size: A4 landscape; margin: 12mm }
body { font: 14px/1.4 Georgia, "DejaVu Serif", serif; color: #241c14; background: #fff; margin: 2em }
h1, h2 { font-weight: normal; color: #7a2418 }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.5em }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { border: 1px solid #b9a98f; padding: .35em .5em; text-align: left; vertical-align: top }
th { background: #f3ecdf }
td.play { background: #fbe3cc; border-left: 4px solid #b4552d }
td.words { background: #f6f1e4; border-left: 4px solid #b9a98f }
.marks { color: #66594a }
.silent, .judgement, .where, .status { color: #66594a }
.silent, .judgement, .status { font-style: italic }
.where { font-size: 85% }
abbr { text-decoration: none; font-weight: bold; color: #8f3c1b }
code { font: 12px "DejaVu Sans Mono", monospace; overflow-wrap: anywhere }
@media print { body { margin: 0; font-size: 9pt } code { font-size: 7.5pt } }
)";

std::string element(const char* tag, const char* css_class, const std::string& inner)
{
    const std::string attribute = *css_class ? std::string(" class=\"") + css_class + "\"" : std::string();
    return std::string("<") + tag + attribute + ">" + inner + "</" + tag + ">";
}

// Nothing at all if there is nothing in it.
std::string division(const char* css_class, const std::string& text)
{
    return text.empty() ? std::string() : element("div", css_class, escaped(text));
}

// Told by a mark and, to who does not see it, by a word; not by the colour alone.
std::string mark(const WordedCell& cell)
{
    if (cell.contrast == Contrast::none)
        return {};
    return "<abbr title=\"" + escaped(cell.contrast_word) + "\">" + mark_of(cell.contrast) + "</abbr>";
}

std::string print(const WordedCell& cell)
{
    std::string inner = mark(cell) + (cell.text.empty() ? std::string()
                                                        : element("span", cell.silent ? "silent" : "says",
                                                                  escaped(cell.text)));
    inner += division("status", cell.status) + division("says", cell.played);
    for (const std::string& value : cell.values)
        inner += element("div", "", element("code", "", escaped(value)));
    for (const std::string& place : cell.places)
        inner += division("where", place);
    return element("td", contrast_words[static_cast<std::size_t>(cell.contrast)], inner);
}

std::string paragraph(const char* css_class, const std::string& text)
{
    return text.empty() ? std::string() : element("p", css_class, escaped(text)) + "\n";
}

std::string print(const WordedTable& table, const WordedRow& row)
{
    std::string line = element("td", "", escaped(row.number)) +
                       element("td", "", escaped(row.topic) + division("judgement", row.judgement)) + "\n";
    for (const WordedCell& cell : row.cells)
        line += print(cell) + "\n";
    std::string played = division("says", row.played);
    for (const auto& [heading, text] : row.notes)
        played += element("div", "", element("em", "", escaped(heading) + table.colon) + " " + escaped(text));
    return "<tr>" + line + element("td", "", played) + "</tr>\n";
}

std::string head(const WordedTable& table)
{
    std::string cells = element("th", "", escaped(table.number)) + element("th", "", escaped(table.topic));
    for (const std::string& column : table.columns)
        cells += element("th", "", escaped(column));
    return "<thead><tr>" + cells + element("th", "", escaped(table.played)) + "</tr></thead>\n";
}

std::string print(const WordedLegend& legend)
{
    std::string sections;
    for (const auto& [code, name] : legend.sections)
        sections += (sections.empty() ? "" : "; ") + element("b", "", escaped(code)) + " " + escaped(name);
    return element("dt", "", escaped(legend.name)) + element("dd", "", sections) + "\n";
}

std::string legends(const WordedTable& table)
{
    if (table.legends.empty())
        return {};
    std::string list;
    for (const WordedLegend& legend : table.legends)
        list += print(legend);
    return element("h2", "", escaped(table.sections)) + "\n<dl>\n" + list + "</dl>\n";
}

} // namespace

std::string render_html(const WordedTable& table)
{
    std::string body = element("h1", "", escaped(table.title)) + "\n" + paragraph("summary", table.summary) +
                       paragraph("marks", table.marks);
    for (const WordedChapter& chapter : table.chapters) {
        body += element("h2", "", escaped(chapter.name)) + "\n<table>\n" + head(table) + "<tbody>\n";
        for (const WordedRow& row : chapter.rows)
            body += print(table, row);
        body += "</tbody>\n</table>\n";
    }
    if (table.chapters.empty())
        body += element("p", "", escaped(table.nothing)) + "\n";
    return "<!DOCTYPE html>\n<html lang=\"" + escaped(table.language) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<title>Capitol – " + escaped(table.title) +
           "</title>\n<style>" + style + "</style>\n</head>\n<body>\n" + body + legends(table) +
           "</body>\n</html>\n";
}

} // namespace capitol
