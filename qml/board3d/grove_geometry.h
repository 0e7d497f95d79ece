// All trees of a board in one shape: cypresses, and here and there a pine. They stand on the land, y = 0.
#pragma once

#include "board3d/plan_geometry.h"

namespace capitol::app {

class GroveGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    using PlanGeometry::PlanGeometry;

protected:
    Solid shape(const BoardPlan& plan) const override;
};

} // namespace capitol::app
