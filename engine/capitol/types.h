// The terms that every other file uses: seats, shapes, piles, colours, tiles, phases.
#pragma once

#include "game/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace capitol {

using game::no_seat;
using game::Seat;
using game::spectator;

// What a position has room for. The loader refuses variants and boards that would need more.
inline constexpr int max_seats = 4;
inline constexpr int max_cards = 128;
inline constexpr int max_floors = 999; // in the game
inline constexpr int max_areas = 12;
inline constexpr int max_sites = 96; // small sites of all areas together
inline constexpr int max_sites_per_area = 16;
inline constexpr int max_roofs = 10;      // of one shape, for one seat
inline constexpr int max_height = 250;    // floors of one building
inline constexpr int max_yard_kinds = 16; // different heights of unroofed buildings in one yard
inline constexpr int max_floors_per_card = 4;
inline constexpr int max_rounds = 8;
inline constexpr int max_auctions = 8; // in one round

enum class Roof : std::uint8_t { none, round, triangular };
enum class Pile : std::uint8_t { roof, floor, permit };
enum class Colour : std::uint8_t { black, white, red };
enum class Tile : std::uint8_t { none, fountain, amphitheatre, temple };
enum class Phase : std::uint8_t { construction, bidding, tile, draw, over };

inline constexpr int pile_count = 3;
inline constexpr int colour_count = 3;
inline constexpr std::array all_piles{Pile::roof, Pile::floor, Pile::permit};
inline constexpr std::array all_colours{Colour::black, Colour::white, Colour::red};
inline constexpr std::array both_roofs{Roof::round, Roof::triangular};

// An array indexed by an enumeration reads better than a cast at every use.
template <typename Enum>
constexpr std::size_t index(Enum value)
{
    return static_cast<std::size_t>(value);
}

} // namespace capitol
