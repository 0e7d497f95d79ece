// The auctions of the round, in their order: those that are over, the one going on, those to come, and what
// each tile would be worth to the viewer.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct TableSnapshot;

struct AuctionRow
{
    QString tile{};
    QString name{};
    int standing = 0;
    int winner = -1;
    QString worth{};
    bool operator==(const AuctionRow&) const = default;
};

class AuctionModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Tile = Qt::UserRole + 1, // string: "fountain", "amphitheatre", "temple"
        Name,                    // string: in the language of the interface
        Standing,                // Standings
        Winner,                  // int: hue of who won it, 0..3 as the theme shows it; -1 for nobody
        Worth                    // string: to the viewer; "" once it is over
    };
    Q_ENUM(Roles)
    enum Standings { Over, Now, ToCome };
    Q_ENUM(Standings)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);

private:
    QList<AuctionRow> m_rows;
};

} // namespace capitol::app
