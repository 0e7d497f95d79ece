#include "capitol/players/network_inputs.h"

#include <algorithm>

namespace capitol {

// One input after the other, in a fixed order.
class Sight::Writer
{
public:
    template <std::size_t count>
    explicit Writer(std::array<std::int16_t, count>& inputs)
        : m_at(inputs.data()), m_end(inputs.data() + count)
    {
    }
    // 1 in a unit in which it is seldom above 2.
    void operator()(double value)
    {
        constexpr double most = SeatInputs::most;
        const double scaled = std::clamp(value * SeatInputs::one, -most, most);
        *m_at++ = static_cast<std::int16_t>(scaled + (scaled < 0 ? -0.5 : 0.5));
    }
    void fill() { std::fill(m_at, m_end, std::int16_t{0}); }

private:
    std::int16_t* m_at;
    std::int16_t* const m_end;
};

namespace {

int tallest_finished(const Yard& yard, Roof roof, const Demand& demand)
{
    if (!demand.allows(roof))
        return 0;
    for (const int height : yard.finished[index(roof) - 1]) {
        if (height < demand.lowest)
            return 0;
        if (height <= demand.highest)
            return height;
    }
    return 0;
}

int tallest_unroofed(const Yard& yard, const Demand& demand)
{
    const bool roof = (demand.round && yard.roofs[0] > 0) || (demand.triangular && yard.roofs[1] > 0);
    for (int i = 0; roof && i < yard.kinds; ++i) {
        const int height = yard.unroofed[i].height;
        if (height < demand.lowest)
            return 0;
        if (height <= demand.highest)
            return height;
    }
    return 0;
}

bool has(unsigned seats, Seat seat)
{
    return (seats >> seat & 1) != 0;
}

} // namespace

Sight::Sight(const Rules& rules, const Position& position, const Prospects& prospects)
    : m_rules(rules), m_position(position), m_horizon(horizon_of(rules, position)),
      m_sources(prospects.sources(position)), m_scale(prospects.scale(position))
{
    for (Seat seat = 0; seat < position.players; ++seat)
        look_at_seat(seat);
    for (int area = 0; area < rules.area_count(); ++area)
        look_at_area(area);
}

void Sight::look_at_seat(Seat seat)
{
    SeatView view;
    const Deck& deck = m_rules.deck();
    const CardSet& hand = m_position.hand[seat];
    for (int group = 0; group < card_groups; ++group)
        view.cards[static_cast<std::size_t>(group)] = (hand & cards_of_group(deck, group)).size();
    hand.for_each([&](int bit) {
        const int value = deck.value(deck.card_at(bit));
        view.value += value;
        view.highest = std::max(view.highest, value);
    });
    const Yard& yard = m_position.yards[seat];
    for (const auto& heights : yard.finished)
        for (const int height : heights) {
            view.finished += height > 0;
            view.finished_floors += height;
        }
    for (int i = 0; i < yard.kinds; ++i) {
        view.unroofed += yard.unroofed[i].count;
        view.unroofed_floors += yard.unroofed[i].count * yard.unroofed[i].height;
    }
    view.points = m_sources[seat].sum();
    m_seats[seat] = view;
}

void Sight::look_at_area(int area)
{
    AreaView& here = m_areas[static_cast<std::size_t>(area)];
    here.sight = sight_of(m_rules, m_position, area);
    here.demand = demand_of(m_rules, m_position, area);
    const auto& scoring = m_rules.ruleset().scoring;
    const int factor = here.sight.state.large == Tile::temple ? scoring.temple_factor : 1;
    here.first = factor * (scoring.first + scoring.fountain_first * here.sight.presence.fountains);
    const AreaScore now = score_area(m_rules, here.sight.presence, here.sight.state.large);
    here.ranking = now.ranking;
    for (Seat seat = 0; seat < m_position.players; ++seat) {
        SeatInArea& own = here.seats[seat];
        own = {};
        own.points = now.points[seat];
        look_at_seat_in(here, seat);
        const int height = std::max(own.ready, own.planned);
        if (height == 0)
            continue;
        const AreaSight after = with_building(here.sight, seat, height);
        own.swing =
            lead_of(score_area(m_rules, after.presence, after.state.large).points, m_position.players, seat) -
            lead_of(now.points, m_position.players, seat);
    }
}

void Sight::look_at_seat_in(AreaView& here, Seat seat) const
{
    if (here.sight.state.vacant == 0)
        return;
    const Yard& yard = m_position.yards[seat];
    SeatInArea& own = here.seats[seat];
    for (const Roof roof : both_roofs)
        own.ready = std::max(own.ready, tallest_finished(yard, roof, here.demand));
    own.planned = tallest_unroofed(yard, here.demand);
}

double Sight::best_rival(Seat seat) const
{
    return most_of_rivals(seat, [this](Seat rival) { return m_seats[rival].points; });
}

double Sight::handmade(Seat seat) const
{
    return (m_seats[seat].points - best_rival(seat)) / m_scale;
}

template <typename Of>
double Sight::most_of_rivals(Seat seat, Of of) const
{
    double most = -1e9;
    for (Seat rival = 0; rival < m_position.players; ++rival)
        if (rival != seat)
            most = std::max<double>(most, of(rival));
    return most;
}

template <typename Of>
double Sight::sum_of_rivals(Seat seat, Of of) const
{
    double sum = 0;
    for (Seat rival = 0; rival < m_position.players; ++rival)
        if (rival != seat)
            sum += of(rival);
    return sum;
}

void Sight::see(Seat seat, SeatInputs& inputs) const
{
    inputs.area_count = m_rules.area_count();
    for (int area = 0; area < m_rules.area_count(); ++area) {
        Writer write(inputs.areas[static_cast<std::size_t>(area)]);
        see_area(seat, area, write);
        write.fill();
    }
    Writer write(inputs.table);
    see_moment(seat, write);
    see_hands(seat, write);
    see_yards(seat, write);
    see_points(seat, write);
    see_knobs(write);
    write.fill();
}

void Sight::see_area(Seat seat, int area, Writer& write) const
{
    const AreaView& here = m_areas[static_cast<std::size_t>(area)];
    const AreaState& state = here.sight.state;
    const Presence& presence = here.sight.presence;
    const SeatInArea& own = here.seats[seat];
    const int group = 2 + static_cast<int>(index(m_rules.area(area).colour));
    const auto permits = [&](Seat of) { return m_seats[of].cards[static_cast<std::size_t>(group)]; };
    const double floors = presence.floors[seat];
    const double rival = most_of_rivals(seat, [&](Seat of) { return presence.floors[of]; });
    const double others = sum_of_rivals(seat, [&](Seat of) { return presence.floors[of]; });
    const auto threat = [&](Seat of) {
        return presence.floors[of] + std::max(here.seats[of].ready, here.seats[of].planned);
    };
    const double threatened = most_of_rivals(seat, threat);
    const bool can_act = m_position.phase == Phase::construction && !m_position.passed[seat];
    write(floors / 8);
    write(rival / 8);
    write((others - rival) / 8);
    write((floors - rival) / 4);
    const AreaRanking& ranking = here.ranking;
    const bool first = has(ranking.first, seat);
    write(first && std::popcount(ranking.first) == 1);
    write(first && std::popcount(ranking.first) > 1);
    write(has(ranking.second, seat));
    write(state.tallest == 0);
    write(own.points / 4);
    write(most_of_rivals(seat, [&](Seat of) { return here.seats[of].points; }) / 4);
    write(here.first / 6);
    write(state.vacancies() / 4.0);
    write(state.vacant == 0);
    write(state.vacancies() == 1);
    write(state.vacancies() == 2);
    write(state.tallest / 4.0);
    write(state.large == Tile::temple);
    write(state.large == Tile::amphitheatre);
    write(m_rules.area(area).large_site && state.large == Tile::none);
    write(presence.fountains / 3.0);
    write(permits(seat) / 2.0);
    write(most_of_rivals(seat, permits) / 2);
    write(own.ready / 4.0);
    write(own.planned / 4.0);
    write(most_of_rivals(seat, [&](Seat of) { return here.seats[of].ready; }) / 4);
    write(most_of_rivals(seat, [&](Seat of) { return here.seats[of].planned; }) / 4);
    write((threat(seat) - rival) / 4);
    write((threatened - floors) / 4);
    write((threat(seat) - threatened) / 4);
    write(own.swing / 4);
    write(most_of_rivals(seat, [&](Seat of) { return here.seats[of].swing; }) / 4);
    write(own.ready > 0 && permits(seat) > 0 && can_act ? own.swing / 4 : 0);
    write(presence.tallest[seat] / 4.0);
    write(most_of_rivals(seat, [&](Seat of) { return presence.tallest[of]; }) / 4);
    write(m_horizon.scorings / 3.0);
    write(can_act);
    write(here.demand.round != here.demand.triangular);
    write(first ? m_horizon.scorings * own.points / 16 : 0);
}

void Sight::see_moment(Seat seat, Writer& write) const
{
    const Position& now = m_position;
    for (const Phase phase : {Phase::construction, Phase::bidding, Phase::tile, Phase::draw})
        write(now.phase == phase);
    write(m_horizon.scorings / 3.0);
    write(m_horizon.drawings / 3.0);
    write(m_horizon.auctions / 8.0);
    const int auctions = m_rules.auctions_in(now.round);
    write((auctions - now.auction) / 3.0);
    const Tile tile = now.auction > 0 ? m_rules.tile_of(now.round, now.auction) : Tile::none;
    for (const Tile kind : {Tile::fountain, Tile::amphitheatre, Tile::temple})
        write(tile == kind);
    for (const Tile kind : {Tile::fountain, Tile::amphitheatre, Tile::temple}) {
        int left = 0;
        for (int auction = now.auction + 1; auction <= auctions; ++auction)
            left += m_rules.tile_of(now.round, auction) == kind;
        write(now.phase == Phase::draw ? 0 : left / 2.0);
    }
    write(now.to_move == seat);
    write((seat - now.to_move + now.players) % now.players / 2.0);
    write((seat - now.first + now.players) % now.players / 2.0);
    write(now.passed[seat]);
    write(sum_of_rivals(seat, [&](Seat of) { return !now.passed[of]; }) / 2);
    write(now.players == 2);
    write(now.players == 4);
    write(now.phase == Phase::draw && now.to_move == seat ? now.draws_left / 4.0 : 0);
}

void Sight::see_hands(Seat seat, Writer& write) const
{
    const double usual = 8 * average_value(m_rules.deck());
    const auto value = [&](Seat of) { return m_seats[of].value; };
    const auto cards = [&](Seat of) { return m_position.hand_size(of); };
    for (const int count : m_seats[seat].cards)
        write(count / 3.0);
    for (std::size_t group = 0; group < card_groups; ++group)
        write(most_of_rivals(seat, [&](Seat of) { return m_seats[of].cards[group]; }) / 3);
    const double best = most_of_rivals(seat, value);
    const double all = value(seat) + sum_of_rivals(seat, value);
    write(value(seat) / usual);
    write(best / usual);
    write((value(seat) - best) / usual);
    write(all > 0 ? 2 * value(seat) / all : 0);
    write(cards(seat) / 6.0);
    write(most_of_rivals(seat, cards) / 6);
    write((cards(seat) - most_of_rivals(seat, cards)) / 6);
    write(m_seats[seat].highest / usual * 4);
    write(most_of_rivals(seat, [&](Seat of) { return m_seats[of].highest; }) / usual * 4);
}

void Sight::see_yards(Seat seat, Writer& write) const
{
    const SeatView& own = m_seats[seat];
    const Yard& yard = m_position.yards[seat];
    write(yard.roofs[0] / 3.0);
    write(yard.roofs[1] / 3.0);
    write(own.finished / 3.0);
    write(own.finished_floors / 6.0);
    write(own.unroofed / 3.0);
    write(own.unroofed_floors / 6.0);
    write(most_of_rivals(seat, [&](Seat of) { return m_seats[of].finished; }) / 3);
    write(most_of_rivals(seat, [&](Seat of) { return m_seats[of].finished_floors; }) / 6);
    write(most_of_rivals(seat, [&](Seat of) { return m_seats[of].unroofed; }) / 3);
    write(most_of_rivals(seat, [&](Seat of) { return m_seats[of].unroofed_floors; }) / 6);
    write(most_of_rivals(
              seat, [&](Seat of) { return m_position.yards[of].roofs[0] + m_position.yards[of].roofs[1]; }) /
          6);
    write(m_position.supply / 40.0);
}

void Sight::see_points(Seat seat, Writer& write) const
{
    const auto beside_best = [&](auto of) { write((of(seat) - most_of_rivals(seat, of)) / m_scale); };
    write(handmade(seat) / 2);
    write(handmade(seat) / 8);
    write((m_seats[seat].points -
           sum_of_rivals(seat, [&](Seat of) { return m_seats[of].points; }) / (m_position.players - 1)) /
          m_scale / 2);
    beside_best([&](Seat of) { return m_sources[of].board; });
    beside_best([&](Seat of) { return m_sources[of].buildings; });
    beside_best([&](Seat of) { return m_sources[of].cards; });
    beside_best([&](Seat of) { return m_sources[of].tiles; });
    beside_best([&](Seat of) { return m_sources[of].later; });
    beside_best([&](Seat of) { return m_position.score[of]; });
    write(m_sources[seat].buildings / m_scale / 2);
    write(most_of_rivals(seat, [&](Seat of) { return m_sources[of].buildings; }) / m_scale / 2);
    write(m_scale / 12);
}

void Sight::see_knobs(Writer& write) const
{
    const Ruleset& knobs = m_rules.ruleset();
    write(knobs.rounds / 4.0);
    write(knobs.construction.floors_per_card / 2.0);
    write(knobs.construction.floor_targets == FloorTargets::any);
    write(knobs.placement.first_height / 2.0);
    write(knobs.placement.max_step / 2.0);
    write(knobs.placement.below_tallest);
    write(knobs.placement.same_roof_in_area);
    write(knobs.placement.mixed_roofs_in_colour);
    write(knobs.auction.zero_bid == ZeroBid::may_win);
    write(knobs.scoring.first / 3.0);
    write(knobs.scoring.second / 2.0);
    write(knobs.scoring.fountain_first / 2.0);
    write(knobs.scoring.fountain_second / 2.0);
    write(knobs.scoring.temple_factor / 3.0);
    write(knobs.scoring.tallest_breaks_first);
    write(knobs.scoring.shared_first_cancels_second);
    write(knobs.draw.count / 6.0);
    write(knobs.draw.rule == DrawRule::up_to);
    write(knobs.draw.amphitheatre_first / 2.0);
    write(knobs.draw.amphitheatre_second / 2.0);
    write(m_rules.area_count() / 8.0);
    write(m_rules.total_sites() / 60.0);
}

} // namespace capitol
