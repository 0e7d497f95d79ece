// A hint: the strongest player's choice for the person to move, and what speaks for it. It is worked out in a
// thread of its own from what that seat may see, and is forgotten as soon as the table changes.
#pragma once

#include "common/latest_task.h"

#include <QDebug>
#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <exception>
#include <functional>
#include <optional>

namespace capitol::app {

class Adviser : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

    // All properties signal `changed`.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed)    // 0..1 of the time it takes
    Q_PROPERTY(bool shown READ shown NOTIFY changed)            // there is a hint
    Q_PROPERTY(QString text READ text NOTIFY changed)           // the move in words
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed) // one or two sentences

public:
    explicit Adviser(QObject* parent = nullptr);

    void setLongest(int milliseconds) { m_longest = milliseconds; } // of thinking
    void show(const QString& text, const QStringList& reasons);
    // Drops the hint, or what is looked for: no answer will come.
    Q_INVOKABLE void forget();
    bool thinking() const { return m_thinking; }
    double progress() const;
    bool shown() const { return m_shown; }
    QString text() const { return m_text; }
    QStringList reasons() const { return m_reasons; }

signals:
    void changed();

protected:
    // Runs in a thread of its own, for so long at most and until told to stop; what it returns runs in the
    // window's thread, unless the question has been forgotten.
    using Work = std::function<std::function<void()>(int milliseconds, const std::stop_token& stop)>;
    void start(Work work);

private:
    QTimer m_beat;
    QElapsedTimer m_since;
    int m_longest = 3000;
    bool m_thinking = false;
    bool m_shown = false;
    QString m_text;
    QStringList m_reasons;
    LatestTask m_task; // thinks
};

// Where the search for a hint fails, for want of memory say, a simple player's advice is better than none.
template <typename Search, typename Simple>
auto hintOr(Search search, Simple simple)
{
    try {
        return search();
    } catch (const std::exception& error) {
        qWarning("the search for a hint failed, a simple player gives one: %s", error.what());
        return simple();
    }
}

// Of one game, by its views. The same question has the same answer, at once.
template <typename View, typename Hint>
class GameAdviser : public Adviser
{
public:
    // In a thread of its own; what it uses of the table is a copy.
    using Give = std::function<Hint(const View& view, int milliseconds, const std::stop_token& stop)>;
    // In the window's thread: says the hint, and calls `show`. What it uses lives until then or until
    // `forget`.
    using Say = std::function<void(const View& view, const Hint& hint)>;

    void ask(const View& view, const Give& give, const Say& say)
    {
        forget();
        if (m_last && m_last->first == view)
            return say(view, m_last->second);
        start([=, this](int milliseconds, const std::stop_token& stop) {
            return [=, this, hint = give(view, milliseconds, stop)] {
                m_last.emplace(view, hint);
                say(view, hint);
            };
        });
    }
    // Forgets earlier answers, too: another game begins.
    void reset()
    {
        forget();
        m_last.reset();
    }

private:
    std::optional<std::pair<View, Hint>> m_last;
};

} // namespace capitol::app
