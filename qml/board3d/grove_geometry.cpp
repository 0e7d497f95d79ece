#include "board3d/grove_geometry.h"

#include <QtMath>

namespace capitol::app {
namespace {

constexpr int sides = 7;

// A ring of a tree: how high it lies and how wide it is, in centimetres.
struct Ring
{
    float height;
    float radius;
};

const QList<Ring> cypress{{0, 0.07F},    {0.12F, 0.07F}, {0.14F, 0.2F},
                          {0.5F, 0.23F}, {0.95F, 0.13F}, {1.3F, 0}};
const QList<Ring> pine{{0, 0.06F}, {0.45F, 0.06F}, {0.47F, 0.3F}, {0.62F, 0.36F}, {0.78F, 0.26F}, {0.88F, 0}};

QVector3D around(float radius, float height, int side)
{
    const float angle = 2 * float(M_PI) * float(side) / sides;
    return {radius * qCos(angle), height, radius * qSin(angle)};
}

void addBand(Solid& solid, QVector3D foot, const Ring& low, const Ring& high)
{
    const float slope = (low.radius - high.radius) / qMax(0.01F, high.height - low.height);
    const auto vertex = [&](const Ring& ring, int side) {
        const QVector3D normal = around(1, slope, side).normalized();
        return Vertex{foot + around(ring.radius, ring.height, side), normal, {}, 0.55F + 0.5F * ring.height};
    };
    for (int side = 0; side < sides; ++side)
        solid.quad(vertex(low, side + 1), vertex(low, side), vertex(high, side), vertex(high, side + 1));
}

void addTree(Solid& solid, QVector3D foot, const QList<Ring>& rings)
{
    for (qsizetype i = 1; i < rings.size(); ++i)
        addBand(solid, foot, rings[i - 1], rings[i]);
}

} // namespace

Solid GroveGeometry::shape(const BoardPlan& plan) const
{
    Solid solid;
    int number = 0;
    for (const QPointF tree : plan.trees())
        addTree(solid, inWorld(tree), number++ % 3 == 2 ? pine : cypress);
    return solid;
}

} // namespace capitol::app
