#include "compare/line_rows.h"

#include <algorithm>

namespace capitol::app {

namespace {

QString joined(const std::vector<std::string>& parts, const char* between)
{
    QStringList texts;
    for (const std::string& part : parts)
        texts.append(QString::fromStdString(part));
    return texts.join(QString::fromLatin1(between));
}

void addCell(const WordedCell& cell, LineRow& row)
{
    QStringList notes;
    if (cell.silent)
        notes.append(QString::fromStdString(cell.text));
    else if (!cell.status.empty())
        notes.append(QString::fromStdString(cell.status));
    if (!cell.values.empty())
        notes.append(joined(cell.values, "\n"));
    row.texts.append(cell.silent ? QString() : QString::fromStdString(cell.text));
    row.notes.append(notes.join(QLatin1Char('\n')));
    row.places.append(joined(cell.places, ", "));
    row.differs = row.differs || cell.departs;
    row.spoken += QStringLiteral(". ") + QString::fromStdString(cell.text);
}

void addDetail(const std::string& title, const std::string& text, LineRow& row)
{
    if (text.empty())
        return;
    row.detailTitles.append(QString::fromStdString(title));
    row.detailTexts.append(QString::fromStdString(text));
}

// The sections that the column's places are in, by their names.
QString sectionsOf(const WordedLegend& legend, const WordedCell& cell)
{
    QStringList names;
    for (const auto& [code, name] : legend.sections)
        if (std::ranges::any_of(cell.places, [&code = code](const std::string& place) {
                return place == code || place.starts_with(code + ' ');
            }))
            names.append(QString::fromStdString(code + " " + name));
    return names.join(QLatin1String("; "));
}

// What the short marks beside the answers stand for.
std::string sections(const WordedTable& table, const WordedRow& worded)
{
    QStringList lines;
    for (const WordedLegend& legend : table.legends) {
        const auto column = std::ranges::find(table.columns, legend.name) - table.columns.begin();
        if (std::size_t(column) >= worded.cells.size())
            continue;
        const QString names = sectionsOf(legend, worded.cells[std::size_t(column)]);
        if (!names.isEmpty())
            lines.append(QString::fromStdString(legend.name + table.colon + ' ') + names);
    }
    return lines.join(QLatin1Char('\n')).toStdString();
}

LineRow lineRow(const WordedTable& table, const WordedChapter& chapter, const WordedRow& worded)
{
    LineRow row{.number = QString::fromStdString(worded.number),
                .chapter = QString::fromStdString(chapter.name),
                .topic = QString::fromStdString(worded.topic),
                .judgement = QString::fromStdString(worded.judgement)};
    row.spoken = row.number + QStringLiteral(". ") + row.topic;
    for (const WordedCell& cell : worded.cells)
        addCell(cell, row);
    addDetail(table.played, worded.played, row);
    for (const auto& [title, text] : worded.notes)
        addDetail(title, text, row);
    addDetail(table.sections, sections(table, worded), row);
    return row;
}

} // namespace

QList<LineRow> lineRows(const WordedTable& table)
{
    QList<LineRow> rows;
    for (const WordedChapter& chapter : table.chapters)
        for (const WordedRow& row : chapter.rows)
            rows.append(lineRow(table, chapter, row));
    return rows;
}

} // namespace capitol::app
