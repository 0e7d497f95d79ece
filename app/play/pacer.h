// Shows what happened one step after another, at a pace that can be followed.
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>

namespace capitol::app {

struct Step
{
    std::function<void()> show;
    double beats = 0;  // how long it stands before the next, in step times
    bool hold = false; // stands until next()
};

class Pacer : public QObject
{
    Q_OBJECT

public:
    explicit Pacer(QObject* parent = nullptr);

    // Milliseconds; 0 shows everything at once except what is held.
    void setStepTime(int milliseconds) { m_stepTime = milliseconds; }
    // Milliseconds that so many step times take now: 0 where all is shown at once.
    int timeOf(double beats) const { return m_hurried ? 0 : int(beats * m_stepTime); }
    // Without holds, what would be held is shown for a few beats instead, since nobody is there to continue.
    void setHolds(bool holds) { m_holds = holds; }
    // After what is still to be shown.
    void play(const QList<Step>& steps);
    // While it is paused nothing more is shown.
    void setPaused(bool paused);
    bool paused() const { return m_paused; }
    // Drops whatever has not been shown yet.
    void clear();
    bool busy() const { return m_busy; }
    bool waiting() const { return m_waiting; }
    // The rest, and everything until `slow`, at once, except what is held.
    void hurry();
    void slow() { m_hurried = false; }
    void next();

signals:
    void finished();

private:
    void run();
    bool showSome();
    int pauseAfter(const Step& step) const;

    QList<Step> m_steps;
    QTimer m_timer;
    int m_stepTime = 0;
    bool m_holds = true;
    bool m_paused = false;
    bool m_busy = false;
    bool m_waiting = false;
    bool m_hurried = false;
    bool m_running = false; // who shows a step may answer at once
};

} // namespace capitol::app
