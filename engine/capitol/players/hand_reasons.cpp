#include "capitol/players/reasons.h"

#include "capitol/construction.h"
#include "capitol/players/bidding.h"
#include "capitol/players/greedy.h"
#include "capitol/players/market.h"
#include "capitol/players/material.h"
#include "capitol/players/weights.h"

#include <algorithm>
#include <cmath>

namespace capitol {

namespace {

int whole(double points)
{
    return static_cast<int>(std::lround(points));
}

// The area where a building would bring the seat most, however high it stands.
struct Place
{
    double points = 0;
    std::uint8_t area = no_area;
};
Place best_place(const Rules& rules, Gains& gains, Roof roof, int height)
{
    Place best;
    for (int area = 0; area < rules.area_count(); ++area)
        for (Roof shape : both_roofs) {
            const double points = roof == Roof::none || roof == shape ? gains.of(area, shape, height) : 0;
            if (points > best.points)
                best = {points, static_cast<std::uint8_t>(area)};
        }
    return best;
}

void add_building(const Rules& rules, Gains& gains, Roof roof, int height, HintReason& best)
{
    const Place place = best_place(rules, gains, roof, height);
    if (reason::hoped * place.points <= best.weight)
        return;
    best = {.kind = ReasonKind::building_for,
            .weight = reason::hoped * place.points,
            .area = place.area,
            .roof = roof,
            .amount = height};
}

// Where the visible card of the pile, the first of its kind in the hand, may bring a building of the yard.
Place place_by_drawing(const Rules& rules, const Position& position, Pile pile, Gains& gains)
{
    const Deck& deck = rules.deck();
    const Yard& yard = position.yards[position.to_move];
    const CardSet& hand = position.hand[position.to_move];
    const Colour colour = deck[position.draw_card(deck, pile, 0)].colour;
    const bool is_first = (hand & (pile == Pile::roof ? deck.of_pile(pile) : deck.of_colour(colour))).empty();
    Place best;
    const auto look = [&](Roof roof, int height) {
        const Place place = best_place(rules, gains, roof, height);
        if (place.points > best.points && (pile == Pile::roof || rules.area(place.area).colour == colour))
            best = place;
    };
    for (int i = 0; is_first && pile == Pile::roof && i < yard.kinds; ++i)
        look(Roof::none, yard.unroofed[i].height);
    for (Roof roof : both_roofs)
        for (const int height : yard.finished[index(roof) - 1])
            if (is_first && pile == Pile::permit && height > 0)
                look(roof, height);
    return best;
}

void add_no_bid_reasons(const Rules& rules, const Position& position, Tile tile, double worth,
                        Reasons& reasons)
{
    reasons.push_back({.kind = ReasonKind::too_dear,
                       .weight = std::max(reason::a_word, 2 - worth),
                       .amount = whole(worth)});
    const Horizon horizon = horizon_of(rules, position);
    const double now = tile_points(rules, tile, horizon);
    for (int later = position.auction + 1; later <= rules.auctions_in(position.round); ++later) {
        const Tile next = rules.tile_of(position.round, later);
        if (tile_points(rules, next, horizon) > now)
            return reasons.push_back({.kind = ReasonKind::saves_for, .weight = now, .tile = next});
    }
}

void add_tile_reasons(const View& view, const Placings& placings, Reasons& reasons)
{
    const double worth = placings.gain[view.seat];
    if (whole(worth) > 0)
        reasons.push_back({.kind = ReasonKind::tile_is_worth,
                           .weight = worth,
                           .area = placings.area[view.seat],
                           .amount = whole(worth)});
    const Seat rival = keenest_rival(placings, view.known, view.seat);
    if (whole(placings.gain[rival]) > 0)
        reasons.push_back({.kind = ReasonKind::tile_to_rival,
                           .weight = reason::denied_gain * placings.gain[rival],
                           .area = placings.area[rival],
                           .seat = rival,
                           .amount = whole(placings.gain[rival])});
}

void add_stake_reasons(const BidOutlook& outlook, double worth, Reasons& reasons)
{
    if (outlook.last)
        return reasons.push_back({.kind = ReasonKind::last_use, .weight = 1});
    reasons.push_back({.kind = ReasonKind::likely_wins,
                       .weight = outlook.chance * worth,
                       .amount = whole(100 * outlook.chance)});
    if (outlook.cost < worth / 2)
        reasons.push_back(
            {.kind = ReasonKind::spare_cards, .weight = worth - outlook.cost, .amount = outlook.total});
}

} // namespace

void add_yard_reasons(const Rules& rules, const View& view, const Move& move, Reasons& reasons)
{
    const Horizon horizon = horizon_of(rules, view.known);
    Position after = view.known;
    apply_construction(rules, after, move, nullptr);
    Gains gains(rules, after, view.seat, horizon);
    HintReason best{.kind = ReasonKind::building_for};
    if (move.kind == MoveKind::roof)
        add_building(rules, gains, move.roof, move.height, best);
    const Yard& yard = after.yards[view.seat];
    for (int i = 0; move.kind == MoveKind::floor && i < yard.kinds; ++i)
        if (yard.unroofed[i].count > view.known.yards[view.seat].unroofed_of(yard.unroofed[i].height))
            add_building(rules, gains, Roof::none, yard.unroofed[i].height, best);
    if (best.weight > 0)
        reasons.push_back(best);
    if (horizon.scorings == 1)
        reasons.push_back({.kind = ReasonKind::now_or_never, .weight = reason::a_word});
    if (move.kind == MoveKind::floor && view.known.supply <= reason::few_floors)
        reasons.push_back(
            {.kind = ReasonKind::floors_run_out, .weight = reason::a_word, .amount = view.known.supply});
}

void add_pass_reasons(const Rules& rules, const View& view, Reasons& reasons)
{
    const Position& known = view.known;
    const int value = value_of(rules.deck(), known.hand[view.seat]);
    if (rules.auctions_in(known.round) > 0 && value > 0)
        reasons.push_back({.kind = ReasonKind::keeps_cards,
                           .weight = market_of(rules, known, horizon_of(rules, known)).points(value),
                           .amount = value});
    const Advice greedy = GreedyPlayer().advise(rules, view, {});
    double pass = 0;
    double best = -1e9;
    for (const Candidate& candidate : greedy.candidates)
        if (std::get<Move>(candidate.choice).kind == MoveKind::pass)
            pass = candidate.value;
        else
            best = std::max(best, candidate.value);
    if (best < pass + reason::no_gain)
        reasons.push_back(
            {.kind = ReasonKind::nothing_gained, .weight = std::min(2.0, reason::a_word + pass - best)});
}

void add_bid_reasons(const Rules& rules, const View& view, const Bid& bid, Reasons& reasons)
{
    const Tile tile = rules.tile_of(view.known.round, view.known.auction);
    const Placings placings = best_placings(rules, view.known, tile);
    if (bid.size == 0)
        return add_no_bid_reasons(rules, view.known, tile, placings.gain[view.seat], reasons);
    add_tile_reasons(view, placings, reasons);
    add_stake_reasons(outlook_of(rules, view, bid), placings.gain[view.seat], reasons);
}

void add_draw_reasons(const Rules& rules, const View& view, const Move& move, Reasons& reasons)
{
    const Position& known = view.known;
    const Horizon horizon = horizon_of(rules, known);
    Gains gains(rules, known, view.seat, horizon);
    if (const Place place = place_by_drawing(rules, known, move.pile, gains); place.area != no_area)
        reasons.push_back({.kind = ReasonKind::completes,
                           .weight = reason::hoped * place.points,
                           .area = place.area,
                           .pile = move.pile});
    const int cards = known.hand_count[view.seat][index(move.pile)];
    if (cards < reason::kind_wanted)
        reasons.push_back({.kind = ReasonKind::lacks_kind,
                           .weight = (reason::kind_wanted - cards) * reason::lacking_card,
                           .pile = move.pile,
                           .amount = cards});
    const int value = rules.deck().value(known.draw_card(rules.deck(), move.pile, 0));
    const int hand = value_of(rules.deck(), known.hand[view.seat]);
    const Market market = market_of(rules, known, horizon);
    if (value > average_value(rules.deck()))
        reasons.push_back({.kind = ReasonKind::high_card,
                           .weight = market.points(hand + value) - market.points(hand),
                           .pile = move.pile,
                           .amount = value});
}

} // namespace capitol
