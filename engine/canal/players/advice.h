// A hint: the best move, and why. Data, made only from what the seat may see.
#pragma once

#include "canal/players/player.h"

namespace canal {

// What can speak for a move. After each: the fields of `HintReason` that it uses.
enum class ReasonKind : std::uint8_t {
    // A contract.
    hand_suffices, // contract: the hand has all cards for it
    lacks_cards,   // contract, amount: cards for it that the hand lacks, a few
    joins_own,     // contract, place: one of the seat's canals has reached that terminus
    // A card, or no face-up card.
    needed_for,      // contract: an open one that the hand lacks a card less for then
    stands_for_any,  // a surveyor
    little_in_row,   // no face-up card is one of those
    goods_for_own,   // most of the symbol's cubes can go to canals of the seat's own
    goods_for_rival, // only others have canals where the symbol's cubes would go
    // A card that is discarded.
    least_needed,
    // Tiles.
    completes,   // contract, amount: points at once
    reaches,     // contract, place: the section up to there is complete, and goods can be shipped on it
    goes_on,     // contract, amount: tiles that it still needs at least
    tile_points, // amount: what the tile scores once the canal is complete
    leads_on,    // contract: without taking tiles back it could not go on
    // Goods.
    brings,       // amount: points at once
    brings_alone, // amount: the same, and nobody else scores
    at_own,       // place: on a canal of the seat's own
    from_rival,   // place: only others have canals there
    // An engineer.
    has_power, // engineer
    // Anything.
    end_near,    // amount: rounds after this one
    only_move,   // there is no other
    better_later // nothing special: the search likes it best
};

struct HintReason
{
    ReasonKind kind = ReasonKind::only_move;
    double weight = 0;                   // points of the final score, roughly; for the order
    std::uint8_t contract = no_contract; // the number of what it says (Rules::terms)
    std::uint8_t place = no_place;
    Engineer engineer = Engineer::brindley;
    int amount = 0;
    bool operator==(const HintReason&) const = default;
};

struct Hint
{
    Move move;                       // legal
    std::vector<HintReason> reasons; // the strongest first, one or two
};

// Thinks as `master` does. `view.seat` is to move.
Hint give_hint(const Rules& rules, const View& view, const SearchRequest& thinking);

// All that speaks for a legal move, the strongest first, at least one.
std::vector<HintReason> reasons_for(const Rules& rules, const View& view, const Move& move);

} // namespace canal
