#include "capitol/cards_in_play.h"

#include "base/random.h"

#include <algorithm>
#include <utility>

namespace capitol {

namespace {

// The draw pile got a new top: everybody sees it.
void show_top(const Deck& deck, Position& position, Pile pile, Events* events)
{
    const auto p = index(pile);
    if (position.unseen[p] == 0 || position.unseen[p] < position.draw_count[p])
        return;
    position.unseen[p] = static_cast<std::uint8_t>(position.draw_count[p] ? position.draw_count[p] - 1 : 0);
    if (position.draw_count[p] == 0)
        return;
    const Card top = position.draw_card(deck, pile, 0);
    if (top != unknown_card && !(position.shuffled & deck.of_pile(pile)).empty()) // in a view it may be
        deck.remove(position.shuffled, top);
    if (events)
        events->push_back(TopShown{top, pile});
}

void shuffle_pile(const Deck& deck, Position& position, Pile pile, Events* events)
{
    const auto p = index(pile);
    Card* cards = position.pile_cards.data() + deck.pile_offset(pile);
    Random random = Random::from_state(position.random);
    random.shuffle(cards, position.draw_count[p]);
    position.random = random.state();
    for (int i = 0; i < position.draw_count[p]; ++i)
        deck.add(position.shuffled, cards[i]);
    position.unseen[p] = position.draw_count[p];
    show_top(deck, position, pile, events);
}

// An empty pile with discards is turned over at once, so that a top card always shows.
void turn_if_empty(const Rules& rules, Position& position, Pile pile, Events* events)
{
    const auto p = index(pile);
    if (position.draw_count[p] > 0 || position.discard_count[p] == 0)
        return;
    turn_over(rules.deck(), position, pile);
    if (events)
        events->push_back(PileTurned{pile});
    if (rules.ruleset().deck.recycle == Recycle::shuffle)
        shuffle_pile(rules.deck(), position, pile, events);
}

} // namespace

// The discards lie at the end of the segment with the first one last: moved to its start they are the draw
// pile with the first one on top.
void turn_over(const Deck& deck, Position& position, Pile pile)
{
    const auto p = index(pile);
    const int count = position.discard_count[p];
    const auto first = position.pile_cards.begin() + deck.pile_offset(pile);
    const auto last = first + deck.pile_size(pile);
    std::copy(last - count, last, first);
    std::fill(std::max(first + count, last - count), last, unknown_card);
    position.draw_count[p] = static_cast<std::uint8_t>(count);
    position.discard_count[p] = 0;
}

void lay_on_discards(const Deck& deck, Position& position, Card card)
{
    const Pile pile = deck.pile(card);
    position.pile_cards[deck.pile_offset(pile) + deck.pile_size(pile) - 1 -
                        position.discard_count[index(pile)]++] = card;
}

Card take_top(const Deck& deck, Position& position, Pile pile)
{
    Card& top = position.pile_cards[deck.pile_offset(pile) + --position.draw_count[index(pile)]];
    return std::exchange(top, unknown_card);
}

void discard_from_hand(const Rules& rules, Position& position, Seat seat, Card card, Events* events)
{
    const Deck& deck = rules.deck();
    const Pile pile = deck.pile(card);
    deck.remove(position.hand[seat], card);
    if (deck.holds(position.known[seat], card))
        deck.remove(position.known[seat], card);
    --position.hand_count[seat][index(pile)];
    lay_on_discards(deck, position, card);
    turn_if_empty(rules, position, pile, events);
}

Card draw_to_hand(const Rules& rules, Position& position, Seat seat, Pile pile, Events* events)
{
    const Deck& deck = rules.deck();
    const Card card = take_top(deck, position, pile);
    deck.add(position.hand[seat], card);
    deck.add(position.known[seat], card);
    ++position.hand_count[seat][index(pile)];
    if (events)
        events->push_back(Drew{seat, card});
    show_top(deck, position, pile, events);
    turn_if_empty(rules, position, pile, events);
    return card;
}

} // namespace capitol
