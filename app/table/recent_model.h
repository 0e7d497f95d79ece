// What the others have done since the viewer did something, oldest first.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct TableSnapshot;

struct RecentRow
{
    int line = 0;
    int hue = 0;
    QString card{};
    QString tile{};
    QString text{};
    int site = -1;
    bool operator==(const RecentRow&) const = default;
};

class RecentModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Line = Qt::UserRole + 1, // int: row in LogModel
        Hue,                     // int: of who did it, 0..3 as the theme shows it
        Card,                    // string: that was played or drawn, in notation, or ""
        Tile,                    // string: that was placed, as of AuctionModel, or ""
        Words,                   // string: what was done
        Site                     // int: row in SiteModel of where it happened, else -1
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);

private:
    QList<RecentRow> m_rows;
};

} // namespace capitol::app
