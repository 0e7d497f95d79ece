// The hand of the seat whose view it is, in deck order: roofs, floors, permits by colour. Empty while it is
// covered.
#pragma once

#include "capitol/card.h"
#include "models/row_model.h"

namespace capitol::app {

struct TableSnapshot;

struct HandRow
{
    Card card;
    QString text{};
    int kind = 0;
    int district = 0;
    int value = 0;
    bool playable = false;
    bool choosable = false;
    bool selected = false;
    int bidPlace = -1;
    QString name{};
    bool operator==(const HandRow&) const = default;
};

class HandModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Text = Qt::UserRole + 1, // string: notation, "F5"
        Kind,                    // int: 0 roof, 1 floor, 2 permit
        District,                // int: of a permit 0 black, 1 white, 2 red; else 0
        Value,                   // int
        Playable,                // bool: does something now (in bidding: can be bid)
        Choosable,               // bool: can be chosen, be it to be played for nothing
        Selected,                // bool: the card of the move being composed
        InBid,                   // bool
        BidPlace,                // int: 0 the top of the stack, -1 not in the bid
        Name                     // string: "Floor card, 5"
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);
    const HandRow& row(int i) const { return m_rows[i]; }
    QList<Card> cards() const;
    bool has(int i) const { return i >= 0 && i < m_rows.size(); }

private:
    QList<HandRow> m_rows;
};

} // namespace capitol::app
