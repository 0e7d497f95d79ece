// A hint: the best moves, their expected value, and why. Data, made only from what the seat may see.
#pragma once

#include "capitol/players/player.h"

namespace capitol {

inline constexpr std::uint8_t no_area = 0xff;

// What can speak for a choice. After each: the fields of `HintReason` that it uses.
enum class ReasonKind : std::uint8_t {
    // Placing a building.
    takes_lead,   // area; seat: who led it alone before, if anyone did
    shares_lead,  // area; seat: one of those who led it and still do
    widens_lead,  // area; amount: floors ahead of the next
    keeps_lead,   // area; seat: a rival with a building ready that would have taken the lead there
    takes_second, // area
    joins_area,   // area: without a place in it yet
    // Placing a building or a tile.
    denies_shape, // area, seat, roof: a rival's building with that roof was ready for it and cannot stand now
    denies_height,   // area, seat, amount: a rival's building of so many floors was ready for it, now too low
    takes_last_site, // area: nobody can build there any more
    cards_each_draw, // area, amount: cards that its amphitheatre now brings at each drawing
    // Any card played for construction.
    now_or_never, // in the last round, what is not built now never scores
    // A floor or a roof.
    building_for, // area, amount (floors), roof (none: not roofed yet): a building of the yard will fit there
    floors_run_out, // amount: floors left in the supply
    // A pass.
    keeps_cards,    // amount: their value, for the auctions of this round
    nothing_gained, // no card in hand would gain anything now
    // A bid.
    tile_is_worth, // amount: points, about; area: where it would bring them
    tile_to_rival, // seat, amount: points, about, that the tile would bring that rival at most; area: there
    likely_wins,   // amount: times of a hundred, about
    spare_cards,   // amount: value of the cards, which matter little for building
    last_use,      // cards kept now would never be used
    too_dear,      // no bid. amount: points, about, that the tile is worth: less than the cards that win it
    saves_for,     // no bid. tile: still to be sold in this round and worth more to the seat
    // Placing a tile.
    scores_more, // area, amount: points more at the next scoring as things stand
    // Drawing.
    lacks_kind, // pile, amount: cards of that kind in hand
    completes,  // pile, area: with that card a building of the yard can come to stand there
    high_card,  // pile, amount: the card's value, for the auctions
    // Anything.
    only_move,   // there is no other
    better_later // nothing special: it keeps the most open, as the search sees it
};

struct HintReason
{
    ReasonKind kind = ReasonKind::only_move;
    double weight = 0; // points of the final score, roughly; for the order
    std::uint8_t area = no_area;
    Seat seat = no_seat;
    Roof roof = Roof::none;
    Pile pile = Pile::roof;
    Tile tile = Tile::none;
    int amount = 0;
    bool operator==(const HintReason&) const = default;
};

struct HintedMove
{
    Choice choice;
    int visits = 0;
    double chance = 0; // 0..1 of winning, as the search sees it
    double lead = 0;   // points ahead of the best rival at the end that go with that chance; may be negative
    std::vector<HintReason> reasons; // the strongest first, one or two
};

struct Hint
{
    std::vector<HintedMove> moves; // best first, one at least
};

// Thinks as `master` does. `most` moves, 1 or more; moves that were hardly looked at are left out. The first
// is the one to recommend. `view.seat` is to move.
Hint give_hint(const Rules& rules, const View& view, const SearchRequest& thinking, int most = 3);

// All that speaks for a legal choice, the strongest first, at least one.
std::vector<HintReason> reasons_for(const Rules& rules, const View& view, const Choice& choice);

} // namespace capitol
