#include "program/game_record.h"

#include "capitol/game.h"
#include "play/seat_info.h"
#include "players/player_kinds.h"
#include "program/preferences.h"

#include <QRandomGenerator>

namespace capitol::app {

namespace {

// None for a hue that no record can name.
int colourOf(const QVariantMap& seat)
{
    const int hue = seat.value(QStringLiteral("hue"), -1).toInt();
    return hue >= 0 && hue < record::most_colours ? hue + 1 : 0;
}

// Who starts, if that was chosen. A random choice is made as the rules would make it.
std::optional<Seat> firstOf(const QVariantMap& agreed, int seats, std::uint64_t seed)
{
    if (!agreed.contains(QStringLiteral("first")))
        return {};
    const int seat = agreed.value(QStringLiteral("first")).toInt();
    if (seat >= 0 && seat < seats)
        return Seat(seat);
    return Seat(Random(seed).below(static_cast<std::uint32_t>(seats)));
}

void deal(Record& record, std::optional<Seat> first)
{
    record.opening = open_from_seed(record.variant.playable(), int(record.seats.size()), record.seed, first);
}

} // namespace

QVariantList seatsAgainst(const QString& opponent, int seats, const Preferences& preferences)
{
    QVariantList players{
        QVariantMap{{"name", preferences.playerName()}, {"player", PlayerKinds::personId()}}};
    while (players.size() < seats)
        players.append(QVariantMap{{"player", opponent}});
    return players;
}

void keepOpponent(const QVariantList& seats, Preferences& preferences)
{
    for (const QVariant& seat : seats) {
        const QString player = seat.toMap().value(QStringLiteral("player")).toString();
        if (PlayerKinds::computerIds().contains(player))
            return preferences.setOpponent(player);
    }
}

std::uint64_t seedOf(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return QRandomGenerator::system()->generate64();
    bool isNumber = false;
    const std::uint64_t number = trimmed.toULongLong(&isNumber);
    if (isNumber)
        return number;
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    const QByteArray bytes = trimmed.toUtf8();
    for (const char byte : bytes)
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3ULL;
    return hash;
}

void seatPlayers(record::Head& head, const QVariantList& seats, const QString& seed)
{
    for (const QVariant& seat : seats) {
        const QVariantMap given = seat.toMap();
        const QString name = given.value(QStringLiteral("name")).toString().simplified().left(40);
        const QString player = given.value(QStringLiteral("player")).toString();
        head.seats.push_back(
            {(name.isEmpty() ? usualNames().value(qsizetype(head.seats.size())) : name).toStdString(),
             player.toStdString(), colourOf(given)});
    }
    head.seed = seedOf(seed);
}

void agree(record::Head& head, const QVariantMap& agreed)
{
    head.help.hint = agreed.value(QStringLiteral("hint")).toBool();
    head.help.memory = agreed.value(QStringLiteral("memory")).toBool();
    if (agreed.contains(QStringLiteral("undo")))
        head.friendly_undo = agreed.value(QStringLiteral("undo")).toBool();
}

Record freshRecord(const QVariantList& seats, Variant variant, const QString& seed, const QVariantMap& agreed)
{
    Record record;
    record.variant = std::move(variant);
    seatPlayers(record, seats, seed);
    agree(record, agreed);
    deal(record, firstOf(agreed, int(record.seats.size()), record.seed));
    return record;
}

Record sameAgain(const Record& record)
{
    Record next;
    next.variant = record.variant;
    next.seats = record.seats;
    next.help = record.help;
    next.friendly_undo = record.friendly_undo;
    next.seed = seedOf({});
    const bool drawn = record.variant.rules.setup.first_player == FirstPlayer::random;
    deal(next, drawn ? std::nullopt : std::optional(record.opening.first));
    return next;
}

void leaveTo(record::Head& head, int seat, const QString& opponent)
{
    for (int at = 0; at < int(head.seats.size()); ++at) {
        RecordSeat& who = head.seats[std::size_t(at)];
        if (at == seat)
            who.player = record::person;
        else if (who.kind() == SeatKind::person)
            who.player = opponent.toStdString();
    }
}

} // namespace capitol::app
