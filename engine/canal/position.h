// A game at one moment: a value, equal when all that matters is equal. Plain data; `happen.h` changes it.
#pragma once

#include "canal/card.h"

#include <type_traits>

namespace canal {

// A game in which all pass for ever ends then.
inline constexpr std::uint16_t most_rounds = 60'000;

// In as few bytes as it can be: a position has hundreds.
struct LaidTile
{
    std::uint16_t hex = no_hex;
    Tile tile : 2 = Tile::stretch;
    std::uint8_t in : 3 = 0;  // the side at which the canal comes
    std::uint8_t out : 3 = 0; // the side at which it goes on
    bool operator==(const LaidTile&) const = default;
};

// What has been built for a contract, from the terminus at which its barge was placed.
struct Canal
{
    Standing standing = Standing::unclaimed;
    Seat owner = no_seat;
    std::uint8_t tiles = 0;
    std::uint8_t stops = 0; // places: its start, and those it has reached
    std::array<LaidTile, max_value> tile{};
    std::array<std::uint8_t, max_value + 1> stop{};
    bool operator==(const Canal&) const = default;

    bool is_begun() const { return stops > 0; }
    PlaceSet stop_set() const
    {
        PlaceSet set = 0;
        for (std::size_t i = 0; i < stops; ++i)
            set |= bit(stop[i]);
        return set;
    }
    // Whether one of its tiles lies there.
    bool covers(int hex) const
    {
        for (std::size_t i = 0; i < tiles; ++i)
            if (tile[i].hex == hex)
                return true;
        return false;
    }
};

// Whose turn it is, and what has been done in it. Everybody sees all of it.
struct Turn
{
    Step step = Step::contract;
    Seat seat = 0;
    std::uint8_t phase = 1;              // 1..3
    std::uint8_t taken = 0;              // cards or contracts in this action
    bool taking = false;                 // face-up cards, in the second phase
    bool may_take_extra = false;         // a second contract
    Colour colour = Colour::none;        // of the cubes that are being placed
    std::uint8_t lifts = 0;              // cubes to take off the board
    std::uint8_t cubes = 0;              // cubes to place
    std::uint8_t passed = 0;             // seats that have left the final delivery, a bit each
    bool laid = false;                   // tiles in this action
    std::uint8_t half_for = no_contract; // the canal whose next tile half a surveyor of Smeaton's pays
    std::uint64_t taken_back = 0;        // contracts whose tiles were taken back in this action, a bit each
    bool operator==(const Turn&) const = default;
};

// Hexes, one bit each.
class HexSet
{
public:
    bool has(int hex) const { return m_bits[static_cast<std::size_t>(hex) >> 6] >> (hex & 63) & 1; }
    void add(int hex) { m_bits[static_cast<std::size_t>(hex) >> 6] |= std::uint64_t{1} << (hex & 63); }
    void remove(int hex) { m_bits[static_cast<std::size_t>(hex) >> 6] &= ~(std::uint64_t{1} << (hex & 63)); }
    bool operator==(const HexSet&) const = default;

private:
    std::array<std::uint64_t, max_hexes / 64> m_bits{};
};

struct Position
{
    // Hands. `known` is the part of a hand that the whole table knows: what was taken face-up or declared.
    std::array<Cards, max_seats> hand{};
    std::array<Cards, max_seats> known{};
    std::array<std::uint8_t, max_seats> hand_count{};

    std::array<Card, max_cards> deck{}; // the next card last
    std::uint8_t deck_count = 0;
    Cards discards;
    Cards paid;                          // in this action; they go to the discards at its end
    std::array<Card, max_face_up> row{}; // face-up; no_card where one is missing
    Card drawn;                          // from the top, while its owner decides about its symbol

    std::array<std::uint8_t, max_contracts> contract_deck{}; // the next one last
    std::uint8_t contracts_left = 0;
    std::array<std::uint8_t, max_face_up> parliament{}; // the first `in_parliament`, then no_contract
    std::uint8_t in_parliament = 0;
    std::array<std::array<std::uint8_t, max_open>, max_seats> open{}; // in the order taken, then no_contract
    // Those of the map, then each seat's junction contracts (contracts.h).
    std::array<Canal, max_canals> canals{};
    std::array<std::uint8_t, max_seats * max_junctions> junction{}; // which pair of places, or no_pair
    HexSet once;                                                    // hexes with a tile
    HexSet twice;                                                   // hexes with more
    PlaceSet connected = 0;                                         // places that a tile leads into

    std::array<Engineer, max_seats> engineer{};
    std::array<std::array<std::uint8_t, tile_count>, max_seats> tiles{}; // left
    std::array<std::int16_t, max_seats> score{};
    PlaceSet cubes = 0; // where one stands; the others are in the basin

    Turn turn;
    std::uint8_t players = 0;
    Seat first = 0; // red
    std::uint16_t round = 1;
    bool ending = false;
    std::uint8_t rounds_left = 0; // after this one, once the end has been triggered
    Seat seen_by = no_seat;       // no_seat: whole; else what that audience may see (View), never played on
    std::uint64_t random = 0;     // the generator's state, for shuffling the discards

    bool operator==(const Position&) const = default;

    Seat next_seat(Seat seat) const { return seat + 1 == players ? Seat{0} : static_cast<Seat>(seat + 1); }
    int open_count(Seat seat) const
    {
        int count = 0;
        for (const std::uint8_t contract : open[seat])
            count += contract != no_contract;
        return count;
    }
    bool is_seen(Seat seat) const { return seen_by == no_seat || seen_by == seat; }
    int cards_to_draw() const { return deck_count + discards.size(); }
};
static_assert(std::is_trivially_copyable_v<Position>);

// Equal empty places, so that equal positions are equal: what a game starts from.
inline Position empty_position(int players)
{
    Position position;
    position.players = static_cast<std::uint8_t>(players);
    position.parliament.fill(no_contract);
    for (auto& open : position.open)
        open.fill(no_contract);
    position.contract_deck.fill(no_contract);
    position.junction.fill(no_pair);
    return position;
}

} // namespace canal
