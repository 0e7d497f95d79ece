// The teacher of a guided game: says what to look at or do, waits until it is done, and answers other moves
// kindly.
#pragma once

#include "capitol/record/lesson.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace capitol::app {

class Guide : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

    // All properties signal `changed`.
    Q_PROPERTY(bool on READ on NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)     // what is said now
    Q_PROPERTY(QString answer READ answer NOTIFY changed) // to a move that is not the lesson's, ""
    Q_PROPERTY(bool reading READ reading NOTIFY changed)  // goOn() is waited for
    Q_PROPERTY(bool ending READ ending NOTIFY changed)    // with its last word
    Q_PROPERTY(bool ended READ ended NOTIFY changed)      // the lesson has been followed to its end
    Q_PROPERTY(int step READ step NOTIFY changed)         // from 1
    Q_PROPERTY(int steps READ steps NOTIFY changed)

public:
    using QObject::QObject;

    void begin(Lesson lesson);
    void stop();
    void setLanguage(const QString& code);
    bool on() const { return m_lesson.has_value(); }
    QString text() const;
    QString answer() const { return m_answer; }
    int step() const { return int(m_message) + 1; }
    int steps() const { return on() ? int(m_lesson->messages.size()) : 0; }

    // Tells it how many moves have been made.
    void reach(std::size_t moves);
    // The same while what came of the last of them is still in sight: what is to be said beside it, is.
    void reachInSight(std::size_t moves);
    bool reading() const;
    bool ending() const { return message() && !taught() && isLastHere(); }
    bool ended() const { return m_ended; }
    // The message asks to point at a refused place, so the learner has the cards already.
    bool pointing() const;
    Q_INVOKABLE void goOn();
    void refused(); // a place was pointed at that is refused
    // The lesson's next move, null at its end.
    const Choice* taught() const;
    bool isLearners() const; // that move
    void answerWith(const QString& text);

signals:
    void changed();
    void wentOn();

private:
    const LessonMessage* message() const;
    bool isLastHere() const;

    std::optional<Lesson> m_lesson;
    std::string m_language = "en";
    QString m_answer;
    std::size_t m_made = 0;
    std::size_t m_message = 0; // the first that has not been left behind
    bool m_ended = false;
};

} // namespace capitol::app
