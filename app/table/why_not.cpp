#include "table/why_not.h"

namespace capitol::app {

QString WhyNot::text(const Refusal& refusal)
{
    for (const auto words : {ofCards, ofFloors, ofRoofs, ofSites})
        if (const QString text = words(refusal); !text.isEmpty())
            return text;
    return {};
}

QString WhyNot::fitsNowhere()
{
    return tr("This building fits on no site that the permit allows.");
}

QString WhyNot::ofCards(const Refusal& refusal)
{
    switch (refusal.kind) {
    case RefusalKind::game_over:
        return tr("The game is over.");
    case RefusalKind::not_in_this_phase:
        return tr("You cannot do that in this phase.");
    case RefusalKind::card_not_in_hand:
        return tr("That card is not in your hand.");
    case RefusalKind::play_for_nothing:
        return tr("In this variant a card can only be played if it does something.");
    case RefusalKind::pile_empty:
        return tr("That pile is empty.");
    case RefusalKind::must_draw:
        return tr("You must draw all these cards: none of them may be declined.");
    default:
        return {};
    }
}

QString WhyNot::ofFloors(const Refusal& refusal)
{
    switch (refusal.kind) {
    case RefusalKind::floor_count:
        return refusal.a == refusal.b
                   ? tr("A floor card gives exactly %n floor(s) now.", nullptr, refusal.a)
                   : tr("A floor card gives %1 to %2 floors now.").arg(refusal.a).arg(refusal.b);
    case RefusalKind::supply_short:
        return tr("Only %n floor(s) are left: not enough for a floor card.", nullptr, refusal.a);
    case RefusalKind::no_such_unroofed_building:
        return tr("That needs a building of %n floor(s) without a roof.", nullptr, refusal.a);
    case RefusalKind::floor_targets:
        return tr("In this variant floors go only on the tallest building without a roof.");
    case RefusalKind::floor_mix:
        return tr("In this variant a card’s floors are either added to your buildings or start new ones, not "
                  "both.");
    case RefusalKind::too_tall:
        return tr("No building can have more than %n floor(s).", nullptr, refusal.a);
    case RefusalKind::yard_full:
        return tr("Buildings without a roof in a yard can have only %n different height(s).", nullptr,
                  refusal.a);
    default:
        return {};
    }
}

QString WhyNot::ofRoofs(const Refusal& refusal)
{
    switch (refusal.kind) {
    case RefusalKind::no_spare_roof:
        return refusal.a == 0 ? tr("No round roof is left.") : tr("No triangular roof is left.");
    case RefusalKind::same_roof_in_area:
        return refusal.a == 0
                   ? tr("This area has round roofs: all its buildings must have the same roof.")
                   : tr("This area has triangular roofs: all its buildings must have the same roof.");
    case RefusalKind::mixed_roofs_in_colour:
        return tr(
            "The areas of one colour may not all have the same roof: the others already have this one.");
    default:
        return {};
    }
}

QString WhyNot::ofSites(const Refusal& refusal)
{
    switch (refusal.kind) {
    case RefusalKind::no_such_finished_building:
        return tr("A permit needs a finished building (one with a roof) that fits there.");
    case RefusalKind::permit_colour:
        return tr("This permit is for areas of another colour.");
    case RefusalKind::no_such_site:
        return tr("Buildings and fountains go on small sites, amphitheatres and temples on large ones.");
    case RefusalKind::site_taken:
        return tr("This site is taken.");
    case RefusalKind::area_full:
        return tr("This area has no vacant small site.");
    case RefusalKind::first_height:
        return tr("The first building in an area must have exactly %n floor(s).", nullptr, refusal.a);
    case RefusalKind::later_height:
        return refusal.a == refusal.b
                   ? tr("A building here must have %n floor(s).", nullptr, refusal.a)
                   : tr("A building here must have %1 to %2 floors.").arg(refusal.a).arg(refusal.b);
    case RefusalKind::large_site_taken:
        return tr("The large site of this area is taken.");
    case RefusalKind::no_large_site:
        return tr("This area has no large site.");
    default:
        return {};
    }
}

} // namespace capitol::app
