// The value of a position for every seat: for the leaves of a search. Everything follows from the ruleset's
// knobs.
#pragma once

#include "capitol/players/market.h"

namespace capitol {

class Prospects
{
public:
    explicit Prospects(const Rules& rules, const Weights& weights = usual_weights)
        : m_rules(rules), m_weights(weights)
    {
    }

    // By seat 0 (hopeless) to 1 (won): how far it is ahead of its best rival, for so much of the game left.
    SeatPoints chances(const Position& position) const;
    // How much a point more at the end adds to a middling chance.
    double chance_of_a_point(const Position& position) const;

    // The lead over the best rival at the end, in points, that goes with a chance of 0..1.
    double lead_for(const Position& position, double chance) const;

private:
    SeatPoints points(const Position& position) const; // that each seat may have at the end
    double scale_of(int scorings) const;

    Horizon horizon(const Position& position) const { return horizon_of(m_rules, position, m_weights); }

    const Rules& m_rules;
    const Weights& m_weights;
};

} // namespace capitol
