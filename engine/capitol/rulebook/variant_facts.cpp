#include "capitol/rulebook/variant_facts.h"

#include "capitol/notation.h"
#include "capitol/rulebook/examples.h"
#include "capitol/variant/schema.h"

#include <algorithm>
#include <iterator>

namespace capitol {
namespace {

void add_knobs(const Ruleset& rules, Facts& facts)
{
    for (const Knob& knob : schema()) {
        const KnobValue value = knob.get(rules);
        if (knob.kind == KnobKind::whole)
            facts.set(knob.key, std::get<int>(value));
        else if (knob.kind == KnobKind::flag)
            facts.set(knob.key, std::string(std::get<bool>(value) ? "true" : "false"));
        else if (knob.kind == KnobKind::choice)
            facts.set(knob.key, knob.words[static_cast<std::size_t>(std::get<int>(value))]);
    }
    facts.set("players.spread", rules.players.max - rules.players.min);
}

// `1–7 ×2, 9 ×1`: neighbours with as many copies run together.
std::string values_of(const Copies& copies)
{
    std::string text;
    for (auto at = copies.begin(); at != copies.end();) {
        const auto first = at++;
        auto last = first;
        while (at != copies.end() && at->first == last->first + 1 && at->second == first->second)
            last = at++;
        if (first->second == 0)
            continue;
        text += (text.empty() ? "" : ", ") + std::to_string(first->first);
        if (last != first)
            text += "–" + std::to_string(last->first);
        text += " ×" + std::to_string(first->second);
    }
    return text;
}

Facts pile(const char* kind, const Copies& copies)
{
    Facts facts;
    facts.set("item.kind", std::string(kind));
    facts.set("item.count", cards_in(copies));
    facts.set("item.values", values_of(copies));
    return facts;
}

void add_deck(const Ruleset::DeckPlan& deck, FactSheet& sheet)
{
    auto& piles = sheet.lists["piles"];
    piles = {pile("roof", deck.roof), pile("floor", deck.floor)};
    for (const Colour colour : all_colours)
        piles.push_back(pile(print(colour).data(), deck.permit[index(colour)]));
    int all = 0;
    for (const Facts& facts : piles)
        all += facts.number("item.count");
    std::erase_if(piles, [](const Facts& facts) { return facts.number("item.count") == 0; });
    sheet.facts.set("deck.all", all);
}

std::vector<std::string> printed_fountains(const Variant& variant, const Rules& rules,
                                           const Language& language)
{
    std::vector<std::string> printed;
    for (int i = 0; i < rules.area_count(); ++i) {
        if (rules.area(i).printed_fountains == 0)
            continue;
        Facts place;
        place.set("n", rules.area(i).printed_fountains);
        place.set("area", area_name(variant.map, i, language.code));
        printed.push_back(language.phrase("printed", place));
    }
    return printed;
}

void add_board(const Variant& variant, const Rules& rules, const Language& language, Facts& facts)
{
    int large = 0;
    int fountains = 0;
    for (int i = 0; i < rules.area_count(); ++i) {
        large += rules.area(i).large_site;
        fountains += rules.area(i).printed_fountains;
    }
    const auto colours =
        std::ranges::count_if(all_colours, [&](Colour colour) { return rules.areas_of(colour) != 0; });
    facts.set("board.name", in_language(variant.map.name, language.code, variant.rules.board));
    facts.set("board.areas", rules.area_count());
    facts.set("board.small_sites", rules.total_sites());
    facts.set("board.large_sites", large);
    facts.set("board.colours", static_cast<int>(colours));
    facts.set("board.fountains", fountains);
    facts.set("board.printed", language.listed(printed_fountains(variant, rules, language)));
}

void add_hand(const Ruleset::Hand& hand, const Language& language, Facts& facts)
{
    std::vector<std::string> cards;
    const auto add = [&](const char* phrase, int count) {
        if (count > 0)
            cards.push_back(language.counted(phrase, count));
    };
    add("roof_cards", hand.roof);
    add("floor_cards", hand.floor);
    add("permits", hand.permit);
    facts.set("setup.hand.all", hand.roof + hand.floor + hand.permit);
    facts.set("setup.hand.list", language.listed(cards));
}

const char* phrase_for(Roof roof)
{
    return roof == Roof::round        ? "round_building"
           : roof == Roof::triangular ? "triangular_building"
                                      : "bare_building";
}

using Plans = std::vector<BuildingPlan>;

// Buildings that are alike are named together, where the first of them stands.
std::string listed(const Plans& buildings, const char* (*phrase)(Roof), const Language& language)
{
    std::vector<std::string> words;
    for (auto at = buildings.begin(); at != buildings.end(); ++at) {
        if (std::find(buildings.begin(), at, *at) != at)
            continue;
        const auto alike = std::count(at, buildings.end(), *at);
        words.push_back(language.counted(phrase(at->roof), static_cast<int>(alike), at->floors));
    }
    return language.listed(words);
}

Plans under(Roof roof, const Plans& buildings)
{
    Plans found;
    std::ranges::copy_if(buildings, std::back_inserter(found),
                         [&](const BuildingPlan& plan) { return plan.roof == roof; });
    std::ranges::stable_sort(found, {}, &BuildingPlan::floors);
    return found;
}

// The same buildings under both roofs are named once.
std::string words_for(const Plans& buildings, const Language& language)
{
    const Plans round = under(Roof::round, buildings);
    const Plans triangular = under(Roof::triangular, buildings);
    if (round.empty() || round.size() + triangular.size() != buildings.size() ||
        !std::ranges::equal(round, triangular, {}, &BuildingPlan::floors, &BuildingPlan::floors))
        return listed(buildings, phrase_for, language);
    Facts facts;
    facts.set("n", static_cast<int>(round.size()));
    facts.set("area", listed(
                          round, [](Roof) { return "plain_building"; }, language));
    return language.phrase("both_shapes", facts);
}

void add_setup(const Rules& rules, const Language& language, Facts& facts)
{
    const Ruleset& set = rules.ruleset();
    const auto& buildings = set.setup.buildings;
    const auto roofed =
        std::ranges::count_if(buildings, [](const BuildingPlan& plan) { return plan.roof != Roof::none; });
    const int spare_round = rules.starting_roofs(Roof::round);
    const int spare_triangular = rules.starting_roofs(Roof::triangular);
    add_hand(set.setup.hand, language, facts);
    facts.set("setup.roofs.each", set.setup.roofs.round + set.setup.roofs.triangular);
    facts.set("setup.roofs.spare", spare_round + spare_triangular);
    facts.set("setup.roofs.spare_round", spare_round);
    facts.set("setup.roofs.spare_triangular", spare_triangular);
    facts.set("setup.buildings.count", static_cast<int>(buildings.size()));
    facts.set("setup.buildings.roofed", static_cast<int>(roofed));
    facts.set("setup.buildings.floors", rules.starting_floors());
    facts.set("setup.buildings.list", words_for(buildings, language));
    facts.set("pieces.left", set.pieces.floors - set.players.max * rules.starting_floors());
}

std::string tiles_of(const std::vector<Tile>& round, const Language& language)
{
    std::string words;
    for (const Tile tile : round)
        words += (words.empty() ? "" : ", ") + language.phrase(print(tile));
    return words.empty() ? language.phrase("no_tile") : words;
}

// Rounds that follow each other and are alike share a row.
void add_schedule(const std::vector<std::vector<Tile>>& schedule, const Language& language, FactSheet& sheet)
{
    auto& rows = sheet.lists["schedule"];
    for (std::size_t i = 0; i < schedule.size();) {
        const std::size_t first = i++;
        while (i < schedule.size() && schedule[i] == schedule[first])
            ++i;
        Facts row;
        row.set("item.rounds",
                std::to_string(first + 1) + (i > first + 1 ? "–" + std::to_string(i) : std::string()));
        row.set("item.tiles", tiles_of(schedule[first], language));
        rows.push_back(std::move(row));
    }
}

int tiles_in(const std::vector<std::vector<Tile>>& schedule, Tile wanted)
{
    int count = 0;
    for (const auto& round : schedule)
        count += static_cast<int>(std::ranges::count(round, wanted));
    return count;
}

void add_tiles(const Ruleset& rules, const Language& language, FactSheet& sheet)
{
    const int fountains = tiles_in(rules.auction.schedule, Tile::fountain);
    const int amphitheatres = tiles_in(rules.auction.schedule, Tile::amphitheatre);
    const int temples = tiles_in(rules.auction.schedule, Tile::temple);
    Facts& facts = sheet.facts;
    facts.set("tiles.fountain", fountains);
    facts.set("tiles.amphitheatre", amphitheatres);
    facts.set("tiles.temple", temples);
    facts.set("tiles.large", amphitheatres + temples);
    facts.set("tiles.all", fountains + amphitheatres + temples);
    facts.set("auctions.all", fountains + amphitheatres + temples);
    facts.set("fountains.any", fountains + facts.number("board.fountains") > 0 ? 1 : 0);
    add_schedule(rules.auction.schedule, language, sheet);
}

const char* phrase_of(TieBreak rule)
{
    return rule == TieBreak::highest_card ? "by_card" : rule == TieBreak::seat_order ? "by_seat" : "by_score";
}

void add_ties(const std::vector<TieBreak>& rules, const Language& language, FactSheet& sheet)
{
    auto& ties = sheet.lists["ties"];
    std::string list;
    for (const TieBreak rule : rules) {
        ties.emplace_back().set("item.rule", std::string(print(rule)));
        list += (list.empty() ? "" : language.phrase("then")) + language.phrase(phrase_of(rule));
    }
    const auto has = [&](TieBreak rule) { return std::ranges::find(rules, rule) != rules.end(); };
    if (!has(TieBreak::seat_order))
        list += (list.empty() ? "" : language.phrase("then")) + language.phrase("nobody");
    sheet.facts.set("tie.count", static_cast<int>(rules.size()));
    sheet.facts.set("tie.resolved", has(TieBreak::seat_order) ? 1 : 0);
    sheet.facts.set("tie.scores", has(TieBreak::lowest_score) ? 1 : 0);
    sheet.facts.set("tie.list", list);
}

void add_drawing(const Ruleset& rules, Facts& facts)
{
    const int extra =
        facts.number("tiles.amphitheatre") * (rules.draw.amphitheatre_first + rules.draw.amphitheatre_second);
    const bool any_time = rules.rounds > 1 || rules.draw.after_last_round;
    const bool none = !any_time || (rules.draw.count == 0 && extra == 0);
    facts.set("draw.none", std::string(none ? "true" : "false"));
    facts.set("draw.extra_any", !none && extra > 0 ? 1 : 0);
}

} // namespace

FactSheet facts_of(const Variant& variant, const Language& language)
{
    const Rules rules = variant.playable();
    FactSheet sheet;
    add_knobs(variant.rules, sheet.facts);
    add_deck(variant.rules.deck, sheet);
    add_board(variant, rules, language, sheet.facts);
    add_setup(rules, language, sheet.facts);
    add_tiles(variant.rules, language, sheet);
    add_ties(variant.rules.auction.tie_break, language, sheet);
    add_drawing(variant.rules, sheet.facts);
    add_examples(variant, rules, language, sheet);
    return sheet;
}

} // namespace capitol
