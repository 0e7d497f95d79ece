// What lies between and around the areas, as the board file draws it: the river and the city wall.
#pragma once

#include "capitol/variant/variant.h"
#include "models/row_model.h"

#include <QPolygonF>

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

public:
    enum Roles {
        Kind = Qt::UserRole + 1, // string: "water", "wall"
        Outline                  // list of points, centimetres: a polygon of water, the line of a wall
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const BoardMap& map);

private:
    QList<LandRow> m_rows;
};

} // namespace capitol::app
