#include "arena/seating.h"

#include <bit>
#include <cstdlib>

namespace arena {

std::vector<Seating> rotations(int players)
{
    std::vector<Seating> seatings;
    for (int moved_on = 0; moved_on < players; ++moved_on) {
        Seating seating(static_cast<std::size_t>(players));
        for (int player = 0; player < players; ++player)
            seating[static_cast<std::size_t>((player + moved_on) % players)] = player;
        seatings.push_back(std::move(seating));
    }
    return seatings;
}

namespace {

// A bit for each seat: whose is set belongs to the second player.
Seating seating_of(unsigned second, int seats)
{
    Seating seating;
    for (int seat = 0; seat < seats; ++seat)
        seating.push_back(static_cast<int>(second >> seat & 1));
    return seating;
}

} // namespace

std::vector<Seating> team_seatings(int seats)
{
    const unsigned all = (1U << seats) - 1;
    std::vector<Seating> seatings;
    // The first seat is the first player's, then the other's.
    for (unsigned second = 0; second <= all; second += 2) {
        if (std::abs(2 * std::popcount(second) - seats) > 1)
            continue;
        seatings.push_back(seating_of(second, seats));
        seatings.push_back(seating_of(all & ~second, seats));
    }
    return seatings;
}

} // namespace arena
