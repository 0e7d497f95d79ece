#include "table/chart_model.h"

#include "table/table_seating.h"

namespace capitol::app {

QVariant ChartModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChartRow& row = m_rows[index.row()];
    switch (role) {
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Hue:
        return row.hue;
    case Scores:
        return QVariant::fromValue(row.scores);
    }
    return {};
}

void ChartModel::draw(const Seating& table, const QList<LogEntry>& entries)
{
    QList<ChartRow> rows;
    for (const SeatInfo& seat : table.seats)
        rows.append({seat.name, seat.hue, {}});
    for (const LogEntry& entry : entries)
        if (const auto* scored = std::get_if<RoundScored>(&entry.event))
            for (int seat = 0; seat < rows.size(); ++seat)
                rows[seat].scores.append(scored->totals[seat]);
    change(m_rows, rows);
    emit countChanged();
}

int ChartModel::most() const
{
    int most = 1;
    for (const ChartRow& row : m_rows)
        for (const int score : row.scores)
            most = std::max(most, score);
    return most;
}

} // namespace capitol::app
