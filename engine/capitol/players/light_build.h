// Construction for play-outs: a permit if it gains something, otherwise a roof or floors that some area
// needs, otherwise a pass.
#pragma once

#include "capitol/game.h"
#include "capitol/placement.h"

namespace capitol {

class LightBuilder
{
public:
    LightBuilder(const Rules& rules, const Position& position, Random& random, LegalMoves& scratch,
                 bool usual_floors);
    // Fills in a move that was a pass.
    void choose(Move& move);

private:
    bool try_permits(Move& move) const;
    void try_area(int area, Move& move, int& highest) const;
    bool try_roof(Move& move);
    bool try_floors(Move& move);
    bool floors_towards(int height, Move& move) const;
    bool any_floors(Move& move);
    int gain_of(int area, int height) const;
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound))); }
    // Of an area by chance what its next building must be like, and whether there is room for one.
    bool demand_by_chance(Demand& demand);
    Card cheapest(const CardSet& like) const { return m_rules.deck().card_at((m_hand & like).lowest()); }
    bool has(const CardSet& like) const { return !(m_hand & like).empty(); }

    const Rules& m_rules;
    const Position& m_position;
    const Yard& m_yard;
    const CardSet& m_hand;
    const Seat m_seat;
    Random& m_random;
    LegalMoves& m_scratch;
    const bool m_usual_floors;
};

} // namespace capitol
