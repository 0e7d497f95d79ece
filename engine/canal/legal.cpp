#include "canal/contracts.h"
#include "canal/game.h"
#include "canal/goods.h"
#include "canal/listed_tiles.h"
#include "canal/phases.h"

#include <algorithm>

namespace canal {

namespace {

// Copied whole: a move that is put together byte by byte and then copied waits for its bytes.
constexpr Move blank{};

class Listing
{
public:
    Listing(const Rules& rules, const Position& position, std::vector<Move>& moves)
        : m_rules(rules), m_position(position), m_turn(position.turn), m_seat(position.turn.seat),
          m_moves(moves)
    {
    }

    void list()
    {
        m_moves.clear();
        switch (m_turn.step) {
        case Step::contract:
            return list_first_phase();
        case Step::cards:
            return list_second_phase();
        case Step::goods:
            list_any_phase();
            return list_routes(m_rules, m_position, m_seat, m_moves);
        case Step::barge:
            return list_barges();
        case Step::extra:
            add(MoveKind::done);
            list_contracts();
            return list_junctions();
        case Step::taking:
            add_if_legal({.kind = MoveKind::done});
            return list_row(MoveKind::take);
        case Step::declare:
            add_if_legal({.kind = MoveKind::declare});
            add(MoveKind::keep);
            return;
        case Step::colour:
            for (int colour = 1; colour <= colour_count; ++colour)
                add_if_legal({.kind = MoveKind::colour, .colour = static_cast<Colour>(colour)});
            return;
        case Step::lift:
            return list_places(MoveKind::lift, places_to_lift(m_rules, m_position));
        case Step::cube:
            return list_places(MoveKind::cube, places_for_cube(m_rules, m_position, m_turn.colour));
        case Step::building:
            add(MoveKind::done);
            return list_building();
        case Step::discard:
            return m_position.hand[m_seat].for_each(
                [this](Card card, int) { add(MoveKind::discard).card = card; });
        case Step::delivery:
            list_pass();
            return list_routes(m_rules, m_position, m_seat, m_moves);
        case Step::over:
            return;
        }
    }

private:
    Move& add(MoveKind kind)
    {
        m_moves.push_back(blank);
        m_moves.back().kind = kind;
        return m_moves.back();
    }
    void add_if_legal(const Move& move)
    {
        if (!check(m_rules, m_position, m_seat, move))
            m_moves.push_back(move);
    }

    void list_first_phase()
    {
        const int open = m_position.open_count(m_seat);
        if (open < m_rules.ruleset().contracts.open) {
            list_contracts();
            list_junctions();
        }
        if (needs_contract(m_position)) {
            if (m_rules.ruleset().contracts.draw_instead)
                list_drawing();
            return;
        }
        for (int engineer = 0; engineer < engineer_count; ++engineer)
            if (const auto other = static_cast<Engineer>(engineer); other != m_position.engineer[m_seat])
                add(MoveKind::swap).engineer = other;
        add_if_legal({.kind = MoveKind::renew});
        list_any_phase();
    }

    void list_any_phase()
    {
        list_pass();
        list_drawing();
    }

    void list_pass()
    {
        if (may_pass(m_rules, m_position))
            add(MoveKind::pass);
    }

    void list_drawing()
    {
        add_if_legal({.kind = MoveKind::draw});
        if (may_pick(m_rules, m_position))
            list_row(MoveKind::pick);
    }

    void list_second_phase()
    {
        list_any_phase();
        list_row(MoveKind::take);
        list_building();
    }

    void list_contracts()
    {
        for (int i = 0; i < m_position.in_parliament; ++i)
            add(MoveKind::contract).contract = m_position.parliament[static_cast<std::size_t>(i)];
    }

    void list_junctions()
    {
        if (junctions_left(m_rules, m_position, m_seat) == 0)
            return;
        for (int pair = 0; pair < m_rules.pairs(); ++pair) {
            if (has_named(m_rules, m_position, m_seat, pair))
                continue;
            const MapContract& terms = m_rules.terms(m_rules.contracts() + pair);
            Move& move = add(MoveKind::junction);
            move.place = static_cast<std::uint8_t>(terms.from);
            move.to = static_cast<std::uint8_t>(terms.to);
        }
    }

    void list_barges()
    {
        for (const std::uint8_t contract : m_position.open[m_seat])
            if (contract != no_contract && !m_position.canals[contract].is_begun())
                for (const int place : ends_of(contract_of(m_rules, m_position, contract)))
                    add(MoveKind::barge).place = static_cast<std::uint8_t>(place);
    }

    // Equal cards once.
    void list_row(MoveKind kind)
    {
        const auto& row = m_position.row;
        for (auto card = row.begin(); card != row.end(); ++card)
            if (!card->is_none() && std::find(row.begin(), card, *card) == card)
                add(kind).card = *card;
    }

    void list_places(MoveKind kind, PlaceSet places)
    {
        for (; places != 0; places &= places - 1)
            add(kind).place = static_cast<std::uint8_t>(std::countr_zero(places));
    }

    void list_building()
    {
        for (const std::uint8_t contract : m_position.open[m_seat])
            if (contract != no_contract) {
                list_taking_back(contract);
                list_tiles(m_rules, m_position, m_seat, contract, m_moves);
            }
    }

    void list_taking_back(std::uint8_t contract)
    {
        const bool may = m_rules.ruleset().building.take_back;
        if (!may || m_turn.laid || (m_turn.taken_back >> contract & 1))
            return;
        for (std::uint8_t count = 1; count <= m_position.canals[contract].tiles; ++count) {
            Move& move = add(MoveKind::take_back);
            move.contract = contract;
            move.count = count;
        }
    }

    const Rules& m_rules;
    const Position& m_position;
    const Turn& m_turn;
    const Seat m_seat;
    std::vector<Move>& m_moves;
};

} // namespace

void list_moves(const Rules& rules, const Position& position, std::vector<Move>& moves)
{
    Listing(rules, position, moves).list();
}

std::uint64_t key(const Move& move)
{
    std::uint64_t key = index(move.kind);
    const auto add = [&](std::uint64_t value, int bits) { key = key << bits | value; };
    switch (move.kind) {
    case MoveKind::lay: // the hex follows from the side at which it is entered
        add(move.contract, 6);
        add(index(move.tile.tile), 2);
        add(move.tile.in, 3);
        add(move.tile.out, 3);
        add(move.pay.key(), 6 * max_pay);
        add(move.extra.key(), 6 * max_extra);
        break;
    case MoveKind::ship:
        add(move.place, 6);
        for (const Leg& leg : move.route) {
            add(leg.owner == no_seat ? 7 : leg.owner, 3);
            add(leg.owner == no_seat ? 0 : leg.place, 6);
        }
        break;
    case MoveKind::junction:
        add(move.place, 8);
        add(move.to, 8);
        break;
    default:
        add(move.contract, 8);
        add(move.place, 8);
        add(move.count, 8);
        add(static_cast<std::uint64_t>(move.card.code()), 6);
        add(index(move.colour), 3);
        add(index(move.engineer), 3);
    }
    return key;
}

} // namespace canal
