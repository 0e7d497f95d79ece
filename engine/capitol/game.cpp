#include "capitol/game.h"

#include "capitol/auction.h"
#include "capitol/construction.h"
#include "capitol/drawing.h"
#include "capitol/scoring.h"

#include <stdexcept>

namespace capitol {

namespace {

// How the phases follow one another. Each step ends with a seat to move or hands over to the next phase.

void end_game(const Rules& rules, Position& position, Events* events)
{
    position.phase = Phase::over;
    position.draws_left = 0;
    position.to_move = position.first;
    if (!events)
        return;
    GameOver over;
    for (Seat seat = 0; seat < position.players; ++seat)
        if (winners(rules, position) >> seat & 1)
            over.winners.push_back(seat);
    events->push_back(over);
}

void go_on_from_construction(const Rules& rules, Position& position, Events* events);

void end_round(const Rules& rules, Position& position, Events* events)
{
    if (position.round == rules.ruleset().rounds) {
        end_game(rules, position, events);
        return;
    }
    ++position.round;
    position.first = position.next_seat(position.first);
    position.phase = Phase::construction;
    position.draws_left = 0;
    position.passed.fill(false);
    if (events)
        events->push_back(RoundBegan{position.round, position.first});
    position.to_move = position.first;
    go_on_from_construction(rules, position, events);
}

void draw_from(const Rules& rules, Position& position, Seat seat, Events* events)
{
    if (!begin_draw(rules, position, seat))
        end_round(rules, position, events);
}

void score(const Rules& rules, Position& position, Events* events)
{
    score_round(rules, position, events);
    if (position.round == rules.ruleset().rounds && !rules.ruleset().draw.after_last_round)
        end_game(rules, position, events);
    else
        draw_from(rules, position, position.first, events);
}

void auction_from(const Rules& rules, Position& position, int number, Events* events)
{
    if (!begin_auction(rules, position, number, events))
        score(rules, position, events);
}

void go_on_from_construction(const Rules& rules, Position& position, Events* events)
{
    if (!turn_to(position, position.to_move, events))
        auction_from(rules, position, 1, events);
}

void reveal_bids(const Rules& rules, Position& position, Events* events)
{
    if (!reveal(rules, position, events))
        auction_from(rules, position, position.auction + 1, events);
}

void go_on_from_draw(const Rules& rules, Position& position, Events* events)
{
    const Seat next = position.next_seat(position.to_move);
    if (next == position.first)
        end_round(rules, position, events);
    else
        draw_from(rules, position, next, events);
}

void tell_turn(const Position& position, Events* events)
{
    if (events && position.phase != Phase::over)
        events->push_back(TurnBegan{position.phase, position.to_move, position.draws_left});
}

// In a view cards are missing that a move may need.
void expect_whole(const Position& position)
{
    if (position.seen_by != no_seat)
        throw std::logic_error("what a seat sees cannot be played on; only a whole position can");
}

// A view tells its own seat what it may do, and nobody else.
Refusal check_sight(const Position& position, Seat seat)
{
    const bool knows = position.seen_by == no_seat || position.seen_by == seat;
    return knows ? Refusal{} : Refusal{RefusalKind::not_seen};
}

bool belongs(MoveKind kind, Phase phase)
{
    switch (phase) {
    case Phase::construction:
        return kind <= MoveKind::permit;
    case Phase::tile:
        return kind == MoveKind::tile;
    case Phase::draw:
        return kind == MoveKind::draw || kind == MoveKind::done;
    default:
        return false;
    }
}

// The move, and everything that follows by itself.
void carry_on(const Rules& rules, Position& position, const Move& move, Events* events)
{
    if (position.phase == Phase::construction) {
        apply_construction(rules, position, move, events);
        position.to_move = position.next_seat(position.to_move);
        go_on_from_construction(rules, position, events);
    } else if (position.phase == Phase::tile) {
        place_tile(rules, position, move, events);
        auction_from(rules, position, position.auction + 1, events);
    } else if (!apply_draw(rules, position, move, events)) {
        go_on_from_draw(rules, position, events);
    }
}

// Until somebody has a choice.
void play_on(const Rules& rules, Position& position, Events* events)
{
    switch (position.phase) {
    case Phase::construction:
        return go_on_from_construction(rules, position, events);
    case Phase::bidding:
        for (Seat seat = 0; seat < position.players; ++seat)
            position.has_bid[seat] = position.has_bid[seat] || position.hand_size(seat) == 0;
        if (!turn_to_bidder(position))
            reveal_bids(rules, position, events);
        return;
    case Phase::draw: {
        LegalMoves moves;
        legal(rules, position, moves);
        if (position.draws_left == 0 || moves.empty())
            go_on_from_draw(rules, position, events);
        return;
    }
    case Phase::tile:
    case Phase::over:
        return;
    }
}

} // namespace

void legal(const Rules& rules, const Position& position, LegalMoves& moves, Sites sites)
{
    moves.clear(rules.deck());
    switch (position.phase) {
    case Phase::construction:
        return legal_construction(rules, position, moves, sites == Sites::all);
    case Phase::tile:
        return legal_tile(rules, position, moves, sites == Sites::all);
    case Phase::draw:
        return legal_draws(rules, position, moves);
    case Phase::bidding:
    case Phase::over:
        return;
    }
}

bool may_choose(const Position& position, Seat seat)
{
    if (position.phase == Phase::bidding)
        return seat < position.players && !position.has_bid[seat];
    return position.phase != Phase::over && seat == position.to_move;
}

Refusal check(const Rules& rules, const Position& position, const Move& move)
{
    if (position.phase == Phase::over)
        return {RefusalKind::game_over};
    if (!belongs(move.kind, position.phase))
        return {RefusalKind::not_in_this_phase};
    if (const Refusal refusal = check_sight(position, position.to_move))
        return refusal;
    if (position.phase == Phase::construction)
        return check_construction(rules, position, move);
    return position.phase == Phase::tile ? check_tile(rules, position, move)
                                         : check_draw(rules, position, move);
}

Refusal check(const Rules& rules, const Position& position, Seat seat, const Bid& bid)
{
    if (position.phase == Phase::over)
        return {RefusalKind::game_over};
    if (position.phase != Phase::bidding)
        return {RefusalKind::not_in_this_phase};
    if (seat >= position.players)
        return {RefusalKind::not_your_turn, position.to_move + 1};
    const Refusal refusal = check_sight(position, seat);
    return refusal ? refusal : check_bid(rules, position, seat, bid);
}

Refusal check(const Rules& rules, const Position& position, const Bid& bid)
{
    return check(rules, position, position.to_move, bid);
}

Refusal check(const Rules& rules, const Position& position, Seat seat, const Choice& choice)
{
    if (const Bid* bid = std::get_if<Bid>(&choice))
        return check(rules, position, seat, *bid);
    const Move& move = std::get<Move>(choice);
    if (belongs(move.kind, position.phase) && !may_choose(position, seat))
        return {RefusalKind::not_your_turn, position.to_move + 1};
    return check(rules, position, move);
}

Refusal check(const Rules& rules, const Position& position, const Choice& choice)
{
    return std::visit([&](const auto& one) { return check(rules, position, one); }, choice);
}

void apply(const Rules& rules, Position& position, const Move& move, Events* events)
{
    expect_whole(position);
    carry_on(rules, position, move, events);
    tell_turn(position, events);
}

void apply(const Rules& rules, Position& position, Seat seat, const Bid& bid, Events* events)
{
    expect_whole(position);
    if (seal_bid(position, seat, bid, events))
        reveal_bids(rules, position, events);
    tell_turn(position, events);
}

void apply(const Rules& rules, Position& position, const Bid& bid, Events* events)
{
    apply(rules, position, position.to_move, bid, events);
}

void apply(const Rules& rules, Position& position, Seat seat, const Choice& choice, Events* events)
{
    if (const Bid* bid = std::get_if<Bid>(&choice))
        apply(rules, position, seat, *bid, events);
    else
        apply(rules, position, std::get<Move>(choice), events);
}

void apply(const Rules& rules, Position& position, const Choice& choice, Events* events)
{
    std::visit([&](const auto& one) { apply(rules, position, one, events); }, choice);
}

std::optional<ReplayStop> replay(const Rules& rules, Position& position, std::span<const Choice> choices)
{
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (const Refusal refusal = check(rules, position, choices[i]))
            return ReplayStop{i, refusal};
        apply(rules, position, choices[i]);
    }
    return {};
}

void settle(const Rules& rules, Position& position, Events* events)
{
    expect_whole(position);
    play_on(rules, position, events);
    tell_turn(position, events);
}

} // namespace capitol
