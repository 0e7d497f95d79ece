// What lies flat between the areas, with its part of the ground's picture: all of the board, or its water.
#pragma once

#include "board3d/plan_geometry.h"

namespace capitol::app {

// Where a place is in the picture of the ground, which has the whole board.
QVector2D inPicture(QPointF place, const QRectF& ground);

class LandGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    using PlanGeometry::PlanGeometry;

protected:
    Solid shape(const BoardPlan& plan) const override;
};

class WaterGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    using PlanGeometry::PlanGeometry;

protected:
    Solid shape(const BoardPlan& plan) const override;
};

} // namespace capitol::app
