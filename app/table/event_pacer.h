// Shows events one after another, at a pace that can be followed.
#pragma once

#include "match/match.h"

#include <QList>
#include <QObject>
#include <QTimer>

namespace capitol::app {

struct Step
{
    Events events{};                 // seen together: what is told, and what completes it
    std::optional<LogEntry> entry{}; // what is told
    int part = 0;                    // of a revealed bid: how many of its cards are turned
    bool last = true;                // of its entry; the events are seen with it
    double beats = 0;                // how long it stands before the next, in step times
    bool hold = false;               // stands until next()
};

// `told`: the entries of these events. `goesOn`: the person who did this is to move again and need not be
// shown it at length.
QList<Step> stepsOf(const Events& events, const QList<LogEntry>& told, bool goesOn);

class EventPacer : public QObject
{
    Q_OBJECT

public:
    explicit EventPacer(QObject* parent = nullptr);

    // Milliseconds; 0 shows everything at once except what is held.
    void setStepTime(int milliseconds) { m_stepTime = milliseconds; }
    // Without holds, what would be held is shown for a few beats instead, since nobody is there to continue.
    void setHolds(bool holds) { m_holds = holds; }
    // After what is still to be shown.
    void play(const QList<Step>& steps);
    // Drops whatever has not been shown yet.
    void clear();
    bool busy() const { return m_busy; }
    bool waiting() const { return m_waiting; }
    // The rest, and everything until `slow`, at once, except what is held.
    void hurry();
    void slow() { m_hurried = false; }
    void next();

signals:
    void step(const capitol::app::Step& step);
    void finished();

private:
    void run();
    bool showSome();
    int pauseAfter(const Step& step) const;

    QList<Step> m_steps;
    QTimer m_timer;
    int m_stepTime = 0;
    bool m_holds = true;
    bool m_busy = false;
    bool m_waiting = false;
    bool m_hurried = false;
    bool m_running = false; // a listener of `step` may answer at once
};

} // namespace capitol::app
