// What is agreed on when a table is made, besides the rules.
#pragma once

#include "game/game.h"
#include "table/message.h"

namespace table {

enum class ClockKind : std::uint8_t {
    none,
    bank, // each seat has so much for the whole game, and gets something with each choice
    move, // each choice may take so long
    days  // the same, in days
};

inline constexpr Time minute = 60 * second;
inline constexpr Time hour = 60 * minute;
inline constexpr Time day = 24 * hour;

struct ClockPlan
{
    ClockKind kind = ClockKind::none;
    Time time = 0;      // of the bank, or of a choice
    Time increment = 0; // of a bank
    bool operator==(const ClockPlan&) const = default;
};

struct Options
{
    int seats = 2;
    bool listed = false; // whether `list` names the table to everybody
    ClockPlan clock{};
    Time grace = minute; // how long a person may be away before the others decide
    bool operator==(const Options&) const = default;
};

// Of `create`, or of a journal's first line. Throws capitol::FieldFault.
Options read_options(const capitol::Field& field, game::SeatRange range);
// As `read_options` reads it.
Json print_options(const Options& options);

} // namespace table
