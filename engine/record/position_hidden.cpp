// What a view does not name: hidden cards are counted, and the counts must leave nothing over.
#include "record/position_reader.h"

#include "capitol/notation.h"
#include "capitol/view.h"

#include <algorithm>

namespace capitol {

int PositionReader::count_hidden(const Field& cards) const
{
    const auto items = cards.items(max_cards);
    return static_cast<int>(
        std::ranges::count_if(items, [](const Field& item) { return item.json() == "?"; }));
}

// A hand whose cards may be counted says how many there are of each kind.
void PositionReader::read_hand_count(Seat seat, const Field& field, int hidden)
{
    const auto counts = field.find("hand_count");
    if (!sees_count(m_rules, m_viewer, seat)) {
        if (counts || hidden > 0)
            field.refuse("this variant lets nobody count the hands of others (information.hand_count)");
        return;
    }
    const Field given = field.need("hand_count");
    given.expect_keys({"roof", "floor", "permit"});
    int left = hidden;
    for (Pile pile : all_piles) {
        const Field count = given.need(std::string(print(pile)));
        auto& size = m_position.hand_count[seat][index(pile)];
        const int shown = size;
        size = static_cast<std::uint8_t>(count.whole(shown, std::min(shown + left, max_cards)));
        left -= size - shown;
    }
    if (left > 0)
        given.refuse("fewer cards than the hand has");
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

} // namespace capitol
