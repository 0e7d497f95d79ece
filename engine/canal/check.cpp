#include "canal/building.h"
#include "canal/game.h"
#include "canal/goods.h"
#include "canal/phases.h"

#include <algorithm>

namespace canal {

namespace {

using Kind = RefusalKind;

Refusal unless(bool holds, RefusalKind kind, int number = 0)
{
    return holds ? Refusal() : Refusal{kind, number};
}

// One move of the seat to move.
class Check
{
public:
    Check(const Rules& rules, const Position& position, const Move& move)
        : m_rules(rules), m_ruleset(rules.ruleset()), m_position(position), m_turn(position.turn),
          m_move(move), m_seat(position.turn.seat)
    {
    }

    Refusal answer() const
    {
        if (!is_asked_for())
            return {Kind::not_in_this_step};
        if (needs_contract(m_position) && !answers_need())
            return {Kind::contract_needed};
        return by_kind();
    }

private:
    bool is_at(std::initializer_list<Step> steps) const
    {
        return std::ranges::find(steps, m_turn.step) != steps.end();
    }

    // For a contract.
    bool answers_need() const
    {
        const bool draws = m_move.kind == MoveKind::draw || m_move.kind == MoveKind::pick;
        return m_move.kind == MoveKind::contract || m_move.kind == MoveKind::junction ||
               (draws && m_ruleset.contracts.draw_instead);
    }

    bool is_asked_for() const
    {
        switch (m_move.kind) {
        case MoveKind::pass:
            return is_at({Step::contract, Step::cards, Step::goods, Step::delivery});
        case MoveKind::draw:
            return is_at({Step::contract, Step::cards, Step::goods});
        case MoveKind::pick:
            return is_at({Step::contract, Step::cards, Step::goods}) &&
                   is_phase_of_picks(m_rules, m_position);
        case MoveKind::done:
            return is_at({Step::building, Step::taking, Step::extra});
        case MoveKind::contract:
        case MoveKind::junction:
            return is_at({Step::contract, Step::extra});
        case MoveKind::barge:
            return is_at({Step::barge});
        case MoveKind::swap:
        case MoveKind::renew:
            return is_at({Step::contract});
        case MoveKind::take:
            return is_at({Step::cards, Step::taking});
        case MoveKind::declare:
        case MoveKind::keep:
            return is_at({Step::declare});
        case MoveKind::colour:
            return is_at({Step::colour});
        case MoveKind::lift:
            return is_at({Step::lift});
        case MoveKind::cube:
            return is_at({Step::cube});
        case MoveKind::lay:
        case MoveKind::take_back:
            return is_at({Step::cards, Step::building});
        case MoveKind::ship:
            return is_at({Step::goods, Step::delivery});
        case MoveKind::discard:
            return is_at({Step::discard});
        }
        return false;
    }

    Refusal by_kind() const
    {
        switch (m_move.kind) {
        case MoveKind::pass:
            return unless(may_pass(m_rules, m_position),
                          m_turn.step == Step::delivery ? Kind::can_still_ship : Kind::may_not_pass);
        case MoveKind::done:
            return check_done();
        case MoveKind::contract:
            return check_contract();
        case MoveKind::junction:
            return check_junction();
        case MoveKind::barge:
            return unless(is_terminus(), Kind::not_a_terminus);
        case MoveKind::swap:
            return unless(m_move.engineer != m_position.engineer[m_seat], Kind::own_engineer);
        case MoveKind::renew:
            return unless(!std::ranges::all_of(m_position.row, &Card::is_none), Kind::row_empty);
        case MoveKind::take:
            return unless(lies_face_up(), Kind::not_face_up);
        case MoveKind::draw:
            return unless(m_position.cards_to_draw() > 0, Kind::no_cards_to_draw);
        case MoveKind::pick:
            return check_pick();
        case MoveKind::declare:
            return unless(m_position.drawn.symbol() != Colour::none, Kind::no_symbol);
        case MoveKind::colour:
            return check_colour();
        case MoveKind::lift:
            return check_lift();
        case MoveKind::cube:
            return unless(has(places_for_cube(m_rules, m_position, m_turn.colour)), Kind::not_first_case);
        case MoveKind::lay:
            return check_lay();
        case MoveKind::take_back:
            return check_take_back();
        case MoveKind::ship:
            return check_route(m_rules, m_position, m_seat, m_move);
        case MoveKind::discard:
            return unless(m_move.card.is_seen() && m_position.hand[m_seat][m_move.card] > 0,
                          Kind::card_not_in_hand);
        case MoveKind::keep:
            break;
        }
        return {};
    }

    bool has(PlaceSet places) const { return m_move.place < max_places && (places & bit(m_move.place)); }
    bool lies_face_up() const
    {
        return !m_move.card.is_none() &&
               std::ranges::find(m_position.row, m_move.card) != m_position.row.end();
    }

    // What Rennie takes beyond the others he may leave.
    Refusal check_done() const
    {
        const int from = m_ruleset.cards.fewer_from;
        const int held = m_position.hand_count[m_seat] - (m_ruleset.cards.fewer_each ? 0 : m_turn.taken);
        const bool is_enough = m_turn.taken >= m_ruleset.cards.take || held >= from;
        return unless(m_turn.step != Step::taking || is_enough, Kind::more_to_take, from);
    }

    Refusal check_contract() const
    {
        const int most = m_ruleset.contracts.open;
        if (m_position.open_count(m_seat) >= most)
            return {Kind::too_many_open, most};
        const bool is_there =
            m_move.contract != no_contract &&
            std::ranges::find(m_position.parliament, m_move.contract) != m_position.parliament.end();
        return unless(is_there, Kind::not_in_parliament);
    }

    Refusal check_junction() const
    {
        const ContractRules& contracts = m_ruleset.contracts;
        if (m_position.open_count(m_seat) >= contracts.open)
            return {Kind::too_many_open, contracts.open};
        if (junctions_left(m_rules, m_position, m_seat) == 0)
            return {Kind::no_junction_left};
        const std::uint8_t pair = m_rules.find_pair(m_move.place, m_move.to);
        if (pair == no_pair)
            return {Kind::too_far_apart, contracts.junction_value};
        return unless(!has_named(m_rules, m_position, m_seat, pair), Kind::pair_named);
    }

    bool is_terminus() const
    {
        for (const std::uint8_t open : m_position.open[m_seat])
            if (open != no_contract && !m_position.canals[open].is_begun())
                return is_end_of(contract_of(m_rules, m_position, open), m_move.place);
        return false;
    }

    Refusal check_pick() const
    {
        return may_pick(m_rules, m_position) ? unless(lies_face_up(), Kind::not_face_up)
                                             : Refusal{Kind::only_rennie};
    }

    Refusal check_colour() const
    {
        if (m_move.colour == Colour::any || m_rules.of_colour(m_move.colour) == 0)
            return {Kind::no_such_colour};
        const bool may = m_ruleset.goods.white_full || has_room_for_cube(m_rules, m_position, m_move.colour);
        return unless(may, Kind::colour_full);
    }

    Refusal check_lift() const
    {
        if (!has(m_position.cubes))
            return {Kind::no_cube_there};
        return unless(has(places_to_lift(m_rules, m_position)), Kind::not_first_case);
    }

    bool is_own_open_contract() const
    {
        const auto& open = m_position.open[m_seat];
        return m_move.contract != no_contract && std::ranges::find(open, m_move.contract) != open.end();
    }

    Refusal check_lay() const
    {
        if (!is_own_open_contract())
            return {Kind::not_your_contract};
        if (const Refusal refusal = check_tile(m_rules, m_position, m_move.contract, m_move.tile))
            return refusal;
        return check_payment(m_rules, m_position, m_seat, m_move.contract, m_move.tile, m_move.pay,
                             m_move.extra);
    }

    Refusal check_take_back() const
    {
        if (!is_own_open_contract())
            return {Kind::not_your_contract};
        if (!m_ruleset.building.take_back)
            return {Kind::tiles_stay};
        if (m_turn.laid || (m_turn.taken_back >> m_move.contract & 1))
            return {Kind::tiles_before};
        const int tiles = m_position.canals[m_move.contract].tiles;
        return unless(m_move.count >= 1 && m_move.count <= tiles, Kind::not_so_many_tiles, tiles);
    }

    const Rules& m_rules;
    const Ruleset& m_ruleset;
    const Position& m_position;
    const Turn& m_turn;
    const Move& m_move;
    const Seat m_seat;
};

} // namespace

Refusal check(const Rules& rules, const Position& position, Seat seat, const Move& move)
{
    if (position.turn.step == Step::over)
        return {Kind::game_over};
    if (seat != position.turn.seat)
        return {Kind::not_your_turn, position.turn.seat + 1};
    return Check(rules, position, move).answer();
}

} // namespace canal
