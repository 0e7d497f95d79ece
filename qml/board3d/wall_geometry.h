// The city wall: a line of stone with battlements, and its towers. It stands on the land, y = 0.
#pragma once

#include "board3d/plan_geometry.h"

namespace capitol::app {

class WallGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    using PlanGeometry::PlanGeometry;

protected:
    Solid shape(const BoardPlan& plan) const override;
};

} // namespace capitol::app
