// How cards move: from hand to discards, from draw pile to hand, and the
// turning over of an empty pile (schmidt: Card Rules; dutch: Spelregels voor
// de kaarten). Every function updates what the table knows.
#pragma once

#include "capitol/event.h"
#include "capitol/rules.h"

namespace capitol {

// A card leaves the hand in the open and lies on its discards. The pile is turned over if it shows no card.
void discard_from_hand(const Rules& rules, Position& position, Seat seat, Card card, Events* events);

// The visible card of a pile that has one goes to the hand.
Card draw_to_hand(const Rules& rules, Position& position, Seat seat, Pile pile, Events* events);

// The piles alone, without hands and what follows by itself.
void lay_on_discards(const Deck& deck, Position& position, Card card);
// The draw pile has a card.
Card take_top(const Deck& deck, Position& position, Pile pile);
// The discards become the draw pile, which is empty; the first discarded is on top.
void turn_over(const Deck& deck, Position& position, Pile pile);

} // namespace capitol
