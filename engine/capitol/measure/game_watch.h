// Watches one game and records its figures.
#pragma once

#include "capitol/event.h"
#include "capitol/measure/figures.h"
#include "capitol/rules.h"

namespace capitol {

class GameWatch
{
public:
    GameWatch(const Rules& rules, const Position& start);

    // A choice was made, with these events.
    void see(const Events& events, const Position& after);
    // The game is over.
    GameFigures figures(const Position& end) const;

private:
    std::int64_t& at(Figure figure) { return m_figures[index(figure)]; }
    void see_event(const Played& played);
    void see_event(const BidRevealed& revealed);
    void see_event(const AuctionWon& won);
    void see_event(const AuctionUnsold& unsold);
    void see_event(const RoundScored& scored);
    template <typename Other>
    void see_event(const Other&)
    {
    }

    const Rules& m_rules;
    const int m_players;
    const Seat m_first;
    Phase m_phase; // of the next choice
    GameFigures m_figures{};
    std::array<int, max_seats> m_totals{};
    std::array<std::size_t, max_seats> m_bid_cards{}; // of each seat's last bid
    unsigned m_leaders = 0;                           // one bit a seat, after the last scoring seen
    unsigned m_leaders_before = 0;                    // and after the one before
};

} // namespace capitol
