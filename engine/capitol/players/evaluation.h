// The value of a position and of a move: what yards and hands can still become, with the cards they need.
// Everything follows from the ruleset's knobs.
#pragma once

#include "capitol/move.h"
#include "capitol/placement.h"
#include "capitol/players/outlook.h"
#include "capitol/position.h"
#include "capitol/rules.h"

namespace capitol {

// What a building of that shape and height would add to the seat's lead in an area: now, or once the area has
// grown to it. Remembers its answers.
class Gains
{
public:
    Gains(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon);
    // The same once a building or a tile has come to the area; keeps all answers that still hold.
    Gains(const Gains& before, const Position& after, int area);
    // 0 where it can never stand.
    double of(int area, Roof roof, int height);
    // Of the seat over all areas, as the board is.
    double board_lead() const;

private:
    static constexpr int remembered_heights = 32;
    struct Area
    {
        AreaSight sight;
        Demand demand;
        double lead = 0;         // of the seat, as the area is
        std::uint32_t known = 0; // a bit for each height whose gain is remembered
        std::array<double, remembered_heights> gain;
    };

    void look_at(const Position& position, int area);
    double work_out(const Area& here, int height) const;
    double lead_in(const AreaSight& sight) const;

    const Rules& m_rules;
    const Seat m_seat;
    const int m_players;
    const Horizon m_horizon;
    std::array<Area, max_areas> m_areas; // as many as the board has
};

// The prospects of everything in a seat's yard and hand, for as long as the yard and the board stay as they
// are.
class Material
{
public:
    // `gains` belongs to the position's board, `market` is what cards may buy from here on; nothing if that
    // is counted elsewhere.
    Material(const Rules& rules, const Position& position, Seat seat, const Horizon& horizon, Gains& gains,
             const Market& market);
    // With the hand and the phase of that position.
    double points(const Position& position) const;

private:
    struct Placement // a building that may come to stand in an area
    {
        double points;
        std::uint16_t number;  // in the order they were thought of
        std::uint8_t building; // number of the building in the yard
        std::uint8_t area;
        Roof roof;
        bool needs_roof;
    };
    static constexpr int max_buildings = 48;
    static constexpr int max_placements = 640;

    void add_building(Gains& gains, int height, Roof roof, bool needs_roof);
    void add_placement(Gains& gains, int height, Roof roof, int area, bool needs_roof);
    double expected_value(const CardSet& hand, bool now, double later) const;

    const Rules& m_rules;
    const Seat m_seat;
    const Horizon m_horizon;
    const Market m_market;
    const std::array<std::uint8_t, 2> m_roofs;
    int m_buildings = 0;
    int m_count = 0;
    std::array<Placement, max_placements> m_placements; // the first `m_count`, best first
};

// What a move changes in its own seat's prospects before anyone else has moved. What the seat may see is
// enough: what it does not know is in other hands and in the piles, which are not valued.
class Valuer
{
public:
    // Outside bidding, the game not over. All live longer than the valuer.
    Valuer(const Rules& rules, const Position& position, const Weights& weights = usual_weights);
    // Points of the lead that the seat to move may expect after the legal move.
    double operator()(const Move& move);
    // The same as things stand.
    double without_a_move() const;

private:
    double after_building(const Position& after, int area);

    const Rules& m_rules;
    const Position& m_before;
    const Seat m_seat;
    const Horizon m_horizon;
    const Market m_market;
    Gains m_gains;
    const Material m_material; // as the yard is before the move
};

// Where the points come from that a seat may have at the end.
struct PointSources
{
    double board = 0;     // what it has scored, and what the areas as they are may still bring
    double buildings = 0; // in its yard, with the cards they need
    double cards = 0;     // that amphitheatres bring in the drawing under way
    double tiles = 0;     // of the auctions under way
    double later = 0;     // what is left of its hand, in the auctions to come

    double sum() const { return board + (buildings + cards + tiles + later); }
};
using SeatSources = std::array<PointSources, max_seats>;

// The chance (0..1) that goes with log odds, the same on every platform.
double chance_of_odds(double odds);

// The value of a position for every seat: for the leaves of a search.
class Prospects
{
public:
    explicit Prospects(const Rules& rules, const Weights& weights = usual_weights)
        : m_rules(rules), m_weights(weights)
    {
    }

    // By seat 0 (hopeless) to 1 (won): how far it is ahead of its best rival, for so much of the game left.
    SeatPoints chances(const Position& position) const;
    SeatSources sources(const Position& position) const;
    // Points of a lead that make a chance of 0.73.
    double scale(const Position& position) const;
    // How much a point more at the end adds to a middling chance.
    double chance_of_a_point(const Position& position) const;

    // The lead over the best rival at the end, in points, that goes with a chance of 0..1.
    double lead_for(const Position& position, double chance) const;

private:
    double scale_of(int scorings) const;

    Horizon horizon(const Position& position) const { return horizon_of(m_rules, position, m_weights); }

    const Rules& m_rules;
    const Weights& m_weights;
};

} // namespace capitol
