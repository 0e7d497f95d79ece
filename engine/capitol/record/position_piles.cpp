// What lies apart from the players: floors, piles, and the generator that shuffles them.
#include "capitol/record/position_reader.h"

#include "base/random.h"
#include "base/report.h"
#include "capitol/notation.h"
#include "capitol/view.h"

#include <algorithm>

namespace capitol {

void PositionReader::read_supply()
{
    if (const auto field = m_root.find("supply"))
        expect_left(*field, m_floors);
    m_position.supply = static_cast<std::uint16_t>(m_floors);
}

void PositionReader::read_piles()
{
    const auto piles = m_root.find("piles");
    if (piles)
        piles->expect_keys({"roof", "floor", "permit"});
    std::array<std::optional<Field>, pile_count> fields;
    std::array<std::vector<Card>, pile_count> draw;
    for (Pile pile : all_piles) {
        auto& field = fields[index(pile)] = piles ? piles->find(std::string(print(pile))) : std::nullopt;
        if (!field)
            continue;
        field->expect_keys({"draw", "discard", "unseen", "shuffled"});
        draw[index(pile)] = read_cards(pile, *field, "draw");
        lay_discards(pile, read_cards(pile, *field, "discard"));
    }
    for (Pile pile : all_piles)
        if (is_view())
            lay_seen_pile(pile, draw[index(pile)], fields[index(pile)]);
        else
            lay_draw_pile(pile, std::move(draw[index(pile)]), fields[index(pile)]);
}

std::vector<Card> PositionReader::read_cards(Pile pile, const Field& field, const char* key)
{
    std::vector<Card> cards;
    const auto list = field.find(key);
    if (!list)
        return cards;
    const bool may_hide = is_view() && key == std::string_view("draw");
    for (const Field& item : list->items(max_cards)) {
        if (may_hide && item.json() == "?") {
            cards.push_back(unknown_card);
            continue;
        }
        const Card card = card_in(item);
        if (m_deck.pile(card) != pile)
            item.refuse(print_card(m_deck, card) + " is no " + std::string(print(pile)) + " card");
        use_card(item, card);
        cards.push_back(card);
    }
    return cards;
}

// Lists are top first; the first discarded lies at the end of the pile's segment.
void PositionReader::lay_discards(Pile pile, const std::vector<Card>& cards)
{
    const auto count = static_cast<std::ptrdiff_t>(cards.size());
    const auto end = m_position.pile_cards.begin() + m_deck.pile_offset(pile) + m_deck.pile_size(pile);
    std::ranges::copy(cards, end - count);
    m_position.discard_count[index(pile)] = static_cast<std::uint8_t>(count);
}

// Cards that nothing names lie beneath those that are, in the deck's order.
void PositionReader::lay_draw_pile(Pile pile, std::vector<Card> cards, const std::optional<Field>& field)
{
    (m_cards & m_deck.of_pile(pile)).for_each([&](int bit) { cards.push_back(m_deck.card_at(bit)); });
    const auto p = index(pile);
    if (cards.empty() && m_position.discard_count[p] > 0)
        field->need("discard").refuse(
            "an empty draw pile is turned over at once: these cards belong in `draw`");
    std::ranges::reverse_copy(cards, m_position.pile_cards.begin() + m_deck.pile_offset(pile));
    m_position.draw_count[p] = static_cast<std::uint8_t>(cards.size());
    const int below = std::max(0, m_position.draw_count[p] - 1);
    const auto unseen = field ? field->find("unseen") : std::nullopt;
    m_position.unseen[p] = static_cast<std::uint8_t>(unseen ? unseen->whole(0, below) : below);
    if (const auto shuffled = field ? field->find("shuffled") : std::nullopt)
        read_shuffled(pile, *shuffled);
}

// The cards that nobody names are as many as those that lie hidden.
void PositionReader::check_hidden() const
{
    for (Seat seat = 0; seat < m_position.players; ++seat)
        if (is_hidden(seat) && m_position.hand[seat] != m_position.known[seat])
            m_root.find("seats")->refuse("seat " + print_seat(seat) +
                                         ": another's hand holds only cards that the table has seen");
    for (Pile pile : all_piles) {
        int hidden = (m_cards & m_deck.of_pile(pile)).size() - m_position.unseen[index(pile)];
        bool counted = true;
        for (Seat seat = 0; seat < m_position.players; ++seat) {
            hidden -= m_position.hand_count[seat][index(pile)] -
                      (m_position.hand[seat] & m_deck.of_pile(pile)).size();
            counted = counted && sees_count(m_rules, m_viewer, seat);
        }
        if (hidden < 0 || (counted && hidden > 0))
            m_root.refuse(std::string(print(pile)) + " cards: more or fewer are hidden than are left");
    }
}

// From the bottom `unseen` cards are hidden; none above them is.
void PositionReader::lay_seen_pile(Pile pile, const std::vector<Card>& cards,
                                   const std::optional<Field>& field)
{
    const auto p = index(pile);
    if (cards.size() + m_position.discard_count[p] > static_cast<std::size_t>(m_deck.pile_size(pile)))
        field->refuse("more cards than the deck has of this kind");
    if (cards.empty() && m_position.discard_count[p] > 0)
        field->need("discard").refuse(
            "an empty draw pile is turned over at once: these cards belong in `draw`");
    std::ranges::reverse_copy(cards, m_position.pile_cards.begin() + m_deck.pile_offset(pile));
    m_position.draw_count[p] = static_cast<std::uint8_t>(cards.size());
    const auto hidden = std::ranges::find(cards, unknown_card);
    m_position.unseen[p] = static_cast<std::uint8_t>(cards.end() - hidden);
    if (hidden == cards.begin() && !cards.empty())
        field->need("draw").refuse("a hidden card on top, which everybody sees");
    if (std::ranges::count(cards, unknown_card) != m_position.unseen[p])
        field->need("draw").refuse("a hidden card above one that is seen");
    if (const auto unseen = field ? field->find("unseen") : std::nullopt)
        if (unseen->whole(0, max_cards) != m_position.unseen[p])
            unseen->refuse(describe(unseen->json()), "as many as there are hidden cards in `draw`");
    if (const auto shuffled = field ? field->find("shuffled") : std::nullopt)
        read_shuffled(pile, *shuffled);
}

// How many of each card lie in an order that nobody knows: exactly the pile's unseen ones.
void PositionReader::read_shuffled(Pile pile, const Field& field)
{
    if (m_rules.ruleset().deck.recycle != Recycle::shuffle)
        field.refuse("this variant does not shuffle piles (deck.recycle)");
    const CardSet counted = counted_cards(field) & m_deck.of_pile(pile);
    CardSet unseen;
    for (int i = 0; i < m_position.unseen[index(pile)] && !is_view(); ++i)
        m_deck.add(unseen, m_position.pile_cards[m_deck.pile_offset(pile) + i]);
    const bool could_be =
        counted.size() == m_position.unseen[index(pile)] && m_deck.minus(counted, m_cards).empty();
    if (is_view() ? !could_be : unseen != counted_cards(field))
        field.refuse("these are not the unseen cards of the draw pile");
    m_position.shuffled = m_position.shuffled | counted;
}

CardSet PositionReader::counted_cards(const Field& field) const
{
    field.find(""); // an object
    CardSet cards;
    for (const auto& [key, count] : field.json().items()) {
        const Field entry(count, join(field.path(), key));
        const auto card = parse_card(m_deck, key);
        if (!card)
            entry.refuse(in_quotes(key) + " is not a card of this deck");
        for (auto copies = entry.whole(1, m_deck[*card].copies) - m_deck.count(cards, *card); copies > 0;
             --copies)
            m_deck.add(cards, *card);
    }
    return cards;
}

void PositionReader::read_random()
{
    const auto field = m_root.find("random");
    if (is_view()) {
        if (field)
            field->refuse("no audience sees the generator");
        return;
    }
    if (m_rules.ruleset().deck.recycle == Recycle::shuffle)
        m_position.random = field ? field->whole64_or_text() : Random(0).state();
    else if (field)
        field->refuse("this variant does not shuffle piles (deck.recycle)");
}

} // namespace capitol
