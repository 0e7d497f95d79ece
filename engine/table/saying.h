// What somebody said at a table.
#pragma once

#include "game/seat.h"

#include <cstddef>
#include <string>

namespace table {

inline constexpr std::size_t most_sayings = 50; // that a table keeps for who comes later, and its clients

struct Saying
{
    int number = 0; // of the table's, from 1
    game::Seat seat = 0;
    std::string text;
    bool operator==(const Saying&) const = default;
};

} // namespace table
