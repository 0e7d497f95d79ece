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

// At tables elsewhere a computer player is called as its kind is.
bool isNamed(const record::RecordSeat& seat)
{
    return seat.kind() == record::SeatKind::person || seat.name != seat.player;
}

QString nameBeside(const QStringList& others)
{
    for (const QString& name : usualNames())
        if (!others.contains(name))
            return name;
    return {};
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

const QStringList& usualNames()
{
    static const QStringList names{QStringLiteral("Anna"),   QStringLiteral("Livia"),
                                   QStringLiteral("Marcus"), QStringLiteral("Octavia"),
                                   QStringLiteral("Lucius"), QStringLiteral("Claudia"),
                                   QStringLiteral("Titus"),  QStringLiteral("Silvia")};
    return names;
}

QStringList namesOf(const record::Head& head)
{
    QStringList names;
    for (const record::RecordSeat& seat : head.seats)
        if (isNamed(seat))
            names.append(nameOf(seat));
    for (qsizetype at = 0; at < qsizetype(head.seats.size()); ++at)
        if (!isNamed(head.seats[std::size_t(at)]))
            names.insert(at, nameBeside(names));
    return names;
}

QList<SeatInfo> seatsOf(const record::Head& head, int hues)
{
    const QStringList names = namesOf(head);
    const bool coloured = haveColours(head.seats, hues);
    QList<SeatInfo> seats;
    for (const record::RecordSeat& seat : head.seats) {
        const int i = int(seats.size());
        seats.append({names[i], fromOutside(seat.player), coloured ? seat.colour - 1 : i, seat.kind()});
    }
    return seats;
}

} // namespace capitol::app
