#include "canal3d/row_shape.h"

namespace capitol::app {

RowShape::RowShape(Qt3DCore::QNode* parent) : LandShape(parent)
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &RowShape::build);
}

void RowShape::setRows(QAbstractItemModel* rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    const auto later = qOverload<>(&QTimer::start);
    connect(rows, &QAbstractItemModel::dataChanged, &m_later, later);
    connect(rows, &QAbstractItemModel::rowsInserted, &m_later, later);
    connect(rows, &QAbstractItemModel::rowsRemoved, &m_later, later);
    connect(rows, &QAbstractItemModel::modelReset, &m_later, later);
    build();
    emit rowsChanged();
}

Solid RowShape::shape(const Landscape& land) const
{
    Solid solid;
    for (int at = 0; m_rows && at < m_rows->rowCount(); ++at) {
        const ModelRow row(*m_rows, at);
        addTo(solid, land, row, land.map()->centre(row.value("column").toInt(), row.value("line").toInt()));
    }
    return solid;
}

} // namespace capitol::app
