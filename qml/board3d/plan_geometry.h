// Shapes that are made from the plan of a board, anew whenever the plan changes.
#pragma once

#include "board2d/board_plan.h"
#include "depth/solid.h"

#include <QPointer>

namespace capitol::app {

class PlanGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(capitol::app::BoardPlan* plan READ plan WRITE setPlan NOTIFY planChanged)

public:
    using SolidGeometry::SolidGeometry;

    BoardPlan* plan() const { return m_plan; }
    void setPlan(BoardPlan* plan);

signals:
    void planChanged();

protected:
    virtual Solid shape(const BoardPlan& plan) const = 0;
    void build(); // for what else the shape is made from

private:
    QPointer<BoardPlan> m_plan;
};

} // namespace capitol::app
