// The interface of the rules. `check` says why not, `apply` trusts; neither uses the heap unless events are
// asked for.
#pragma once

#include "base/random.h"
#include "canal/event.h"
#include "canal/refusal.h"
#include "canal/rules.h"

#include <functional>

namespace canal {

using capitol::Random;

// What chance decides before the first move: the top is first.
struct Opening
{
    std::vector<Engineer> engineers; // one a seat, the others lie beside the board
    std::vector<int> contracts;      // parliament, and the deck behind it
    std::vector<Card> cards;         // the row, the hands and the deck, one behind the other
    bool operator==(const Opening&) const = default;
};
// `below(bound)` is any of 0..bound-1 by chance.
Opening draw_opening(const Rules& rules, int players,
                     const std::function<std::uint32_t(std::uint32_t bound)>& below);
Opening open_from_seed(const Rules& rules, int players, std::uint64_t seed);

// Before anything is revealed: all lie in their decks, in an order that is not there yet.
Position set_out(const Rules& rules, int players);
// The position before the first move. `seed` feeds later shuffles.
Position start(const Rules& rules, int players, const Opening& opening, std::uint64_t seed,
               Events* events = nullptr);

// Whether that seat may do this; nothing is changed. Of a view (`View::known`) it answers the viewer.
Refusal check(const Rules& rules, const Position& position, Seat seat, const Move& move);

// Every legal move of the seat to move, replacing what was there; of equal payments one (building.h).
void list_moves(const Rules& rules, const Position& position, std::vector<Move>& moves);

// Makes a legal move, and everything that follows automatically. A view cannot be played on.
void apply(const Rules& rules, Position& position, const Move& move, Events* events = nullptr);

// Whether what happened after that position has shown anybody something: then it is not taken back.
bool shows_hidden(const Position& before, const Events& events);

// A kind of move, and then a move of that kind, each as likely as the others; `scratch` holds the legal ones.
const Move& random_move(const Rules& rules, const Position& position, Random& random,
                        std::vector<Move>& scratch);

// The same for play-outs, which want games to come to their end: it lays tiles, ships and takes cards where
// it can, and does anything else now and then only.
const Move& playout_move(const Rules& rules, const Position& position, Random& random,
                         std::vector<Move>& scratch);

int completed_contracts(const Position& position, Seat seat);
// The seat that wins, by the points as they are.
Seat leader(const Position& position);

} // namespace canal
