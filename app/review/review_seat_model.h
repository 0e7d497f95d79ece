// The seats of a reviewed game: what each could expect from move to move, and what became of it.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

class ReviewedGame;

struct ReviewSeatRow
{
    QString name{};
    int hue = 0;
    QList<double> shares{};
    QString share{};
    QStringList figures{};
    bool operator==(const ReviewSeatRow&) const = default;
};

class ReviewSeatModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A review has it.")

public:
    enum Roles {
        Name = Qt::UserRole + 1, // string
        Hue,                     // int: 0..3, as the theme shows it
        Shares,                  // list of reals, 0..1: before each move, and at the end
        Share,                   // string: that at the move that is looked at, "34%"
        // List of strings: accuracy; what was lost in building, bidding, placing and drawing; what others'
        // losses, luck and the unforeseen brought.
        Figures
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    // Null: there is none.
    void show(const ReviewedGame* game, int move);

private:
    QList<ReviewSeatRow> m_rows;
};

} // namespace capitol::app
