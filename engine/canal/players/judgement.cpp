#include "canal/players/judgement.h"

#include "canal/building.h"
#include "canal/goods.h"
#include "canal/happen.h"

#include <algorithm>

namespace canal {

namespace {

// The cards of a hand by kind, spent on what canals need.
class Stock
{
public:
    Stock(const Rules& rules, const Means& means)
        : m_engineer(means.engineer), m_rules(rules), m_left(means.cards)
    {
    }

    // Cards that the plan still needs when the hand has given what it can.
    int missing_for(const Plan& plan)
    {
        int missing = 0;
        for (int tile = 0; tile < plan.difficult; ++tile)
            missing += take_difficult(tile % 2 == 0);
        missing += take_normal(plan.normal);
        const int extra = take_any(plan.extra);
        const bool may_help = worth_of_extra_surveyor(m_rules, m_engineer) > 0;
        const int helped = std::min(missing + (may_help ? extra : 0), of(CardKind::surveyor));
        of(CardKind::surveyor) -= helped;
        return missing + extra - helped;
    }
    int left() const
    {
        return of(CardKind::stretch) + of(CardKind::lock) + of(CardKind::aqueduct) + of(CardKind::tunnel);
    }
    int surveyors() const { return of(CardKind::surveyor); }

private:
    int& of(CardKind kind) { return m_left[index(kind)]; }
    int of(CardKind kind) const { return m_left[index(kind)]; }

    // Neighbours are of two types: half of them at most, and one more, are of each.
    int take_normal(int tiles)
    {
        const int most = (tiles + 1) / 2;
        const int locks = std::min(of(CardKind::lock), most);
        of(CardKind::lock) -= locks;
        const bool brindley = m_engineer == Engineer::brindley && m_rules.ruleset().engineers.brindley;
        const int stretches =
            std::min(of(CardKind::stretch), brindley ? tiles - locks : std::min(most, tiles - locks));
        of(CardKind::stretch) -= stretches;
        return tiles - locks - stretches;
    }
    // What building over canals takes, of any type.
    int take_any(int cards)
    {
        for (const CardKind kind :
             {CardKind::stretch, CardKind::lock, CardKind::aqueduct, CardKind::tunnel}) {
            const int taken = std::min(cards, of(kind));
            of(kind) -= taken;
            cards -= taken;
        }
        return cards;
    }
    // With whichever of the two lacks fewer cards.
    int take_difficult(bool tunnel_first)
    {
        const int tunnel = lacking(Tile::tunnel);
        const int aqueduct = lacking(Tile::aqueduct);
        const bool by_tunnel = tunnel < aqueduct || (tunnel == aqueduct && tunnel_first);
        const Tile tile = by_tunnel ? Tile::tunnel : Tile::aqueduct;
        const int lacks = by_tunnel ? tunnel : aqueduct;
        of(static_cast<CardKind>(tile)) -= cost_of(m_rules, m_engineer, tile) - lacks;
        return lacks;
    }
    int lacking(Tile tile) const
    {
        return std::max(0, cost_of(m_rules, m_engineer, tile) - of(static_cast<CardKind>(tile)));
    }

    const Engineer m_engineer;
    const Rules& m_rules;
    std::array<int, card_kind_count> m_left;
};

// How many of a hand's cards will still be used.
double use_of_cards(double turns)
{
    return turns > 2 ? 1 : turns > 1 ? 0.4 : 0;
}

// Of a lead that may be anything: 0..1, a half without one.
double chance_of(double lead, double decisive)
{
    const double part = lead / decisive;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

} // namespace

Means::Means(const Position& position, Seat seat) : engineer(position.engineer[seat])
{
    for (int kind = 0; kind < card_kind_count; ++kind)
        cards[static_cast<std::size_t>(kind)] = position.hand[seat].of(static_cast<CardKind>(kind));
}

Means Means::with(CardKind kind, int copies) const
{
    Means with = *this;
    with.cards[index(kind)] += copies;
    return with;
}

PlaceSet own_places(const Position& position, Seat seat)
{
    PlaceSet places = 0;
    for (const Canal& canal : position.canals)
        if (canal.owner == seat && canal.stops > 1)
            places |= canal.stop_set();
    return places;
}

std::uint8_t take_contract(const Rules& rules, Position& position, const Move& move)
{
    const Seat seat = position.turn.seat;
    if (move.kind == MoveKind::contract) {
        happen(rules, position, ContractTaken{seat, move.contract});
        return move.contract;
    }
    const std::uint8_t contract = next_junction(rules, position, seat);
    happen(rules, position, JunctionTaken{seat, contract, move.place, move.to});
    return contract;
}

double Judgement::turns_left(const Position& position) const
{
    if (position.ending)
        return position.rounds_left + 1;
    const EndRules& end = m_rules.ruleset().end;
    const int highest = *std::max_element(position.score.begin(), position.score.begin() + position.players);
    const int to_go = std::max(0, end.score.of(position.players) - highest);
    const double by_points = to_go / 6.0;
    return std::clamp(by_points, 0.0, 12.0) + 1 + end.rounds;
}

double Judgement::points_of_tiles(const Canal& canal) const
{
    double points = 0;
    for (std::size_t i = 0; i < canal.tiles; ++i)
        points += m_rules.ruleset().scoring.tile.of(canal.tile[i].tile);
    return points;
}

int missing_cards(const Rules& rules, const Means& means, const Plan& plan)
{
    return Stock(rules, means).missing_for(plan);
}

// Each type of tile every other time.
double Judgement::points_to_come(const Plan& plan) const
{
    const TileNumbers& points = m_rules.ruleset().scoring.tile;
    return 0.5 * (plan.normal * (points.stretch + points.lock) +
                  plan.difficult * (points.aqueduct + points.tunnel));
}

Project Judgement::project_of(const Position& position, int contract)
{
    const bool scores = m_rules.ruleset().scoring.contract_value;
    return {m_plans.of_contract(position, contract),
            points_of_tiles(position.canals[static_cast<std::size_t>(contract)]),
            scores ? static_cast<double>(contract_of(m_rules, position, contract).value) : 0};
}

Project Judgement::with_tile(const Position& position, const Project& project, const Move& lay)
{
    Canal canal = position.canals[lay.contract];
    canal.tile[canal.tiles++] = lay.tile;
    return {m_plans.of(terms_of(m_rules, position, lay.contract), canal),
            project.built + m_rules.ruleset().scoring.tile.of(lay.tile.tile), project.value};
}

Projects Judgement::projects_of(const Position& position, Seat seat)
{
    Projects projects;
    projects.turns = turns_left(position);
    for (const std::uint8_t contract : position.open[seat])
        if (contract != no_contract)
            projects.add(project_of(position, contract));
    return projects;
}

double Judgement::worth_of_canals(const Projects& projects, const Means& means) const
{
    const double turns = projects.turns;
    Stock stock(m_rules, means);
    double worth = 0;
    for (std::size_t i = 0; i < projects.count; ++i) {
        const auto& [plan, built, value] = projects.all[i];
        const int missing = plan.leads ? stock.missing_for(plan) : 0;
        const double late = missing / m_weights.turn_cards + 1 - turns;
        const double ready =
            m_weights.ready - m_weights.missing_card * missing - m_weights.tile_to_lay * plan.tiles();
        const double in_time = turns <= 1 ? m_weights.last_turn : late > 0 ? 0.5 / (1 + late) : 1;
        const double chance = plan.leads ? std::max(0.0, ready) * in_time : 0;
        worth += (m_rules.ruleset().scoring.incomplete ? built : chance * built) +
                 chance * (points_to_come(plan) + value + m_weights.completion +
                           m_weights.section * plan.sections);
    }
    const int useful = std::min(stock.left(), std::max(0, m_rules.ruleset().cards.hand - stock.surveyors()));
    return worth +
           use_of_cards(turns) * (m_weights.useful_card * useful + m_weights.surveyor * stock.surveyors());
}

double Judgement::worth_of_canals(const Position& position, Seat seat)
{
    return worth_of_canals(projects_of(position, seat), Means(position, seat));
}

double Judgement::worth_of_route(const Move& ship, Seat seat) const
{
    const auto points = route_points(ship.route);
    double all = 0;
    for (const int one : points)
        all += one;
    return points[seat] - m_weights.rival_points * (all - points[seat]);
}

double Judgement::worth_of_goods(const Position& position, Seat seat)
{
    Network& network = m_networks.of(position);
    const int sections = network.sections(seat);
    if (sections == 0)
        return 0;
    return m_weights.ready_route * best_route(network, seat, position.cubes & position.connected) +
           m_weights.own_section * turns_left(position) * std::min(sections, 8);
}

double Judgement::worth_of_cubes(const Position& position, Seat seat, PlaceSet cubes)
{
    return m_weights.ready_route * best_route(m_networks.of(position), seat, cubes & position.connected);
}

double Judgement::best_route(Network& network, Seat seat, PlaceSet cubes) const
{
    double best = 0;
    for (; cubes != 0; cubes &= cubes - 1)
        best = std::max(best, network.best_from(m_rules, std::countr_zero(cubes), seat));
    return best;
}

double Judgement::worth_of_engineer(Engineer engineer) const
{
    return engineer == Engineer::rennie ? m_weights.rennie : 0;
}

double Judgement::worth(const Position& position, Seat seat)
{
    double worth = position.score[seat];
    if (position.turn.step == Step::over)
        return worth;
    const Builders builders(m_rules, position);
    worth += 0.5 * builders.points(seat) + m_weights.completion * builders.completed(seat);
    if (position.turn.step == Step::delivery)
        return worth + worth_of_goods(position, seat);
    return worth + worth_of_canals(position, seat) + worth_of_goods(position, seat) +
           worth_of_engineer(position.engineer[seat]);
}

double Judgement::forecast_of_canals(const Projects& projects, const Means& means) const
{
    double points = 0;
    for (std::size_t i = 0; i < projects.count; ++i) {
        const auto& [plan, built, value] = projects.all[i];
        const bool payable = projects.turns > 1 && plan.leads && Stock(m_rules, means).missing_for(plan) == 0;
        points += m_weights.returns.built * built + (payable ? m_weights.returns.payable : 0);
    }
    return points;
}

double Judgement::forecast_of_cards(const Projects& projects, const Means& means) const
{
    const Stock stock(m_rules, means);
    const int cards = std::min(stock.left(), m_rules.ruleset().cards.hand);
    return use_of_cards(projects.turns) *
           (m_weights.returns.card * cards + m_weights.returns.surveyor * stock.surveyors());
}

// Points that the seat may expect at the end.
double Judgement::forecast(const Position& position, Seat seat, const Builders& builders)
{
    if (position.turn.step == Step::over)
        return position.score[seat];
    const Returns& returns = m_weights.returns;
    const Projects projects = projects_of(position, seat);
    const Means means(position, seat);
    Network& network = m_networks.of(position);
    return position.score[seat] + forecast_of_canals(projects, means) + forecast_of_cards(projects, means) +
           (projects.turns > returns.late_turns ? returns.builders : returns.builders_late) *
               builders.points(seat) +
           returns.completed * builders.completed(seat) +
           returns.route * best_route(network, seat, position.cubes & position.connected) +
           returns.section * projects.turns * network.sections(seat);
}

std::array<double, max_seats> Judgement::chances(const Position& position)
{
    std::array<double, max_seats> points{};
    const Builders builders(m_rules, position);
    for (Seat seat = 0; seat < position.players; ++seat)
        points[seat] = forecast(position, seat, builders);
    std::array<double, max_seats> chances{};
    for (Seat seat = 0; seat < position.players; ++seat) {
        double best = -1e9;
        for (Seat other = 0; other < position.players; ++other)
            if (other != seat)
                best = std::max(best, points[other]);
        chances[seat] = chance_of(points[seat] - best, m_weights.decisive_lead);
        if (position.turn.step == Step::over)
            chances[seat] = 0.7 * (seat == leader(position)) + 0.3 * chances[seat];
    }
    return chances;
}

double Judgement::worth_of_contract(const Position& position, const Move& move)
{
    const Seat seat = position.turn.seat;
    Position with = position;
    const MapContract& wanted = contract_of(m_rules, with, take_contract(m_rules, with, move));
    const PlaceSet own = own_places(position, seat);
    const double joined = ((own & bit(wanted.from)) != 0) + ((own & bit(wanted.to)) != 0);
    return worth_of_canals(with, seat) - worth_of_canals(position, seat) + 0.5 * m_weights.own_cube * joined;
}

double Judgement::worth_of_cube(const Position& position, Seat seat, int place) const
{
    if (own_places(position, seat) & bit(place))
        return m_weights.own_cube;
    return position.connected & bit(place) ? -m_weights.rival_cube : 0;
}

double Judgement::worth_of_symbol(const Position& position, Seat seat, Colour colour) const
{
    double worth = 0;
    PlaceSet places = places_for_cube(m_rules, position, colour);
    for (int cube = 0; cube < m_rules.ruleset().goods.cubes && places != 0; ++cube) {
        double best = -1e9;
        int chosen = 0;
        for (PlaceSet left = places; left != 0; left &= left - 1) {
            const int place = std::countr_zero(left);
            if (const double one = worth_of_cube(position, seat, place); one > best) {
                best = one;
                chosen = place;
            }
        }
        worth += best;
        places &= ~bit(chosen);
    }
    return worth;
}

double Judgement::price(const Projects& projects, const Means& means, CardKind kind) const
{
    return worth_of_canals(projects, means) - worth_of_canals(projects, means.with(kind, -1)) +
           0.01 * (kind == CardKind::surveyor);
}

} // namespace canal
