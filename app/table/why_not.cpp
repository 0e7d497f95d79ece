#include "table/why_not.h"

namespace capitol::app {

QString WhyNot::text(const Reason& reason)
{
    for (const auto words : {ofCards, ofFloors, ofRoofs, ofSites})
        if (const QString text = words(reason); !text.isEmpty())
            return text;
    return {};
}

QString WhyNot::ofCards(const Reason& reason)
{
    switch (reason.refusal) {
    case Refusal::game_over:
        return tr("The game is over.");
    case Refusal::not_in_this_phase:
        return tr("That is not done in this phase.");
    case Refusal::card_not_in_hand:
        return tr("That card is not in the hand.");
    case Refusal::play_for_nothing:
        return tr("In this variant a card must do something to be played.");
    case Refusal::pile_empty:
        return tr("That pile is empty.");
    case Refusal::must_draw:
        return tr("These cards must be drawn: none of them may be declined.");
    default:
        return {};
    }
}

QString WhyNot::ofFloors(const Reason& reason)
{
    switch (reason.refusal) {
    case Refusal::floor_count:
        return reason.a == reason.b
                   ? tr("A floor card gives exactly %n floor(s) now.", nullptr, reason.a)
                   : tr("A floor card gives %1 to %2 floors now.").arg(reason.a).arg(reason.b);
    case Refusal::supply_short:
        return tr("Only %n floor(s) are left: too few for a floor card.", nullptr, reason.a);
    case Refusal::no_such_unroofed_building:
        return tr("That needs a building of %n floor(s) without a roof.", nullptr, reason.a);
    case Refusal::floor_targets:
        return tr("In this variant floors go on the tallest building without a roof only.");
    case Refusal::floor_mix:
        return tr(
            "In this variant a card's floors either raise buildings that stand or start new ones, not both.");
    case Refusal::too_tall:
        return tr("No building can have more than %n floor(s).", nullptr, reason.a);
    case Refusal::yard_full:
        return tr("A yard has room for %n different height(s) without a roof.", nullptr, reason.a);
    default:
        return {};
    }
}

QString WhyNot::ofRoofs(const Reason& reason)
{
    switch (reason.refusal) {
    case Refusal::no_spare_roof:
        return reason.a == 0 ? tr("No round roof is left.") : tr("No triangular roof is left.");
    case Refusal::same_roof_in_area:
        return reason.a == 0 ? tr("This area bears round roofs: all its buildings have the same roof.")
                             : tr("This area bears triangular roofs: all its buildings have the same roof.");
    case Refusal::mixed_roofs_in_colour:
        return tr(
            "The areas of one colour may not all bear the same roof: the others already have this one.");
    default:
        return {};
    }
}

QString WhyNot::ofSites(const Reason& reason)
{
    switch (reason.refusal) {
    case Refusal::no_such_finished_building:
        return tr("A permit needs a finished building, with a roof, that fits there.");
    case Refusal::permit_colour:
        return tr("The permit is for another colour of area.");
    case Refusal::no_such_site:
        return tr("Buildings and fountains stand on small sites, amphitheatres and temples on large ones.");
    case Refusal::site_taken:
        return tr("This site is taken.");
    case Refusal::area_full:
        return tr("No small site of this area is vacant.");
    case Refusal::first_height:
        return tr("The first building of an area has exactly %n floor(s).", nullptr, reason.a);
    case Refusal::later_height:
        return reason.a == reason.b
                   ? tr("A building here must have %n floor(s).", nullptr, reason.a)
                   : tr("A building here must have %1 to %2 floors.").arg(reason.a).arg(reason.b);
    case Refusal::large_site_taken:
        return tr("The large site of this area is taken.");
    case Refusal::no_large_site:
        return tr("This area has no large site.");
    default:
        return {};
    }
}

} // namespace capitol::app
