// What somebody said at a table.
#pragma once

#include "game/seat.h"

#include <string>

namespace table {

struct Saying
{
    int number = 0; // of the table's, from 1
    game::Seat seat = 0;
    std::string text;
    bool operator==(const Saying&) const = default;
};

} // namespace table
