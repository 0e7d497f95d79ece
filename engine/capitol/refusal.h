// Why a move is not allowed: the rule that forbids it, with the numbers that explain it.
#pragma once

#include <cstdint>
#include <string>

namespace capitol {

enum class RefusalKind : std::uint8_t {
    none,
    game_over,
    not_in_this_phase, // the move belongs to another phase
    card_not_in_hand,
    play_for_nothing, // construction.play_for_nothing is false
    floor_count,  // a: fewest, b: most floors the card gives now (construction.floor_use, floors_per_card)
    supply_short, // construction.supply_short is none, a: floors left
    no_such_unroofed_building, // a: height
    floor_targets,             // construction.floor_targets is tallest
    floor_mix,                 // construction.floor_mix is false
    too_tall,                  // a: the tallest the program allows
    yard_full,                 // a: how many different unroofed heights the program allows
    no_spare_roof,             // a: 0 round, 1 triangular
    no_such_finished_building,
    permit_colour, // the area is of another colour than the permit
    no_such_site,
    site_taken,
    area_full,             // no vacant small site
    same_roof_in_area,     // a: 0 round, 1 triangular is what the area bears
    mixed_roofs_in_colour, // placement.mixed_roofs_in_colour
    first_height,          // a: what an area's first building must have
    later_height,          // a: fewest, b: most floors allowed here
    large_site_taken,
    no_large_site,
    pile_empty,
    must_draw, // cards left to draw are not optional
    already_bid,
    not_your_turn, // a: the seat to move, from 1
    not_seen,      // the view of one seat does not show what another seat may do; never at a table
};

struct Refusal
{
    RefusalKind kind = RefusalKind::none;
    int a = 0;
    int b = 0;

    explicit operator bool() const { return kind != RefusalKind::none; } // true: refused
    bool operator==(const Refusal&) const = default;
};

// One English sentence that names the rule, for the command line and the protocol. The window words its own.
std::string describe(const Refusal& refusal);

} // namespace capitol
