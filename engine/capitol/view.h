// What an audience may know, how that goes on from event to event, and full positions consistent with it. An
// audience is a seat, or `spectator`.
#pragma once

#include "capitol/game.h"
#include "game/redealt.h"

namespace capitol {

// A position as an audience sees it. In `known` the cards that it cannot know are missing: other hands
// hold only what open draws and revealed bids have shown, unseen pile cards are `unknown_card`, sealed bids
// of others are empty, `random` is 0. The counts of `known` stay those of the real position, so what is
// hidden can be counted: the kind of every hidden card is known, since all draws are open and everyone starts
// with the same kinds. With `information.hand_count: hidden` the counts of other hands are those of the cards
// shown. An empty hand tells itself all the same, since it passes and bids nothing by itself.
struct View
{
    Seat seat = 0; // or spectator
    Position known;
    bool operator==(const View&) const = default;
};

View observe(const Rules& rules, const Position& position, Seat audience);

// information.hand_count: whether the audience may know how many cards of each kind that hand holds.
bool sees_count(const Rules& rules, Seat audience, Seat seat);

// What an audience may know of an event. Nothing is left out as a whole, so that the events of a game have
// the same numbers for everybody.
Event redact(const Event& event, Seat audience);

// The view before the first event of `start`.
View before_deal(const Rules& rules, int players, Seat audience);

// Lets the view see one event, redacted for its audience, which is trusted to follow from the position. After
// all the events of a choice, or of `start`, it is what `observe` says of the position then. Between the
// events of one choice it is a state that no position has.
void apply(const Rules& rules, View& view, const Event& event);

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

// How far two positions differ of which a seat has the same view.
game::Redealt redealt(const Rules& rules, const Position& before, const Position& after);

} // namespace capitol
