#include "capitol/variant/unplayable.h"

namespace capitol {
namespace {

using Reason = Unplayable::Reason;

struct Cure
{
    const char* unit;               // what `found` and `allowed` count
    const char* cure;               // in words
    std::vector<std::string> knobs; // that may have brought it about, besides the one named by the engine
};

Cure cure_of(const Unplayable& fault)
{
    switch (fault.reason) {
    case Reason::players_reversed:
        return {"minimum players", "lower players.min or raise players.max", {"players.min", "players.max"}};
    case Reason::deck_too_large:
        return {"cards", "reduce the copies in the deck", {"deck.roof", "deck.floor", "deck.permit"}};
    case Reason::empty_deck:
        return {"cards", "add cards to the deck", {"deck.roof", "deck.floor", "deck.permit"}};
    case Reason::hand_larger_than_deck:
        return {"cards to deal",
                "deal fewer, add copies to the deck or lower players.max",
                {"deck." + fault.shape, "players.max"}};
    case Reason::buildings_need_roofs:
        return {"roofs on the starting buildings",
                "add roofs or remove buildings",
                {"setup.buildings", "setup.roofs"}};
    case Reason::buildings_need_floors:
        return {"floors in the starting buildings of all players",
                "add floors, remove buildings or lower players.max",
                {"setup.buildings", "pieces.floors", "players.max"}};
    case Reason::too_many_buildings:
        return {"different heights of unroofed starting buildings", "remove buildings", {"setup.buildings"}};
    case Reason::schedule_length:
        return {"rounds in the schedule",
                "give auction.schedule one list for each round",
                {"auction.schedule", "rounds"}};
    case Reason::too_few_large_sites:
        return {"amphitheatres and temples",
                "auction fewer of them or choose a board with more large sites",
                {"auction.schedule", "board"}};
    case Reason::too_few_small_sites:
        return {"fountains",
                "reduce the starting fountains or auction fewer",
                {"setup.printed_fountains", "auction.schedule", "board"}};
    case Reason::unknown_area:
        return {"areas with that code", "name an area of this board", {"setup.printed_fountains", "board"}};
    case Reason::board_too_large:
        return {"areas or sites", "choose a smaller board", {"board"}};
    }
    return {};
}

// The first place at or below one of the keys that the file sets.
const Place* find_place(const Places& places, const std::vector<std::string>& keys)
{
    for (const std::string& key : keys) {
        const auto found = places.lower_bound(key);
        if (found != places.end() && (found->first == key || found->first.starts_with(key + ".")))
            return &found->second;
    }
    return nullptr;
}

Place place_of(const Unplayable& fault, const Cure& cure, const Places& places)
{
    std::vector<std::string> keys{fault.key};
    keys.insert(keys.end(), cure.knobs.begin(), cure.knobs.end());
    keys.insert(keys.end(), {"extends", ""});
    const Place* place = find_place(places, keys);
    return place ? *place : Place{1, 1};
}

} // namespace

void report_unplayable(const Ruleset& rules, const Board& board, const Places& places, Report& report)
{
    for (const Unplayable& fault : find_unplayable(rules, board)) {
        const Cure cure = cure_of(fault);
        const std::string about = fault.shape.empty() ? "" : " (" + fault.shape + ")";
        report.add(Diagnostic::Id::unplayable, place_of(fault, cure, places), fault.key,
                   std::to_string(fault.found) + " " + cure.unit + about,
                   std::to_string(fault.allowed) + "; " + cure.cure);
    }
}

} // namespace capitol
