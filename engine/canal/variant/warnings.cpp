#include "canal/variant/warnings.h"

#include "canal/variant/schema.h"
#include "canal/variant/variant_edit.h"
#include "variant/idle_knobs.h"

#include <algorithm>

namespace canal {

namespace {

using Dependence = capitol::Dependence<GameData>;

template <int seats>
bool seats_no(const GameData& data)
{
    return seats < data.ruleset.players.min || seats > data.ruleset.players.max;
}

template <int TileNumbers::*tile>
bool has_no(const GameData& data)
{
    return data.ruleset.tiles.*tile == 0;
}

bool has_room_for_one(const GameData& data)
{
    return data.ruleset.building.canals == 1;
}

bool takes_one_card(const GameData& data)
{
    return data.ruleset.cards.take == 1 && data.ruleset.engineers.rennie == 1;
}

bool has_no_picks(const GameData& data)
{
    return !data.ruleset.engineers.rennie_picks;
}

template <typename Matches> // (symbol) -> bool
bool has_no_symbol(const GameData& data, Matches matches)
{
    bool none = true;
    data.deck.cards.for_each([&](Card card, int) { none = none && !matches(card.symbol()); });
    return none;
}

// No cube ever comes to the board.
bool brings_no_goods(const GameData& data)
{
    return has_no_symbol(data, [](Colour symbol) { return symbol != Colour::none; });
}

bool brings_no_white(const GameData& data)
{
    return has_no_symbol(data, [](Colour symbol) { return symbol == Colour::any; });
}

const std::vector<Dependence>& dependences()
{
    static const std::string goods = "a goods symbol in the deck";
    static const std::vector<Dependence> all{
        {"goods.", brings_no_goods, goods},
        {"setup.cubes", brings_no_goods, goods},
        {"goods.white_full", brings_no_white, "a white symbol in the deck"},
        {"engineers.rennie_symbol", brings_no_goods, goods},
        {"end.tiles_stay", brings_no_goods, goods},
        {"end.delivery_forced", brings_no_goods, goods},
        {"end.tiles_stay", [](const GameData& data) { return !data.ruleset.goods.unfinished; },
         "goods.unfinished: true"},
        {"contracts.second_take", [](const GameData& data) { return data.ruleset.contracts.open == 1; },
         "contracts.open: 2"},
        {"contracts.junction_value",
         [](const GameData& data) { return data.ruleset.contracts.junctions == 0; },
         "contracts.junctions: 1"},
        {"cards.fewer_from", takes_one_card, "cards.take: 2"},
        {"cards.fewer_each", takes_one_card, "cards.take: 2"},
        {"cards.fewer_each", [](const GameData& data) { return data.ruleset.cards.fewer_from == 0; },
         "cards.fewer_from: 1"},
        {"cards.refill_each", takes_one_card, "cards.take: 2"},
        {"building.overbuilding", has_room_for_one, "building.canals: 2"},
        {"building.over_own", has_room_for_one, "building.canals: 2"},
        {"building.surveyors_pay_extra", has_room_for_one, "building.canals: 2"},
        {"building.surveyors_pay_extra",
         [](const GameData& data) { return data.ruleset.building.overbuilding == 0; },
         "building.overbuilding: 1"},
        {"engineers.smeaton_extra", [](const GameData& data) { return data.ruleset.engineers.smeaton == 1; },
         "engineers.smeaton: 2"},
        {"engineers.smeaton_extra", has_room_for_one, "building.canals: 2"},
        {"engineers.smeaton_extra",
         [](const GameData& data) { return !data.ruleset.building.surveyors_pay_extra; },
         "building.surveyors_pay_extra: true"},
        {"engineers.smeaton_extra",
         [](const GameData& data) { return data.ruleset.building.overbuilding < 2; },
         "building.overbuilding: 2"},
        {"engineers.rennie_any_phase", has_no_picks, "engineers.rennie_picks: true"},
        {"engineers.rennie_symbol", has_no_picks, "engineers.rennie_picks: true"},
        {"building.cost.stretch", has_no<&TileNumbers::stretch>, "tiles.stretch: 1"},
        {"scoring.tile.stretch", has_no<&TileNumbers::stretch>, "tiles.stretch: 1"},
        {"building.cost.lock", has_no<&TileNumbers::lock>, "tiles.lock: 1"},
        {"scoring.tile.lock", has_no<&TileNumbers::lock>, "tiles.lock: 1"},
        {"engineers.brindley", has_no<&TileNumbers::lock>, "tiles.lock: 1"},
        {"building.cost.aqueduct", has_no<&TileNumbers::aqueduct>, "tiles.aqueduct: 1"},
        {"scoring.tile.aqueduct", has_no<&TileNumbers::aqueduct>, "tiles.aqueduct: 1"},
        {"engineers.telford", has_no<&TileNumbers::aqueduct>, "tiles.aqueduct: 1"},
        {"building.cost.tunnel", has_no<&TileNumbers::tunnel>, "tiles.tunnel: 1"},
        {"scoring.tile.tunnel", has_no<&TileNumbers::tunnel>, "tiles.tunnel: 1"},
        {"engineers.jessop", has_no<&TileNumbers::tunnel>, "tiles.tunnel: 1"},
        {"builders.three.", seats_no<3>, "games of 3 players"},
        {"end.score.three", seats_no<3>, "games of 3 players"},
        {"builders.four.", seats_no<4>, "games of 4 players"},
        {"end.score.four", seats_no<4>, "games of 4 players"},
        {"builders.five.", seats_no<5>, "games of 5 players"},
        {"end.score.five", seats_no<5>, "games of 5 players"},
    };
    return all;
}

// The map and the deck, too, are said only where they change.
void look_for_repeated_equipment(const Inspection& seen, capitol::Report& report)
{
    for (const std::string key : {"map", "deck"})
        if (const auto place = seen.places.find(key);
            place != seen.places.end() &&
            print_setting(seen.settings, key) == print_setting(seen.inherited, key))
            report.warn(capitol::Diagnostic::Id::as_parent, place->second, key,
                        print_setting(seen.settings, key), "leave it out");
}

} // namespace

void report_idle_knobs(const Inspection& seen, capitol::Report& report)
{
    const Ruleset& rules = seen.settings.ruleset;
    const Ruleset& inherited = seen.inherited.ruleset;
    if (!seen.variant.extends.empty()) { // a root says everything
        warn_of_repeats(schema(), rules, inherited, seen.places, report);
        look_for_repeated_equipment(seen, report);
    }
    warn_of_idle(dependences(), seen.variant.data, schema(), rules, inherited, seen.places, report);
}

} // namespace canal
