#include "statistics/played_game.h"

#include <QCryptographicHash>

#include <algorithm>

namespace capitol::app {

namespace {

std::string idOf(const Record& record)
{
    const std::string text = print_record(record);
    const QByteArray bytes(text.data(), qsizetype(text.size()));
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).first(16).toHex().toStdString();
}

bool hasPerson(const Record& record)
{
    return std::ranges::any_of(record.seats,
                               [](const RecordSeat& seat) { return seat.kind() == SeatKind::person; });
}

} // namespace

std::optional<PlayedGame> playedGame(const Record& record, QDate date)
{
    if (!hasPerson(record))
        return {};
    const Rules rules = record.variant.playable();
    const Position last = record.position_after(rules, record.moves.size());
    if (last.phase != Phase::over)
        return {};
    PlayedGame game{.id = idOf(record), .date = date, .variant = record.variant.id, .seats = {}};
    const unsigned won = winners(rules, last);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        game.seats.push_back(
            {record.seats[seat].name, record.seats[seat].player, last.score[seat], (won >> seat & 1U) != 0});
    return game;
}

} // namespace capitol::app
