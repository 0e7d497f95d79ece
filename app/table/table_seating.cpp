#include "table/table_seating.h"

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

bool haveColours(const std::vector<RecordSeat>& seats)
{
    QSet<int> colours;
    for (const RecordSeat& seat : seats)
        if (seat.colour >= 1 && seat.colour <= hueCount)
            colours.insert(seat.colour);
    return std::size_t(colours.size()) == seats.size();
}

} // namespace

void Seating::playBy(const Variant& by, const Rules& its)
{
    variant = &by;
    rules = &its;
    board = laid_out(by.map, boardRoomWidth, boardRoomHeight);
}

int Seating::peopleHere() const
{
    return int(std::count_if(seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.isHere; }));
}

bool Seating::isSpread() const
{
    return std::any_of(seats.begin(), seats.end(),
                       [](const SeatInfo& seat) { return seat.isHuman() && !seat.isHere; });
}

QList<SeatInfo> seatsOf(const record::Head& head)
{
    const bool coloured = haveColours(head.seats);
    QList<SeatInfo> seats;
    for (const RecordSeat& seat : head.seats) {
        const int i = int(seats.size());
        seats.append({nameOf(seat), fromOutside(seat.player), coloured ? seat.colour - 1 : i, seat.kind()});
    }
    return seats;
}

} // namespace capitol::app
