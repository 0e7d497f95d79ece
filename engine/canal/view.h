// What an audience may know, how that goes on from event to event, and full positions consistent with it. An
// audience is a seat, or `spectator`.
#pragma once

#include "canal/game.h"
#include "game/redealt.h"

namespace canal {

// In `known` hands of others hold only what the whole table knows of them, cards and contracts in decks are
// `unknown_card` and `no_contract`, `drawn` is `unknown_card` to others, `random` is 0. Counts stay those of
// the real position.
struct View
{
    Seat seat = 0; // or spectator
    Position known;
    bool operator==(const View&) const = default;
};

View observe(const Rules& rules, const Position& position, Seat audience);
View before_start(const Rules& rules, int players, Seat audience);
Event redact(const Event& event, Seat audience);
void see(const Rules& rules, View& view, const Event& event);

// Hidden cards are dealt evenly from those that the view has not placed. It does not remember which of them
// were in the discards once.
Position determinise(const Rules& rules, const View& view, Random& random);

// How far two positions differ of which a seat has the same view. Contracts are cards, too.
game::Redealt redealt(const Position& before, const Position& after);

} // namespace canal
