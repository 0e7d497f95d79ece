// What a view leaves open, drawn by chance.
#include "capitol/auction.h"
#include "capitol/view.h"

#include <algorithm>

namespace capitol {

namespace {

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

// The cards of that kind that the view has not placed and that are in hands.
int hidden_in_hands(const Rules& rules, const View& view, Pile pile)
{
    return unplaced(rules, view, pile).size() - view.known.unseen[index(pile)];
}

// Hands that are not counted: the kinds of the hidden cards, dealt out by chance.
class CountDealer
{
public:
    CountDealer(const Rules& rules, const View& view, Random& random) : m_viewer(view.seat), m_random(random)
    {
        for (Pile pile : all_piles)
            for (int left = hidden_in_hands(rules, view, pile); left > 0; --left)
                m_kinds[m_left++] = pile;
        random.shuffle(m_kinds.data(), m_left);
    }

    void deal(Position& position)
    {
        for (Seat seat = 0; seat < position.players; ++seat)
            if (seat != m_viewer && must_hold(position, seat) && position.hand_size(seat) == 0 && m_left > 0)
                give(position, seat);
        const auto others = static_cast<std::uint32_t>(position.players - (m_viewer != spectator));
        while (m_left > 0) {
            const auto seat = static_cast<Seat>(m_random.below(others));
            give(position, seat >= m_viewer ? static_cast<Seat>(seat + 1) : seat);
        }
    }

private:
    // An empty hand passes and bids by itself.
    static bool must_hold(const Position& position, Seat seat)
    {
        return (position.phase == Phase::construction && position.to_move == seat) ||
               (position.phase == Phase::bidding && !position.has_bid[seat]);
    }
    void give(Position& position, Seat seat) { ++position.hand_count[seat][index(m_kinds[--m_left])]; }

    const Seat m_viewer;
    Random& m_random;
    std::array<Pile, max_cards> m_kinds{};
    int m_left = 0;
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
    for (Seat seat = 0; seat < position.players; ++seat) {
        const int seen = (view.known.hand[seat] & deck.of_pile(pile)).size();
        for (int hidden = position.hand_count[seat][index(pile)] - seen; hidden > 0; --hidden)
            deck.add(position.hand[seat], in_hands.take());
    }
}

// Bids that were sealed: the viewer's as it was, the others' drawn by chance, from the consul clockwise.
void fill_bids(const Rules& rules, const View& view, Position& position, Random& random)
{
    const Position& known = view.known;
    clear_bids(position);
    position.has_bid = known.has_bid;
    Seat seat = position.first;
    for (int i = 0; i < position.players; ++i, seat = position.next_seat(seat)) {
        if (!position.has_bid[seat] || position.hand_size(seat) == 0)
            continue;
        Bid bid;
        if (seat != view.seat)
            bid = random_bid(rules, position, seat, random);
        else
            for (int card = 0; card < known.bid_size[seat]; ++card)
                bid.add(known.bid_card(seat, card));
        lay_bid(position, seat, bid);
    }
}

bool is_same_bid(const Position& one, const Position& other, Seat seat)
{
    if (one.bid_size[seat] != other.bid_size[seat])
        return false;
    for (int i = 0; i < one.bid_size[seat]; ++i)
        if (one.bid_card(seat, i) != other.bid_card(seat, i))
            return false;
    return true;
}

} // namespace

double hidden_in_hand(const Rules& rules, const View& view, Seat seat, Pile pile)
{
    const int others = view.known.players - (view.seat != spectator);
    if (!sees_count(rules, view.seat, seat))
        return static_cast<double>(hidden_in_hands(rules, view, pile)) / others;
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
    position.seen_by = no_seat;
    if (rules.ruleset().information.hand_count == HandCount::hidden)
        CountDealer(rules, view, random).deal(position);
    for (Pile pile : all_piles)
        fill_pile_and_hands(rules, view, position, pile, random);
    if (position.phase == Phase::bidding)
        fill_bids(rules, view, position, random);
    if (rules.ruleset().deck.recycle == Recycle::shuffle) { // in one expression their order is the compiler's
        position.random = std::uint64_t{random.next()} << 32;
        position.random |= random.next();
    }
    return position;
}

game::Redealt redealt(const Rules& rules, const Position& before, const Position& after)
{
    game::Redealt found;
    for (Seat seat = 0; seat < before.players; ++seat) {
        found.in_hands += rules.deck().minus(after.hand[seat], before.hand[seat]).size();
        found.sealed += !is_same_bid(before, after, seat);
    }
    for (std::size_t i = 0; i < max_cards; ++i)
        found.in_piles += before.pile_cards[i] != after.pile_cards[i];
    return found;
}

} // namespace capitol
