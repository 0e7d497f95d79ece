#include "table/log_model.h"

#include "table/event_place.h"
#include "table/log_words.h"
#include "table/site_model.h"

namespace capitol::app {

namespace {

int siteOf(const Seating& table, const Event& event)
{
    const auto place = placeOf(event);
    return place ? siteRow(*table.rules, *place) : -1;
}

int areaOf(const Event& event)
{
    const auto* scored = std::get_if<AreaScored>(&event);
    return scored ? scored->area : -1;
}

LogRow rowOf(const Seating& table, const LogEntry& entry)
{
    const int seat = seatOf(entry.event);
    return {.text = LogWords(table)(entry.event),
            .notation = entry.notation,
            .seat = seat,
            .hue = seat < 0 ? -1 : table.seats[seat].hue,
            .round = entry.round,
            .site = siteOf(table, entry.event),
            .area = areaOf(entry.event)};
}

} // namespace

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LogRow& row = m_rows[index.row()];
    switch (role) {
    case Text:
    case Qt::DisplayRole:
        return row.text;
    case Notation:
        return row.notation;
    case Seat:
        return row.seat;
    case Hue:
        return row.hue;
    case Round:
        return row.round;
    case Site:
        return row.site;
    case Area:
        return row.area;
    }
    return {};
}

void LogModel::add(const Seating& table, const LogEntry& entry)
{
    m_entries.append(entry);
    append(m_rows, rowOf(table, entry));
}

void LogModel::reset(const Seating& table, const QList<LogEntry>& entries)
{
    m_entries = entries;
    reword(table);
}

void LogModel::reword(const Seating& table)
{
    QList<LogRow> rows;
    for (const LogEntry& entry : m_entries)
        rows.append(rowOf(table, entry));
    change(m_rows, rows);
}

} // namespace capitol::app
