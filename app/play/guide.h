// The teacher of a guided game: says what to look at or do, waits until it is done, and answers other moves
// kindly.
#pragma once

#include "record/lesson.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

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

    void stop();
    void setLanguage(const QString& code);
    bool on() const { return m_on; }
    QString text() const;
    QString answer() const { return m_answer; }
    int step() const { return int(m_message) + 1; }
    int steps() const { return int(m_messages.size()); }

    // Tells it how many moves have been made.
    void reach(std::size_t moves);
    // The same while what came of the last of them is still in sight: what is to be said beside it, is.
    void reachInSight(std::size_t moves);
    bool reading() const;
    bool ending() const { return message() && !nextMove() && isLastHere(); }
    bool ended() const { return m_ended; }
    // The message asks to point at a refused place, so the learner has the cards already.
    bool pointing() const;
    // The next move waits until what is said has been read.
    bool holds() const { return reading() && !pointing(); }
    Q_INVOKABLE void goOn();
    void refused();          // a place was pointed at that is refused
    bool isLearners() const; // the lesson's next move
    // To another move than the one that is asked for, in words.
    void answerKindly(const QString& taught);

signals:
    void changed();
    void wentOn();

protected:
    // `learners` says of each move whether it is the learner's.
    void begin(record::LessonMessages messages, std::vector<bool> learners);
    // The number of the lesson's next move; none at its end.
    std::optional<std::size_t> nextMove() const;

private:
    const record::LessonMessage* message() const;
    bool isLastHere() const;
    void end();

    record::LessonMessages m_messages;
    std::vector<bool> m_learners;
    std::string m_language = "en";
    QString m_answer;
    std::size_t m_made = 0;
    std::size_t m_message = 0; // the first that has not been left behind
    bool m_on = false;
    bool m_ended = false;
};

// Of one game.
template <record::RecordedGame G>
class GameGuide : public Guide
{
public:
    using Guide::Guide;

    void begin(record::Lesson<G> lesson)
    {
        std::vector<bool> learners = lesson.is_learners();
        m_record = std::move(lesson.record);
        Guide::begin(std::move(lesson.messages), std::move(learners));
    }
    // The lesson's next move, null at its end.
    const typename G::Choice* taught() const
    {
        const auto next = nextMove();
        return next ? &m_record.moves[*next].choice : nullptr;
    }

private:
    record::Record<G> m_record;
};

} // namespace capitol::app
