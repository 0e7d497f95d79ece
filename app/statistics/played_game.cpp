#include "statistics/played_game.h"

#include <QCryptographicHash>

#include <algorithm>

namespace capitol::app {

std::string playedId(std::string_view record)
{
    const QByteArray bytes(record.data(), qsizetype(record.size()));
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).first(16).toHex().toStdString();
}

std::vector<PlayedSeat> playedSeats(const std::vector<record::RecordSeat>& seats,
                                    const std::vector<int>& scores, unsigned winners,
                                    std::optional<game::Seat> only)
{
    std::vector<PlayedSeat> played;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const record::RecordSeat& who = seats[seat];
        const bool isElsewhere =
            who.kind() == record::SeatKind::person && only.value_or(game::Seat(seat)) != seat;
        played.push_back({who.name, isElsewhere ? std::string(elsewhere) : who.player, scores[seat],
                          (winners >> seat & 1U) != 0});
    }
    return played;
}

bool PlayedGame::hasPerson() const
{
    return std::ranges::any_of(seats, &PlayedSeat::isPerson);
}

} // namespace capitol::app
