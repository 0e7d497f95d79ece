// Who sits at the table and by which rules they play: what stays the same through a game.
#pragma once

#include "capitol/record/record.h"
#include "common/outside_text.h"

#include <QList>
#include <QString>

namespace capitol::app {

struct SeatInfo
{
    QString name;
    QString player; // "human" or a computer player's name
    int hue;        // 0..3, as the theme shows it: a colour and a symbol

    bool isHuman() const { return player == QLatin1String("human"); }
};

struct Seating
{
    const Variant* variant = nullptr;
    const Rules* rules = nullptr;
    QList<SeatInfo> seats;
    std::string language = "en"; // for the names that variants and boards bring along

    int humans() const;
    QString nameOf(int seat) const { return seats[seat].name; }
    QString latinOf(int area) const { return fromOutside(variant->map.areas[area].latin); }
};

// `hues`: by seat; all the usual ones unless there are enough and no two alike.
QList<SeatInfo> seatsOf(const Record& record, const QList<int>& hues);

} // namespace capitol::app
