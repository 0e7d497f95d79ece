#include "play/pacer.h"

namespace capitol::app {

namespace {

constexpr double beatsForReading = 4;

} // namespace

Pacer::Pacer(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Pacer::run);
}

void Pacer::play(const QList<Step>& steps)
{
    m_steps += steps;
    if (m_busy)
        return;
    m_busy = true;
    run();
}

void Pacer::setPaused(bool paused)
{
    m_paused = paused;
    if (!paused && m_busy && !m_waiting && !m_running && !m_timer.isActive())
        run();
}

void Pacer::clear()
{
    m_timer.stop();
    m_steps.clear();
    m_busy = m_waiting = m_hurried = false;
}

void Pacer::hurry()
{
    m_hurried = true;
    if (m_timer.isActive()) {
        m_timer.stop();
        run();
    }
}

void Pacer::next()
{
    if (!m_waiting)
        return;
    m_waiting = false;
    if (!m_running)
        run();
}

int Pacer::pauseAfter(const Step& step) const
{
    return timeOf(step.hold ? beatsForReading : step.beats);
}

void Pacer::run()
{
    if (m_paused)
        return;
    m_running = true;
    const bool ended = showSome();
    m_running = false;
    if (!ended)
        return;
    m_busy = false;
    emit finished();
}

// Up to the next pause. True if nothing is left.
bool Pacer::showSome()
{
    while (!m_steps.isEmpty()) {
        const Step now = m_steps.takeFirst();
        m_waiting = now.hold && m_holds;
        now.show();
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
