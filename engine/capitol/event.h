// What happened when a move was made, in order: for the log, the animation, and the protocol. Data, no words.
// Together with what an audience saw before, the events tell all that it sees after (`redact` and `apply` in
// view.h). Every choice ends with the turn of somebody or with the end of the game.
#pragma once

#include "capitol/move.h"

#include <optional>
#include <variant>
#include <vector>

namespace capitol {

enum class UnsoldReason : std::uint8_t { tie, no_bid, no_room };

// Cards from the top of a pile, face down.
struct Dealt
{
    Seat seat;
    Pile pile;
    std::uint8_t count;
    std::vector<Card> cards; // as they were dealt; empty where they are hidden
    bool operator==(const Dealt&) const = default;
};
// A card that nobody could know now shows on top of its draw pile.
struct TopShown
{
    Card card;
    Pile pile;
    bool operator==(const TopShown&) const = default;
};
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
// Auction `number` (1..) of the round. `bidders` has one bit a seat: an empty hand bids nothing by itself.
struct AuctionBegan
{
    Tile tile;
    std::uint8_t number;
    std::uint8_t bidders;
    bool operator==(const AuctionBegan&) const = default;
};
struct BidSealed
{
    Seat seat;
    std::optional<std::vector<Card>> bid; // nothing where it is hidden, its size included
    bool operator==(const BidSealed&) const = default;
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
// The winner discards one card of the bid.
struct Paid
{
    Seat seat;
    Card card;
    bool operator==(const Paid&) const = default;
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
// The discards become the draw pile: in their order, the first discarded on top, or shuffled (deck.recycle).
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
// Whose turn it is now, perhaps still or again; the last event of a choice. Of several who are to bid, the
// first from the consul clockwise.
struct TurnBegan
{
    Phase phase;
    Seat seat;
    std::uint8_t draws_left; // in the phase `draw`, else 0
    bool operator==(const TurnBegan&) const = default;
};
struct GameOver
{
    std::vector<Seat> winners;
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<Played, Passed, BidRevealed, AuctionWon, AuctionUnsold, TilePlaced, AreaScored,
                           RoundScored, Drew, StoppedDrawing, PileTurned, RoundBegan, GameOver, Dealt,
                           TopShown, AuctionBegan, BidSealed, Paid, TurnBegan>;
using Events = std::vector<Event>;

// Whether a log tells the event. The others only complete what is seen: `play` of the protocol leaves them
// out.
template <typename Kind>
inline constexpr bool is_told_kind =
    !(std::is_same_v<Kind, Dealt> || std::is_same_v<Kind, TopShown> || std::is_same_v<Kind, AuctionBegan> ||
      std::is_same_v<Kind, BidSealed> || std::is_same_v<Kind, Paid> || std::is_same_v<Kind, TurnBegan>);
inline bool is_told(const Event& event)
{
    return std::visit([]<typename Kind>(const Kind&) { return is_told_kind<Kind>; }, event);
}

// Like std::visit, for a visitor that knows the kinds a log tells. Of the others: an empty result.
template <typename Visitor>
auto visit_told(Visitor&& visitor, const Event& event)
{
    using Result = std::invoke_result_t<Visitor, const Played&>;
    return std::visit(
        [&visitor]<typename Kind>(const Kind& one) -> Result {
            if constexpr (is_told_kind<Kind>)
                return visitor(one);
            else
                return Result();
        },
        event);
}

} // namespace capitol
