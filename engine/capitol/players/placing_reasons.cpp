#include "capitol/players/reasons.h"

#include "capitol/auction.h"
#include "capitol/construction.h"
#include "capitol/drawing.h"
#include "capitol/placement.h"
#include "capitol/players/material.h"
#include "capitol/players/weights.h"
#include "capitol/players/what_if.h"
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

int floors_in(const Rules& rules, const Position& position, int area, Seat seat)
{
    int floors = 0;
    for (int i = 0; i < rules.area(area).small_sites; ++i) {
        const Site site = position.sites[rules.area(area).first_site + i];
        floors += site.is_building() && site.owner() == seat ? site.floors() : 0;
    }
    return floors;
}

// Calls `visit(roof, height)` for each different building that stands ready in the yard.
template <typename Visit>
void for_each_ready(const Yard& yard, Visit visit)
{
    for (Roof roof : both_roofs) {
        int last = 0;
        for (const int height : yard.finished[index(roof) - 1])
            if (height > 0 && height != last)
                visit(PlannedBuilding{roof, last = height});
    }
}

// A rival that could take the first place in the area from the seat with a building that stands ready.
Seat threat_to(const Rules& rules, const Position& position, int area, Seat seat)
{
    Seat threat = no_seat;
    for (Seat rival = 0; rival < position.players; ++rival)
        if (rival != seat)
            for_each_ready(position.yards[rival], [&](PlannedBuilding building) {
                if (fits(rules, position, area, building.roof, building.height) &&
                    !(rank_area(rules, with_building(rules, position, area, rival, building), area).first >>
                          seat &
                      1))
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
        return lead_of(area_outlook(m_rules, position, m_area, m_horizon), position.players, m_seat);
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
        return floors_in(m_rules, position, m_area, seat);
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
        for_each_ready(m_before.yards[rival], [&](PlannedBuilding building) {
            const bool lost = fits(m_rules, m_before, area, building.roof, building.height) &&
                              !fits(m_rules, m_after, area, building.roof, building.height);
            const double weight =
                lost ? reason::denied_loss * gains.of(area, building.roof, building.height) : 0;
            if (weight <= worst.weight)
                return;
            const bool shape = !demand_of(m_rules, m_after, area).allows(building.roof);
            worst.kind = shape ? ReasonKind::denies_shape : ReasonKind::denies_height;
            worst.roof = shape ? building.roof : Roof::none;
            worst.amount = shape ? 0 : building.height;
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
                more * m_horizon.drawings * card_points(m_rules, m_horizon.scorings - 1))
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

} // namespace capitol
