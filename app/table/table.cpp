#include "table/table.h"

#include <algorithm>
#include <array>

namespace capitol::app {

namespace {

struct Hue
{
    QRgb colour;
    const char* symbol;
};
// The same as Theme.players.
constexpr std::array hues{Hue{0xff2d6cb3, "disc"}, Hue{0xff3b8a4c, "diamond"}, Hue{0xffecbc2f, "star"},
                          Hue{0xffc5332b, "cross"}};

int distance(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

} // namespace

int Table::humans() const
{
    return int(
        std::count_if(seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.isHuman(); }));
}

QList<QColor> seatColours()
{
    QList<QColor> colours;
    for (const Hue& hue : hues)
        colours.append(QColor::fromRgb(hue.colour));
    return colours;
}

QString symbolOf(const QColor& colour)
{
    const auto nearest = std::min_element(hues.begin(), hues.end(), [&](const Hue& a, const Hue& b) {
        return distance(a.colour, colour.rgb()) < distance(b.colour, colour.rgb());
    });
    return QString::fromLatin1(nearest->symbol);
}

QList<SeatInfo> seatsOf(const Record& record, const QList<QColor>& colours)
{
    const QList<QColor> usual = seatColours();
    QList<SeatInfo> seats;
    for (const RecordSeat& seat : record.seats) {
        const auto i = seats.size();
        const QColor colour = i < colours.size() && colours[i].isValid() ? colours[i] : usual[i];
        seats.append({QString::fromStdString(seat.name), QString::fromStdString(seat.player), colour,
                      symbolOf(colour)});
    }
    return seats;
}

} // namespace capitol::app
