// Watches the auctions of games: with how many cards the seats come to each, and what becomes of it.
#pragma once

#include "capitol/event.h"
#include "capitol/rules.h"

#include <map>

namespace capitol {

// Of one auction of a round, added up over games.
struct AuctionFigures
{
    std::int64_t auctions = 0;  // that had room for the tile
    std::int64_t seats = 0;     // that came to them
    std::int64_t cards = 0;     // in their hands
    std::int64_t values = 0;    // of these cards
    std::int64_t empty = 0;     // seats without a card
    std::int64_t nothing = 0;   // seats that had cards and bid none
    std::int64_t contested = 0; // auctions in which several bid something
    std::int64_t unsold = 0;
    std::int64_t one_card = 0; // auctions won by a single card
    std::int64_t paid = 0;     // values
    void add(const AuctionFigures& other);
};

struct AuctionNumber
{
    int round = 1;
    int number = 1; // in its round
    auto operator<=>(const AuctionNumber&) const = default;
};
using FiguresByAuction = std::map<AuctionNumber, AuctionFigures>;

class AuctionWatch
{
public:
    explicit AuctionWatch(const Rules& rules) : m_rules(rules) {}

    // A choice was made, with these events.
    void see(const Events& events, const Position& after);
    const FiguresByAuction& figures() const { return m_figures; }

private:
    AuctionFigures& current() { return m_figures[m_current]; }
    void see_event(const AuctionBegan& began, const Position& after);
    void see_event(const BidRevealed& revealed, const Position& after);
    void see_event(const AuctionWon& won, const Position& after);
    void see_event(const AuctionUnsold& unsold, const Position& after);
    void see_event(const RoundBegan& began, const Position& after);
    template <typename Other>
    void see_event(const Other&, const Position&)
    {
    }
    void come_to_auction(const Position& after);
    void end_auction();

    const Rules& m_rules;
    FiguresByAuction m_figures;
    AuctionNumber m_current;
    bool m_open = false;                              // the current auction has begun
    std::array<int, max_seats> m_hands{};             // cards in them when it began
    std::array<std::size_t, max_seats> m_bid_cards{}; // of each seat's last bid
};

} // namespace capitol
