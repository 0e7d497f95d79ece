// What stands in a river: all bridges of a board in one shape, all boats in another, and their sails.
#pragma once

#include "board3d/plan_geometry.h"

namespace capitol::app {

class BridgeGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    using PlanGeometry::PlanGeometry;

protected:
    Solid shape(const BoardPlan& plan) const override;
};

class BoatGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    using PlanGeometry::PlanGeometry;

protected:
    Solid shape(const BoardPlan& plan) const override;
};

class SailGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    using PlanGeometry::PlanGeometry;

protected:
    Solid shape(const BoardPlan& plan) const override;
};

} // namespace capitol::app
