// The interface of the rules. `check` says why not, `apply` trusts; neither uses the heap unless events are
// asked for.
#pragma once

#include "base/random.h"
#include "capitol/event.h"
#include "capitol/move.h"
#include "capitol/refusal.h"
#include "capitol/rules.h"

#include <functional>
#include <optional>
#include <span>

namespace capitol {

// The three piles in shuffled order, top first, before anything is dealt.
struct Deal
{
    std::array<CardList, pile_count> piles;
    bool operator==(const Deal&) const = default;
};

// What chance decides before the first move: who starts (if the variant says `random`) and the piles.
struct Opening
{
    Seat first = 0;
    Deal deal;
    bool operator==(const Opening&) const = default;
};

// Draws the opening from the seed. `first` is the seat that set-up names; without it the variant decides:
// `random` draws it from the seed, `oldest` and `chosen` give seat 1.
Opening open_from_seed(const Rules& rules, int players, std::uint64_t seed, std::optional<Seat> first = {});
// The same, drawn by any chance: `below(bound)` is one of 0..bound-1, all equally likely.
Opening draw_opening(const Rules& rules, int players,
                     const std::function<std::uint32_t(std::uint32_t)>& below,
                     std::optional<Seat> first = {});

// The position before the first move: each pile deals seat 1 its cards, then seat 2, and so on.
// `seed` feeds later shuffles of variants with `deck.recycle: shuffle`; others ignore it.
// The events tell the deal, what shows on the piles, and whose turn it is.
Position start(const Rules& rules, int players, const Opening& opening, std::uint64_t seed,
               Events* events = nullptr);
Position start(const Rules& rules, int players, std::uint64_t seed, std::optional<Seat> first = {});

// The table before anything is dealt: all cards lie in their piles, in an order that is not there yet.
Position set_out(const Rules& rules, int players);

enum class Sites : std::uint8_t { lowest_vacant, all };

// All legal moves outside bidding; in bidding (any cards of the hand, in any order) and when the game is
// over, none. With `lowest_vacant` each area offers one small site, since the rules cannot tell them apart.
void legal(const Rules& rules, const Position& position, LegalMoves& moves,
           Sites sites = Sites::lowest_vacant);

// Whether that seat has something to decide: the seat to move, and in `bidding` whoever has not bid yet.
bool may_choose(const Position& position, Seat seat);

// Whether the seat to move may do this; nothing is changed. Of a view (`View::known`) it answers the viewer.
Refusal check(const Rules& rules, const Position& position, const Move& move);
Refusal check(const Rules& rules, const Position& position, const Bid& bid);
Refusal check(const Rules& rules, const Position& position, const Choice& choice);
// The same for that seat. Whoever has not bid yet may bid, in any order.
Refusal check(const Rules& rules, const Position& position, Seat seat, const Bid& bid);
Refusal check(const Rules& rules, const Position& position, Seat seat, const Choice& choice);

// Makes a legal move for the seat to move, and everything that follows automatically: forced passes, skipped
// auctions, the reveal, scoring, the next round. A view cannot be played on, since what follows may be
// hidden: for one these throw std::logic_error. `determinise` makes complete positions from it.
void apply(const Rules& rules, Position& position, const Move& move, Events* events = nullptr);
void apply(const Rules& rules, Position& position, const Bid& bid, Events* events = nullptr);
void apply(const Rules& rules, Position& position, const Choice& choice, Events* events = nullptr);
// The same for that seat. The order in which bids come makes no difference to the position.
void apply(const Rules& rules, Position& position, Seat seat, const Bid& bid, Events* events = nullptr);
void apply(const Rules& rules, Position& position, Seat seat, const Choice& choice, Events* events = nullptr);

// Whether a choice that led from `before` to `after` can no more be taken back: it turned a bid over or a
// pile's unseen card, or construction.placement_final holds it.
bool is_final(const Rules& rules, const Position& before, const Position& after, const Choice& choice,
              const Events& events);

// Applies the choices in order. Stops at the first that is refused and returns its place and reason.
struct ReplayStop
{
    std::size_t at = 0;
    Refusal refusal;
};
std::optional<ReplayStop> replay(const Rules& rules, Position& position, std::span<const Choice> choices);

// Plays the position on by itself until somebody has a choice: for positions that were set up by hand, and
// whole.
void settle(const Rules& rules, Position& position, Events* events = nullptr);

// A bid with each card of that hand in it with probability 1/3.
Bid random_bid(const Rules& rules, const Position& position, Seat seat, Random& random);
// Such a bid, or a move picked uniformly from the legal ones. The game is not over.
Choice random_choice(const Rules& rules, const Position& position, Random& random);

// The same without a heap or a stack frame to speak of, for play-outs: picks and applies.
void play_random(const Rules& rules, Position& position, Random& random, LegalMoves& scratch);

} // namespace capitol
