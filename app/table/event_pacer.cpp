#include "table/event_pacer.h"

namespace capitol::app {

namespace {

constexpr double beatsForReading = 4;

struct Beats
{
    double operator()(const Played&) const { return 1.2; }
    double operator()(const Passed& passed) const { return passed.forced ? 0.4 : 0.8; }
    double operator()(const BidRevealed&) const { return 0.5; }
    double operator()(const AuctionWon&) const { return 0.5; }
    double operator()(const AuctionUnsold&) const { return 1.2; }
    double operator()(const TilePlaced&) const { return 1.2; }
    double operator()(const AreaScored&) const { return 1.4; }
    double operator()(const RoundScored&) const { return 1; }
    double operator()(const Drew&) const { return 0.6; }
    double operator()(const StoppedDrawing&) const { return 0.6; }
    double operator()(const PileTurned&) const { return 0.4; }
    double operator()(const RoundBegan&) const { return 0.8; }
    double operator()(const GameOver&) const { return 0; }
};

// What happens to the things on the table besides what is told, at the same time.
bool completes(const Event& event)
{
    return isOneOf<TopShown, Paid>(event);
}

bool isMove(const Event& event)
{
    return isOneOf<Played, Passed, TilePlaced, Drew, StoppedDrawing>(event);
}

void appendBid(QList<Step>& steps, const LogEntry& entry)
{
    const int cards = int(std::get<BidRevealed>(entry.event).bid.size());
    const double bid = visit_told(Beats{}, entry.event);
    for (int part = std::min(1, cards); part <= cards; ++part)
        steps.append({{entry.event}, entry, part, part == cards, bid});
}

// What must be read: how the bids came out, and the scores of a round.
bool isHeld(const Event& event, bool revealed)
{
    return (revealed && isOneOf<AuctionWon, AuctionUnsold>(event)) || isOneOf<RoundScored>(event);
}

} // namespace

QList<Step> stepsOf(const Events& events, const QList<LogEntry>& told, bool goesOn)
{
    QList<Step> steps;
    auto entry = told.begin();
    bool revealed = false;
    for (const Event& event : events) {
        if (completes(event) && !steps.isEmpty()) {
            steps.last().events.push_back(event);
        } else if (!is_told(event)) {
            steps.append({.events = {event}});
        } else if (isOneOf<BidRevealed>(event)) {
            appendBid(steps, *entry++);
            revealed = true;
        } else {
            const double beats = goesOn && isMove(event) ? 0 : visit_told(Beats{}, event);
            steps.append({{event}, *entry++, 0, true, beats, isHeld(event, revealed)});
            revealed = false;
        }
    }
    return steps;
}

EventPacer::EventPacer(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &EventPacer::run);
}

void EventPacer::play(const QList<Step>& steps)
{
    m_steps += steps;
    if (m_busy)
        return;
    m_busy = true;
    run();
}

void EventPacer::clear()
{
    m_timer.stop();
    m_steps.clear();
    m_busy = m_waiting = m_hurried = false;
}

void EventPacer::hurry()
{
    m_hurried = true;
    if (m_timer.isActive()) {
        m_timer.stop();
        run();
    }
}

void EventPacer::next()
{
    if (!m_waiting)
        return;
    m_waiting = false;
    if (!m_running)
        run();
}

int EventPacer::pauseAfter(const Step& step) const
{
    const double beats = step.hold ? beatsForReading : step.beats;
    return m_hurried ? 0 : int(beats * m_stepTime);
}

void EventPacer::run()
{
    m_running = true;
    const bool ended = showSome();
    m_running = false;
    if (!ended)
        return;
    m_busy = false;
    emit finished();
}

// Up to the next pause. True if nothing is left.
bool EventPacer::showSome()
{
    while (!m_steps.isEmpty()) {
        const Step now = m_steps.takeFirst();
        m_waiting = now.hold && m_holds;
        emit step(now);
        if (m_waiting || !m_busy)
            return false;
        if (const int pause = pauseAfter(now); pause > 0) {
            m_timer.start(pause);
            return false;
        }
    }
    return true;
}

} // namespace capitol::app
