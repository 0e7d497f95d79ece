// The terms that every other file uses: seats, tiles, cards, engineers, steps of a turn.
#pragma once

#include "game/seat.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace canal {

using game::no_seat;
using game::Seat;
using game::spectator;

// What a position has room for. The loader refuses maps, decks and rules that would need more.
inline constexpr int max_seats = 5;
inline constexpr int max_columns = 32;
inline constexpr int max_rows = 40;
inline constexpr int max_hexes = 1024;
inline constexpr int max_places = 48;
inline constexpr int max_contracts = 32; // of a map
inline constexpr int max_junctions = 2;  // contracts that one seat may name itself
inline constexpr int max_canals = max_contracts + max_seats * max_junctions;
inline constexpr int max_value = 10; // tiles in one canal
inline constexpr int max_cards = 96;
inline constexpr int max_face_up = 6; // build cards, and contracts in parliament
inline constexpr int max_open = 2;    // contracts in front of one seat
inline constexpr int max_pay = 4;     // cards for one tile
inline constexpr int max_extra = 3;   // cards for building over another canal
inline constexpr int max_route = 5;   // sections that goods move along: no colour twice

enum class Tile : std::uint8_t { stretch, lock, aqueduct, tunnel };
// What a build card pays for. The first four go with the tiles.
enum class CardKind : std::uint8_t { stretch, lock, aqueduct, tunnel, surveyor };
enum class Land : std::uint8_t { none, normal, difficult, place };
// Of places, and of the symbols on cards; `any` is the white symbol.
enum class Colour : std::uint8_t { none, red, yellow, green, blue, black, purple, any };
// In the order of their numbers.
enum class Engineer : std::uint8_t { brindley, smeaton, jessop, telford, rennie };
// Where a contract is.
enum class Standing : std::uint8_t { unclaimed, open, complete, returned };
// What the seat to move is asked for.
enum class Step : std::uint8_t {
    contract, // an action of the first phase
    cards,    // of the second
    goods,    // of the third
    barge,    // the terminus at which a canal begins
    extra,    // a second contract in the same action
    taking,   // the next face-up card
    declare,  // whether to declare the symbol of a card drawn from the top
    colour,   // which colour a white symbol is
    lift,     // which cube to take off the board
    cube,     // where a cube goes
    building, // the next tile
    discard,  // down to the hand limit
    delivery, // goods, when the game is being scored
    over,
};

inline constexpr int tile_count = 4;
inline constexpr int card_kind_count = 5;
inline constexpr int colour_count = 6;
inline constexpr int engineer_count = 5;
inline constexpr std::array all_tiles{Tile::stretch, Tile::lock, Tile::aqueduct, Tile::tunnel};

inline constexpr std::uint8_t no_place = 0xff;
inline constexpr std::uint8_t no_contract = 0xff;
inline constexpr std::uint8_t no_pair = 0xff;
inline constexpr std::uint16_t no_hex = 0xffff;

// An array indexed by an enumeration reads better than a cast at every use.
template <typename Enum>
constexpr std::size_t index(Enum value)
{
    return static_cast<std::size_t>(value);
}

// Places, one bit each.
using PlaceSet = std::uint64_t;
constexpr PlaceSet bit(int place)
{
    return PlaceSet{1} << place;
}

// The sides of a hex, and the directions from it: east and on against the clock.
inline constexpr int side_count = 6;
constexpr int opposite(int side)
{
    return side < 3 ? side + 3 : side - 3;
}

} // namespace canal
