// An area as a raised plate: its outline extruded, its top showing its part of the ground's picture.
#pragma once

#include "board3d/plan_geometry.h"

namespace capitol::app {

class PlateGeometry : public capitol::app::PlanGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int area READ area WRITE setArea NOTIFY areaChanged)

public:
    static constexpr float height = 0.55F;

    using PlanGeometry::PlanGeometry;

    int area() const { return m_area; }
    void setArea(int area);

signals:
    void areaChanged();

protected:
    Solid shape(const BoardPlan& plan) const override;

private:
    int m_area = -1;
};

} // namespace capitol::app
