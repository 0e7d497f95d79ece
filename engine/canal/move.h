// What a seat can do. What is not used by a kind of move keeps its default.
#pragma once

#include "canal/position.h"

namespace canal {

enum class MoveKind : std::uint8_t {
    pass,      // no action in this phase
    done,      // with taking, building, or without a second contract
    contract,  // take it
    junction,  // take one from `place` to `to`
    barge,     // at `place`
    swap,      // for `engineer`
    renew,     // the five face-up cards
    take,      // a face-up `card`
    draw,      // the top card
    pick,      // Rennie: a face-up `card` instead of the top one
    declare,   // the drawn card's symbol
    keep,      // the drawn card to oneself
    colour,    // a white symbol is `colour`
    lift,      // the cube at `place`
    cube,      // one goes to `place`
    lay,       // `tile` for `contract`, paid with `pay` and `extra`
    take_back, // the last `count` tiles of `contract`
    ship,      // the cube at `place` along `route`
    discard,   // `card`
};

// A section that goods move along: whose it is, and the place it leads to.
struct Leg
{
    Seat owner = no_seat;
    std::uint8_t place = no_place;
    bool operator==(const Leg&) const = default;
};

struct Move
{
    MoveKind kind = MoveKind::pass;
    std::uint8_t contract = no_contract;
    std::uint8_t place = no_place;
    std::uint8_t to = no_place;
    std::uint8_t count = 0;
    Card card = no_card;
    Colour colour = Colour::none;
    Engineer engineer = Engineer::brindley;
    LaidTile tile{};
    Pay pay{};
    Extra extra{};
    std::array<Leg, max_route> route{}; // as many as have an owner
    bool operator==(const Move&) const = default;

    int legs() const
    {
        int legs = 0;
        while (legs < max_route && route[static_cast<std::size_t>(legs)].owner != no_seat)
            ++legs;
        return legs;
    }
};

// The move's name in every position, below 2^60.
std::uint64_t key(const Move& move);

} // namespace canal
