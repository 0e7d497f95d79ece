#include "depth/table_geometry.h"

#include <QtMath>

#include <array>

namespace capitol::app {
namespace {

constexpr float square = 24; // of the texture, centimetres
constexpr int sectors = 32;
constexpr std::array<float, 4> radii{0, 40, 90, 400}; // of rings around the board
constexpr std::array<float, 4> shades{1, 1, 0.62F, 0.4F};

Vertex corner(std::size_t ring, int sector)
{
    const float angle = 2 * float(M_PI) * float(sector) / sectors;
    const QVector2D place = QVector2D(qCos(angle), qSin(angle)) * radii[ring];
    return {{place.x(), 0, place.y()}, {0, 1, 0}, place / square, shades[ring]};
}

} // namespace

TableGeometry::TableGeometry(Qt3DCore::QNode* parent) : SolidGeometry(parent)
{
    Solid solid;
    for (std::size_t ring = 0; ring + 1 < radii.size(); ++ring)
        for (int sector = 0; sector < sectors; ++sector)
            solid.quad(corner(ring, sector + 1), corner(ring + 1, sector + 1), corner(ring + 1, sector),
                       corner(ring, sector));
    setSolid(solid);
}

} // namespace capitol::app
