#include "review/review_moment_model.h"

#include "review/review_words.h"

#include <cmath>

namespace capitol::app {

namespace {

using Kind = ReviewMomentModel::Kind;

// Less is not worth looking at.
constexpr double leastLuck = 0.05;
constexpr double leastMerit = 0.02;

class Moments
{
public:
    explicit Moments(const ReviewedGame& game) : m_game(game), m_words(game) {}

    QList<ReviewMoment> all()
    {
        addLuck(0, m_words.deal(), m_game.review.curve.front() - equal_shares(m_game.seats()));
        for (const TurningPoint& point : m_game.review.turning_points)
            add(int(point.moves), Kind::TurningPoint, point.to, m_words.turningPoint(point),
                ReviewWords::change(point.lead));
        for (const ReviewedChoice& choice : m_game.review.choices)
            addChoice(choice);
        std::ranges::stable_sort(m_all, std::ranges::less(), &ReviewMoment::move);
        return m_all;
    }

private:
    void addChoice(const ReviewedChoice& one)
    {
        const int number = int(one.number);
        if (one.loss() > 0)
            add(number, Kind(one.kind), one.seat, m_words.choice(number), ReviewWords::change(-one.loss()));
        else if (one.cheaper_bid)
            add(number, Kind::Overbid, one.seat, m_words.choice(number),
                QStringLiteral("%1 → %2").arg(one.cheaper_bid->total).arg(one.cheaper_bid->enough));
        if (one.merit() >= leastMerit)
            add(number, Kind::Best, one.seat, m_words.choice(number), ReviewWords::change(one.merit()));
        if (one.is_luck)
            addLuck(number, m_words.luck(number), one.rest);
    }

    // Whoever it did most to.
    void addLuck(int move, const QString& text, const Shares& changes)
    {
        const auto most = std::ranges::max_element(changes, std::ranges::less(),
                                                   [](double change) { return std::abs(change); });
        if (std::abs(*most) >= leastLuck)
            add(move, Kind::Luck, Seat(most - changes.begin()), text, ReviewWords::change(*most));
    }

    void add(int move, Kind kind, Seat seat, const QString& text, const QString& figure)
    {
        const SeatInfo& who = m_game.table.seats[seat];
        const QString where = m_words.moment(move);
        m_all.append({.move = move,
                      .kind = kind,
                      .seat = seat,
                      .hue = who.hue,
                      .title = ReviewMomentModel::titleOf(who.name, kind),
                      .where = where,
                      .text = text,
                      .figure = figure,
                      .spoken = ReviewMomentModel::spoken(who.name, kind, where, figure, text)});
    }

    const ReviewedGame& m_game;
    const ReviewWords m_words;
    QList<ReviewMoment> m_all;
};

} // namespace

QList<ReviewMoment> momentsOf(const ReviewedGame& game)
{
    return Moments(game).all();
}

QString ReviewMomentModel::nameOf(Kind kind)
{
    switch (kind) {
    case Build:
        return tr("Construction");
    case Bid:
        return tr("Bid");
    case Place:
        return tr("Tile placed");
    case Draw:
        return tr("Card drawn");
    case TurningPoint:
        return tr("Turning point");
    case Luck:
        return tr("Luck");
    case Best:
        return tr("Good choice");
    case Overbid:
        return tr("More than needed");
    }
    return {};
}

QString ReviewMomentModel::titleOf(const QString& player, Kind kind)
{
    return tr("%1 · %2", "a player, what kind of moment").arg(player, nameOf(kind));
}

QString ReviewMomentModel::spoken(const QString& player, Kind kind, const QString& where,
                                  const QString& figure, const QString& text)
{
    return tr("%1, %2, %3, %4: %5", "player, kind, when, change, sentences")
        .arg(player, nameOf(kind), where, figure, text);
}

QVariant ReviewMomentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReviewMoment& row = m_rows[index.row()];
    switch (role) {
    case Move:
        return row.move;
    case KindOf:
        return row.kind;
    case Seat:
        return row.seat;
    case Hue:
        return row.hue;
    case Title:
        return row.title;
    case Where:
        return row.where;
    case Words:
    case Qt::DisplayRole:
        return row.text;
    case Figure:
        return row.figure;
    case Spoken:
        return row.spoken;
    }
    return {};
}

} // namespace capitol::app
