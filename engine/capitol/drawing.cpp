#include "capitol/drawing.h"

#include "capitol/cards_in_play.h"
#include "capitol/scoring.h"

#include <algorithm>

namespace capitol {

namespace {

bool any_pile(const Position& position)
{
    return position.draw_count[0] || position.draw_count[1] || position.draw_count[2];
}

int quota(const Rules& rules, const Position& position, Seat seat)
{
    const auto& knobs = rules.ruleset().draw;
    const int base =
        knobs.rule == DrawRule::add ? knobs.count : std::max(0, knobs.count - position.hand_size(seat));
    return base + extra_draws(rules, position, seat);
}

} // namespace

bool may_stop(const Rules& rules, const Position& position)
{
    return rules.ruleset().draw.extra_optional &&
           position.draws_left <= extra_draws(rules, position, position.to_move);
}

int extra_draws(const Rules& rules, const Position& position, Seat seat)
{
    const auto& knobs = rules.ruleset().draw;
    int extra = 0;
    for (int area = 0; area < rules.area_count(); ++area) {
        if (position.areas[area].large != Tile::amphitheatre || position.areas[area].tallest == 0)
            continue;
        const AreaRanking ranking = rank_area(rules, position, area);
        if (ranking.first >> seat & 1)
            extra += knobs.amphitheatre_first;
        else if (ranking.second >> seat & 1)
            extra += knobs.amphitheatre_second;
    }
    return extra;
}

bool begin_draw(const Rules& rules, Position& position, Seat seat)
{
    position.phase = Phase::draw;
    position.draws_left = 0;
    if (!any_pile(position))
        return false;
    do {
        position.draws_left = static_cast<std::uint8_t>(quota(rules, position, seat));
        position.to_move = seat;
        seat = position.next_seat(seat);
    } while (position.draws_left == 0 && seat != position.first);
    return position.draws_left > 0;
}

void legal_draws(const Rules& rules, const Position& position, LegalMoves& moves)
{
    moves.open_plain();
    for (Pile pile : all_piles)
        if (position.draw_count[index(pile)] > 0)
            moves.add({.kind = MoveKind::draw, .pile = pile});
    if (may_stop(rules, position))
        moves.add({.kind = MoveKind::done});
    moves.close();
}

Refusal check_draw(const Rules& rules, const Position& position, const Move& move)
{
    if (move.kind == MoveKind::done)
        return may_stop(rules, position) ? Refusal{} : Refusal{RefusalKind::must_draw};
    return position.draw_count[index(move.pile)] > 0 ? Refusal{} : Refusal{RefusalKind::pile_empty};
}

bool apply_draw(const Rules& rules, Position& position, const Move& move, Events* events)
{
    if (move.kind == MoveKind::done) {
        position.draws_left = 0;
        if (events)
            events->push_back(StoppedDrawing{position.to_move});
        return false;
    }
    draw_to_hand(rules, position, position.to_move, move.pile, events);
    return --position.draws_left > 0 && any_pile(position);
}

} // namespace capitol
