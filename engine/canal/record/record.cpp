#include "canal/record/record.h"

#include "base/yaml_text.h"
#include "canal/record/event_json.h"
#include "canal/variant/deck_reader.h"
#include "canal/variant/map_reader.h"
#include "canal/variant/reading.h"
#include "canal/variant/variant_reader.h"
#include "canal/variant/writer.h"

#include <algorithm>

namespace canal {

namespace {

using capitol::describe;
using capitol::Diagnostics;
using capitol::Field;

// Rules, map and deck of the record's own.
std::optional<GameData> read_data(const YamlNode& tree, Report& report)
{
    const YamlNode* rules = need(tree, {}, "rules", "the knobs, with `map` and `deck`", report);
    const YamlNode* map = need(tree, {}, "map", "everything in a map file", report);
    const YamlNode* deck = need(tree, {}, "deck", "everything in a deck file", report);
    if (!rules || !map || !deck)
        return {};
    GameData data;
    read_knobs(*rules, data.ruleset, report);
    data.map = read_map(*map, report);
    data.deck = read_deck(*deck, report);
    if (report.clean())
        check_playable(*rules, data, report);
    return report.clean() ? std::optional(std::move(data)) : std::nullopt;
}

class DealReader
{
public:
    DealReader(const Rules& rules, std::size_t players) : m_rules(rules), m_players(players) {}

    Opening read(const Field& field) const
    {
        field.expect_keys({"engineers", "contracts", "cards"});
        Opening opening;
        read_engineers(field.need("engineers"), opening);
        read_contracts(field.need("contracts"), opening);
        read_cards(field.need("cards"), opening);
        return opening;
    }

private:
    void read_engineers(const Field& field, Opening& opening) const
    {
        for (const Field& item : field.items(m_players)) {
            const auto engineer = parse_engineer(item.text());
            if (!engineer || std::ranges::count(opening.engineers, *engineer) > 0)
                item.refuse(describe(item.json()), "an engineer, each once");
            opening.engineers.push_back(*engineer);
        }
        if (opening.engineers.size() != m_players)
            field.refuse(std::to_string(opening.engineers.size()) + " engineers", "one for each seat");
    }

    void read_contracts(const Field& field, Opening& opening) const
    {
        bool starting = true;
        for (const Field& item : field.items(max_contracts)) {
            const int contract = m_rules.find_contract(item.text());
            if (contract < 0 || m_rules.is_junction(contract) ||
                std::ranges::count(opening.contracts, contract) > 0)
                item.refuse(describe(item.json()), "the id of a contract, each once");
            if (m_rules.contract(contract).starting && !starting)
                item.refuse(describe(item.json()), "starting contracts before all others");
            starting = m_rules.contract(contract).starting;
            opening.contracts.push_back(contract);
        }
        if (static_cast<int>(opening.contracts.size()) != m_rules.contracts())
            field.refuse(std::to_string(opening.contracts.size()) + " contracts", "all of the map");
    }

    void read_cards(const Field& field, Opening& opening) const
    {
        Cards left = m_rules.deck();
        for (const Field& item : field.items(max_cards)) {
            const auto card = parse_card(item.text());
            if (!card || left[*card] == 0)
                item.refuse(describe(item.json()), "a card of the deck, as often as it has it");
            left.remove(*card);
            opening.cards.push_back(*card);
        }
        if (left.size() > 0)
            field.refuse(std::to_string(left.size()) + " cards too few");
    }

    const Rules& m_rules;
    const std::size_t m_players;
};

} // namespace

record::Format RecordedCanal::format()
{
    return {"canal_mania", {"variant", "rules", "map", "deck"}, {"deal"}, "take lock.red", ".canal",
            max_seats};
}

Position RecordedCanal::start_recorded(const Rules& rules, const GameSetup& setup, const record::Head& head,
                                       Events* events)
{
    return canal::start(rules, static_cast<int>(head.seats.size()), setup.opening, head.seed, events);
}

std::string RecordedCanal::print_rules(const GameSetup& setup)
{
    return "variant: " + capitol::print_scalar(setup.variant) +
           "\nrules: " + write_rules_line(setup.data.ruleset) + "\nmap: " + write_map_line(setup.data.map) +
           "\ndeck: " + write_deck_line(setup.data.deck) + "\n";
}

std::string RecordedCanal::print_opening(const GameSetup& setup)
{
    const Opening& opening = setup.opening;
    const auto& contracts = setup.data.map.contracts;
    return "deal: {engineers: " +
           capitol::print_flow_list(opening.engineers, [](Engineer one) { return canal::print(one); }) +
           ", contracts: " +
           capitol::print_flow_list(
               opening.contracts,
               [&](int contract) { return contracts[static_cast<std::size_t>(contract)].id; }) +
           ", cards: " +
           capitol::print_flow_list(opening.cards, [](Card card) { return canal::print(card); }) + "}\n";
}

std::optional<GameSetup> RecordedCanal::read_rules(const YamlNode& tree, const Library& library,
                                                   Report& report, Diagnostics& others)
{
    const YamlNode* id = need(tree, {}, "variant", "the id of a variant", report);
    if (id && (!id->is(YamlNode::Kind::scalar) || !capitol::is_id(id->text)))
        record::refuse(*id, "variant", capitol::id_rule, report);
    if (!id || !report.clean())
        return {};
    if (tree.find("rules") || tree.find("map") || tree.find("deck")) {
        auto data = read_data(tree, report);
        return data ? std::optional(GameSetup{id->text, *std::move(data), {}}) : std::nullopt;
    }
    auto loaded = library.load(id->text);
    if (loaded)
        return GameSetup{id->text, std::move(loaded.value->data), {}};
    std::ranges::move(loaded.diagnostics, std::back_inserter(others));
    return {};
}

// Without a deal the seed tells it.
void RecordedCanal::read_opening(const YamlNode& tree, const Rules& rules, const record::Head& head,
                                 Report& report, GameSetup& setup)
{
    setup.opening = open_from_seed(rules, static_cast<int>(head.seats.size()), head.seed);
    const auto read = [&](const Field& field) {
        setup.opening = DealReader(rules, head.seats.size()).read(field);
    };
    if (const YamlNode* deal = tree.find("deal"))
        record::read_value(*deal, "deal", read, report);
}

std::string RecordedCanal::print_event(const Rules& rules, const View&, const Event& event)
{
    return canal::print_event(rules, event).dump();
}

} // namespace canal
