#include "step_trace.h"

#include <QMetaEnum>
#include <QQuickWindow>

#include <chrono>
#include <cstdio>
#include <ctime>

namespace capitol::test {

namespace {

constexpr double mostOfStep = 16; // milliseconds

double milliseconds()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec spent{};
    if (::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent) == 0)
        return double(spent.tv_sec) * 1e3 + double(spent.tv_nsec) / 1e6;
#endif
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

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
    const double before = milliseconds();
    ++m_depth;
    const bool handled = QApplication::notify(receiver, event);
    --m_depth;
    if (name.isEmpty() || drawing)
        return handled;
    ++m_steps;
    const double took = milliseconds() - before;
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

double TracedApplication::longest() const
{
    double longest = 0;
    for (const Kind& kind : m_long)
        longest = std::max(longest, kind.longest);
    return longest;
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
