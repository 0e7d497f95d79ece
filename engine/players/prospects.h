// What every seat may expect of a position, quickly: for the leaves of a search. All of it follows from the
// ruleset's knobs.
#pragma once

#include "players/market.h"

namespace capitol {

class Prospects
{
public:
    explicit Prospects(const Rules& rules) : m_rules(rules) {}

    // The points each seat may have at the end.
    SeatPoints points(const Position& position) const;
    // By seat 0 (hopeless) to 1 (won): how far it is ahead of its best rival, for so much of the game left.
    SeatPoints chances(const Position& position) const;

    // The lead over the best rival, in points, that goes with a chance of 0..1 and so many scorings left.
    double lead_for(double chance, int scorings) const;

private:
    double scale_of(int scorings) const;

    const Rules& m_rules;
};

} // namespace capitol
