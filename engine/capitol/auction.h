// The auctions of a round: sealed bids, the reveal, the winner's tile (schmidt: Auction Rules; dutch:
// Veilingregels).
#pragma once

#include "capitol/event.h"
#include "capitol/refusal.h"
#include "capitol/rules.h"

namespace capitol {

// Begins auction `number` (1..) or the next that has a bidder and room for its tile; the others are unsold.
// False if no auction is left in this round.
bool begin_auction(const Rules& rules, Position& position, int number, Events* events);

Refusal check_bid(const Rules& rules, const Position& position, Seat seat, const Bid& bid);
// Seals the bid of a seat that has not bid yet and gives the turn to the next bidder.
// True once all bids are in: they wait for `reveal`.
bool seal_bid(Position& position, Seat seat, const Bid& bid, Events* events);
// The bid alone, among those that lie sealed; the order in which they come leaves no trace.
void lay_bid(Position& position, Seat seat, const Bid& bid);
void clear_bids(Position& position);
// The first seat clockwise from the consul whose bid is missing; false if none is.
bool turn_to_bidder(Position& position);

// Shows all bids and sells the tile. True if somebody won: that seat is to move and places it.
bool reveal(const Rules& rules, Position& position, Events* events);

void legal_tile(const Rules& rules, const Position& position, LegalMoves& moves, bool all_sites);
Refusal check_tile(const Rules& rules, const Position& position, const Move& move);
void place_tile(const Rules& rules, Position& position, const Move& move, Events* events);

} // namespace capitol
