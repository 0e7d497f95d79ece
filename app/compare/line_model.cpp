#include "compare/line_model.h"

namespace capitol::app {

QVariant LineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LineRow& row = m_rows[index.row()];
    switch (role) {
    case Number:
        return row.number;
    case Chapter:
        return row.chapter;
    case Topic:
    case Qt::DisplayRole:
        return row.topic;
    case Judgement:
        return row.judgement;
    case Differs:
        return row.differs;
    case Open:
        return row.open;
    case Spoken:
        return row.spoken;
    case Contrasts:
        return QVariant::fromValue(row.contrasts);
    case Texts:
        return row.texts;
    case Notes:
        return row.notes;
    case Places:
        return row.places;
    case DetailTitles:
        return row.detailTitles;
    case DetailTexts:
        return row.detailTexts;
    }
    return {};
}

void LineModel::show(QList<LineRow> rows)
{
    for (LineRow& row : rows)
        row.open = m_open.contains(row.number);
    change(m_rows, rows, [](const LineRow& a, const LineRow& b) { return a.number == b.number; });
}

void LineModel::toggle(int row)
{
    if (row < 0 || row >= m_rows.size())
        return;
    if (!m_open.remove(m_rows[row].number))
        m_open.insert(m_rows[row].number);
    show(m_rows);
}

} // namespace capitol::app
