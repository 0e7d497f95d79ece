#include "capitol/refusal.h"

namespace capitol {

namespace {

std::string shape(int roof)
{
    return roof ? "triangular" : "round";
}

std::string range(int low, int high, const std::string& one, const std::string& many)
{
    if (low == high)
        return std::to_string(low) + ' ' + (low == 1 ? one : many);
    return std::to_string(low) + " to " + std::to_string(high) + ' ' + many;
}

} // namespace

std::string describe(const Refusal& refusal)
{
    const std::string a = std::to_string(refusal.a);
    switch (refusal.kind) {
    case RefusalKind::none:
        return "allowed";
    case RefusalKind::game_over:
        return "the game is over";
    case RefusalKind::not_in_this_phase:
        return "this move belongs to another phase of the round";
    case RefusalKind::card_not_in_hand:
        return "that card is not in that hand";
    case RefusalKind::play_for_nothing:
        return "a card may not be played without effect (construction.play_for_nothing)";
    case RefusalKind::floor_count:
        return "the card gives " + range(refusal.a, refusal.b, "floor", "floors") +
               " to use (construction.floor_use)";
    case RefusalKind::supply_short:
        return "no floors can be taken: " + a + " left in the supply (construction.supply_short)";
    case RefusalKind::no_such_unroofed_building:
        return "no unroofed building of height " + a + " is in the yard at that moment";
    case RefusalKind::floor_targets:
        return "floors are added only to the tallest unroofed building (construction.floor_targets)";
    case RefusalKind::floor_mix:
        return "one card either adds to existing buildings or starts new ones (construction.floor_mix)";
    case RefusalKind::too_tall:
        return "the program allows buildings of up to " + a + " floors";
    case RefusalKind::yard_full:
        return "the program allows up to " + a + " different heights of unroofed buildings in a yard";
    case RefusalKind::no_spare_roof:
        return "no spare " + shape(refusal.a) + " roof is left";
    case RefusalKind::no_such_finished_building:
        return "there is no such finished building in the yard";
    case RefusalKind::permit_colour:
        return "the area does not have the permit's colour";
    case RefusalKind::no_such_site:
        return "the area has no such site";
    case RefusalKind::site_taken:
        return "that site is taken";
    case RefusalKind::area_full:
        return "the area has no vacant small site";
    case RefusalKind::same_roof_in_area:
        return "all buildings in the area must have " + shape(refusal.a) +
               " roofs (placement.same_roof_in_area)";
    case RefusalKind::mixed_roofs_in_colour:
        return "the areas of one colour may not all have " + shape(refusal.a) +
               " roofs (placement.mixed_roofs_in_colour)";
    case RefusalKind::first_height:
        return "the area's first building must have exactly " +
               range(refusal.a, refusal.a, "floor", "floors") + " (placement.first_height)";
    case RefusalKind::later_height:
        return "the area's next building must have " + range(refusal.a, refusal.b, "floor", "floors") +
               " (placement.max_step)";
    case RefusalKind::large_site_taken:
        return "the area's large site is taken";
    case RefusalKind::no_large_site:
        return "the area has no large site";
    case RefusalKind::pile_empty:
        return "that pile is empty";
    case RefusalKind::must_draw:
        return "the cards left to draw may not be declined (draw.extra_optional)";
    case RefusalKind::already_bid:
        return "the seat has bid already; a sealed bid is not changed";
    case RefusalKind::not_your_turn:
        return "it is the turn of seat " + std::to_string(refusal.a);
    case RefusalKind::not_seen:
        return "the view of one seat does not show what another seat may do";
    }
    return {};
}

} // namespace capitol
