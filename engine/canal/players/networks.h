// What goods can bring: the sections there are, and the best route of each seat from each place. Remembered
// for as long as the sections stay the same.
#pragma once

#include "canal/goods.h"

#include <memory>
#include <optional>

namespace canal {

// The canals that carry goods, as one state of the board has them.
class Network
{
public:
    // That of this position from now on, by its name. `rival_points`: what a point of others counts against a
    // route.
    void become(std::uint64_t name, const Rules& rules, const Position& position, double rival_points);

    std::uint64_t name() const { return m_name; }
    int sections(Seat seat) const { return m_own[seat]; }
    // Points of the best route from there of a cube that the seat moves; 0 if there is none that helps it.
    double best_from(const Rules& rules, int place, Seat seat);

private:
    using Bests = std::array<double, max_seats>;
    struct Journey;
    void walk(const Rules& rules, int place, Journey journey, Bests& bests) const;

    std::uint64_t m_name = 0;
    double m_rival_points = 0;
    std::optional<Sections> m_sections;
    std::array<int, max_seats> m_own{};
    PlaceSet m_known = 0; // the places whose bests have been found
    std::array<Bests, max_places> m_best{};
};

// Those that were asked for last.
class Networks
{
public:
    Networks(const Rules& rules, double rival_points)
        : m_rules(rules), m_rival_points(rival_points), m_networks(std::make_unique<Kept>())
    {
    }

    // Lasts until the next is asked for.
    Network& of(const Position& position);

private:
    using Kept = std::array<Network, 64>;

    const Rules& m_rules;
    const double m_rival_points;
    std::unique_ptr<Kept> m_networks;
};

} // namespace canal
