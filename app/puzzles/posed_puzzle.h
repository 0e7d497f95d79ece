// The puzzle that is on the table: what it asks, and what is said of an answer.
#pragma once

#include "match/posed_match.h"
#include "puzzles/posed_moment.h"
#include "table/playable_capitol.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class PosedPuzzle : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.puzzles has it.")

    // All properties signal `changed`.
    Q_PROPERTY(bool on READ on NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed) // on the last answer, or the answer; "" at first
    Q_PROPERTY(QString about READ about NOTIFY changed) // theme and difficulty, once they tell nothing new

public:
    enum State { Asked, Missed, Solved, Shown };
    Q_ENUM(State)

    using Match = match::PosedMatch<PlayableCapitol>;

    explicit PosedPuzzle(QObject* parent = nullptr);

    // A match for the table, which asks that; it is on for as long as the match is there.
    std::unique_ptr<Match> pose(std::unique_ptr<PosedMoment> moment);
    const PosedMoment* moment() const { return m_moment.get(); } // the last one, null before the first
    void setLanguage(const QString& code);

    bool on() const { return m_match != nullptr; }
    State state() const { return m_state; }
    QString title() const { return m_title; }
    QString question() const { return m_question; }
    QString verdict() const { return m_verdict; }
    QString about() const { return m_about; }

    Q_INVOKABLE void tryAgain(); // the same position, with nothing composed
    Q_INVOKABLE void showAnswer();

signals:
    void changed();
    // What has come of it, each time.
    void missed();
    void solved();
    void shown();
    void proposed(const capitol::Choice& choice); // to be composed on the table

private:
    void judge(const Choice& choice);
    void become(State state);
    void word();

    std::unique_ptr<PosedMoment> m_moment;
    QPointer<Match> m_match;
    State m_state = Asked;
    std::optional<Choice> m_answer; // the last one
    std::string m_language = "en";
    QString m_title;
    QString m_question;
    QString m_verdict;
    QString m_about;
};

} // namespace capitol::app
