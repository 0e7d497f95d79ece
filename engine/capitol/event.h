// What happened when a move was made, in order: for the log, the animation, and the protocol. Data, no words.
#pragma once

#include "capitol/move.h"

#include <variant>
#include <vector>

namespace capitol {

enum class UnsoldReason : std::uint8_t { tie, no_bid, no_room };

struct Played
{
    Seat seat;
    Move move;
    bool operator==(const Played&) const = default;
};
// `forced`: the hand was empty.
struct Passed
{
    Seat seat;
    bool forced;
    bool operator==(const Passed&) const = default;
};
struct BidRevealed
{
    Seat seat;
    std::vector<Card> bid;
    int total;
    bool operator==(const BidRevealed&) const = default;
};
struct AuctionWon
{
    Seat seat;
    Tile tile;
    int total;
    bool tied;
    TieBreak tie_broken_by; // meaningful if tied
    bool operator==(const AuctionWon&) const = default;
};
struct AuctionUnsold
{
    Tile tile;
    UnsoldReason reason;
    bool operator==(const AuctionUnsold&) const = default;
};
struct TilePlaced
{
    Seat seat;
    Tile tile;
    std::uint8_t area;
    std::uint8_t site;
    bool operator==(const TilePlaced&) const = default;
};
struct AreaScored
{
    std::uint8_t area;
    std::array<int, max_seats> points;
    bool operator==(const AreaScored&) const = default;
};
struct RoundScored
{
    std::uint8_t round;
    std::array<int, max_seats> totals;
    bool operator==(const RoundScored&) const = default;
};
struct Drew
{
    Seat seat;
    Card card;
    bool operator==(const Drew&) const = default;
};
// The seat declined the rest of its cards.
struct StoppedDrawing
{
    Seat seat;
    bool operator==(const StoppedDrawing&) const = default;
};
struct PileTurned
{
    Pile pile;
    bool operator==(const PileTurned&) const = default;
};
struct RoundBegan
{
    std::uint8_t round;
    Seat first;
    bool operator==(const RoundBegan&) const = default;
};
struct GameOver
{
    std::vector<Seat> winners;
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<Played, Passed, BidRevealed, AuctionWon, AuctionUnsold, TilePlaced, AreaScored,
                           RoundScored, Drew, StoppedDrawing, PileTurned, RoundBegan, GameOver>;
using Events = std::vector<Event>;

} // namespace capitol
