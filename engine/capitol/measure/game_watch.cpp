#include "capitol/measure/game_watch.h"

#include "capitol/measure/measured.h"
#include "capitol/scoring.h"
#include "measure/scores.h"

#include <algorithm>
#include <bit>

namespace capitol {

namespace {

// At the end, what of the board and the yards counts.
struct City
{
    int floors = 0;
    int buildings = 0;
    int tallest = 0;
    int empty_areas = 0;
    int contested_areas = 0;
};

void look_at_area(const AreaRules& area, const Position& position, City& city)
{
    unsigned owners = 0;
    for (int i = 0; i < area.small_sites; ++i) {
        const Site site = position.sites[area.first_site + i];
        if (!site.is_building())
            continue;
        owners |= 1u << site.owner();
        city.floors += site.floors();
        city.tallest = std::max(city.tallest, site.floors());
        ++city.buildings;
    }
    city.empty_areas += owners == 0;
    city.contested_areas += std::popcount(owners) > 1;
}

City look_at_city(const Rules& rules, const Position& position)
{
    City city;
    for (int area = 0; area < rules.area_count(); ++area)
        look_at_area(rules.area(area), position, city);
    return city;
}

int buildings_in(const Yard& yard)
{
    int buildings = 0;
    for (int i = 0; i < yard.kinds; ++i)
        buildings += yard.unroofed[i].count;
    for (const auto& heights : yard.finished)
        buildings += static_cast<int>(std::ranges::count_if(heights, [](int height) { return height > 0; }));
    return buildings;
}

Figure unsold_for(UnsoldReason reason)
{
    switch (reason) {
    case UnsoldReason::tie:
        return Figure::unsold_tie;
    case UnsoldReason::no_bid:
        return Figure::unsold_no_bid;
    case UnsoldReason::no_room:
        break;
    }
    return Figure::unsold_no_room;
}

Figure moves_in(Phase phase)
{
    return phase == Phase::construction ? Figure::moves_construction
           : phase == Phase::draw       ? Figure::moves_draw
                                        : Figure::moves_auction;
}

void add_city(const Rules& rules, const Position& end, GameFigures& figures)
{
    const City city = look_at_city(rules, end);
    figures[index(Figure::floors_used)] = rules.ruleset().pieces.floors - end.supply;
    figures[index(Figure::floors_placed)] = city.floors;
    figures[index(Figure::buildings_placed)] = city.buildings;
    figures[index(Figure::buildings_tallest)] = city.tallest;
    figures[index(Figure::areas_empty)] = city.empty_areas;
    figures[index(Figure::areas_contested)] = city.contested_areas;
    for (Seat seat = 0; seat < end.players; ++seat) {
        figures[index(Figure::buildings_left)] += buildings_in(end.yards[seat]);
        figures[index(Figure::cards_left)] += end.hand_size(seat);
    }
}

} // namespace

GameWatch::GameWatch(const Rules& rules, const Position& start)
    : m_rules(rules), m_players(start.players), m_first(start.first), m_phase(start.phase)
{
}

void GameWatch::see(const Events& events, const Position& after)
{
    ++at(Figure::moves_all);
    ++at(moves_in(m_phase));
    m_phase = after.phase;
    for (const Event& event : events)
        std::visit([this](const auto& one) { see_event(one); }, event);
}

void GameWatch::see_event(const Played& played)
{
    ++at(Figure::cards_played);
    at(Figure::cards_for_nothing) += played.move.for_nothing;
    at(Figure::buildings_finished) += played.move.kind == MoveKind::roof && !played.move.for_nothing;
}

void GameWatch::see_event(const BidRevealed& revealed)
{
    m_bid_cards[revealed.seat] = revealed.bid.size();
}

void GameWatch::see_event(const AuctionWon& won)
{
    at(Figure::bids_cards) += static_cast<std::int64_t>(m_bid_cards[won.seat]);
    at(Figure::ties_auction) += won.tied;
    at(Figure::bids_paid) += won.total;
}

void GameWatch::see_event(const AuctionUnsold& unsold)
{
    ++at(Figure::unsold_all);
    ++at(unsold_for(unsold.reason));
    at(Figure::ties_auction) += unsold.reason == UnsoldReason::tie;
}

void GameWatch::see_event(const RoundScored& scored)
{
    std::int64_t points = 0;
    for (int seat = 0; seat < m_players; ++seat)
        points += scored.totals[seat] - m_totals[seat];
    at(next_figure(Figure::points_round_1, scored.round - 1)) = points;
    m_totals = scored.totals;
    m_leaders_before = m_leaders;
    m_leaders = measure::leaders({m_totals.data(), static_cast<std::size_t>(m_players)});
    at(Figure::lead_changes) += m_leaders_before != 0 && (m_leaders & m_leaders_before) == 0;
}

GameFigures GameWatch::figures(const Position& end) const
{
    GameFigures figures = m_figures;
    const unsigned won = winners(m_rules, end);
    measure::add_scores<MeasuredCapitol>(m_rules, end, m_first, figures);
    add_city(m_rules, end, figures);
    figures[index(Figure::lead_overturned)] = m_leaders_before != 0 && (won & m_leaders_before) == 0;
    figures[index(Figure::ties_final)] = std::popcount(won) > 1;
    return figures;
}

} // namespace capitol
