// Who sits at a table, as the window names and colours them.
#pragma once

#include "record/head.h"

#include <QList>
#include <QStringList>

namespace capitol::app {

struct SeatInfo
{
    QString name;
    QString player; // as in records
    int hue;        // from 0, as the theme shows it: a colour and a symbol
    record::SeatKind kind = record::SeatKind::computer;
    bool isHere = false; // as of the match

    bool isHuman() const { return kind == record::SeatKind::person; }
};

// For seats that were given none.
const QStringList& usualNames();
// One for each seat; a computer player that nobody has named has a usual one.
QStringList namesOf(const record::Head& head);
// In the usual colours, unless every seat has one of its own, of so many.
QList<SeatInfo> seatsOf(const record::Head& head, int hues);

} // namespace capitol::app
