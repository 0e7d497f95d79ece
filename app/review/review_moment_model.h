// The moments of a reviewed game that made a difference, in the order of the game.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

class ReviewedGame;

struct ReviewMoment
{
    int move = 0;
    int kind = 0;
    int seat = 0;
    int hue = 0;
    QString title{};
    QString where{};
    QString text{};
    QString figure{};
    QString spoken{};
    bool operator==(const ReviewMoment&) const = default;
};

// Every one of them.
QList<ReviewMoment> momentsOf(const ReviewedGame& game);

class ReviewMomentModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A review has it.")

public:
    // Losses as `ChoiceKind` has them, then the rest.
    enum Kind { Build, Bid, Place, Draw, TurningPoint, Luck, Best, Overbid };
    Q_ENUM(Kind)

    enum Roles {
        Move = Qt::UserRole + 1, // int: so many had been made
        KindOf,                  // Kind
        Seat,                    // int: whose loss, lead, luck or choice it is
        Hue,                     // int: of that seat, 0..3 as the theme shows it
        Title,                   // string: "Anna · Bid"
        Where,                   // string: "Round 2, move 34 of 216"
        Words,                   // string: sentences
        Figure, // string: what it changed, "−7.2%"; what was bid and what would do, "14 → 9"
        Spoken  // string: all of it, for a screen reader
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;
    void show(const QList<ReviewMoment>& moments) { change(m_rows, moments); }
    const QList<ReviewMoment>& rows() const { return m_rows; }

    static QString nameOf(Kind kind);
    static QString titleOf(const QString& player, Kind kind);
    static QString spoken(const QString& player, Kind kind, const QString& where, const QString& figure,
                          const QString& text);

private:
    QList<ReviewMoment> m_rows;
};

} // namespace capitol::app
