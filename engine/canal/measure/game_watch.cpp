#include "canal/measure/game_watch.h"

#include "canal/measure/measured.h"
#include "measure/scores.h"

#include <algorithm>
#include <numeric>

namespace canal {

namespace {

void add_map(const Position& end, GameFigures& figures)
{
    for (const Canal& canal : end.canals)
        for (int i = 0; i < canal.tiles; ++i)
            ++figures[index(next_figure(Figure::tiles_stretch, static_cast<int>(canal.tile[i].tile)))];
}

} // namespace

GameWatch::GameWatch(const Rules& rules, const Position& start)
    : m_rules(rules), m_players(start.players), m_first(start.first), m_engineer(start.engineer),
      m_step(start.turn.step), m_leaders(leaders())
{
}

void GameWatch::see(const Events& events, const Position&)
{
    ++at(Figure::moves_all);
    for (const Event& event : events) {
        std::visit([this](const auto& one) { see_event(one); }, event);
        m_was_revealed = std::holds_alternative<ContractRevealed>(event);
    }
}

Figure GameWatch::source_of(Points why) const
{
    switch (why) {
    case Points::canal:
        return Figure::points_canals;
    case Points::incomplete:
        return Figure::points_incomplete;
    case Points::builder:
        return Figure::points_builders;
    case Points::goods:
        break;
    }
    return is_delivery() ? Figure::points_delivery : Figure::points_goods;
}

void GameWatch::see_event(const Scored& scored)
{
    const Figure source = source_of(scored.why);
    at(source) += scored.points;
    if (source == Figure::points_canals || source == Figure::points_goods)
        m_in_play[scored.seat] += scored.points;
}

// Points may have been enough for some time by then; the last contract has only just been revealed.
void GameWatch::see_event(const EndBegan&)
{
    ++at(m_was_revealed ? Figure::end_contracts : Figure::end_score);
}

void GameWatch::see_event(const RoundBegan&)
{
    const unsigned leading = leaders();
    at(Figure::lead_changes) += (leading & m_leaders) == 0;
    m_leaders = leading;
}

void GameWatch::see_event(const Shipped& shipped)
{
    ++at(is_delivery() ? Figure::goods_delivered : Figure::goods_shipped);
    at(Figure::goods_sections) +=
        std::ranges::count_if(shipped.route, [](const Leg& leg) { return leg.owner != no_seat; });
}

void GameWatch::see_event(const TileLaid& laid)
{
    at(Figure::cards_paid) += laid.pay.size() + laid.extra.size();
}

unsigned GameWatch::leaders() const
{
    return measure::leaders({m_in_play.data(), static_cast<std::size_t>(m_players)});
}

GameFigures GameWatch::figures(const Position& end) const
{
    GameFigures figures = m_figures;
    const Seat winner = leader(end);
    measure::add_scores<MeasuredCanal>(m_rules, end, m_first, figures);
    add_map(end, figures);
    figures[index(next_figure(Figure::wins_brindley, static_cast<int>(m_engineer[winner])))] = 1;
    figures[index(Figure::lead_changes)] += (leaders() & m_leaders) == 0;
    figures[index(Figure::lead_overturned)] = (leaders() >> winner & 1) == 0;
    figures[index(Figure::ties_first)] =
        std::count(end.score.begin(), end.score.begin() + m_players, end.score[winner]) > 1;
    figures[index(Figure::cards_left)] = std::accumulate(end.hand_count.begin(), end.hand_count.end(), 0);
    figures[index(Figure::rounds_all)] = end.round;
    return figures;
}

} // namespace canal
