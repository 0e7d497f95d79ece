// The three piles: roof, floor, permit.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct TableSnapshot;

struct PileRow
{
    int kind = 0;
    QString topText{};
    int topValue = 0;
    int topDistrict = 0;
    int count = 0;
    int discards = 0;
    bool legal = false;
    QString name{};
    bool operator==(const PileRow&) const = default;
};

class PileModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Kind = Qt::UserRole + 1, // int: 0 roof, 1 floor, 2 permit
        TopText,                 // string: notation of the visible card, "" if the pile is empty
        TopValue,                // int: 0 if the pile is empty
        TopDistrict,             // int: of a permit 0 black, 1 white, 2 red; else 0
        Count,                   // int: cards in the draw pile, the visible one included
        Discards,                // int
        Legal,                   // bool: can be drawn from now
        Name                     // string: for screen readers
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);

private:
    QList<PileRow> m_rows;
};

} // namespace capitol::app
