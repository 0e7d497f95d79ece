// An area as a raised plate: its outline extruded, its top showing its part of the ground's picture.
#pragma once

#include "board2d/board_plan.h"
#include "board3d/solid.h"

namespace capitol::app {

class PlateGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::BoardPlan* plan READ plan WRITE setPlan NOTIFY planChanged)
    Q_PROPERTY(int area READ area WRITE setArea NOTIFY areaChanged)

public:
    static constexpr float height = 0.55F;

    using SolidGeometry::SolidGeometry;

    BoardPlan* plan() const { return m_plan; }
    void setPlan(BoardPlan* plan);
    int area() const { return m_area; }
    void setArea(int area);

signals:
    void planChanged();
    void areaChanged();

private:
    void build();

    BoardPlan* m_plan = nullptr;
    int m_area = -1;
};

} // namespace capitol::app
