// How the games of a match ended, and what they say together.
#pragma once

#include "base/estimate.h"
#include "base/sprt.h"

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace arena {

struct GameResult
{
    std::vector<int> score;  // by player, in the plan's order: of all its seats
    std::vector<double> win; // likewise; 1 for the winner, shared equally among several
    int moves = 0;
    std::string fault = {}; // why the game could not be played to its end; then all else is empty
};

struct PlayerSummary
{
    std::string name;
    capitol::Estimate score;
    capitol::Estimate win; // share of the games won
    int wins = 0;          // alone or shared
    // Against the others' average, 400 for odds of ten to one; nothing without both a win and a loss.
    std::optional<capitol::Estimate> elo;
};
// By player, over the games without a fault; there must be at least one. Each deal has so many seatings.
std::vector<PlayerSummary> summarise(const std::vector<std::string>& players, int seatings,
                                     const std::vector<GameResult>& results);

// What the games of deals with so many seatings say about the claims.
capitol::Sprt test_claims(const capitol::Claims& claims, int seatings,
                          const std::vector<GameResult>& results);

// How likely so low a share of the first player, or a lower one, would be by luck if it were really `share`:
// one side of Student's t over the deals without a fault. 1 where they are too few to tell.
double chance_of_less(double share, int seatings, const std::vector<GameResult>& results);

// Adds up whole deals in their order, whichever order they are played in, and says where to stop.
class Stopper
{
public:
    Stopper(int seatings, int games, const std::optional<capitol::Claims>& claims);

    int stop_at() const { return m_stop_at; }
    // Game `game` has its result.
    void add(int game, const std::vector<GameResult>& results);

private:
    bool whole_deal_done() const;
    void add_deal(const std::vector<GameResult>& results);

    const int m_seatings;
    std::atomic<int> m_stop_at;
    int m_next = 0;
    std::vector<bool> m_done;
    std::optional<capitol::Sprt> m_sprt;
};

} // namespace arena
