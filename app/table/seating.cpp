#include "table/seating.h"

#include "program/outside_text.h"

#include <QSet>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr int hueCount = 4;

bool areUsable(const QList<int>& hues, qsizetype seats)
{
    const bool known =
        std::all_of(hues.begin(), hues.end(), [](int hue) { return hue >= 0 && hue < hueCount; });
    return known && hues.size() >= seats && QSet<int>(hues.begin(), hues.end()).size() == hues.size();
}

} // namespace

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
        seats.append({fromOutside(seat.name), fromOutside(seat.player), usable ? hues[i] : i});
    }
    return seats;
}

} // namespace capitol::app
