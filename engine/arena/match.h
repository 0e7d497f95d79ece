// Many games between players, who rotate through all seats with the same deals.
#pragma once

#include "base/estimate.h"
#include "base/sprt.h"
#include "capitol/players/player.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace capitol {

struct GameResult
{
    std::vector<int> score;  // by player, in the plan's order
    std::vector<double> win; // 1 for the winner, shared equally among several
    int moves = 0;
    std::string fault = {}; // why the game could not be played to its end; then all else is empty
};

struct MatchPlan
{
    std::vector<std::string> players; // names that `make_player` knows; as many as sit at the table
    std::function<std::unique_ptr<Player>(int player)> make; // if empty, they are made by name
    int games = 1;
    std::uint64_t seed = 0;
    int jobs = 1;                   // threads; they do not change the result
    SearchRequest thinking;         // its seed is drawn anew for every move
    std::optional<Claims> claims;   // about the first player; the match ends once they are decided
    std::map<int, GameResult> done; // games that need not be played again, by number
    // Called from the threads, one at a time, after each game that was played or failed; may be empty. If it
    // throws, no further game is started and `play_match` throws the same.
    std::function<void(int game, const GameResult&)> finished;
};

// Game g is deal g / n with everyone moved on by g % n seats, n players. With claims there may be fewer games
// than planned, the same for any number of threads. What a player throws is that game's fault, and the others
// are played; a deal with a fault says nothing about claims.
std::vector<GameResult> play_match(const Rules& rules, const MatchPlan& plan);

struct PlayerSummary
{
    std::string name;
    Estimate score;
    Estimate win; // share of the games won
    int wins = 0; // alone or shared
    // Against the others' average, 400 for odds of ten to one; nothing without both a win and a loss.
    std::optional<Estimate> elo;
};
// Over the games without a fault; there must be at least one.
std::vector<PlayerSummary> summarise(const MatchPlan& plan, const std::vector<GameResult>& results);

// What the games of that many players say about the claims.
Sprt test_claims(const Claims& claims, int seats, const std::vector<GameResult>& results);

} // namespace capitol
