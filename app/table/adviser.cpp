#include "table/adviser.h"

#include "capitol/players/greedy.h"
#include "table/advice_words.h"

#include <QDebug>

#include <algorithm>

namespace capitol::app {

Adviser::Adviser(QObject* parent) : QObject(parent)
{
    m_beat.setInterval(100);
    connect(&m_beat, &QTimer::timeout, this, &Adviser::changed);
}

namespace {

// Where the search fails, for want of memory say, a simple player's advice is better than none.
Hint hintFor(const Rules& rules, const View& view, const SearchRequest& thinking)
{
    try {
        return give_hint(rules, view, thinking, 1);
    } catch (const std::exception& error) {
        qWarning("the search for a hint failed, a simple player gives one: %s", error.what());
    }
    const Choice choice = GreedyPlayer().advise(rules, view, {.seed = thinking.seed}).choice;
    return {{{choice, 0, 0, 0, reasons_for(rules, view, choice)}}};
}

} // namespace

Adviser::~Adviser()
{
    forget();
}

void Adviser::ask(const Seating& table, const View& view, std::uint64_t seed)
{
    forget();
    if (m_last && m_last->view == view)
        return show(table, *m_last);
    m_thinking = true;
    m_since.start();
    m_beat.start();
    const auto give = [this, &table, view, question = m_question](const Hint& hint) {
        if (question == m_question)
            show(table, m_last.emplace(view, hint));
    };
    m_thread = std::jthread([=, this, rules = table.rules, longest = m_longest](const std::stop_token& stop) {
        const Hint hint = hintFor(*rules, view, {.seed = seed, .milliseconds = longest, .stop = stop});
        QMetaObject::invokeMethod(
            this, [give, hint] { give(hint); }, Qt::QueuedConnection);
    });
    emit changed();
}

void Adviser::show(const Seating& table, const Answer& answer)
{
    const HintedMove& best = answer.hint.moves.front();
    const AdviceWords words(table, answer.view);
    m_beat.stop();
    m_thinking = false;
    m_shown = true;
    m_text = words.move(best.choice);
    for (const HintReason& reason : best.reasons)
        m_reasons.append(words.reason(reason));
    emit changed();
    emit advised(best.choice);
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

void Adviser::reset()
{
    forget();
    m_last.reset();
}

double Adviser::progress() const
{
    return m_thinking ? std::min(1.0, double(m_since.elapsed()) / m_longest) : 0;
}

} // namespace capitol::app
