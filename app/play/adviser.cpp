#include "play/adviser.h"

#include <algorithm>
#include <utility>

namespace capitol::app {

Adviser::Adviser(QObject* parent) : QObject(parent)
{
    m_beat.setInterval(100);
    connect(&m_beat, &QTimer::timeout, this, &Adviser::changed);
}

Adviser::~Adviser()
{
    forget();
}

void Adviser::start(Work work)
{
    m_thinking = true;
    m_since.start();
    m_beat.start();
    m_thread = std::jthread([this, work = std::move(work), question = m_question,
                             longest = m_longest](const std::stop_token& stop) {
        const std::function<void()> answer = work(longest, stop);
        QMetaObject::invokeMethod(
            this,
            [this, question, answer] {
                if (question == m_question)
                    answer();
            },
            Qt::QueuedConnection);
    });
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
    ++m_question;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
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
