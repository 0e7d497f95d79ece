// Who sits where, and who looks on.
#pragma once

#include <cstdint>
#include <vector>

namespace game {

// Seats are 0.. clockwise in the code and `1`.. wherever a person or a file names them.
using Seat = std::uint8_t;
inline constexpr int most_seats = 8; // of any game
inline constexpr Seat no_seat = 0xff;
inline constexpr Seat spectator = 0xfe; // an audience that sees what everybody sees

// `{1, 3}` for one bit a seat: as files and messages name them.
inline std::vector<int> seat_numbers(unsigned seats)
{
    std::vector<int> numbers;
    for (int seat = 0; seats >> seat != 0; ++seat)
        if (seats >> seat & 1)
            numbers.push_back(seat + 1);
    return numbers;
}

} // namespace game
