// What has happened, oldest first, in words that name every player. Only what the whole table saw is in it.
#pragma once

#include "models/row_model.h"
#include "table/playable_capitol.h"

namespace capitol::app {

struct Seating;

struct LogRow
{
    QString text{};
    QString notation{};
    int seat = -1;
    int hue = -1;
    int round = 1;
    int site = -1;
    int area = -1;
    bool operator==(const LogRow&) const = default;
};

class LogModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Text = Qt::UserRole + 1, // string: in the language of the interface
        Notation,                // string: of a move, else ""
        Seat,                    // int: who acted, -1 nobody
        Hue,                     // int: of that seat, 0..3 as the theme shows it, -1 for nobody
        Round,                   // int: from 1
        Site,                    // int: row in SiteModel of where it happened, else -1
        Area                     // int: row in AreaModel of the area that it tells of as a whole, else -1
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void add(const Seating& table, const LogEntry& entry);
    void reset(const Seating& table, const QList<LogEntry>& entries);
    const QList<LogEntry>& entries() const { return m_entries; }
    // The last thing that happened, in words; empty if nothing has.
    QString last() const { return m_rows.isEmpty() ? QString() : m_rows.last().text; }
    // In the current language.
    void reword(const Seating& table);

private:
    QList<LogEntry> m_entries;
    QList<LogRow> m_rows;
};

} // namespace capitol::app
