#include "canal/variant/deck_reader.h"

#include "canal/variant/reading.h"

#include <utility>

namespace canal {

namespace {

constexpr int most_copies = 90;

using Told = std::array<bool, card_kind_count>; // which kinds have been

// How many cards of one kind there are without a symbol, and with each.
void read_cards(const YamlNode& node, const std::string& path, Told& told, Deck& deck, Report& report)
{
    static const auto kinds = words_of(CardKind::stretch, card_kind_count);
    static const std::vector<std::string> keys{"kind", "plain", "red",    "yellow", "green",
                                               "blue", "black", "purple", "white",  "source"};
    if (!expect_map(node, path, keys, report))
        return;
    const YamlNode* kind = need(node, path, "kind", "a kind of card", report);
    if (!kind)
        return;
    const auto card_kind = static_cast<CardKind>(choice_of(*kind, path + ".kind", kinds, report));
    if (std::exchange(told[index(card_kind)], true))
        refuse(Diagnostic::Id::not_allowed, *kind, path + ".kind", "a kind that nothing else in the list has",
               report);
    for (std::size_t i = 1; i < keys.size() - 1; ++i) {
        const YamlNode* copies = node.find(keys[i]);
        if (copies)
            deck.cards.set(
                {card_kind, static_cast<Colour>(i - 1)},
                capitol::read_whole(*copies, path + "." + keys[i], 0, most_copies, report).value_or(0));
    }
    if (const YamlNode* source = need(node, path, "source", "where these numbers come from", report))
        deck.source[index(card_kind)] = read_source(*source, path + ".source", report);
}

} // namespace

Deck read_deck(const YamlNode& tree, Report& report)
{
    Deck deck;
    if (!expect_map(tree, {}, {"format", "id", "name", "cards"}, report))
        return deck;
    capitol::read_format(tree, report);
    deck.id = capitol::read_id(tree, report);
    if (const YamlNode* name = tree.find("name"))
        deck.name = capitol::read_local_text(*name, "name", longest_name, report);
    const YamlNode* cards = need(tree, {}, "cards", "a list of a map for each kind", report);
    if (!cards)
        return deck;
    const auto items = items_of(*cards, "cards", card_kind_count, "kinds of cards", report);
    Told told{};
    for (std::size_t i = 0; i < items.size(); ++i)
        read_cards(items[i], "cards[" + std::to_string(i) + "]", told, deck, report);
    if (deck.cards.size() < 1 || deck.cards.size() > max_cards)
        report.add(Diagnostic::Id::out_of_range, cards->place, "cards",
                   std::to_string(deck.cards.size()) + " cards",
                   "1.." + std::to_string(max_cards) + " cards");
    return deck;
}

} // namespace canal
