#include "table/shown_position.h"

#include "table/event_place.h"

namespace capitol::app {

ShownPosition ShownPosition::of(const GameHistory& course, int move, int row)
{
    ShownPosition then;
    if (move == 0 || course.isLeap(move)) {
        then.reset(course.views[move]);
        return then;
    }
    then.reset(course.views[move - 1]);
    int shown = course.lastEntry(move - 1);
    for (const EventStep& step : stepsOf(course.events[move - 1], course.entriesOf(move), false)) {
        if (step.entry && shown == row)
            break;
        then.show(*course.rules, step);
        shown += step.entry && step.last;
    }
    return then;
}

void ShownPosition::reset(const View& view)
{
    *this = ShownPosition();
    m_view = view;
}

void ShownPosition::finish(const View& view)
{
    m_view = view;
    m_stage = Stage::board;
}

void ShownPosition::show(const Rules& rules, const EventStep& step)
{
    if (step.entry) {
        m_part = step.part;
        if (const auto place = placeOf(step.entry->event))
            m_fresh = place;
        visit_told([this](const auto& event) { see(event); }, step.entry->event);
    }
    if (step.last)
        for (const Event& event : step.events)
            apply(rules, m_view, event);
}

void ShownPosition::see(const BidRevealed& event)
{
    if (m_stage != Stage::reveal)
        m_reveal = {};
    m_stage = Stage::reveal;
    if (m_reveal.bids.isEmpty() || m_reveal.bids.last().bid.seat != event.seat)
        m_reveal.bids.append({event, 0});
    m_reveal.bids.last().cards = m_part;
}

void ShownPosition::see(const AuctionWon& event)
{
    m_reveal.outcome = event;
}

void ShownPosition::see(const AuctionUnsold& event)
{
    if (m_stage == Stage::reveal && !m_reveal.outcome)
        m_reveal.outcome = event;
    else
        m_stage = Stage::board;
}

void ShownPosition::see(const AreaScored& event)
{
    if (m_stage != Stage::scoring || m_scoring.round)
        m_scoring = {};
    m_stage = Stage::scoring;
    m_scoring.areas.append(event);
}

void ShownPosition::see(const RoundScored& event)
{
    if (m_stage != Stage::scoring)
        m_scoring = {};
    m_stage = Stage::scoring;
    m_scoring.round = event;
}

} // namespace capitol::app
