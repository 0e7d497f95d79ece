#include "table/table_seating.h"

#include "capitol/variant/board_parts.h"

#include <algorithm>

namespace capitol::app {

void Seating::playBy(const Variant& by, const Rules& its)
{
    variant = &by;
    rules = &its;
    board = laid_out(by.map, boardRoomWidth, boardRoomHeight);
}

int Seating::peopleHere() const
{
    return int(std::count_if(seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.isHere; }));
}

bool Seating::isSpread() const
{
    return std::any_of(seats.begin(), seats.end(),
                       [](const SeatInfo& seat) { return seat.isHuman() && !seat.isHere; });
}

} // namespace capitol::app
