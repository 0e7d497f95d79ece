#include "table/shown_position.h"

#include "table/event_place.h"

namespace capitol::app {

void ShownPosition::reset(const Position& position)
{
    *this = ShownPosition();
    m_position = m_after = position;
}

void ShownPosition::begin(const Position& before, const Position& after)
{
    m_position = before;
    m_after = after;
    m_fresh.reset();
}

void ShownPosition::finish()
{
    settle();
    m_view = View::board;
}

void ShownPosition::show(const Step& step)
{
    m_part = step.part;
    if (const auto place = placeOf(step.entry.event))
        m_fresh = place;
    visit_told([this](const auto& event) { see(event); }, step.entry.event);
}

// One move changes the things on the table (cards, buildings, tiles) in one go, so they are taken over
// together; whose turn it is, the phase and the scores wait for their own events.
void ShownPosition::takeThings()
{
    Position next = m_after;
    next.phase = m_position.phase;
    next.round = m_position.round;
    next.auction = m_position.auction;
    next.first = m_position.first;
    next.to_move = m_position.to_move;
    next.passed = m_position.passed;
    next.score = m_position.score;
    next.draws_left = m_position.draws_left;
    m_position = next;
}

void ShownPosition::see(const Played&)
{
    takeThings();
}

void ShownPosition::see(const Passed& event)
{
    m_position.passed[event.seat] = true;
}

void ShownPosition::see(const BidRevealed& event)
{
    if (m_view != View::reveal)
        m_reveal = {};
    m_view = View::reveal;
    if (m_reveal.bids.isEmpty() || m_reveal.bids.last().bid.seat != event.seat)
        m_reveal.bids.append({event, 0});
    m_reveal.bids.last().cards = m_part;
}

void ShownPosition::see(const AuctionWon& event)
{
    m_reveal.outcome = event;
    takeThings();
}

void ShownPosition::see(const AuctionUnsold& event)
{
    if (m_view == View::reveal && !m_reveal.outcome)
        m_reveal.outcome = event;
    else
        m_view = View::board;
}

void ShownPosition::see(const TilePlaced&)
{
    takeThings();
}

void ShownPosition::see(const AreaScored& event)
{
    if (m_view != View::scoring || m_scoring.round)
        m_scoring = {};
    m_view = View::scoring;
    m_scoring.areas.append(event);
    for (int seat = 0; seat < m_position.players; ++seat)
        m_position.score[seat] += event.points[seat];
}

void ShownPosition::see(const RoundScored& event)
{
    if (m_view != View::scoring)
        m_scoring = {};
    m_view = View::scoring;
    m_scoring.round = event;
    for (int seat = 0; seat < m_position.players; ++seat)
        m_position.score[seat] = event.totals[seat];
}

} // namespace capitol::app
