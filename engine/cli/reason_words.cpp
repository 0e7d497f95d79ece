#include "cli/reason_words.h"

#include "base/placeholders.h"
#include "capitol/notation.h"

#include <algorithm>
#include <array>

namespace capitol {

namespace {

// %1 area, %2 seat, %3 amount, %4 the amount in floors, %5 in points, %6 in cards, %7 building, %8 pile,
// %9 tile.
struct ReasonPattern
{
    ReasonKind kind;
    std::string_view name;
    const char* pattern;
};

constexpr std::array reason_patterns{
    ReasonPattern{ReasonKind::takes_lead, "takes_lead", "It takes the lead in %1%2."},
    ReasonPattern{ReasonKind::shares_lead, "shares_lead", "It shares the lead in %1 with %2."},
    ReasonPattern{ReasonKind::widens_lead, "widens_lead", "It widens the lead in %1 to %4."},
    ReasonPattern{ReasonKind::keeps_lead, "keeps_lead", "Without it %2 could take the lead in %1."},
    ReasonPattern{ReasonKind::takes_second, "takes_second", "It takes second place in %1."},
    ReasonPattern{ReasonKind::joins_area, "joins_area", "It gains a foothold in %1."},
    ReasonPattern{ReasonKind::denies_shape, "denies_shape",
                  "In %1, %2 can no longer place a building with the other roof."},
    ReasonPattern{ReasonKind::denies_height, "denies_height", "A building of %2 (%4) is now too low for %1."},
    ReasonPattern{ReasonKind::takes_last_site, "takes_last_site", "Nobody can build in %1 any more."},
    ReasonPattern{ReasonKind::cards_each_draw, "cards_each_draw",
                  "The amphitheatre in %1 gives %6 more at each drawing."},
    ReasonPattern{ReasonKind::now_or_never, "now_or_never",
                  "It is the last round: anything not built now will never score."},
    ReasonPattern{ReasonKind::building_for, "building_for", "A %7 will fit in %1."},
    ReasonPattern{ReasonKind::floors_run_out, "floors_run_out", "What is left for everyone: %4."},
    ReasonPattern{ReasonKind::keeps_cards, "keeps_cards", "It keeps cards worth %3 for the auctions."},
    ReasonPattern{ReasonKind::nothing_gained, "nothing_gained", "No card in hand would gain anything now."},
    ReasonPattern{ReasonKind::tile_is_worth, "tile_is_worth", "The tile is worth about %5."},
    ReasonPattern{ReasonKind::tile_to_rival, "tile_to_rival", "It could bring %2 about %5."},
    ReasonPattern{ReasonKind::likely_wins, "likely_wins", "It wins about %3 times out of a hundred."},
    ReasonPattern{ReasonKind::spare_cards, "spare_cards", "Cards worth %3 are of little use for building."},
    ReasonPattern{ReasonKind::last_use, "last_use", "Cards kept now will never be used."},
    ReasonPattern{ReasonKind::too_dear, "too_dear",
                  "The tile is worth about %5, less than the cards that win it."},
    ReasonPattern{ReasonKind::saves_for, "saves_for",
                  "A more valuable tile is still to come this round: %9."},
    ReasonPattern{ReasonKind::scores_more, "scores_more", "As things stand, %1 scores %5 more."},
    ReasonPattern{ReasonKind::lacks_kind, "lacks_kind", "There are few cards of that kind in hand (%8: %3)."},
    ReasonPattern{ReasonKind::completes, "completes", "With it, a building can go from the yard to %1."},
    ReasonPattern{ReasonKind::high_card, "high_card", "Its value of %3 counts in the auctions."},
    ReasonPattern{ReasonKind::only_move, "only_move", "There is nothing else to do."},
    ReasonPattern{ReasonKind::better_later, "better_later", "It keeps the most possibilities open."},
};

const ReasonPattern& pattern_of(ReasonKind kind)
{
    return *std::ranges::find(reason_patterns, kind, &ReasonPattern::kind);
}

std::string counted(int amount, const std::string& noun)
{
    return std::to_string(amount) + ' ' + noun + (amount == 1 ? "" : "s");
}

std::string building_in_words(int floors, Roof roof)
{
    return "building of " + counted(floors, "floor") +
           (roof == Roof::none ? "" : " with a " + std::string(print(roof)) + " roof");
}

// The seat that led is told only where there was one.
std::string seat_in(const HintReason& reason)
{
    if (reason.seat == no_seat)
        return {};
    return (reason.kind == ReasonKind::takes_lead ? " from seat " : "seat ") + print_seat(reason.seat);
}

} // namespace

std::string sentence_of(const HintReason& reason, const BoardMap& map)
{
    const std::string area = reason.area == no_area ? "the city" : area_name(map, reason.area, "en");
    return fill_places(pattern_of(reason.kind).pattern,
                       {area, seat_in(reason), std::to_string(reason.amount), counted(reason.amount, "floor"),
                        counted(reason.amount, "point"), counted(reason.amount, "card"),
                        building_in_words(reason.amount, reason.roof), std::string(print(reason.pile)),
                        std::string(print(reason.tile))});
}

std::string_view name_of(ReasonKind kind)
{
    return pattern_of(kind).name;
}

} // namespace capitol
