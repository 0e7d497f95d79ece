// Who sits at the table and by which rules they play: what stays the same through a game.
#pragma once

#include "record/record.h"

#include <QColor>
#include <QList>
#include <QString>

namespace capitol::app {

struct SeatInfo
{
    QString name;
    QString player; // "human" or a computer player's name
    QColor colour;
    QString symbol; // "disc", "diamond", "star", "cross"

    bool isHuman() const { return player == QLatin1String("human"); }
};

struct Table
{
    const Variant* variant = nullptr;
    const Rules* rules = nullptr;
    QList<SeatInfo> seats;
    std::string language = "en"; // for the names that variants and boards bring along

    int humans() const;
    QString nameOf(int seat) const { return seats[seat].name; }
    QString latinOf(int area) const { return QString::fromStdString(variant->map.areas[area].latin); }
};

// The colours a seat can have, with the symbols that tell them apart without hue; the first four by seat.
QList<QColor> seatColours();
QString symbolOf(const QColor& colour);
QList<SeatInfo> seatsOf(const Record& record, const QList<QColor>& colours);

} // namespace capitol::app
