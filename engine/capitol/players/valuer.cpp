#include "capitol/players/valuer.h"

#include "capitol/auction.h"
#include "capitol/cards_in_play.h"
#include "capitol/construction.h"

namespace capitol {

namespace {

bool changes_board(const Move& move)
{
    return move.kind == MoveKind::tile || (move.kind == MoveKind::permit && !move.for_nothing);
}

bool changes_yard(const Move& move)
{
    return (move.kind == MoveKind::floor || move.kind == MoveKind::roof) && !move.for_nothing;
}

} // namespace

Valuer::Valuer(const Rules& rules, const Position& position, const Weights& weights)
    : m_rules(rules), m_before(position), m_seat(position.to_move),
      m_horizon(horizon_of(rules, position, weights)), m_market(market_of(rules, position, m_horizon)),
      m_gains(rules, position, m_seat, m_horizon),
      m_material(rules, position, m_seat, m_horizon, m_gains, m_market)
{
}

double Valuer::operator()(const Move& move)
{
    Position after = m_before;
    if (move.kind == MoveKind::tile)
        place_tile(m_rules, after, move, nullptr);
    else if (move.kind == MoveKind::draw)
        draw_to_hand(m_rules, after, m_seat, move.pile, nullptr);
    else if (move.kind != MoveKind::done)
        apply_construction(m_rules, after, move, nullptr);
    if (changes_board(move))
        return after_building(after, move.area);
    if (!changes_yard(move))
        return m_gains.board_lead() + m_material.points(after);
    return m_gains.board_lead() +
           Material(m_rules, after, m_seat, m_horizon, m_gains, m_market).points(after);
}

double Valuer::after_building(const Position& after, int area)
{
    Gains gains(m_gains, after, area);
    return gains.board_lead() + Material(m_rules, after, m_seat, m_horizon, gains, m_market).points(after);
}

double Valuer::without_a_move() const
{
    return m_gains.board_lead() + m_material.points(m_before);
}

} // namespace capitol
