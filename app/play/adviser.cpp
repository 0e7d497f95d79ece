#include "play/adviser.h"

#include <algorithm>
#include <utility>

namespace capitol::app {

Adviser::Adviser(QObject* parent) : QObject(parent)
{
    m_beat.setInterval(100);
    connect(&m_beat, &QTimer::timeout, this, &Adviser::changed);
}

void Adviser::start(Work work)
{
    m_thinking = true;
    m_since.start();
    m_beat.start();
    m_task.start([work = std::move(work),
                  longest = m_longest](const std::stop_token& stop) { return work(longest, stop); },
                 [](const std::function<void()>& answer) { answer(); });
    emit changed();
}

void Adviser::show(const QString& text, const QStringList& reasons)
{
    m_beat.stop();
    m_thinking = false;
    m_shown = true;
    m_text = text;
    m_reasons = reasons;
    emit changed();
}

void Adviser::forget()
{
    m_task.drop();
    if (!m_thinking && !m_shown)
        return;
    m_beat.stop();
    m_thinking = m_shown = false;
    m_text.clear();
    m_reasons.clear();
    emit changed();
}

double Adviser::progress() const
{
    return m_thinking ? std::min(1.0, double(m_since.elapsed()) / m_longest) : 0;
}

} // namespace capitol::app
