#include "capitol/construction.h"

#include "capitol/cards_in_play.h"
#include "capitol/floors.h"
#include "capitol/placement.h"

namespace capitol {

namespace {

void legal_roofs(const Position& position, LegalMoves& moves)
{
    const Yard& yard = position.yards[position.to_move];
    for (int i = 0; i < yard.kinds; ++i)
        for (Roof roof : both_roofs)
            if (yard.roofs[index(roof) - 1] > 0)
                moves.add({.kind = MoveKind::roof,
                           .roof = roof,
                           .height = static_cast<std::uint8_t>(yard.unroofed[i].height)});
}

// The moves fall into groups, in each of which every card has the same placements: roofs, floors, and permits
// of each colour.
constexpr int group_count = 2 + colour_count;

CardSet cards_of_group(const Rules& rules, const Position& position, int group)
{
    const Deck& deck = rules.deck();
    const CardSet& kind = group == 0   ? deck.of_pile(Pile::roof)
                          : group == 1 ? deck.of_pile(Pile::floor)
                                       : deck.of_colour(static_cast<Colour>(group - 2));
    return position.hand[position.to_move] & kind & deck.firsts();
}

void add_group(const Rules& rules, const Position& position, int group, LegalMoves& moves, bool all_sites)
{
    constexpr std::array kinds{MoveKind::roof, MoveKind::floor, MoveKind::permit, MoveKind::permit,
                               MoveKind::permit};
    const CardSet cards = cards_of_group(rules, position, group);
    if (cards.empty())
        return;
    moves.open(cards);
    if (rules.ruleset().construction.play_for_nothing)
        moves.add({.kind = kinds[group], .for_nothing = true});
    if (group == 0)
        legal_roofs(position, moves);
    else if (group == 1)
        legal_floors(rules, position, moves);
    else
        legal_placements(rules, position, static_cast<Colour>(group - 2), all_sites, moves);
    moves.close();
}

Refusal check_roof(const Position& position, const Move& move)
{
    const Yard& yard = position.yards[position.to_move];
    if (move.height == 0 || yard.unroofed_of(move.height) == 0)
        return {RefusalKind::no_such_unroofed_building, move.height};
    if (move.roof == Roof::none || yard.roofs[index(move.roof) - 1] == 0)
        return {RefusalKind::no_spare_roof, move.roof == Roof::triangular};
    return {};
}

Refusal check_floor_card(const Rules& rules, const Position& position, const Move& move)
{
    const auto& knobs = rules.ruleset().construction;
    const FloorAllowance allowance = floor_allowance(rules, position);
    if (allowance.most == 0)
        return {RefusalKind::supply_short, position.supply};
    return check_floors(knobs, position.yards[position.to_move], allowance, move);
}

void put_roof(Yard& yard, const Move& move)
{
    yard.remove_unroofed(move.height);
    yard.add_finished(move.roof, move.height);
    --yard.roofs[index(move.roof) - 1];
}

bool is_card_of(const Rules& rules, const Move& move)
{
    const Pile pile = rules.deck().pile(move.card);
    return (move.kind == MoveKind::roof && pile == Pile::roof) ||
           (move.kind == MoveKind::floor && pile == Pile::floor) ||
           (move.kind == MoveKind::permit && pile == Pile::permit);
}

} // namespace

void legal_construction(const Rules& rules, const Position& position, LegalMoves& moves, bool all_sites)
{
    moves.open_plain();
    moves.add({.kind = MoveKind::pass});
    moves.close();
    for (int group = 0; group < group_count; ++group)
        add_group(rules, position, group, moves, all_sites);
}

Refusal check_construction(const Rules& rules, const Position& position, const Move& move)
{
    if (move.kind == MoveKind::pass)
        return {};
    const int types = rules.deck().types();
    if (move.card.type >= types || !is_card_of(rules, move) ||
        !rules.deck().holds(position.hand[position.to_move], move.card))
        return {RefusalKind::card_not_in_hand};
    if (move.for_nothing)
        return rules.ruleset().construction.play_for_nothing ? Refusal{}
                                                             : Refusal{RefusalKind::play_for_nothing};
    switch (move.kind) {
    case MoveKind::floor:
        return check_floor_card(rules, position, move);
    case MoveKind::roof:
        return check_roof(position, move);
    default:
        return check_placement(rules, position, move);
    }
}

void build(const Rules& rules, Position& position, const Move& move)
{
    Yard& yard = position.yards[position.to_move];
    if (move.for_nothing)
        return;
    if (move.kind == MoveKind::floor) {
        put_floors(yard, move);
        position.supply -= move.floors;
    } else if (move.kind == MoveKind::roof) {
        put_roof(yard, move);
    } else {
        place_building(rules, position, move);
    }
}

void apply_construction(const Rules& rules, Position& position, const Move& move, Events* events)
{
    const Seat seat = position.to_move;
    if (move.kind == MoveKind::pass) {
        position.passed[seat] = true;
        if (events)
            events->push_back(Passed{seat, false});
        return;
    }
    if (events)
        events->push_back(Played{seat, move});
    build(rules, position, move);
    discard_from_hand(rules, position, seat, move.card, events);
}

bool turn_to(Position& position, Seat seat, Events* events)
{
    for (int i = 0; i < position.players; ++i, seat = position.next_seat(seat)) {
        if (position.passed[seat])
            continue;
        position.to_move = seat;
        if (position.hand_size(seat) > 0)
            return true;
        position.passed[seat] = true;
        if (events)
            events->push_back(Passed{seat, true});
    }
    return false;
}

} // namespace capitol
