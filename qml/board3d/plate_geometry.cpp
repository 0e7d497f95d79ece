#include "board3d/plate_geometry.h"

#include "board3d/triangulate.h"

namespace capitol::app {
namespace {

QVector3D inWorld(QPointF place, float height)
{
    return {float(place.x() - BoardPlan::boardWidth / 2), height,
            float(place.y() - BoardPlan::boardHeight / 2)};
}

QVector2D inPicture(QPointF place)
{
    return {float(place.x() / BoardPlan::boardWidth), float(place.y() / BoardPlan::boardHeight)};
}

void addTop(Solid& solid, const QPolygonF& outline)
{
    const auto vertex = [&](int corner) {
        return Vertex{inWorld(outline[corner], PlateGeometry::height), {0, 1, 0}, inPicture(outline[corner])};
    };
    for (const auto& [a, b, c] : triangulate(outline))
        solid.triangle(vertex(c), vertex(b), vertex(a));
}

// The rim shows the picture's colour at its edge.
void addRim(Solid& solid, const QPolygonF& outline)
{
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF a = outline[i];
        const QPointF b = outline[(i + 1) % outline.size()];
        const QVector3D normal = QVector3D(float(b.y() - a.y()), 0, float(a.x() - b.x())).normalized();
        solid.quad({inWorld(b, 0), normal, inPicture(b)}, {inWorld(a, 0), normal, inPicture(a)},
                   {inWorld(a, PlateGeometry::height), normal, inPicture(a)},
                   {inWorld(b, PlateGeometry::height), normal, inPicture(b)});
    }
}

// All solids run one way round: clockwise on the screen.
QPolygonF clockwise(QPolygonF outline)
{
    if (signedArea(outline) < 0)
        std::reverse(outline.begin(), outline.end());
    return outline;
}

} // namespace

void PlateGeometry::setPlan(BoardPlan* plan)
{
    if (m_plan == plan)
        return;
    m_plan = plan;
    if (plan)
        connect(plan, &BoardPlan::changed, this, &PlateGeometry::build);
    build();
    emit planChanged();
}

void PlateGeometry::setArea(int area)
{
    if (m_area == area)
        return;
    m_area = area;
    build();
    emit areaChanged();
}

void PlateGeometry::build()
{
    if (!m_plan || m_area < 0 || m_area >= m_plan->areas().size())
        return;
    const QPolygonF outline = clockwise(m_plan->areas()[m_area].outline);
    Solid solid;
    addTop(solid, outline);
    addRim(solid, outline);
    setSolid(solid);
}

} // namespace capitol::app
