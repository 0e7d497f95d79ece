// What the statistics keep of a game that is over, whichever it is.
#pragma once

#include "record/record.h"

#include <QDate>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace capitol::app {

// The player of a seat whose person played it elsewhere.
inline constexpr std::string_view elsewhere = "elsewhere";

struct PlayedSeat
{
    std::string name;
    std::string player; // as in records, or `elsewhere`
    int score = 0;
    bool won = false;                                          // alone or with others
    bool isPerson() const { return player == record::person; } // who played here
    bool isComputer() const { return !isPerson() && player != elsewhere; }
    bool operator==(const PlayedSeat&) const = default;
};

struct PlayedGame
{
    std::string id; // the same for the same record, wherever it lies
    QDate date;     // of its end
    std::string variant;
    std::vector<PlayedSeat> seats;
    bool hasPerson() const;
    bool operator==(const PlayedGame&) const = default;
};

std::string playedId(std::string_view record);
std::vector<PlayedSeat> playedSeats(const std::vector<record::RecordSeat>& seats,
                                    const std::vector<int>& scores, unsigned winners,
                                    std::optional<game::Seat> only);

// Nothing if the game is not over, or no person played it. `variant`: the id of its rules. `only`: all other
// persons played elsewhere.
template <record::RecordedGame G>
std::optional<PlayedGame> playedGame(const record::Record<G>& record, const std::string& variant, QDate date,
                                     std::optional<game::Seat> only = std::nullopt)
{
    const auto rules = G::rules_of(record);
    const auto last = record.position_after(rules, record.moves.size());
    if (!G::is_over(last))
        return {};
    PlayedGame game{.id = playedId(print_record(record)),
                    .date = date,
                    .variant = variant,
                    .seats =
                        playedSeats(record.seats, G::scores(rules, last), G::winners(rules, last), only)};
    return game.hasPerson() ? std::optional(std::move(game)) : std::nullopt;
}

} // namespace capitol::app
