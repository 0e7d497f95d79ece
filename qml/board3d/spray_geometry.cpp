#include "board3d/spray_geometry.h"

#include <QRandomGenerator>
#include <QtMath>

namespace capitol::app {
namespace {

constexpr int drops = 56;
constexpr float rise = 1.75F; // centimetres a second

// An octahedron of size 1, all of whose corners fly the same way.
void addDrop(Solid& solid, QVector3D way, QVector2D startAndSize)
{
    const auto corner = [&](float x, float y, float z) { return Vertex{{x, y, z}, way, startAndSize}; };
    for (const float up : {1.0F, -1.0F}) {
        for (int side = 0; side < 4; ++side) {
            const float angle = float(M_PI_2) * float(side);
            const float next = angle + up * float(M_PI_2);
            solid.triangle(corner(0, up, 0), corner(qCos(next), 0, qSin(next)),
                           corner(qCos(angle), 0, qSin(angle)));
        }
    }
}

} // namespace

SprayGeometry::SprayGeometry(Qt3DCore::QNode* parent) : SolidGeometry(parent)
{
    QRandomGenerator random(4);
    const auto number = [&](double least, double most) {
        return float(least + random.bounded(most - least));
    };
    Solid solid;
    for (int drop = 0; drop < drops; ++drop) {
        const float angle = number(0, 2 * M_PI);
        const float out = number(0.18, 0.34);
        addDrop(solid, {out * qCos(angle), rise * number(0.85, 1), out * qSin(angle)},
                {number(0, 1), number(0.022, 0.045)});
    }
    setSolid(solid);
}

} // namespace capitol::app
