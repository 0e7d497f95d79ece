#include "players/greedy.h"

#include "capitol/auction.h"
#include "capitol/cards_in_play.h"
#include "capitol/construction.h"
#include "players/bidding.h"
#include "players/material.h"
#include "players/options.h"

#include <algorithm>
#include <memory>

namespace capitol {

namespace {

// Values the positions that a seat's own move leads to, before anyone else has acted. The seat's view is
// enough: what it does not know lies in other hands and under the piles, where nothing is valued.
class Valuer
{
public:
    Valuer(const Rules& rules, const View& view)
        : m_rules(rules), m_before(view.known), m_seat(view.seat), m_horizon(horizon_of(rules, view.known)),
          m_gains(rules, m_before, m_seat, m_horizon), m_board(board_lead(rules, m_before, m_seat, m_horizon))
    {
    }

    double operator()(const Move& move)
    {
        Position after = m_before;
        if (move.kind == MoveKind::tile)
            place_tile(m_rules, after, move, nullptr);
        else if (move.kind == MoveKind::draw)
            draw_to_hand(m_rules, after, m_seat, move.pile, nullptr);
        else if (move.kind != MoveKind::done)
            apply_construction(m_rules, after, move, nullptr);
        const bool board_changed =
            move.kind == MoveKind::tile || (move.kind == MoveKind::permit && !move.for_nothing);
        if (!board_changed)
            return m_board + material_points(m_rules, after, m_seat, m_horizon, m_gains);
        Gains gains(m_rules, after, m_seat, m_horizon);
        return board_lead(m_rules, after, m_seat, m_horizon) +
               material_points(m_rules, after, m_seat, m_horizon, gains);
    }

private:
    const Rules& m_rules;
    const Position& m_before;
    const Seat m_seat;
    const Horizon m_horizon;
    Gains m_gains;
    const double m_board;
};

} // namespace

Advice GreedyPlayer::advise(const Rules& rules, const View& view, const Thinking& thinking)
{
    if (view.known.phase == Phase::bidding)
        return advise_bid(rules, view, thinking);
    const auto scratch = std::make_unique<LegalMoves>();
    std::vector<Move> moves;
    sensible_moves(rules, view.known, *scratch, moves);
    Random random(thinking.seed);
    random.shuffle(moves.data(), static_cast<int>(moves.size())); // so that chance decides between equals
    Valuer value(rules, view);
    Advice advice{moves.front(), {}};
    for (const Move& move : moves) {
        if (thinking.stop.stop_requested() && !advice.candidates.empty())
            break;
        advice.candidates.push_back({move, 0, value(move)});
    }
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    advice.choice = advice.candidates.front().choice;
    return advice;
}

} // namespace capitol
