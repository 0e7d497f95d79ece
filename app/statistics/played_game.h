// What the statistics keep of a game that is over.
#pragma once

#include "capitol/record/record.h"

#include <QDate>

#include <optional>
#include <string>
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
    bool operator==(const PlayedGame&) const = default;
};

// Nothing if the game is not over, or no person played it. `only`: all other persons played elsewhere.
std::optional<PlayedGame> playedGame(const Record& record, QDate date,
                                     std::optional<Seat> only = std::nullopt);

} // namespace capitol::app
