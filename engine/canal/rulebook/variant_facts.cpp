#include "canal/rulebook/variant_facts.h"

#include "canal/notation.h"
#include "canal/variant/schema.h"

#include <algorithm>

namespace canal {
namespace {

using capitol::Facts;
using capitol::FactSheet;
using capitol::Language;

// The canal of the example: what it is made of.
constexpr TileNumbers example_canal{3, 2, 1, 1};
constexpr int example_value = 8;

void add_knobs(const Ruleset& rules, Facts& facts)
{
    for (const Knob& knob : schema()) {
        const int value = knob.get(rules);
        if (knob.is_flag)
            facts.set(knob.key, std::string(value ? "true" : "false"));
        else
            facts.set(knob.key, value);
    }
    facts.set("players.spread", rules.players.max - rules.players.min);
}

void add_map(const Variant& variant, const Language& language, Facts& facts)
{
    const Map& map = variant.data.map;
    const auto cities = std::ranges::count_if(map.places, &MapPlace::city);
    const auto starting = static_cast<int>(std::ranges::count_if(map.contracts, &MapContract::starting));
    facts.set("map.name", capitol::in_language(map.name, language.code, map.id));
    facts.set("map.cities", static_cast<int>(cities));
    facts.set("map.towns", static_cast<int>(map.places.size()) - static_cast<int>(cities));
    facts.set("map.contracts", static_cast<int>(map.contracts.size()));
    facts.set("map.starting", starting);
    facts.set("contracts.left", std::max(0, starting - variant.data.ruleset.setup.parliament));
}

void add_tiles(const Ruleset& rules, const Language& language, FactSheet& sheet)
{
    auto& rows = sheet.lists["tiles"];
    int all = 0;
    for (const Tile tile : all_tiles) {
        const bool flat = tile == Tile::stretch || tile == Tile::lock;
        Facts row;
        row.set("item.name", language.phrase(print(tile)));
        row.set("item.terrain", language.phrase(flat ? "normal" : "difficult"));
        row.set("item.count", rules.tiles.of(tile));
        row.set("item.cost", rules.building.cost.of(tile));
        row.set("item.points", rules.scoring.tile.of(tile));
        rows.push_back(std::move(row));
        all += rules.tiles.of(tile);
    }
    sheet.facts.set("tiles.all", all);
}

// `red, blue ×2`, or a dash.
std::string symbols_of(const Cards& cards, CardKind kind, const Language& language)
{
    std::string words;
    cards.for_each([&](Card card, int copies) {
        if (card.kind() != kind || card.symbol() == Colour::none)
            return;
        words += (words.empty() ? "" : ", ") + language.phrase(print(card.symbol()));
        words += copies > 1 ? " ×" + std::to_string(copies) : std::string();
    });
    return words.empty() ? language.phrase("nothing") : words;
}

void add_cards(const Cards& cards, const Language& language, FactSheet& sheet)
{
    auto& rows = sheet.lists["cards"];
    for (int kind = 0; kind < card_kind_count; ++kind) {
        Facts row;
        row.set("item.name", language.phrase(print(CardKind(kind))));
        row.set("item.count", cards.of(CardKind(kind)));
        row.set("item.symbols", symbols_of(cards, CardKind(kind), language));
        rows.push_back(std::move(row));
    }
    int symbols = 0;
    int white = 0;
    cards.for_each([&](Card card, int copies) {
        symbols += card.symbol() == Colour::none ? 0 : copies;
        white += card.symbol() == Colour::any ? copies : 0;
    });
    sheet.facts.set("deck.all", cards.size());
    sheet.facts.set("deck.symbols", symbols);
    sheet.facts.set("deck.white", white);
}

std::string bonus_of(const Bonus& bonus, int seats)
{
    std::string points;
    for (int rank = 0; rank < seats; ++rank)
        points += (rank > 0 ? " · " : "") + std::to_string(bonus.of(rank));
    return points;
}

// A row for each number of players.
void add_ends(const Ruleset& rules, FactSheet& sheet)
{
    auto& ends = sheet.lists["ends"];
    auto& builders = sheet.lists["builders"];
    for (int seats = rules.players.min; seats <= rules.players.max; ++seats) {
        Facts row;
        row.set("item.players", seats);
        row.set("item.score", rules.end.score.of(seats));
        ends.push_back(row);
        row.set("item.points", bonus_of(rules.builders.of(seats), seats));
        builders.push_back(std::move(row));
    }
}

void add_contracts(const Map& map, const Language& language, FactSheet& sheet)
{
    const auto name_of = [&](int place) { return map.places[static_cast<std::size_t>(place)].name; };
    auto& rows = sheet.lists["contracts"];
    for (const MapContract& contract : map.contracts) {
        Facts row;
        row.set("item.name", contract.name + (contract.starting ? " *" : ""));
        row.set("item.termini", name_of(contract.from) + " – " + name_of(contract.to));
        row.set("item.via", contract.via < 0 ? language.phrase("nothing") : name_of(contract.via));
        row.set("item.value", contract.value);
        rows.push_back(std::move(row));
    }
}

void add_examples(const Ruleset& rules, Facts& facts)
{
    int tiles = 0;
    int cards = 0;
    int points = 0;
    for (const Tile tile : all_tiles) {
        tiles += example_canal.of(tile);
        cards += example_canal.of(tile) * rules.building.cost.of(tile);
        points += example_canal.of(tile) * rules.scoring.tile.of(tile);
    }
    facts.set("ex.over.cards", rules.building.cost.lock + rules.building.overbuilding);
    facts.set("ex.canal.tiles", tiles);
    facts.set("ex.canal.cards", cards);
    facts.set("ex.canal.points", points);
    facts.set("ex.canal.value", example_value);
    facts.set("ex.canal.all", points + example_value);
}

} // namespace

FactSheet facts_of(const Variant& variant, const Language& language)
{
    const Ruleset& rules = variant.data.ruleset;
    FactSheet sheet;
    add_knobs(rules, sheet.facts);
    add_map(variant, language, sheet.facts);
    add_tiles(rules, language, sheet);
    add_cards(variant.data.deck.cards, language, sheet);
    add_ends(rules, sheet);
    add_contracts(variant.data.map, language, sheet);
    add_examples(rules, sheet.facts);
    return sheet;
}

} // namespace canal
