// Who sits where in the games of one deal.
#pragma once

#include <vector>

namespace arena {

// By seat, the number of a player, who may sit at several.
using Seating = std::vector<int>;

// As many players as seats, everyone moved on by one seat from game to game.
std::vector<Seating> rotations(int players);

// Two players, each at half of the seats (of an odd number: as near as can be), in every way there is: each
// has every seat as often as the other, and of a player against itself either side wins half. 2 or more
// seats.
std::vector<Seating> team_seatings(int seats);

} // namespace arena
