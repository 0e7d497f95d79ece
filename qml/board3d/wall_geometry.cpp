#include "board3d/wall_geometry.h"

#include <QLineF>

namespace capitol::app {
namespace {

constexpr float thickness = 0.3F; // all in centimetres
constexpr float wallTop = 0.92F;
constexpr float merlonTop = 1.1F;
constexpr float towerTop = 1.45F;
constexpr float towerSide = 0.66F;
constexpr qreal merlon = 0.26;
constexpr qreal gap = 0.22;

// A straight piece of wall between two heights.
void addPiece(Solid& solid, const QLineF& line, float low, float high)
{
    const QVector3D from = inWorld(line.p1());
    const QVector3D to = inWorld(line.p2());
    const QVector3D along = (to - from).normalized();
    const QVector3D aside = QVector3D(-along.z(), 0, along.x()) * (thickness / 2);
    const QVector3D up(0, high, 0);
    const QVector3D down(0, low, 0);
    const auto side = [&](QVector3D a, QVector3D b) {
        solid.face(a + down, b + down, b + up, a + up, {.bottomShade = low > 0 ? 0.9F : 0.6F});
    };
    side(from + aside, to + aside);
    side(to + aside, to - aside);
    side(to - aside, from - aside);
    side(from - aside, from + aside);
    solid.face(from + aside + up, to + aside + up, to - aside + up, from - aside + up);
}

void addBattlements(Solid& solid, const QLineF& line)
{
    const auto at = [&](qreal length) { return line.pointAt(length / line.length()); };
    for (qreal from = gap / 2; from + merlon <= line.length(); from += merlon + gap)
        addPiece(solid, {at(from), at(from + merlon)}, wallTop, merlonTop);
}

void addTower(Solid& solid, QPointF place)
{
    const QVector3D middle = inWorld(place);
    const auto block = [&](float half, float low, float high) {
        solid.box(middle + QVector3D(-half, low, -half), middle + QVector3D(half, high, half),
                  {.bottomShade = low > 0 ? 0.85F : 0.6F});
    };
    block(towerSide / 2, 0, towerTop);
    block(towerSide / 2 + 0.07F, towerTop, towerTop + 0.14F);
}

} // namespace

Solid WallGeometry::shape(const BoardPlan& plan) const
{
    Solid solid;
    for (const QPolygonF& wall : plan.walls()) {
        for (qsizetype i = 1; i < wall.size(); ++i) {
            addPiece(solid, {wall[i - 1], wall[i]}, 0, wallTop);
            addBattlements(solid, {wall[i - 1], wall[i]});
        }
    }
    const QList<QPointF> towers = plan.towers();
    for (const QPointF tower : towers)
        addTower(solid, tower);
    return solid;
}

} // namespace capitol::app
