#include "canal/variant/writer.h"

#include "base/yaml_text.h"
#include "canal/notation.h"
#include "canal/variant/schema.h"
#include "variant/writer.h"

namespace canal {

namespace {

using capitol::KnobLine;
using capitol::LocalText;
using capitol::print_flow_list;
using capitol::print_knobs;
using capitol::print_knobs_flow;
using capitol::print_quoted;
using capitol::print_scalar;
using capitol::print_texts;

// `{a: 1, b: 2}`, entry by entry.
class Braces
{
public:
    void add(const std::string& key, const std::string& value)
    {
        m_text += (m_text.empty() ? "" : ", ") + key + ": " + value;
    }
    void add(const std::string& key, int value) { add(key, std::to_string(value)); }
    std::string text() const { return "{" + m_text + "}"; }

private:
    std::string m_text;
};

std::string write_text(const LocalText& text)
{
    Braces braces;
    for (const auto& [language, words] : text)
        braces.add(language, print_quoted(words));
    return braces.text();
}

// `12.34`, of hundredths.
std::string write_degrees(int hundredths)
{
    const int size = hundredths < 0 ? -hundredths : hundredths;
    const std::string decimals = std::to_string(size % 100);
    return (hundredths < 0 ? "-" : "") + std::to_string(size / 100) + "." + (decimals.size() < 2 ? "0" : "") +
           decimals;
}

std::string write_place(const MapPlace& place)
{
    Braces braces;
    braces.add("id", place.id);
    braces.add("name", print_quoted(place.name));
    braces.add("at", "[" + std::to_string(place.column) + ", " + std::to_string(place.row) + "]");
    braces.add("latitude", write_degrees(place.latitude));
    braces.add("longitude", write_degrees(place.longitude));
    braces.add("colour", print(place.colour));
    Braces sources;
    sources.add("place", print(place.source));
    sources.add("colour", print(place.colour_source));
    if (place.city) {
        braces.add("city", "true");
        sources.add("city", print(place.city_source));
    }
    braces.add("source", sources.text());
    return braces.text();
}

std::string write_contract(const Map& map, const MapContract& contract)
{
    const auto id_of = [&](int place) { return map.places[static_cast<std::size_t>(place)].id; };
    Braces braces;
    Braces sources;
    braces.add("id", contract.id);
    braces.add("name", print_quoted(contract.name));
    braces.add("from", id_of(contract.from));
    braces.add("to", id_of(contract.to));
    sources.add("name", print(contract.name_source));
    sources.add("termini", print(contract.termini_source));
    if (contract.via >= 0) {
        braces.add("via", id_of(contract.via));
        sources.add("via", print(contract.via_source));
    }
    braces.add("value", contract.value);
    sources.add("value", print(contract.value_source));
    if (contract.starting) {
        braces.add("starting", "true");
        sources.add("starting", print(contract.starting_source));
    }
    braces.add("source", sources.text());
    return braces.text();
}

std::string write_cards(const Deck& deck, CardKind kind)
{
    Braces braces;
    braces.add("kind", print(kind));
    for (int symbol = 0; symbol < 8; ++symbol) {
        const Card card(kind, static_cast<Colour>(symbol));
        if (deck.cards[card] > 0)
            braces.add(symbol == 0 ? "plain" : print(card.symbol()), deck.cards[card]);
    }
    braces.add("source", print(deck.source[index(kind)]));
    return braces.text();
}

std::vector<KnobLine> lines_of(const Ruleset& ruleset)
{
    std::vector<KnobLine> lines;
    for (const Knob& knob : schema())
        lines.push_back({knob.key, print_value(knob, knob.get(ruleset))});
    return lines;
}

std::vector<KnobLine> lines_over(const Ruleset& ruleset, const Ruleset& parent)
{
    std::vector<KnobLine> lines;
    for (const Knob& knob : schema())
        if (knob.get(ruleset) != knob.get(parent))
            lines.push_back({knob.key, print_value(knob, knob.get(ruleset))});
    return lines;
}

} // namespace

std::string write_variant(const Variant& variant, const Ruleset* parent)
{
    std::string text = "format: 1\nid: " + print_scalar(variant.id) + "\ngame: canal-mania\n";
    if (!variant.extends.empty())
        text += "extends: " + print_scalar(variant.extends) + "\n";
    text += print_texts("name", variant.name) + print_texts("summary", variant.summary);
    text +=
        "map: " + print_scalar(variant.data.map.id) + "\ndeck: " + print_scalar(variant.data.deck.id) + "\n";
    const Ruleset& ruleset = variant.data.ruleset;
    return text + print_knobs(parent ? lines_over(ruleset, *parent) : lines_of(ruleset));
}

std::string write_rules_line(const Ruleset& ruleset)
{
    return print_knobs_flow(lines_of(ruleset));
}

std::string write_map_line(const Map& map)
{
    Braces terrain;
    terrain.add("source", print(map.terrain_source));
    terrain.add("rows",
                print_flow_list(map.terrain, [](const std::string& row) { return print_quoted(row); }));
    Braces braces;
    braces.add("format", 1);
    braces.add("id", map.id);
    braces.add("name", write_text(map.name));
    braces.add("terrain", terrain.text());
    braces.add("places", print_flow_list(map.places, write_place));
    braces.add("contracts", print_flow_list(map.contracts, [&](const MapContract& contract) {
                   return write_contract(map, contract);
               }));
    return braces.text();
}

std::string write_deck_line(const Deck& deck)
{
    constexpr std::array kinds{CardKind::stretch, CardKind::lock, CardKind::aqueduct, CardKind::tunnel,
                               CardKind::surveyor};
    Braces braces;
    braces.add("format", 1);
    braces.add("id", deck.id);
    braces.add("name", write_text(deck.name));
    braces.add("cards", print_flow_list(kinds, [&](CardKind kind) { return write_cards(deck, kind); }));
    return braces.text();
}

} // namespace canal
