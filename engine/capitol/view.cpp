// What an audience sees of a position, and of what happens to it.
#include "capitol/view.h"

#include "capitol/auction.h"
#include "capitol/cards_in_play.h"
#include "capitol/construction.h"

#include <algorithm>

namespace capitol {

namespace {

// Sealed bids of others are taken away; the seat's own moves to the front, since where it lay tells their
// sizes.
void hide_bids(Position& position, Seat seat)
{
    const auto cards = position.bid_cards;
    const int start = seat == spectator ? 0 : position.bid_start[seat];
    const std::uint8_t size = seat == spectator ? std::uint8_t{0} : position.bid_size[seat];
    position.bid_cards.fill(unknown_card);
    position.bid_start.fill(0);
    position.bid_size.fill(0);
    if (seat != spectator)
        position.bid_size[seat] = size;
    std::copy_n(cards.begin() + start, size, position.bid_cards.begin());
}

// Of another's hand only what the table has seen; it is counted where the variant lets it be.
void see_hand(const Rules& rules, Position& known, Seat viewer, Seat seat)
{
    if (seat == viewer)
        return;
    known.hand[seat] = known.known[seat];
    if (sees_count(rules, viewer, seat))
        return;
    for (Pile pile : all_piles)
        known.hand_count[seat][index(pile)] =
            static_cast<std::uint8_t>((known.hand[seat] & rules.deck().of_pile(pile)).size());
}

bool is_own(const View& view, Seat seat)
{
    return view.seat == seat;
}

// Each event does to the view what the rules did to the position.
class Fold
{
public:
    Fold(const Rules& rules, View& view)
        : m_rules(rules), m_deck(rules.deck()), m_view(view), m_known(view.known)
    {
    }

    void operator()(const Dealt& e)
    {
        const auto p = index(e.pile);
        m_known.draw_count[p] = static_cast<std::uint8_t>(m_known.draw_count[p] - e.count);
        m_known.unseen[p] = static_cast<std::uint8_t>(m_known.unseen[p] - e.count);
        m_known.hand_count[e.seat][p] = static_cast<std::uint8_t>(m_known.hand_count[e.seat][p] + e.count);
        for (const Card card : e.cards)
            m_deck.add(m_known.hand[e.seat], card);
        see_hand(m_rules, m_known, m_view.seat, e.seat);
    }
    void operator()(const TopShown& e)
    {
        const auto p = index(e.pile);
        m_known.pile_cards[m_deck.pile_offset(e.pile) + m_known.draw_count[p] - 1] = e.card;
        m_known.unseen[p] = static_cast<std::uint8_t>(m_known.draw_count[p] - 1);
        if (m_deck.holds(m_known.shuffled, e.card))
            m_deck.remove(m_known.shuffled, e.card);
    }
    void operator()(const Played& e)
    {
        build(m_rules, m_known, e.move);
        discard(e.seat, e.move.card);
    }
    void operator()(const Passed& e) { m_known.passed[e.seat] = true; }
    void operator()(const AuctionBegan& e)
    {
        clear_bids(m_known);
        m_known.phase = Phase::bidding;
        m_known.auction = e.number;
        for (Seat seat = 0; seat < m_known.players; ++seat)
            m_known.has_bid[seat] = !(e.bidders >> seat & 1);
    }
    void operator()(const BidSealed& e)
    {
        Bid bid;
        if (e.bid && is_own(m_view, e.seat))
            std::ranges::for_each(*e.bid, [&](Card card) { bid.add(card); });
        lay_bid(m_known, e.seat, bid);
    }
    void operator()(const BidRevealed& e)
    {
        CardSet bid;
        for (const Card card : e.bid)
            m_deck.add(bid, card);
        m_known.known[e.seat] = m_known.known[e.seat] | bid;
        see_hand(m_rules, m_known, m_view.seat, e.seat);
    }
    void operator()(const AuctionWon& e)
    {
        clear_bids(m_known);
        m_known.phase = Phase::tile;
        m_known.to_move = e.seat;
    }
    void operator()(const AuctionUnsold&) { clear_bids(m_known); }
    void operator()(const Paid& e) { discard(e.seat, e.card); }
    void operator()(const TilePlaced& e)
    {
        place_tile(m_rules, m_known, {.kind = MoveKind::tile, .area = e.area, .site = e.site}, nullptr);
    }
    void operator()(const AreaScored& e)
    {
        for (Seat seat = 0; seat < m_known.players; ++seat)
            m_known.score[seat] += e.points[seat];
    }
    void operator()(const RoundScored& e)
    {
        std::copy(e.totals.begin(), e.totals.end(), m_known.score.begin());
        m_known.auction = 0;
    }
    void operator()(const Drew& e)
    {
        const Pile pile = m_deck.pile(e.card);
        take_top(m_deck, m_known, pile);
        if (is_own(m_view, e.seat))
            m_deck.add(m_known.hand[e.seat], e.card);
        m_deck.add(m_known.known[e.seat], e.card);
        ++m_known.hand_count[e.seat][index(pile)];
        --m_known.draws_left;
        see_hand(m_rules, m_known, m_view.seat, e.seat);
    }
    void operator()(const StoppedDrawing&) { m_known.draws_left = 0; }
    void operator()(const PileTurned& e)
    {
        turn_over(m_deck, m_known, e.pile);
        if (m_rules.ruleset().deck.recycle == Recycle::shuffle)
            forget_order(e.pile);
    }
    void operator()(const RoundBegan& e)
    {
        m_known.round = e.round;
        m_known.first = m_known.to_move = e.first;
        m_known.phase = Phase::construction;
        m_known.passed.fill(false);
        m_known.draws_left = 0;
    }
    void operator()(const TurnBegan& e)
    {
        m_known.phase = e.phase;
        m_known.to_move = e.seat;
        m_known.draws_left = e.draws_left;
    }
    void operator()(const GameOver&)
    {
        m_known.phase = Phase::over;
        m_known.to_move = m_known.first;
        m_known.draws_left = 0;
    }

private:
    void discard(Seat seat, Card card)
    {
        if (is_own(m_view, seat))
            m_deck.remove(m_known.hand[seat], card);
        if (m_deck.holds(m_known.known[seat], card))
            m_deck.remove(m_known.known[seat], card);
        --m_known.hand_count[seat][index(m_deck.pile(card))];
        lay_on_discards(m_deck, m_known, card);
        see_hand(m_rules, m_known, m_view.seat, seat);
    }

    // What lies in the pile is known, but not where.
    void forget_order(Pile pile)
    {
        const auto p = index(pile);
        for (int i = 0; i < m_known.draw_count[p]; ++i) {
            Card& card = m_known.pile_cards[m_deck.pile_offset(pile) + i];
            m_deck.add(m_known.shuffled, card);
            card = unknown_card;
        }
        m_known.unseen[p] = m_known.draw_count[p];
    }

    const Rules& m_rules;
    const Deck& m_deck;
    View& m_view;
    Position& m_known;
};

} // namespace

bool sees_count(const Rules& rules, Seat viewer, Seat seat)
{
    return seat == viewer || rules.ruleset().information.hand_count == HandCount::public_;
}

View observe(const Rules& rules, const Position& position, Seat audience)
{
    View view{audience, position};
    Position& known = view.known;
    known.seen_by = audience;
    for (Seat seat = 0; seat < position.players; ++seat)
        see_hand(rules, known, audience, seat);
    for (Pile pile : all_piles)
        std::fill_n(known.pile_cards.begin() + rules.deck().pile_offset(pile), position.unseen[index(pile)],
                    unknown_card);
    hide_bids(known, audience);
    known.random = 0;
    return view;
}

View before_deal(const Rules& rules, int players, Seat audience)
{
    View view{audience, set_out(rules, players)};
    view.known.seen_by = audience;
    return view;
}

Event redact(const Event& event, Seat audience)
{
    Event redacted = event;
    if (auto* dealt = std::get_if<Dealt>(&redacted); dealt && dealt->seat != audience)
        dealt->cards.clear();
    else if (auto* sealed = std::get_if<BidSealed>(&redacted); sealed && sealed->seat != audience)
        sealed->bid.reset();
    return redacted;
}

void apply(const Rules& rules, View& view, const Event& event)
{
    std::visit(Fold(rules, view), event);
}

} // namespace capitol
