#include "capitol/cards_in_play.h"

#include "capitol/random.h"

#include <algorithm>

namespace capitol {

namespace {

// The draw pile got a new top: everybody sees it.
void show_top(const Deck& deck, Position& position, Pile pile)
{
    const auto p = index(pile);
    if (position.unseen[p] == 0 || position.unseen[p] < position.draw_count[p])
        return;
    position.unseen[p] = static_cast<std::uint8_t>(position.draw_count[p] ? position.draw_count[p] - 1 : 0);
    if (position.draw_count[p] == 0 || (position.shuffled & deck.of_pile(pile)).empty())
        return;
    if (const Card top = position.draw_card(deck, pile, 0); top != unknown_card) // in a view it may be
        deck.remove(position.shuffled, top);
}

void shuffle_pile(const Deck& deck, Position& position, Pile pile)
{
    const auto p = index(pile);
    Card* cards = position.pile_cards.data() + deck.pile_offset(pile);
    Random random = Random::from_state(position.random);
    random.shuffle(cards, position.draw_count[p]);
    position.random = random.state();
    for (int i = 0; i < position.draw_count[p]; ++i)
        deck.add(position.shuffled, cards[i]);
    position.unseen[p] = position.draw_count[p];
    show_top(deck, position, pile);
}

// An empty pile with discards is turned over at once, so that a top card always shows. The discards lie at
// the end of the segment with the first one last: moved to its start they are the draw pile with the first
// one on top.
void turn_if_empty(const Rules& rules, Position& position, Pile pile, Events* events)
{
    const auto p = index(pile);
    const int count = position.discard_count[p];
    if (position.draw_count[p] > 0 || count == 0)
        return;
    const Deck& deck = rules.deck();
    const auto first = position.pile_cards.begin() + deck.pile_offset(pile);
    const auto last = first + deck.pile_size(pile);
    std::copy(last - count, last, first);
    std::fill(std::max(first + count, last - count), last, unknown_card);
    position.draw_count[p] = static_cast<std::uint8_t>(count);
    position.discard_count[p] = 0;
    if (rules.ruleset().deck.recycle == Recycle::shuffle)
        shuffle_pile(deck, position, pile);
    if (events)
        events->push_back(PileTurned{pile});
}

} // namespace

void discard_from_hand(const Rules& rules, Position& position, Seat seat, Card card, Events* events)
{
    const Deck& deck = rules.deck();
    const Pile pile = deck.pile(card);
    const auto p = index(pile);
    deck.remove(position.hand[seat], card);
    if (deck.holds(position.known[seat], card))
        deck.remove(position.known[seat], card);
    --position.hand_count[seat][p];
    position.pile_cards[deck.pile_offset(pile) + deck.pile_size(pile) - 1 - position.discard_count[p]++] =
        card;
    turn_if_empty(rules, position, pile, events);
}

Card draw_to_hand(const Rules& rules, Position& position, Seat seat, Pile pile, Events* events)
{
    const Deck& deck = rules.deck();
    const auto p = index(pile);
    Card& top = position.pile_cards[deck.pile_offset(pile) + --position.draw_count[p]];
    const Card card = top;
    top = unknown_card;
    deck.add(position.hand[seat], card);
    deck.add(position.known[seat], card);
    ++position.hand_count[seat][p];
    show_top(deck, position, pile);
    if (events)
        events->push_back(Drew{seat, card});
    turn_if_empty(rules, position, pile, events);
    return card;
}

} // namespace capitol
