#include "table/event_steps.h"

namespace capitol::app {

namespace {

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

void appendBid(QList<EventStep>& steps, const LogEntry& entry)
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

QList<EventStep> stepsOf(const Events& events, const QList<LogEntry>& told, bool goesOn)
{
    QList<EventStep> steps;
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

} // namespace capitol::app
