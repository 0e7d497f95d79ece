#include "theme/building_painter.h"

#include "theme/strokes.h"
#include "theme/symbol_path.h"

#include <QtMath>

namespace capitol::app {
namespace {

constexpr qreal depthX = 0.30;
constexpr qreal depthY = 0.20;
constexpr qreal gableHeight = 0.46;
constexpr qreal roundHeight = 0.44;
constexpr qreal floorHeight = 0.36;
constexpr int comfortableFloors = 9; // taller ones have thinner floors, so that they stay on the board

qreal heightOfFloor(int floors)
{
    return floorHeight * qMin(1.0, qreal(comfortableFloors) / qMax(1, floors));
}

qreal heightOfRoof(RoofShape roof)
{
    switch (roof) {
    case RoofShape::none:
        return 0;
    case RoofShape::round:
        return roundHeight;
    case RoofShape::triangular:
        return gableHeight;
    }
    return 0;
}

// From here on y grows upwards from the building's foot; the painter is flipped.
void paintFloor(QPainter& painter, qreal y, qreal height, const QColor& wood)
{
    painter.setBrush(wood.lighter(104));
    painter.drawRect(QRectF(0, y, 1, height));
    painter.setBrush(wood.darker(130));
    painter.drawPath(
        closedPath({{1, y}, {1 + depthX, y + depthY}, {1 + depthX, y + depthY + height}, {1, y + height}}));
    painter.setBrush(wood.lighter(116));
    const qreal top = y + height;
    painter.drawPath(closedPath({{0, top}, {1, top}, {1 + depthX, top + depthY}, {depthX, top + depthY}}));
}

void paintGable(QPainter& painter, qreal y, const QColor& colour)
{
    const QPointF ridge(0.5, y + gableHeight);
    const QPointF depth(depthX, depthY);
    painter.setBrush(colour.darker(132));
    painter.drawPath(closedPath({{1, y}, QPointF(1, y) + depth, ridge + depth, ridge}));
    painter.setBrush(colour);
    painter.drawPath(closedPath({{0, y}, {1, y}, ridge}));
}

QPointF onArc(qreal y, qreal degrees)
{
    const qreal angle = qDegreesToRadians(degrees);
    return {0.5 + 0.5 * qCos(angle), y + roundHeight * qSin(angle)};
}

QPolygonF arc(qreal y, qreal from, qreal to)
{
    QPolygonF points;
    for (int step = 0; step <= 24; ++step)
        points << onArc(y, from + (to - from) * step / 24);
    return points;
}

void paintHalfCylinder(QPainter& painter, qreal y, const QColor& colour)
{
    // The barrel's outline leaves the front arc where the arc runs parallel to the depth.
    const qreal tangent = 90 + qRadiansToDegrees(qAtan2(depthY * 0.5, depthX * roundHeight));
    QPolygonF barrel = arc(y, 0, tangent);
    barrel += arc(y, tangent, 0).translated(depthX, depthY);
    painter.setBrush(colour.darker(132));
    painter.drawPolygon(barrel);
    painter.setBrush(colour);
    painter.drawPolygon(arc(y, 0, 180));
}

void paintRoof(QPainter& painter, qreal y, const BuildingLook& look)
{
    if (look.roof == RoofShape::round)
        paintHalfCylinder(painter, y, look.colour);
    if (look.roof == RoofShape::triangular)
        paintGable(painter, y, look.colour);
    if (look.symbol.isEmpty() || look.roof == RoofShape::none)
        return;
    const qreal size = 0.11;
    QTransform place = QTransform::fromTranslate(0.5, y + 0.38 * heightOfRoof(look.roof));
    place.scale(size, size);
    painter.setBrush(qGray(look.colour.rgb()) > 150 ? QColor("#2e2620") : QColor("#fffaf2"));
    painter.setPen(Qt::NoPen);
    painter.drawPath(place.map(symbolPath(look.symbol)));
}

} // namespace

QSizeF buildingSize(int floors, RoofShape roof)
{
    return {1 + depthX, floors * heightOfFloor(floors) + depthY + heightOfRoof(roof)};
}

void paintBuilding(QPainter& painter, QPointF foot, qreal unit, const BuildingLook& look)
{
    painter.save();
    painter.translate(foot);
    painter.scale(unit, -unit);
    QPen joint(look.wood.darker(190));
    joint.setWidthF(0.022);
    joint.setJoinStyle(Qt::RoundJoin);
    painter.setPen(joint);
    const qreal height = heightOfFloor(look.floors);
    for (int floor = 0; floor < look.floors; ++floor)
        paintFloor(painter, floor * height, height, look.wood);
    painter.setPen(QPen(look.colour.darker(190), 0.022, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintRoof(painter, look.floors * height, look);
    painter.restore();
}

} // namespace capitol::app
