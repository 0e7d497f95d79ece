// Watches one game and records its figures.
#pragma once

#include "canal/event.h"
#include "canal/measure/figures.h"
#include "canal/rules.h"

namespace canal {

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
    void see_event(const Scored& scored);
    void see_event(const EndBegan&);
    void see_event(const RoundBegan&);
    void see_event(const Shipped& shipped);
    void see_event(const TileLaid& laid);
    void see_event(const TilesTakenBack& taken) { at(Figure::tiles_taken_back) += taken.count; }
    void see_event(const Asked& asked) { m_step = asked.turn.step; }
    void see_event(const ContractTaken&) { ++at(Figure::contracts_taken); }
    void see_event(const JunctionTaken&) { ++at(Figure::contracts_taken); }
    void see_event(const CanalCompleted&) { ++at(Figure::contracts_completed); }
    void see_event(const ContractReturned&) { ++at(Figure::contracts_returned); }
    void see_event(const CardTaken&) { ++at(Figure::cards_taken); }
    void see_event(const CardDrawn&) { ++at(Figure::cards_drawn); }
    void see_event(const RowDiscarded&) { ++at(Figure::cards_rows); }
    void see_event(const Discarded&) { ++at(Figure::cards_discarded); }
    void see_event(const CubePlaced&) { ++at(Figure::goods_placed); }
    void see_event(const CubeLifted&) { ++at(Figure::goods_lifted); }
    void see_event(const Swapped&) { ++at(Figure::engineers_swapped); }
    void see_event(const Passed&) { ++at(Figure::moves_passed); }
    template <typename Other>
    void see_event(const Other&)
    {
    }
    bool is_delivery() const { return m_step == Step::delivery; }
    Figure source_of(Points why) const;
    // One bit for each seat that leads before the game is scored.
    unsigned leaders() const;

    const Rules& m_rules;
    const int m_players;
    const Seat m_first;
    const std::array<Engineer, max_seats> m_engineer; // at the start
    Step m_step;                                      // of the choice that is seen next
    GameFigures m_figures{};
    std::array<int, max_seats> m_in_play{}; // those before the game is scored
    unsigned m_leaders;                     // after the last round
    bool m_was_revealed = false;            // a contract, by the event before
};

} // namespace canal
