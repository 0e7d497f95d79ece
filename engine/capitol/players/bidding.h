// What to bid for a tile: what the tile is worth here, what the cards are worth elsewhere, and what the
// others may bid.
#pragma once

#include "capitol/game.h"
#include "capitol/players/bid_shares.h"
#include "capitol/players/chance.h"
#include "capitol/players/outlook.h"
#include "capitol/players/player.h"
#include "capitol/players/weights.h"

#include <span>
#include <vector>

namespace capitol {

// What a rival may bid, as a normal distribution.
struct RivalBid
{
    double mean = 0;
    double spread = 0;
};

// Of a hand of which that share of its value is bid.
inline RivalBid rival_bid(double hand, double share, const Weights& weights)
{
    const double mean = share * hand;
    return {mean, weights.rival_spread * mean + 1};
}

// One for each rival with cards, without the heap.
class RivalBids
{
public:
    void add(const RivalBid& bid) { m_bids[m_count++] = bid; }
    operator std::span<const RivalBid>() const { return {m_bids.data(), m_count}; }

private:
    std::array<RivalBid, max_seats> m_bids{};
    std::size_t m_count = 0;
};

// That no rival bids more, 0..1.
inline double chance_to_win(std::span<const RivalBid> rivals, int total)
{
    double chance = 1;
    for (const RivalBid& rival : rivals)
        chance *= chance_below(total, rival.mean, rival.spread);
    return chance;
}

// How promising bids look before the search: which ones to try first.
class BidSight
{
public:
    // The seat to move is to bid and its hand is there, as known or imagined. Of the others' hands only what
    // the table knows counts.
    BidSight(const Rules& rules, const Position& position, const Weights& weights);
    // Points that a bid of that sum may be expected to bring.
    double of(int total) const;

private:
    Market m_market; // of what is left after this auction
    int m_hand = 0;  // value
    double m_tile = 0;
    RivalBids m_rivals;
};

// `view.seat` is to bid. Candidates are the best bid of each sum worth a thought, with what it may be
// expected to bring.
Advice advise_bid(const Rules& rules, const View& view, const SearchRequest& thinking,
                  const Weights& weights = usual_weights);

// The first of those candidates, sooner found.
Bid best_bid(const Rules& rules, const View& view, const Weights& weights);

// The most points that placing the tile would bring each seat in its lead, and where; 0 for nothing.
struct Placings
{
    SeatPoints gain{};
    std::array<std::uint8_t, max_seats> area{};
};
Placings best_placings(const Rules& rules, const Position& position, Tile tile,
                       const Weights& weights = usual_weights);
// The rival that would gain most.
Seat keenest_rival(const Placings& best, const Position& position, Seat seat);

// What the tile being sold is worth to a seat, in points: to have it, and that no other has it.
double tile_worth(const Rules& rules, const Position& position, Seat seat,
                  const Weights& weights = usual_weights);

// What a hand is worth to bid with, as far as whoever looks can tell; 0 of an empty one.
double expected_hand(const Rules& rules, const View& view, Seat seat);
// That it bids less than that sum, 0..1, as `greedy` expects it.
double greedy_chance_to_bid_less(const Bidder& bidder, double sum);
bool is_last_auction(const Rules& rules, const Position& position);

struct BidOutlook
{
    int total = 0;
    double cost = 0;   // points that the cards would be worth later
    double chance = 0; // 0..1 that it wins if rivals bid as computer players do
    bool last = false; // auction of the game
};
// `view.seat` is to bid and holds the cards.
BidOutlook outlook_of(const Rules& rules, const View& view, const Bid& bid);

} // namespace capitol
