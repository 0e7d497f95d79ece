// A hint: the strongest player's choice for the person to move, and what speaks for it. It thinks in a thread
// of its own from what that seat may see, and is forgotten as soon as the table changes.
#pragma once

#include "capitol/players/advice.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <thread>

namespace capitol::app {

struct Seating;

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
    ~Adviser() override;

    void setLongest(int milliseconds) { m_longest = milliseconds; } // of thinking
    // Answers later by `advised`, or at once what the same question was answered before. Rules and table must
    // live until then or until `forget`.
    void ask(const Seating& table, const View& view, std::uint64_t seed);
    // Drops the hint and ends the thread; no answer will come.
    Q_INVOKABLE void forget();
    // The same, and earlier answers, too: another game begins.
    void reset();
    bool thinking() const { return m_thinking; }
    double progress() const;
    bool shown() const { return m_shown; }
    QString text() const { return m_text; }
    QStringList reasons() const { return m_reasons; }

signals:
    void changed();
    void advised(const capitol::Choice& choice);

private:
    struct Answer
    {
        View view;
        Hint hint;
    };

    void show(const Seating& table, const Answer& answer);

    std::jthread m_thread;
    QTimer m_beat;
    QElapsedTimer m_since;
    int m_longest = 3000;
    int m_question = 0;
    std::optional<Answer> m_last;
    bool m_thinking = false;
    bool m_shown = false;
    QString m_text;
    QStringList m_reasons;
};

} // namespace capitol::app
