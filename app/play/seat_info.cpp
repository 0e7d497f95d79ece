#include "play/seat_info.h"

#include "common/outside_text.h"

#include <QSet>

namespace capitol::app {

namespace {

constexpr qsizetype longestName = 32; // what the pages have room for; a file may have more

QString nameOf(const record::RecordSeat& seat)
{
    const QString name = fromOutside(seat.name);
    return name.size() > longestName ? name.left(longestName - 1) + QChar(0x2026) : name;
}

bool haveColours(const std::vector<record::RecordSeat>& seats, int hues)
{
    QSet<int> colours;
    for (const record::RecordSeat& seat : seats)
        if (seat.colour >= 1 && seat.colour <= hues)
            colours.insert(seat.colour);
    return std::size_t(colours.size()) == seats.size();
}

} // namespace

QList<SeatInfo> seatsOf(const record::Head& head, int hues)
{
    const bool coloured = haveColours(head.seats, hues);
    QList<SeatInfo> seats;
    for (const record::RecordSeat& seat : head.seats) {
        const int i = int(seats.size());
        seats.append({nameOf(seat), fromOutside(seat.player), coloured ? seat.colour - 1 : i, seat.kind()});
    }
    return seats;
}

} // namespace capitol::app
