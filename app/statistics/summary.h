// Sums over games, person by person: a game that several people played counts for each of them.
#pragma once

#include "statistics/counted_games.h"

#include <optional>
#include <utility>

namespace capitol::app {

struct Tally
{
    int games = 0;
    int won = 0;
    qint64 points = 0;
    qint64 margin = 0; // ahead of the best of the others, or behind
    double averageScore() const { return double(points) / games; }
    double averageMargin() const { return double(margin) / games; }
};

struct BestScore
{
    std::string person;
    int score = 0;
    std::string variant;
    QDate date;
};

struct Streak
{
    std::string person;
    int victories = 0;
};

// The strongest computer player among the others: how strong it is among them, and its name in records. The
// name is empty where all were people.
using Opponent = std::pair<int, std::string>;

struct Summary
{
    Tally all;
    std::map<std::string, Tally> byPerson;
    std::map<std::string, Tally> byVariant;
    std::map<int, Tally> byPlayers;
    std::map<Opponent, Tally> byOpponent;
    std::optional<BestScore> best; // the first with that score
    Streak longest;
};

Summary summaryOf(const std::vector<PlayedGame>& games);

} // namespace capitol::app
