// The bids of an auction while they are revealed: one row per bidder, clockwise from the consul.
#pragma once

#include "models/row_model.h"

#include <QStringList>

namespace capitol::app {

struct TableSnapshot;

struct RevealRow
{
    int seat = 0;
    QString name{};
    int hue = 0;
    QStringList cards{};
    int size = 0;
    int total = 0;
    bool winner = false;
    bool operator==(const RevealRow&) const = default;
};

class RevealModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Seat = Qt::UserRole + 1, // int
        Name,                    // string
        Hue,                     // int: 0..3, as the theme shows it
        Cards,                   // list of strings: the cards turned so far, in notation, top first
        Size,                    // int: of the bid; 0 until its first card is turned
        Total,                   // int: sum of the cards turned so far
        Winner                   // bool: known once all are turned
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);

private:
    QList<RevealRow> m_rows;
};

} // namespace capitol::app
