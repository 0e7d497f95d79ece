// Building canals: where a tile may go, whether the canal can still be completed then, and what pays for it.
#pragma once

#include "canal/contracts.h"
#include "canal/refusal.h"

namespace canal {

// Where a canal goes on: from a place into any hex beside it, or in one hex only.
struct OpenEnd
{
    std::uint8_t place = no_place;
    std::uint16_t hex = no_hex; // without a place
    std::uint8_t in = 0;        // of that hex
};
OpenEnd open_end(const Rules& rules, const Canal& canal);

// Whether that hex has room for a tile of that seat's, the canal's own tiles apart.
bool has_room(const Rules& rules, const Position& position, Seat owner, int hex);

// Whether a tile of that kind may lie in that hex and begin at that side, cards and the side to which it
// leads apart; the contract is the seat's own and open, and `end` where its canal goes on.
Refusal check_spot(const Rules& rules, const Position& position, int contract, const OpenEnd& end,
                   const LaidTile& tile);
// The sides over which the canal could still be completed from a tile in that hex, a bit each.
unsigned sides_on(const Rules& rules, const Position& position, int contract, int hex, int in);
// Whether any canal at all would complete that contract of the map.
bool can_be_completed(const Rules& rules, int contract);
// The sides to which a tile in that hex may then lead, a bit each, with any kind of tile.
unsigned sides_out(const Rules& rules, const Position& position, int contract, int hex, int in);
// Whether the tile may be laid for the contract, which is the seat's own and open, cards apart.
Refusal check_tile(const Rules& rules, const Position& position, int contract, const LaidTile& tile);

// Cards, not counting what half a surveyor may already have paid.
int cost_of(const Rules& rules, Engineer engineer, Tile tile);
// Cards that one counts as.
int worth_of_surveyor(const Rules& rules, Engineer engineer);
// The same among those for building over a canal; 0 if it may not be there.
int worth_of_extra_surveyor(const Rules& rules, Engineer engineer);
// The cards beyond its cost that a tile in that hex takes.
int extra_cost(const Rules& rules, const Position& position, int hex);
// Half a surveyor of Smeaton's that is left for that canal: 1, else 0.
int half_left(const Position& position, int contract);

// Whether these cards pay for that tile.
Refusal check_payment(const Rules& rules, const Position& position, Seat seat, int contract,
                      const LaidTile& tile, const Pay& pay, const Extra& extra);
// Cards beyond the tile's cost, below 0 if some are missing: after a legal payment what is left of a
// surveyor.
int overpaid(const Rules& rules, const Position& position, Seat seat, int contract, Tile tile,
             const Pay& pay);

bool pays_for(const Rules& rules, Engineer engineer, CardKind kind, Tile tile);
// Whether the hand has cards for the tile, those for building over a canal apart.
bool can_pay(const Rules& rules, const Position& position, Seat seat, int contract, Tile tile);

// The ways to pay for a tile that differ in more than symbols: of equal kinds the cards without a symbol go
// first, and then in the order of the colours. `visit(pay, extra)`.
template <typename Visit>
void for_each_payment(const Rules& rules, const Position& position, Seat seat, int contract, Tile tile,
                      int extra, Visit visit);

} // namespace canal

#include "canal/payments.h"
