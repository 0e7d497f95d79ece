// Who sits where, and who looks on.
#pragma once

#include <cstdint>

namespace game {

// Seats are 0.. clockwise in the code and `1`.. wherever a person or a file names them.
using Seat = std::uint8_t;
inline constexpr Seat no_seat = 0xff;
inline constexpr Seat spectator = 0xfe; // an audience that sees what everybody sees

} // namespace game
