// What a position is worth to a seat, in points, by what is built, what can be built with the hand, and where
// goods can go. It looks at nobody else's hand. Two answers: one that leads from move to move, and one that
// tells how it will end.
#pragma once

#include "canal/builders.h"
#include "canal/game.h"
#include "canal/players/networks.h"
#include "canal/players/plans.h"
#include "canal/players/weights.h"

namespace canal {

// Where the canals of that seat have reached.
PlaceSet own_places(const Position& position, Seat seat);

// Makes that move of the seat to move, which takes a contract, and says which one that is.
std::uint8_t take_contract(const Rules& rules, Position& position, const Move& move);

// What a seat builds with: its hand by kind of card, and the engineer.
struct Means
{
    Engineer engineer = Engineer::brindley;
    std::array<int, card_kind_count> cards{};

    Means() = default;
    Means(const Position& position, Seat seat);
    Means with(CardKind kind, int copies = 1) const;
};

// Cards that such a hand lacks for a plan that leads.
int missing_cards(const Rules& rules, const Means& means, const Plan& plan);

// An open contract, as far as it matters for its worth.
struct Project
{
    Plan plan;
    double built = 0; // points of the tiles that are laid
    double value = 0; // points of the contract itself
};

// The open contracts of a seat, in the order taken.
struct Projects
{
    std::array<Project, max_open> all;
    std::size_t count = 0;
    double turns = 0; // that the seat may still have

    void add(const Project& project) { all[count++] = project; }
};

class Judgement
{
public:
    // Both live longer.
    explicit Judgement(const Rules& rules, const Weights& weights = usual_weights)
        : m_rules(rules), m_weights(weights), m_plans(rules), m_networks(rules, weights.rival_points)
    {
    }

    // Points that the seat may come to, as an aim: what is begun counts as if it were finished soon. Of a
    // game that is over: its points.
    double worth(const Position& position, Seat seat);
    // By seat, from 0 (hopeless) to 1 (won), by the points that it may expect.
    std::array<double, max_seats> chances(const Position& position);

    // The parts of a seat's worth that its cards change.
    Projects projects_of(const Position& position, Seat seat);
    double worth_of_canals(const Projects& projects, const Means& means) const;
    // The same contract's project with one more tile, which leads to no place.
    Project with_tile(const Position& position, const Project& project, const Move& lay);
    double worth_of_engineer(Engineer engineer) const;
    // Of the cubes, if they stood at those places.
    double worth_of_cubes(const Position& position, Seat seat, PlaceSet cubes);

    // What the contract is worth that the seat to move would take so.
    double worth_of_contract(const Position& position, const Move& move);
    // Of a symbol of that colour, for whom its cubes may be.
    double worth_of_symbol(const Position& position, Seat seat, Colour colour) const;
    // Of a cube at that place.
    double worth_of_cube(const Position& position, Seat seat, int place) const;
    double worth_of_route(const Move& ship, Seat seat) const;
    // What the hand would lose with a card of that kind, roughly.
    double price(const Projects& projects, const Means& means, CardKind kind) const;
    // Turns that each seat may still have.
    double turns_left(const Position& position) const;

    const Weights& weights() const { return m_weights; }

private:
    double forecast(const Position& position, Seat seat, const Builders& builders);
    double forecast_of_canals(const Projects& projects, const Means& means) const;
    double forecast_of_cards(const Projects& projects, const Means& means) const;
    double best_route(Network& network, Seat seat, PlaceSet cubes) const;
    double worth_of_canals(const Position& position, Seat seat);
    Project project_of(const Position& position, int contract);
    double worth_of_goods(const Position& position, Seat seat);
    double points_of_tiles(const Canal& canal) const;
    double points_to_come(const Plan& plan) const;

    const Rules& m_rules;
    const Weights& m_weights;
    Plans m_plans;
    Networks m_networks;
};

} // namespace canal
