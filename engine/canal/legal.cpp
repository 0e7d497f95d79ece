#include "canal/building.h"
#include "canal/game.h"
#include "canal/goods.h"

#include <algorithm>
#include <optional>

namespace canal {

namespace {

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
            return list_contracts();
        case Step::taking:
            add_if_legal({.kind = MoveKind::done});
            return list_row(MoveKind::take);
        case Step::declare:
            add_if_legal({.kind = MoveKind::declare});
            return add(MoveKind::keep);
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
                [this](Card card, int) { m_moves.push_back({.kind = MoveKind::discard, .card = card}); });
        case Step::delivery:
            return list_routes(m_rules, m_position, m_seat, m_moves);
        case Step::over:
            return;
        }
    }

private:
    void add(MoveKind kind) { m_moves.push_back({.kind = kind}); }
    void add_if_legal(const Move& move)
    {
        if (!check(m_rules, m_position, m_seat, move))
            m_moves.push_back(move);
    }

    void list_first_phase()
    {
        const int open = m_position.open_count(m_seat);
        if (open < m_rules.ruleset().contracts.open)
            list_contracts();
        if (open == 0 && m_position.in_parliament > 0)
            return; // one has to be taken
        for (int engineer = 0; engineer < engineer_count; ++engineer)
            if (const auto other = static_cast<Engineer>(engineer); other != m_position.engineer[m_seat])
                m_moves.push_back({.kind = MoveKind::swap, .engineer = other});
        add_if_legal({.kind = MoveKind::renew});
        list_any_phase();
    }

    void list_any_phase()
    {
        add(MoveKind::pass);
        add_if_legal({.kind = MoveKind::draw});
        if (m_position.engineer[m_seat] == Engineer::rennie && m_rules.ruleset().engineers.rennie_picks)
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
            m_moves.push_back(
                {.kind = MoveKind::contract, .contract = m_position.parliament[static_cast<std::size_t>(i)]});
    }

    void list_barges()
    {
        for (const std::uint8_t contract : m_position.open[m_seat])
            if (contract != no_contract && !m_position.canals[contract].is_begun())
                for (const int place : {m_rules.contract(contract).from, m_rules.contract(contract).to})
                    m_moves.push_back({.kind = MoveKind::barge, .place = static_cast<std::uint8_t>(place)});
    }

    // Equal cards once.
    void list_row(MoveKind kind)
    {
        const auto& row = m_position.row;
        for (auto card = row.begin(); card != row.end(); ++card)
            if (!card->is_none() && std::find(row.begin(), card, *card) == card)
                m_moves.push_back({.kind = kind, .card = *card});
    }

    void list_places(MoveKind kind, PlaceSet places)
    {
        for (; places != 0; places &= places - 1)
            m_moves.push_back({.kind = kind, .place = static_cast<std::uint8_t>(std::countr_zero(places))});
    }

    void list_building()
    {
        for (const std::uint8_t contract : m_position.open[m_seat])
            if (contract != no_contract) {
                list_taking_back(contract);
                list_tiles(contract);
            }
    }

    void list_taking_back(std::uint8_t contract)
    {
        if (m_turn.laid || (m_turn.taken_back >> contract & 1))
            return;
        for (std::uint8_t count = 1; count <= m_position.canals[contract].tiles; ++count)
            m_moves.push_back({.kind = MoveKind::take_back, .contract = contract, .count = count});
    }

    void list_tiles(std::uint8_t contract)
    {
        const OpenEnd end = open_end(m_rules, m_position.canals[contract]);
        if (end.place == no_place)
            return list_tiles_in(contract, end.hex, end.in);
        for (int side = 0; side < side_count; ++side)
            list_tiles_in(contract, m_rules.next(m_rules.hex_of(end.place), side), opposite(side));
    }

    // Where the canal can go on from there takes longest to find: once, and only if a tile can be paid and
    // lie there.
    void list_tiles_in(std::uint8_t contract, std::uint16_t hex, int in)
    {
        if (!m_rules.is_buildable(hex))
            return;
        const bool is_normal = m_rules.land(hex) == Land::normal;
        std::optional<unsigned> sides;
        for (const Tile kind :
             {is_normal ? Tile::stretch : Tile::aqueduct, is_normal ? Tile::lock : Tile::tunnel}) {
            const LaidTile tile{hex, kind, static_cast<std::uint8_t>(in), 0};
            if (!can_pay(m_rules, m_position, m_seat, contract, kind) ||
                check_spot(m_rules, m_position, contract, tile))
                continue;
            if (!sides)
                sides = sides_out(m_rules, m_position, contract, hex, in);
            if (*sides != 0)
                list_tile(contract, tile, *sides);
        }
    }

    // With each payment to each of these sides, of which there is one at least.
    void list_tile(std::uint8_t contract, LaidTile tile, unsigned sides)
    {
        const std::size_t first = m_moves.size();
        tile.out = static_cast<std::uint8_t>(std::countr_zero(sides));
        const auto add_payment = [&](const Pay& pay, const Extra& extra) {
            m_moves.push_back(
                {.kind = MoveKind::lay, .contract = contract, .tile = tile, .pay = pay, .extra = extra});
        };
        for_each_payment(m_rules, m_position, m_seat, contract, tile.tile,
                         extra_cost(m_rules, m_position, tile.hex), add_payment);
        const std::size_t last = m_moves.size();
        for (sides &= sides - 1; sides != 0; sides &= sides - 1)
            for (std::size_t i = first; i < last; ++i) {
                m_moves.push_back(m_moves[i]);
                m_moves.back().tile.out = static_cast<std::uint8_t>(std::countr_zero(sides));
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

namespace {

constexpr std::size_t move_kinds = index(MoveKind::discard) + 1;
using Weights = std::array<std::uint32_t, move_kinds>; // by MoveKind

constexpr Weights even = [] {
    Weights weights{};
    weights.fill(1);
    return weights;
}();

constexpr Weights lively = [] {
    Weights weights = even;
    weights[index(MoveKind::done)] = 2;
    weights[index(MoveKind::contract)] = 16;
    weights[index(MoveKind::take)] = 24;
    weights[index(MoveKind::lay)] = 96;
    weights[index(MoveKind::ship)] = 96;
    return weights;
}();

// A kind by its weight, and then any move of that kind.
const Move& weighted_move(const Rules& rules, const Position& position, Random& random, const Weights& weight,
                          std::vector<Move>& scratch)
{
    list_moves(rules, position, scratch);
    std::array<std::uint32_t, move_kinds> count{};
    std::uint32_t all = 0;
    for (const Move& move : scratch)
        if (count[index(move.kind)]++ == 0)
            all += weight[index(move.kind)];
    std::uint32_t skip = random.below(all);
    std::size_t kind = 0;
    for (; count[kind] == 0 || skip >= weight[kind]; ++kind)
        skip -= count[kind] > 0 ? weight[kind] : 0;
    std::uint32_t rest = random.below(count[kind]);
    return *std::ranges::find_if(scratch,
                                 [&](const Move& move) { return index(move.kind) == kind && rest-- == 0; });
}

} // namespace

const Move& random_move(const Rules& rules, const Position& position, Random& random,
                        std::vector<Move>& scratch)
{
    return weighted_move(rules, position, random, even, scratch);
}

const Move& playout_move(const Rules& rules, const Position& position, Random& random,
                         std::vector<Move>& scratch)
{
    return weighted_move(rules, position, random, lively, scratch);
}

std::uint64_t key(const Move& move)
{
    std::uint64_t key = index(move.kind);
    const auto add = [&](std::uint64_t value, int bits) { key = key << bits | value; };
    switch (move.kind) {
    case MoveKind::lay: // the hex follows from the side at which it is entered
        add(move.contract, 5);
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
