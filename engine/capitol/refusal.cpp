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

std::string describe(const Reason& reason)
{
    const std::string a = std::to_string(reason.a);
    switch (reason.refusal) {
    case Refusal::none:
        return "allowed";
    case Refusal::game_over:
        return "the game is over";
    case Refusal::not_in_this_phase:
        return "this move belongs to another phase of the round";
    case Refusal::card_not_in_hand:
        return "that card is not in the hand";
    case Refusal::play_for_nothing:
        return "a card may not be played for nothing (construction.play_for_nothing)";
    case Refusal::floor_count:
        return "the card gives " + range(reason.a, reason.b, "floor", "floors") +
               " to use (construction.floor_use)";
    case Refusal::supply_short:
        return "no floors can be taken: " + a + " left in the supply (construction.supply_short)";
    case Refusal::no_such_unroofed_building:
        return "no unroofed building of height " + a + " stands in the yard at that moment";
    case Refusal::floor_targets:
        return "floors are added only to the tallest unroofed building (construction.floor_targets)";
    case Refusal::floor_mix:
        return "one card either adds to buildings that stood or starts new ones (construction.floor_mix)";
    case Refusal::too_tall:
        return "the program carries buildings of up to " + a + " floors";
    case Refusal::yard_full:
        return "the program carries up to " + a + " different heights of unroofed buildings in a yard";
    case Refusal::no_spare_roof:
        return "no spare " + shape(reason.a) + " roof is left";
    case Refusal::no_such_finished_building:
        return "no such finished building stands in the yard";
    case Refusal::permit_colour:
        return "the area is not of the permit's colour";
    case Refusal::no_such_site:
        return "the area has no such site";
    case Refusal::site_taken:
        return "that site is taken";
    case Refusal::area_full:
        return "no small site of the area is vacant";
    case Refusal::same_roof_in_area:
        return "all buildings of the area bear " + shape(reason.a) + " roofs (placement.same_roof_in_area)";
    case Refusal::mixed_roofs_in_colour:
        return "the areas of one colour may not all bear " + shape(reason.a) +
               " roofs (placement.mixed_roofs_in_colour)";
    case Refusal::first_height:
        return "the area's first building has exactly " + range(reason.a, reason.a, "floor", "floors") +
               " (placement.first_height)";
    case Refusal::later_height:
        return "the area's next building has " + range(reason.a, reason.b, "floor", "floors") +
               " (placement.max_step)";
    case Refusal::large_site_taken:
        return "the area's large site is taken";
    case Refusal::no_large_site:
        return "the area has no large site";
    case Refusal::pile_empty:
        return "that pile shows no card";
    case Refusal::must_draw:
        return "the cards left to draw may not be declined (draw.extra_optional)";
    }
    return {};
}

} // namespace capitol
