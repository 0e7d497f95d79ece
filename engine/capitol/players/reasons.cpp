#include "capitol/players/reasons.h"

#include "capitol/auction.h"
#include "capitol/construction.h"
#include "capitol/drawing.h"
#include "capitol/placement.h"
#include "capitol/players/bid_sums.h"
#include "capitol/players/bidding.h"
#include "capitol/players/evaluation.h"
#include "capitol/players/greedy.h"
#include "capitol/players/outlook.h"
#include "capitol/players/weights.h"
#include "capitol/scoring.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace capitol {

namespace {

Seat only_seat_of(unsigned seats)
{
    return std::has_single_bit(seats) ? static_cast<Seat>(std::countr_zero(seats)) : no_seat;
}

// Calls `visit(roof, height)` for each different building that stands ready in the yard.
template <typename Visit>
void for_each_ready(const Yard& yard, Visit visit)
{
    for (Roof roof : both_roofs) {
        int last = 0;
        for (const int height : yard.finished[index(roof) - 1])
            if (height > 0 && height != last)
                visit(roof, last = height);
    }
}

// A rival that could take the first place in the area from the seat with a building that stands ready.
Seat threat_to(const Rules& rules, const Position& position, int area, Seat seat)
{
    const AreaSight here = sight_of(rules, position, area);
    Seat threat = no_seat;
    for (Seat rival = 0; rival < position.players; ++rival)
        if (rival != seat)
            for_each_ready(position.yards[rival], [&](Roof roof, int height) {
                const Presence after = with_building(here, rival, height).presence;
                const bool lost = !(score_area(rules, after, here.state.large).ranking.first >> seat & 1);
                if (lost && fits(rules, position, area, roof, height))
                    threat = rival;
            });
    return threat;
}

class PlacingReasons
{
public:
    PlacingReasons(const Rules& rules, const View& view, const Move& move, Reasons& reasons)
        : m_rules(rules), m_before(view.known), m_after(view.known), m_seat(view.seat), m_area(move.area),
          m_horizon(horizon_of(rules, view.known)), m_reasons(reasons)
    {
        if (move.kind == MoveKind::tile)
            place_tile(rules, m_after, move, nullptr);
        else
            apply_construction(rules, m_after, move, nullptr);
        m_gain = lead_in(m_after) - lead_in(m_before);
    }

    void add_of_building()
    {
        add_place();
        add_keeping();
        if (m_horizon.scorings == 1)
            add(ReasonKind::now_or_never, reason::a_word + m_gain / 4);
    }
    void add_of_tile()
    {
        const int more = score_area(m_rules, m_after, m_area).points[m_seat] -
                         score_area(m_rules, m_before, m_area).points[m_seat];
        if (more > 0)
            add(ReasonKind::scores_more, m_gain).amount = more;
    }
    void add_of_both()
    {
        add_denials();
        add_cards();
        if (m_after.areas[m_area].vacant == 0 && m_before.areas[m_area].vacant != 0)
            add(ReasonKind::takes_last_site, reason::a_word + std::max(0.0, m_gain) / 3);
    }

private:
    double lead_in(const Position& position) const
    {
        return lead_of(
            area_outlook(m_rules, sight_of(m_rules, position, m_area), position.players, m_horizon),
            position.players, m_seat);
    }

    HintReason& add(ReasonKind kind, double weight)
    {
        m_reasons.push_back({.kind = kind, .weight = weight, .area = m_area});
        return m_reasons.back();
    }

    void add_place()
    {
        const AreaRanking before = rank_area(m_rules, m_before, m_area);
        const AreaRanking after = rank_area(m_rules, m_after, m_area);
        const unsigned own = 1U << m_seat;
        if (after.first == own && before.first != own)
            add(ReasonKind::takes_lead, m_gain).seat = only_seat_of(before.first & ~own);
        else if (after.first == own)
            add(ReasonKind::widens_lead, m_gain).amount = lead_in_floors();
        else if (after.first & own && !(before.first & own))
            add(ReasonKind::shares_lead, m_gain).seat =
                static_cast<Seat>(std::countr_zero(after.first & ~own));
        else if (after.second & own && !(before.second & own))
            add(ReasonKind::takes_second, m_gain);
        else if (!((after.first | after.second) & own) && floors(m_before, m_seat) == 0)
            add(ReasonKind::joins_area, m_gain);
    }

    int floors(const Position& position, Seat seat) const
    {
        return presence_in(m_rules, position, m_area).floors[seat];
    }
    int lead_in_floors() const
    {
        int next = 0;
        for (Seat seat = 0; seat < m_after.players; ++seat)
            if (seat != m_seat)
                next = std::max(next, floors(m_after, seat));
        return floors(m_after, m_seat) - next;
    }

    void add_keeping()
    {
        if (!(rank_area(m_rules, m_before, m_area).first >> m_seat & 1))
            return;
        const Seat threat = threat_to(m_rules, m_before, m_area, m_seat);
        if (threat != no_seat && threat_to(m_rules, m_after, m_area, m_seat) == no_seat)
            add(ReasonKind::keeps_lead, std::max(m_gain, 0.0) + typical_first(m_rules)).seat = threat;
    }

    // Houses of rivals that were ready to stand somewhere and are not any more; in each way the worst loss.
    void add_denials()
    {
        if (m_after.areas[m_area].vacant == 0)
            return;
        for (int area = 0; area < m_rules.area_count(); ++area)
            if (m_rules.area(area).colour == m_rules.area(m_area).colour)
                for (Seat rival = 0; rival < m_before.players; ++rival)
                    if (rival != m_seat)
                        add_denials_to(rival, area);
    }

    void add_denials_to(Seat rival, int area)
    {
        Gains gains(m_rules, m_before, rival, m_horizon);
        HintReason worst{
            .kind = ReasonKind::denies_shape, .area = static_cast<std::uint8_t>(area), .seat = rival};
        for_each_ready(m_before.yards[rival], [&](Roof roof, int height) {
            const bool lost =
                fits(m_rules, m_before, area, roof, height) && !fits(m_rules, m_after, area, roof, height);
            const double weight = lost ? reason::denied_loss * gains.of(area, roof, height) : 0;
            if (weight <= worst.weight)
                return;
            const bool shape = !demand_of(m_rules, m_after, area).allows(roof);
            worst.kind = shape ? ReasonKind::denies_shape : ReasonKind::denies_height;
            worst.roof = shape ? roof : Roof::none;
            worst.amount = shape ? 0 : height;
            worst.weight = weight;
        });
        if (worst.weight > 0)
            m_reasons.push_back(worst);
    }

    void add_cards()
    {
        const int more = extra_draws(m_rules, m_after, m_seat) - extra_draws(m_rules, m_before, m_seat);
        if (more > 0 && m_horizon.drawings > 0)
            add(ReasonKind::cards_each_draw,
                more * m_horizon.drawings * extra_card_points(m_rules, m_horizon.scorings - 1))
                .amount = more;
    }

    const Rules& m_rules;
    const Position& m_before;
    Position m_after;
    const Seat m_seat;
    const std::uint8_t m_area;
    const Horizon m_horizon;
    Reasons& m_reasons;
    double m_gain = 0;
};

} // namespace

void add_placing_reasons(const Rules& rules, const View& view, const Move& move, Reasons& reasons)
{
    PlacingReasons placing(rules, view, move, reasons);
    if (move.kind == MoveKind::tile)
        placing.add_of_tile();
    else
        placing.add_of_building();
    placing.add_of_both();
}

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

// The later tile of this round that is worth more to the seat than this one.
Tile better_tile_to_come(const Rules& rules, const Position& position, Seat seat)
{
    const double now = tile_worth(rules, position, seat);
    for (int later = position.auction + 1; later <= rules.auctions_in(position.round); ++later)
        if (const Tile next = rules.tile_of(position.round, later);
            best_placings(rules, position, next).gain[seat] > now)
            return next;
    return Tile::none;
}

// Where nobody else has a card any card wins, so that none can be too dear.
void add_no_bid_reasons(const Rules& rules, const View& view, double worth, Reasons& reasons)
{
    const bool alone = is_unrivalled(rules, view);
    if (!alone || whole(worth) == 0)
        reasons.push_back({.kind = alone ? ReasonKind::tile_is_worth : ReasonKind::too_dear,
                           .weight = std::max(reason::a_word, 2 - worth),
                           .amount = whole(worth)});
    if (const Tile next = better_tile_to_come(rules, view.known, view.seat); next != Tile::none)
        reasons.push_back({.kind = ReasonKind::saves_for, .weight = reason::a_word + worth, .tile = next});
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

void add_stake_reasons(const BidOutlook& outlook, bool whole_hand, double worth, Reasons& reasons)
{
    if (outlook.last && whole_hand)
        return reasons.push_back({.kind = ReasonKind::last_use, .weight = 1});
    reasons.push_back({.kind = ReasonKind::likely_wins,
                       .weight = outlook.chance * worth,
                       .amount = whole(100 * outlook.chance)});
    if (outlook.total > 0 && outlook.cost < worth / 2)
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
    const BidOutlook outlook = outlook_of(rules, view, bid);
    if (bid.size == 0 && outlook.chance == 0)
        return add_no_bid_reasons(rules, view, placings.gain[view.seat], reasons);
    add_tile_reasons(view, placings, reasons);
    const bool whole_hand = bid.size == view.known.hand_size(view.seat);
    add_stake_reasons(outlook, whole_hand, placings.gain[view.seat], reasons);
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
