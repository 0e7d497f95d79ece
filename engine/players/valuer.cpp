#include "players/valuer.h"

#include "capitol/auction.h"
#include "capitol/cards_in_play.h"
#include "capitol/construction.h"

namespace capitol {

namespace {

bool changes_board(const Move& move)
{
    return move.kind == MoveKind::tile || (move.kind == MoveKind::permit && !move.for_nothing);
}

} // namespace

Valuer::Valuer(const Rules& rules, const Position& position, const Weights& weights)
    : m_rules(rules), m_before(position), m_seat(position.to_move),
      m_horizon(horizon_of(rules, position, weights)), m_gains(rules, position, m_seat, m_horizon),
      m_board(board_lead(rules, position, m_seat, m_horizon))
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
    if (!changes_board(move))
        return m_board + material_points(m_rules, after, m_seat, m_horizon, m_gains);
    Gains gains(m_rules, after, m_seat, m_horizon);
    return board_lead(m_rules, after, m_seat, m_horizon) +
           material_points(m_rules, after, m_seat, m_horizon, gains);
}

double Valuer::without_a_move()
{
    return m_board + material_points(m_rules, m_before, m_seat, m_horizon, m_gains);
}

} // namespace capitol
