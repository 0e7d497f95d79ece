#include "board3d/plate_geometry.h"

#include "board3d/land_geometry.h"
#include "board3d/triangulate.h"

namespace capitol::app {
namespace {

void addTop(Solid& solid, const QPolygonF& outline, const QRectF& ground)
{
    const auto vertex = [&](int corner) {
        return Vertex{
            inWorld(outline[corner], PlateGeometry::height), {0, 1, 0}, inPicture(outline[corner], ground)};
    };
    for (const auto& [a, b, c] : triangulate(outline))
        solid.triangle(vertex(c), vertex(b), vertex(a));
}

// Away from the area, square to its edge at a corner.
QVector3D outwards(const QPolygonF& outline, qsizetype corner)
{
    const qsizetype count = outline.size();
    const QPointF along = outline[(corner + 1) % count] - outline[(corner + count - 1) % count];
    return QVector3D(float(along.y()), 0, float(-along.x())).normalized();
}

// A slope down to the land; it shows the picture's colour at its edge.
void addRim(Solid& solid, const QPolygonF& outline, const QRectF& ground)
{
    constexpr float foot = 0.3F; // centimetres
    const auto vertex = [&](qsizetype corner, float out, float height) {
        const QVector3D away = outwards(outline, corner);
        return Vertex{inWorld(outline[corner], height) + away * out,
                      (away + QVector3D(0, 0.5F, 0)).normalized(), inPicture(outline[corner], ground),
                      height > 0 ? 1.0F : 0.55F};
    };
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const qsizetype next = (i + 1) % outline.size();
        solid.quad(vertex(next, foot, 0), vertex(i, foot, 0), vertex(i, 0, PlateGeometry::height),
                   vertex(next, 0, PlateGeometry::height));
    }
}

} // namespace

void PlateGeometry::setArea(int area)
{
    if (m_area == area)
        return;
    m_area = area;
    build();
    emit areaChanged();
}

Solid PlateGeometry::shape(const BoardPlan& plan) const
{
    Solid solid;
    if (m_area < 0 || m_area >= plan.areas().size())
        return solid;
    const QPolygonF outline = clockwise(plan.areas()[m_area].outline);
    addTop(solid, outline, plan.ground());
    addRim(solid, outline, plan.ground());
    return solid;
}

} // namespace capitol::app
