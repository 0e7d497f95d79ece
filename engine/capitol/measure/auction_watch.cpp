#include "capitol/measure/auction_watch.h"

#include "capitol/players/outlook.h"

#include <algorithm>

namespace capitol {

void AuctionFigures::add(const AuctionFigures& other)
{
    auctions += other.auctions;
    seats += other.seats;
    cards += other.cards;
    values += other.values;
    empty += other.empty;
    nothing += other.nothing;
    contested += other.contested;
    unsold += other.unsold;
    one_card += other.one_card;
    paid += other.paid;
}

void AuctionWatch::see(const Events& events, const Position& after)
{
    for (const Event& event : events)
        std::visit([&](const auto& one) { see_event(one, after); }, event);
}

void AuctionWatch::see_event(const AuctionBegan& began, const Position& after)
{
    m_current.number = began.number;
    m_open = true;
    come_to_auction(after);
}

void AuctionWatch::come_to_auction(const Position& after)
{
    ++current().auctions;
    m_bid_cards.fill(0);
    for (Seat seat = 0; seat < after.players; ++seat) {
        m_hands[seat] = after.hand_size(seat);
        ++current().seats;
        current().cards += m_hands[seat];
        current().values += value_of(m_rules.deck(), after.hand[seat]);
        current().empty += m_hands[seat] == 0;
    }
}

void AuctionWatch::see_event(const BidRevealed& revealed, const Position&)
{
    m_bid_cards[revealed.seat] = revealed.bid.size();
    current().nothing += revealed.bid.empty() && m_hands[revealed.seat] > 0;
}

void AuctionWatch::see_event(const AuctionWon& won, const Position&)
{
    current().one_card += m_bid_cards[won.seat] == 1;
    current().paid += won.total;
    end_auction();
}

// Where no hand has a card, nothing begins.
void AuctionWatch::see_event(const AuctionUnsold& unsold, const Position& after)
{
    if (!m_open && unsold.reason == UnsoldReason::no_bid)
        come_to_auction(after);
    current().unsold += unsold.reason != UnsoldReason::no_room;
    end_auction();
}

void AuctionWatch::end_auction()
{
    if (m_open)
        current().contested += std::ranges::count_if(m_bid_cards, [](auto cards) { return cards > 0; }) > 1;
    m_open = false;
    ++m_current.number;
}

void AuctionWatch::see_event(const RoundBegan& began, const Position&)
{
    m_current = {began.round, 1};
}

} // namespace capitol
