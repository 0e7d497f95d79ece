#include "capitol/view.h"

#include "capitol/auction.h"

#include <algorithm>

namespace capitol {

namespace {

// Sealed bids of others are taken away; the seat's own moves to the front, since where it lay tells their
// sizes.
void hide_bids(Position& position, Seat seat)
{
    const auto cards = position.bid_cards;
    const int start = position.bid_start[seat];
    const std::uint8_t size = position.bid_size[seat];
    position.bid_cards.fill(unknown_card);
    position.bid_start.fill(0);
    position.bid_size.fill(0);
    position.bid_size[seat] = size;
    std::copy_n(cards.begin() + start, size, position.bid_cards.begin());
}

// Cards nobody has placed for this seat, in an order that chance decides.
class Pool
{
public:
    Pool(const Deck& deck, const CardSet& cards, Random& random)
    {
        cards.for_each([&](int bit) { m_cards[m_size++] = deck.card_at(bit); });
        random.shuffle(m_cards.data(), m_size);
    }
    Card take() { return m_cards[--m_size]; }

private:
    std::array<Card, max_cards> m_cards{};
    int m_size = 0;
};

void fill_unseen(const Deck& deck, Position& position, Pile pile, Pool& pool)
{
    for (int i = 0; i < position.unseen[index(pile)]; ++i)
        position.pile_cards[deck.pile_offset(pile) + i] = pool.take();
}

void fill_pile_and_hands(const Rules& rules, const View& view, Position& position, Pile pile, Random& random)
{
    const Deck& deck = rules.deck();
    CardSet rest = unplaced(rules, view, pile);
    const CardSet shuffled = position.shuffled & deck.of_pile(pile);
    Pool in_pile(deck, shuffled, random);
    rest = deck.minus(rest, shuffled);
    Pool in_hands(deck, rest, random);
    fill_unseen(deck, position, pile, shuffled.empty() ? in_hands : in_pile);
    for (Seat seat = 0; seat < position.players; ++seat)
        for (int hidden = hidden_in_hand(rules, view, seat, pile); hidden > 0; --hidden)
            deck.add(position.hand[seat], in_hands.take());
}

// Bids that were sealed: the viewer's as it was, the others' drawn by chance, in the order they were made.
void fill_bids(const Rules& rules, const View& view, Position& position, Random& random)
{
    const auto own = view.known.bid_cards;
    int start = 0;
    Seat seat = position.first;
    for (int i = 0; i < position.players; ++i, seat = position.next_seat(seat)) {
        if (!position.has_bid[seat] || position.hand_size(seat) == 0)
            continue;
        const int from = start;
        if (seat == view.seat) {
            std::copy_n(own.begin(), position.bid_size[seat], position.bid_cards.begin() + start);
            start += position.bid_size[seat];
        } else {
            position.hand[seat].for_each([&](int bit) {
                if (random.below(3) == 0)
                    position.bid_cards[start++] = rules.deck().card_at(bit);
            });
        }
        position.bid_start[seat] = static_cast<std::uint8_t>(from);
        position.bid_size[seat] = static_cast<std::uint8_t>(start - from);
    }
}

} // namespace

View observe(const Rules& rules, const Position& position, Seat seat)
{
    View view{seat, position};
    Position& known = view.known;
    for (Seat other = 0; other < position.players; ++other)
        if (other != seat)
            known.hand[other] = position.known[other];
    for (Pile pile : all_piles)
        std::fill_n(known.pile_cards.begin() + rules.deck().pile_offset(pile), position.unseen[index(pile)],
                    unknown_card);
    hide_bids(known, seat);
    known.random = 0;
    return view;
}

int hidden_in_hand(const Rules& rules, const View& view, Seat seat, Pile pile)
{
    const CardSet seen = view.known.hand[seat] & rules.deck().of_pile(pile);
    return view.known.hand_count[seat][index(pile)] - seen.size();
}

CardSet unplaced(const Rules& rules, const View& view, Pile pile)
{
    const Deck& deck = rules.deck();
    const Position& known = view.known;
    CardSet rest = deck.of_pile(pile);
    const auto place = [&](Card card) { deck.remove(rest, card); };
    for (int i = 0; i < known.draw_count[index(pile)] - known.unseen[index(pile)]; ++i)
        place(known.draw_card(deck, pile, i));
    for (int i = 0; i < known.discard_count[index(pile)]; ++i)
        place(known.discard_card(deck, pile, i));
    for (Seat seat = 0; seat < known.players; ++seat)
        rest = deck.minus(rest, known.hand[seat] & deck.of_pile(pile));
    return rest;
}

Position determinise(const Rules& rules, const View& view, Random& random)
{
    Position position = view.known;
    for (Pile pile : all_piles)
        fill_pile_and_hands(rules, view, position, pile, random);
    if (position.phase == Phase::bidding)
        fill_bids(rules, view, position, random);
    if (rules.ruleset().deck.recycle == Recycle::shuffle)
        position.random = std::uint64_t{random.next()} << 32 | random.next();
    return position;
}

} // namespace capitol
