// What happened when a move was made, in order: for the log, the animation, and the protocol. Data, no words.
// Each event is a change of the position: with what an audience saw before, the redacted events tell all that
// it sees after. The last one of every move is `Asked`.
#pragma once

#include "canal/move.h"

#include <variant>
#include <vector>

namespace canal {

enum class Points : std::uint8_t { canal, goods, incomplete, builder };

// Set-up: who is whose engineer. The seat with the lowest number is the first player.
struct EngineersDealt
{
    std::array<Engineer, max_seats> engineer; // by seat, brindley where there is none
    bool operator==(const EngineersDealt&) const = default;
};
// To the hand that a seat starts with.
struct CardDealt
{
    Seat seat;
    Card card; // unknown_card where it is hidden
    bool operator==(const CardDealt&) const = default;
};
// The top contract goes to parliament.
struct ContractRevealed
{
    std::uint8_t contract;
    bool operator==(const ContractRevealed&) const = default;
};
// The top card goes to a gap in the row.
struct CardRevealed
{
    std::uint8_t place;
    Card card;
    bool operator==(const CardRevealed&) const = default;
};
struct RowDiscarded
{
    Seat seat;
    bool operator==(const RowDiscarded&) const = default;
};
// The discards become the draw pile.
struct Reshuffled
{
    bool operator==(const Reshuffled&) const = default;
};
struct CardTaken
{
    Seat seat;
    std::uint8_t place;
    Card card;
    bool operator==(const CardTaken&) const = default;
};
// From the top; its owner decides next.
struct CardDrawn
{
    Seat seat;
    Card card; // unknown_card where it is hidden
    bool operator==(const CardDrawn&) const = default;
};
struct Declared
{
    Seat seat;
    Card card;
    bool operator==(const Declared&) const = default;
};
struct Kept
{
    Seat seat;
    bool operator==(const Kept&) const = default;
};
struct Swapped
{
    Seat seat;
    Engineer engineer; // its new one; whoever had it gets the old one
    bool operator==(const Swapped&) const = default;
};
struct ContractTaken
{
    Seat seat;
    std::uint8_t contract;
    bool operator==(const ContractTaken&) const = default;
};
// A contract between two places that the seat names.
struct JunctionTaken
{
    Seat seat;
    std::uint8_t contract;
    std::uint8_t from;
    std::uint8_t to;
    bool operator==(const JunctionTaken&) const = default;
};
struct BargePlaced
{
    Seat seat;
    std::uint8_t contract;
    std::uint8_t place;
    bool operator==(const BargePlaced&) const = default;
};
struct ColourChosen
{
    Seat seat;
    Colour colour;
    bool operator==(const ColourChosen&) const = default;
};
struct CubeLifted
{
    Seat seat;
    std::uint8_t place;
    bool operator==(const CubeLifted&) const = default;
};
struct CubePlaced
{
    Seat seat;
    std::uint8_t place;
    bool operator==(const CubePlaced&) const = default;
};
struct TileLaid
{
    Seat seat;
    std::uint8_t contract;
    LaidTile tile;
    Pay pay;
    Extra extra;
    bool operator==(const TileLaid&) const = default;
};
struct TilesTakenBack
{
    Seat seat;
    std::uint8_t contract;
    std::uint8_t count;
    bool operator==(const TilesTakenBack&) const = default;
};
// What was paid goes to the discards.
struct PaymentDiscarded
{
    bool operator==(const PaymentDiscarded&) const = default;
};
struct CanalCompleted
{
    Seat seat;
    std::uint8_t contract;
    bool operator==(const CanalCompleted&) const = default;
};
// At the end, incomplete.
struct ContractReturned
{
    Seat seat;
    std::uint8_t contract;
    bool operator==(const ContractReturned&) const = default;
};
struct Shipped
{
    Seat seat;
    std::uint8_t place;
    std::array<Leg, max_route> route;
    bool operator==(const Shipped&) const = default;
};
struct Scored
{
    Seat seat;
    std::int16_t points;
    Points why;
    bool operator==(const Scored&) const = default;
};
struct Discarded
{
    Seat seat;
    Card card;
    bool operator==(const Discarded&) const = default;
};
struct Passed
{
    Seat seat;
    bool operator==(const Passed&) const = default;
};
// So many rounds follow the one that is being played.
struct EndBegan
{
    std::uint8_t rounds;
    bool operator==(const EndBegan&) const = default;
};
// A round is over, and the game goes on.
struct RoundBegan
{
    std::uint16_t round;
    bool operator==(const RoundBegan&) const = default;
};
// Who is asked for what now; at the end of the game, nobody.
struct Asked
{
    Turn turn;
    bool operator==(const Asked&) const = default;
};

using Event = std::variant<EngineersDealt, CardDealt, ContractRevealed, CardRevealed, RowDiscarded,
                           Reshuffled, CardTaken, CardDrawn, Declared, Kept, Swapped, ContractTaken,
                           JunctionTaken, BargePlaced, ColourChosen, CubeLifted, CubePlaced, TileLaid,
                           TilesTakenBack, PaymentDiscarded, CanalCompleted, ContractReturned, Shipped,
                           Scored, Discarded, Passed, EndBegan, RoundBegan, Asked>;
using Events = std::vector<Event>;

} // namespace canal
