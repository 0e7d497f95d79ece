#include "table/seating.h"

#include "capitol/variant/board_parts.h"
#include "common/outside_text.h"

#include <QSet>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr int hueCount = 4;
constexpr qsizetype longestName = 32; // what the pages have room for; a file may have more

QString nameOf(const RecordSeat& seat)
{
    const QString name = fromOutside(seat.name);
    return name.size() > longestName ? name.left(longestName - 1) + QChar(0x2026) : name;
}

bool areUsable(const QList<int>& hues, qsizetype seats)
{
    const bool known =
        std::all_of(hues.begin(), hues.end(), [](int hue) { return hue >= 0 && hue < hueCount; });
    return known && hues.size() >= seats && QSet<int>(hues.begin(), hues.end()).size() == hues.size();
}

} // namespace

void Seating::playBy(const Variant& by, const Rules& its)
{
    variant = &by;
    rules = &its;
    board = laid_out(by.map, boardRoomWidth, boardRoomHeight);
}

int Seating::humans() const
{
    return int(
        std::count_if(seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.isHuman(); }));
}

QList<SeatInfo> seatsOf(const Record& record, const QList<int>& hues)
{
    const bool usable = areUsable(hues, qsizetype(record.seats.size()));
    QList<SeatInfo> seats;
    for (const RecordSeat& seat : record.seats) {
        const int i = int(seats.size());
        seats.append({nameOf(seat), fromOutside(seat.player), usable ? hues[i] : i, seat.kind()});
    }
    return seats;
}

} // namespace capitol::app
