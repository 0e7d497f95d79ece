#include "compare/line_rows.h"

#include "common/outside_text.h"

namespace capitol::app {

namespace {

QString joined(const std::vector<std::string>& parts, const char* between)
{
    QStringList texts;
    for (const std::string& part : parts)
        texts.append(QString::fromStdString(part));
    return texts.join(QString::fromLatin1(between));
}

// As it is read out: whose it is, that it differs, what it says.
QString spoken(const WordedTable& table, std::size_t column, const WordedCell& cell)
{
    const QString colon = QString::fromStdString(table.colon) + QLatin1Char(' ');
    QString text = fromOutside(table.columns[column]) + colon;
    if (!cell.contrast_word.empty())
        text += QString::fromStdString(cell.contrast_word) + colon;
    text += cell.text.empty() ? joined(cell.values, ", ") : QString::fromStdString(cell.text);
    return cell.played.empty() ? text : text + QStringLiteral(". ") + QString::fromStdString(cell.played);
}

void addCell(const WordedCell& cell, LineRow& row)
{
    QStringList notes;
    if (cell.silent)
        notes.append(QString::fromStdString(cell.text));
    else if (!cell.status.empty())
        notes.append(QString::fromStdString(cell.status));
    if (!cell.played.empty())
        notes.append(QString::fromStdString(cell.played));
    if (!cell.values.empty())
        notes.append(joined(cell.values, "\n"));
    row.contrasts.append(int(cell.contrast));
    row.texts.append(cell.silent ? QString() : QString::fromStdString(cell.text));
    row.notes.append(notes.join(QLatin1Char('\n')));
    row.places.append(joined(cell.places, "\n"));
    row.differs = row.differs || cell.contrast != Contrast::none;
}

void addDetail(const std::string& title, const std::string& text, LineRow& row)
{
    if (text.empty())
        return;
    row.detailTitles.append(QString::fromStdString(title));
    row.detailTexts.append(QString::fromStdString(text));
}

LineRow lineRow(const WordedTable& table, const WordedChapter& chapter, const WordedRow& worded)
{
    LineRow row{.number = QString::fromStdString(worded.number),
                .chapter = QString::fromStdString(chapter.name),
                .topic = QString::fromStdString(worded.topic),
                .judgement = QString::fromStdString(worded.judgement)};
    row.spoken = row.number + QStringLiteral(". ") + row.topic;
    for (std::size_t column = 0; column < worded.cells.size(); ++column) {
        addCell(worded.cells[column], row);
        row.spoken += QStringLiteral(". ") + spoken(table, column, worded.cells[column]);
    }
    addDetail(table.played, worded.played, row);
    for (const auto& [title, text] : worded.notes)
        addDetail(title, text, row);
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
