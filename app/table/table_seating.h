// Who sits at the table and by which rules they play: what stays the same through a game.
#pragma once

#include "capitol/record/record.h"
#include "common/outside_text.h"
#include "play/seat_info.h"

#include <QList>
#include <QString>

namespace capitol::app {

// Of the table, in its centimetres: a board lies there as large as it can.
inline constexpr double boardRoomWidth = 52;
inline constexpr double boardRoomHeight = 36;

inline constexpr int capitolHues = 4; // of its players

struct Seating
{
    const Variant* variant = nullptr;
    const Rules* rules = nullptr;
    BoardMap board{}; // laid out on the table
    QList<SeatInfo> seats;
    std::string language = "en"; // for the names that variants and boards bring along

    // Both live longer.
    void playBy(const Variant& variant, const Rules& rules);

    int peopleHere() const;
    bool isSpread() const;                                                // others who play are elsewhere
    bool has(int seat) const { return seat >= 0 && seat < seats.size(); } // not so of who looks on
    QString nameOf(int seat) const { return seats[seat].name; }
    QString areaName(int area) const { return fromOutside(area_name(variant->map, area, language)); }
};

} // namespace capitol::app
