// What the network sees of a position, all hands known or imagined.
#pragma once

#include "capitol/players/evaluation.h"
#include "capitol/players/network.h"

namespace capitol {

// A position with all its seats may be seen by.
class Sight
{
public:
    // Of a position that is not over, and what the handmade judgement says of it. All live longer.
    Sight(const Rules& rules, const Position& position, const Prospects& prospects);

    // The log odds of a seat's handmade chance.
    double handmade(Seat seat) const;
    void see(Seat seat, SeatInputs& inputs) const;

private:
    struct SeatInArea
    {
        int ready = 0;   // floors of its tallest finished building that may stand there now
        int planned = 0; // and of an unroofed one for which it has a roof
        double points = 0;
        double swing = 0; // what the better of them would add to its lead at one scoring
    };
    struct AreaView
    {
        AreaSight sight;
        Demand demand;
        std::array<SeatInArea, max_seats> seats;
        AreaRanking ranking;
        double first = 0; // points of a first place
    };
    struct SeatView
    {
        std::array<int, card_groups> cards{};
        int value = 0; // of its hand
        int highest = 0;
        int finished = 0;
        int finished_floors = 0;
        int unroofed = 0;
        int unroofed_floors = 0;
        double points = 0;
    };

    void look_at_seat(Seat seat);
    void look_at_area(int area);
    void look_at_seat_in(AreaView& here, Seat seat) const;
    double best_rival(Seat seat) const;
    template <typename Of>
    double most_of_rivals(Seat seat, Of of) const;
    template <typename Of>
    double sum_of_rivals(Seat seat, Of of) const;
    class Writer;
    void see_area(Seat seat, int area, Writer& write) const;
    void see_moment(Seat seat, Writer& write) const;
    void see_hands(Seat seat, Writer& write) const;
    void see_yards(Seat seat, Writer& write) const;
    void see_points(Seat seat, Writer& write) const;
    void see_knobs(Writer& write) const;

    const Rules& m_rules;
    const Position& m_position;
    const Horizon m_horizon;
    const SeatSources m_sources;
    const double m_scale;
    std::array<SeatView, max_seats> m_seats;
    std::array<AreaView, max_areas> m_areas;
};

} // namespace capitol
