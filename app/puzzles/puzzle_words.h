// What is said of a puzzle: what it asks, what an answer is worth, and why.
#pragma once

#include "puzzles/posed_moment.h"

#include <QCoreApplication>

namespace capitol::app {

class PuzzleWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::PuzzleWords)

public:
    explicit PuzzleWords(const PosedMoment& moment) : m_moment(moment) {}

    // "Schmidt rules, puzzle 12 of 100"
    QString title() const;
    // In a sentence, without a word on what the answer is.
    QString question() const;
    // Theme and difficulty, which tell something of the answer.
    QString about() const;
    // Of a legal choice: whether it is right, what it is worth; of a right one, why.
    QString verdict(const Choice& choice) const;
    // The best choice, what it is worth, and why.
    QString answer() const;

    static QString setName(const PuzzleSet& set, const QString& language);
    static QString theme(PuzzleTheme theme);
    static QString difficulty(int difficulty); // 1..`hardest`

private:
    QString worth(double share) const; // of a right choice
    QString worthOfWrong(const JudgedAnswer& judged) const;
    QString rightBids() const;
    QString reasons(const Choice& choice) const;

    const PosedMoment& m_moment;
};

} // namespace capitol::app
