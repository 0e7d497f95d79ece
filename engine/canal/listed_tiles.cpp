#include "canal/listed_tiles.h"

#include "canal/building.h"

#include <optional>

namespace canal {

namespace {

class TileListing
{
public:
    TileListing(const Rules& rules, const Position& position, Seat seat, std::uint8_t contract,
                std::vector<Move>& moves)
        : m_rules(rules), m_position(position), m_seat(seat), m_contract(contract),
          m_end(open_end(rules, position.canals[contract])), m_moves(moves)
    {
        for (const Tile tile : all_tiles)
            if (can_pay(rules, position, seat, contract, tile))
                m_payable |= 1U << index(tile);
    }

    void list()
    {
        if (m_payable == 0)
            return;
        if (m_end.place == no_place)
            return list_in(m_end.hex, m_end.in);
        for (int side = 0; side < side_count; ++side)
            list_in(m_rules.next(m_rules.hex_of(m_end.place), side), opposite(side));
    }

private:
    // Which of the moves, the last one excluded.
    struct Block
    {
        std::size_t first = 0;
        std::size_t last = 0;
    };

    // Where the canal can go on from there takes longest to find: once, and only if a tile can be paid and
    // lie there.
    void list_in(std::uint16_t hex, int in)
    {
        if (!m_rules.is_buildable(hex))
            return;
        const bool is_normal = m_rules.land(hex) == Land::normal;
        std::optional<unsigned> sides;
        for (const Tile kind :
             {is_normal ? Tile::stretch : Tile::aqueduct, is_normal ? Tile::lock : Tile::tunnel}) {
            const LaidTile tile{hex, kind, static_cast<std::uint8_t>(in), 0};
            if (!(m_payable >> index(kind) & 1) || check_spot(m_rules, m_position, m_contract, m_end, tile))
                continue;
            if (!sides)
                sides = sides_out(m_rules, m_position, m_contract, hex, in);
            for (unsigned left = *sides; left != 0; left &= left - 1)
                add(LaidTile{hex, kind, tile.in, static_cast<std::uint8_t>(std::countr_zero(left))});
        }
    }

    // With each payment. They are the same for each such tile of a canal: sought once, and copied then.
    void add(const LaidTile& tile)
    {
        const int extra = extra_cost(m_rules, m_position, tile.hex);
        Block& paid = m_paid[index(tile.tile)][extra > 0];
        const std::size_t first = m_moves.size();
        for (std::size_t i = paid.first; i < paid.last; ++i) {
            m_moves.push_back(m_moves[i]);
            m_moves.back().tile = tile;
        }
        if (paid.last == 0)
            add_payments(tile, extra);
        paid = {first, m_moves.size()};
    }

    void add_payments(const LaidTile& tile, int extra)
    {
        const auto add_payment = [&](const Pay& pay, const Extra& more) {
            m_moves.push_back(
                {.kind = MoveKind::lay, .contract = m_contract, .tile = tile, .pay = pay, .extra = more});
        };
        for_each_payment(m_rules, m_position, m_seat, m_contract, tile.tile, extra, add_payment);
    }

    const Rules& m_rules;
    const Position& m_position;
    const Seat m_seat;
    const std::uint8_t m_contract;
    const OpenEnd m_end;
    std::vector<Move>& m_moves;
    unsigned m_payable = 0;                                // a bit for each tile
    std::array<std::array<Block, 2>, tile_count> m_paid{}; // its last payments, without and with extra cards
};

} // namespace

void list_tiles(const Rules& rules, const Position& position, Seat seat, std::uint8_t contract,
                std::vector<Move>& moves)
{
    TileListing(rules, position, seat, contract, moves).list();
}

} // namespace canal
