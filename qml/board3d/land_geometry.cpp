#include "board3d/land_geometry.h"

#include "board3d/triangulate.h"

namespace capitol::app {
namespace {

void addFlat(Solid& solid, const QPolygonF& outline, const QRectF& ground)
{
    const auto vertex = [&](int corner) {
        const QPointF place = outline[corner];
        return Vertex{inWorld(place), {0, 1, 0}, inPicture(place, ground)};
    };
    for (const auto& [a, b, c] : triangulate(clockwise(outline)))
        solid.triangle(vertex(c), vertex(b), vertex(a));
}

} // namespace

QVector2D inPicture(QPointF place, const QRectF& ground)
{
    const QPointF from = place - ground.topLeft();
    return {float(from.x() / ground.width()), float(from.y() / ground.height())};
}

Solid LandGeometry::shape(const BoardPlan& plan) const
{
    const QRectF ground = plan.ground();
    Solid solid;
    addFlat(solid, QPolygonF{ground.topLeft(), ground.topRight(), ground.bottomRight(), ground.bottomLeft()},
            ground);
    return solid;
}

Solid WaterGeometry::shape(const BoardPlan& plan) const
{
    Solid solid;
    for (const QPolygonF& outline : plan.water())
        addFlat(solid, outline, plan.ground());
    return solid;
}

} // namespace capitol::app
