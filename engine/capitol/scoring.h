// Who is first and second in an area, and what they score (schmidt: Scoring 1-7; dutch: Fase 3).
#pragma once

#include "capitol/event.h"
#include "capitol/rules.h"

namespace capitol {

struct AreaRanking
{
    std::uint8_t first = 0;  // one bit a seat
    std::uint8_t second = 0; // one bit a seat
};

struct AreaScore
{
    AreaRanking ranking;
    std::array<int, max_seats> points{};
};

// What stands on an area's small sites, as far as it counts when it is scored.
struct Presence
{
    std::array<int, max_seats> floors{};  // of each seat's buildings together
    std::array<int, max_seats> tallest{}; // of each seat's buildings, in floors
    int fountains = 0;
};

Presence presence_in(const Rules& rules, const Position& position, int area);

// Places by floors; a seat without a floor in the area has no place. The same places give the extra cards of
// an amphitheatre.
AreaRanking rank_area(const Rules& rules, const Position& position, int area);

// What the area would give if it were scored now.
AreaScore score_area(const Rules& rules, const Position& position, int area);
// What an area would give where that is present, and that on its large site.
AreaScore score_area(const Rules& rules, const Presence& presence, Tile large);

// Adds every area's points to the scores.
void score_round(const Rules& rules, Position& position, Events* events);

// The winners with the scores as they are, one bit per seat; several for a shared victory.
std::uint8_t winners(const Rules& rules, const Position& position);

} // namespace capitol
