// Who of the table is there, and how long each may still think, clockwise from seat 1.
#pragma once

#include "models/row_model.h"

#include "table/heard.h"

namespace capitol::app {

struct PresenceRow
{
    QString name{};
    int presence = 0;
    bool person = false;
    bool own = false;
    int standIn = 0;
    QString clock{};
    bool running = false;
    bool hurried = false;
    bool muted = false;
    bool blocked = false;
    bool operator==(const PresenceRow&) const = default;
};

class PresenceModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table elsewhere has it.")

public:
    enum Roles {
        Name = Qt::UserRole + 1, // string: of a person, "" for a computer player
        Presence,                // Presences
        Person,                  // bool: else a computer player
        Own,                     // bool: the seat of this window
        StandIn,                 // StandIns: whether a computer player chooses for the person
        Clock,                   // string: what is left, "12 min"; "" without clocks
        Running,                 // bool: the clock
        Hurried,                 // bool: the last minute of it
        Muted,                   // bool: this window does not show what that seat says
        Blocked                  // bool: nor what anybody of that name says, anywhere
    };
    Q_ENUM(Roles)
    enum Presences { Here, Away, Absent, Late }; // as table::Presence
    Q_ENUM(Presences)
    enum StandIns { Nobody, Once, UntilReturn }; // as table::StandIn
    Q_ENUM(StandIns)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;
    const PresenceRow& row(int seat) const { return m_rows[seat]; }

    void show(const QList<PresenceRow>& rows) { change(m_rows, rows); }

private:
    QList<PresenceRow> m_rows;
};

// What is left of a clock: whole minutes until the last one, then seconds; longer times in hours or days.
QString clockText(table::Time left);

} // namespace capitol::app
