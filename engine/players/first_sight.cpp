#include "players/first_sight.h"

#include "capitol/auction.h"
#include "capitol/placement.h"

#include <algorithm>
#include <cmath>

namespace capitol {

namespace {

// Rough measures, set by hand.
constexpr float pass = -0.03F;
constexpr float done = -0.1F;
constexpr double most = 0.15;     // that a gain on the board can look like
constexpr float a_value = 0.005F; // of a card drawn

} // namespace

FirstSight::FirstSight(const Rules& rules, const Position& position)
    : m_rules(rules), m_position(position), m_horizon(horizon_of(rules, position))
{
}

float FirstSight::of(const Move& move) const
{
    switch (move.kind) {
    case MoveKind::pass:
        return pass;
    case MoveKind::done:
        return done;
    case MoveKind::draw:
        return a_value *
               static_cast<float>(m_rules.deck().value(m_position.draw_card(m_rules.deck(), move.pile, 0)));
    case MoveKind::floor:
    case MoveKind::roof:
        return 0;
    case MoveKind::permit:
    case MoveKind::tile:
        break;
    }
    const double scale = 3 * std::max(1.0, typical_first(m_rules)) * std::sqrt(1.0 + m_horizon.scorings);
    return static_cast<float>(std::clamp(lead_gained(move) / scale, -most, most));
}

// On the board, for the rest of the game.
double FirstSight::lead_gained(const Move& move) const
{
    const Seat seat = m_position.to_move;
    const auto lead = [&](const Position& position) {
        return lead_of(area_outlook(m_rules, position, move.area, m_horizon), position.players, seat);
    };
    Position after = m_position;
    if (move.kind == MoveKind::permit)
        place_building(m_rules, after, move);
    else
        place_tile(m_rules, after, move, nullptr);
    return lead(after) - lead(m_position);
}

} // namespace capitol
