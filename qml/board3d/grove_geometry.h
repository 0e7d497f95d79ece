// All trees of a board in one shape: cypresses, and here and there a pine. They stand on the land, y = 0.
#pragma once

#include "board2d/board_plan.h"
#include "board3d/solid.h"

namespace capitol::app {

class GroveGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::BoardPlan* plan READ plan WRITE setPlan NOTIFY planChanged)

public:
    using SolidGeometry::SolidGeometry;

    BoardPlan* plan() const { return m_plan; }
    void setPlan(BoardPlan* plan);

signals:
    void planChanged();

private:
    void build();

    BoardPlan* m_plan = nullptr;
};

} // namespace capitol::app
