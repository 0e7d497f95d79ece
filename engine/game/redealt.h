// How far two positions differ in what is hidden.
#pragma once

namespace game {

struct Redealt
{
    int in_hands = 0; // cards in hands that were not in those hands
    int in_piles = 0; // places in piles with another card
    int sealed = 0;   // choices made in secret that are others
    bool any() const { return in_hands + in_piles + sealed > 0; }
    bool operator==(const Redealt&) const = default;
};

} // namespace game
