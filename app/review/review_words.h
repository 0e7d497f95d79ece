// What a review says of a game, in sentences and figures.
#pragma once

#include "review/reviewed_game.h"

#include <QCoreApplication>

namespace capitol::app {

class ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::ReviewWords)

public:
    explicit ReviewWords(const ReviewedGame& game) : m_game(game) {}

    // All that is to be said of a choice: what it was, what it cost or gained, what would have been better
    // and why, whether less would have won the auction.
    QString choice(int number) const;
    QString turningPoint(const TurningPoint& point) const;
    // What chance did to whom: with that choice, and by the deal.
    QString luck(int number) const { return changes(tr("Luck: %1."), m_game.choice(number).rest); }
    QString deal() const;
    // "Round 2, move 34 of 216"; `move`: so many have been made.
    QString moment(int move) const;

    static QString percent(double share);        // "34%"
    static QString precisePercent(double share); // "7.2%", also of a loss
    static QString change(double share);         // "+7.2%", "−7.2%"
    static QString points(double share);         // the same without its unit, "–" for nothing

private:
    QString name(Seat seat) const { return m_game.table.nameOf(seat); }
    QString verdict(const ReviewedChoice& one) const;
    QString loss(const ReviewedChoice& one) const;
    QString cheaper(const CheaperBid& bid) const;
    QString sentence(const ReviewedChoice& one, const Choice& choice) const;
    QString changes(const QString& sentence, const Shares& shares) const;

    const ReviewedGame& m_game;
};

} // namespace capitol::app
