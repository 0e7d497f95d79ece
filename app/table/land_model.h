// What lies between and around the areas, as the board file draws it: the river and the city wall.
#pragma once

#include "capitol/variant/variant.h"
#include "models/row_model.h"

#include <QPolygonF>
#include <QSizeF>

namespace capitol::app {

struct LandRow
{
    QString kind{};
    QPolygonF outline{};
    bool operator==(const LandRow&) const = default;
};

class LandModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")
    Q_PROPERTY(QSizeF size READ size NOTIFY sizeChanged) // of the board, in centimetres of the table

public:
    enum Roles {
        Kind = Qt::UserRole + 1, // string: "water", "wall"
        Outline // list of points, from the board's middle: a polygon of water, the line of a wall
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    QSizeF size() const { return m_size; }
    // A board that is laid out on the table.
    void show(const BoardMap& board);

signals:
    void sizeChanged();

private:
    QSizeF m_size{52, 36};
    QList<LandRow> m_rows;
};

} // namespace capitol::app
