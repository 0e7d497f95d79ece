#include "review/review_words.h"

#include "table/advice_words.h"

#include <QLocale>

#include <cmath>

namespace capitol::app {

namespace {

// In hundredths, with one decimal.
QString hundredths(double share)
{
    return QLocale().toString(std::abs(share) * 100, 'f', 1);
}

bool isNothing(double share)
{
    return std::abs(share) < 0.0005;
}

QString sign(double share)
{
    return share < 0 ? QStringLiteral("−") : QStringLiteral("+");
}

} // namespace

QString ReviewWords::percent(double share)
{
    return tr("%1%", "a share in percent").arg(QLocale().toString(share * 100, 'f', 0));
}

QString ReviewWords::precisePercent(double share)
{
    return tr("%1%", "a share in percent").arg(hundredths(share));
}

QString ReviewWords::change(double share)
{
    return sign(share) + precisePercent(share);
}

QString ReviewWords::points(double share)
{
    return isNothing(share) ? QStringLiteral("–") : sign(share) + hundredths(share);
}

QString ReviewWords::moment(int move) const
{
    const int last = m_game.moves() - 1;
    return tr("Round %1, move %2 of %3")
        .arg(m_game.choice(std::min(move, last)).round)
        .arg(move)
        .arg(m_game.moves());
}

QString ReviewWords::turningPoint(const TurningPoint& point) const
{
    return tr("%1 takes the lead from %2 and will be up to %3 ahead.")
        .arg(name(point.to), name(point.from), percent(point.lead));
}

QString ReviewWords::deal() const
{
    return changes(tr("Luck of the deal: %1."), m_game.review.curve.front() - equal_shares(m_game.seats()));
}

QString ReviewWords::changes(const QString& sentence, const Shares& shares) const
{
    QStringList parts;
    for (int seat = 0; seat < m_game.seats(); ++seat)
        if (!isNothing(shares[std::size_t(seat)]))
            parts.append(
                tr("%1 %2", "name, change").arg(name(Seat(seat)), change(shares[std::size_t(seat)])));
    return sentence.arg(parts.join(tr(", ")));
}

QString ReviewWords::sentence(const ReviewedChoice& one, const Choice& choice) const
{
    return AdviceWords(m_game.table, m_game.views[one.number]).move(choice);
}

QString ReviewWords::choice(int number) const
{
    const ReviewedChoice& one = m_game.choice(number);
    QStringList sentences{sentence(one, one.choice), verdict(one)};
    if (one.cheaper_bid)
        sentences.append(cheaper(*one.cheaper_bid));
    return sentences.join(QLatin1Char(' '));
}

QString ReviewWords::verdict(const ReviewedChoice& one) const
{
    if (!one.alternative)
        return tr("There was no other choice.");
    if (one.loss() > 0)
        return loss(one);
    if (one.merit() > 0)
        return tr("That was the best choice, by %1. Next best: %2")
            .arg(precisePercent(one.merit()), sentence(one, one.alternative->choice));
    return tr("No other choice was clearly better.");
}

QString ReviewWords::loss(const ReviewedChoice& one) const
{
    const AdviceWords words(m_game.table, m_game.views[one.number]);
    QStringList sentences{tr("That cost %1 of the victory.").arg(precisePercent(one.loss())),
                          tr("Better: %1").arg(words.move(one.alternative->choice))};
    for (const HintReason& reason : one.reasons)
        sentences.append(words.reason(reason));
    return sentences.join(QLatin1Char(' '));
}

QString ReviewWords::cheaper(const CheaperBid& bid) const
{
    return tr("%1 won; %2 would have been enough in %3 of cases.", "a winning bid, a lower one, how often")
        .arg(QString::number(bid.total), QString::number(bid.enough), percent(bid.chance));
}

} // namespace capitol::app
