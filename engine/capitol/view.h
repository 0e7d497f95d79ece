// What one seat may know, and full positions consistent with it.
#pragma once

#include "capitol/game.h"

namespace capitol {

// A position as one seat sees it. In `known` the cards that the seat cannot know are missing: other hands
// hold only what open draws and revealed bids have shown, unseen pile cards are `unknown_card`, sealed bids
// of others are empty, `random` is 0. The counts of `known` stay those of the real position, so what is
// hidden can be counted: the kind of every hidden card is known, since all draws are open and everyone starts
// with the same kinds. With `information.hand_count: hidden` the counts of other hands are those of the cards
// shown.
struct View
{
    Seat seat = 0;
    Position known;
    bool operator==(const View&) const = default;
};

View observe(const Rules& rules, const Position& position, Seat seat);

// How many cards of that pile's kind the view may expect in that hand beside those it knows: the very number,
// or, where hands are not counted, an even share of all that lie hidden in the others' hands.
double hidden_in_hand(const Rules& rules, const View& view, Seat seat, Pile pile);

// The cards of that pile's kind that the view has not placed: they lie in hands or among the pile's unseen
// cards.
CardSet unplaced(const Rules& rules, const View& view, Pile pile);

// A full position that agrees with the view: `observe(determinise(v), v.seat) == v`. Hidden cards are dealt
// evenly from those the view has not placed; a sealed bid of another seat is each card of its hand with
// probability 1/3; hands that are not counted get what chance gives them, one card at least where a seat has
// something to decide.
Position determinise(const Rules& rules, const View& view, Random& random);

} // namespace capitol
