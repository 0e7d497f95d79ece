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

} // namespace

std::optional<PlayedGame> playedGame(const Record& record, QDate date, std::optional<Seat> only)
{
    const Rules rules = record.variant.playable();
    const Position last = record.position_after(rules, record.moves.size());
    if (last.phase != Phase::over)
        return {};
    PlayedGame game{.id = idOf(record), .date = date, .variant = record.variant.id, .seats = {}};
    const unsigned won = winners(rules, last);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const RecordSeat& who = record.seats[seat];
        const bool isElsewhere = who.kind() == SeatKind::person && only.value_or(Seat(seat)) != seat;
        game.seats.push_back({who.name, isElsewhere ? std::string(elsewhere) : who.player, last.score[seat],
                              (won >> seat & 1U) != 0});
    }
    if (std::ranges::none_of(game.seats, &PlayedSeat::isPerson))
        return {};
    return game;
}

} // namespace capitol::app
