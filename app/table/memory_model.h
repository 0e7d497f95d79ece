// The memory aid: every card that the whole table has seen and where it must be now. Open to all, so no hand
// of the viewer's is in it.
#pragma once

#include "models/row_model.h"

#include <QStringList>

namespace capitol::app {

struct TableSnapshot;

struct MemoryRow
{
    QString title{};
    QStringList cards{};
    QString rest{};
    int hue = -1;
    bool operator==(const MemoryRow&) const = default;
};

class MemoryModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Title = Qt::UserRole + 1, // string: a player, or a pile
        Cards,                    // list of strings: in notation; of a pile in the order they will be drawn
        Rest,                     // string: how many more nobody has seen; "" for none
        Hue                       // int: of the player, 0..3 as the theme shows it, -1 for a pile
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);
    void clear();

private:
    QList<MemoryRow> m_rows;
};

} // namespace capitol::app
