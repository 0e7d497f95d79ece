#include "step_trace.h"

#include <QMetaEnum>
#include <QQuickWindow>

#include <cstdio>

namespace capitol::test {

namespace {

constexpr double mostOfStep = 16; // milliseconds

// Without a thread of its own the renderer draws in these; the timer is the window's own, for its next
// picture.
bool isDrawing(const QObject* receiver, QEvent::Type type)
{
    const bool draws = type == QEvent::UpdateRequest || type == QEvent::Expose || type == QEvent::Paint ||
                       type == QEvent::Timer;
    return draws && qobject_cast<const QQuickWindow*>(receiver);
}

QString nameOf(const QObject* receiver, QEvent::Type type)
{
    const char* event = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    return QString("%1, %2").arg(receiver->metaObject()->className(), event ? event : "an event of its own");
}

} // namespace

bool TracedApplication::notify(QObject* receiver, QEvent* event)
{
    const QEvent::Type type = event->type();
    const QString name = m_depth == 0 && receiver->thread() == thread() ? nameOf(receiver, type) : QString();
    const bool drawing = isDrawing(receiver, type);
    QElapsedTimer clock;
    clock.start();
    ++m_depth;
    const bool handled = QApplication::notify(receiver, event);
    --m_depth;
    if (name.isEmpty() || drawing)
        return handled;
    ++m_steps;
    const double took = double(clock.nsecsElapsed()) / 1e6;
    if (took > mostOfStep) {
        Kind& kind = m_long[name];
        ++kind.count;
        kind.longest = std::max(kind.longest, took);
    }
    return handled;
}

void TracedApplication::start()
{
    m_long.clear();
    m_steps = 0;
}

void TracedApplication::report(const char* what) const
{
    std::printf("%-28s %6d steps of the window's thread", what, m_steps);
    std::printf(m_long.isEmpty() ? ", none over %.0f ms\n" : "; over %.0f ms:\n", mostOfStep);
    for (auto kind = m_long.begin(); kind != m_long.end(); ++kind)
        std::printf("    %4d times, at most %4.0f ms  %s\n", kind->count, kind->longest,
                    qPrintable(kind.key()));
}

} // namespace capitol::test
