#include "board3d/plan_geometry.h"

namespace capitol::app {

void PlanGeometry::setPlan(BoardPlan* plan)
{
    if (m_plan == plan)
        return;
    if (m_plan)
        m_plan->disconnect(this);
    m_plan = plan;
    if (plan)
        connect(plan, &BoardPlan::changed, this, &PlanGeometry::build);
    build();
    emit planChanged();
}

void PlanGeometry::build()
{
    if (m_plan)
        setSolid(shape(*m_plan));
}

} // namespace capitol::app
