#include "canal/waterway.h"

#include <QtMath>

namespace capitol::app {

namespace {

constexpr qreal bankWidth = 0.62;
constexpr qreal waterWidth = 0.34;

QPointF towards(qreal degrees, qreal length)
{
    const qreal angle = qDegreesToRadians(degrees);
    return {length * qCos(angle), -length * qSin(angle)};
}

QPointF middleOf(int side)
{
    return towards(60 * side, qSqrt(3) / 2);
}

// That part of it, in shares of its length.
QPainterPath partOf(const QPainterPath& course, qreal from, qreal to)
{
    constexpr int steps = 8;
    QPainterPath part(course.pointAtPercent(from));
    for (int step = 1; step <= steps; ++step)
        part.lineTo(course.pointAtPercent(from + (to - from) * step / steps));
    return part;
}

void stroke(QPainter& painter, const QPainterPath& path, const QColor& colour, qreal width)
{
    painter.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

void paintWater(QPainter& painter, const QPainterPath& course, const WaterwayLook& look)
{
    stroke(painter, course, look.ink, bankWidth + 0.1);
    stroke(painter, course, look.bank, bankWidth);
    stroke(painter, course, look.water, waterWidth);
}

// Calls `draw` with the painter at that point of the course, looking along it.
template <typename Draw>
void at(QPainter& painter, const QPainterPath& course, qreal share, Draw draw)
{
    painter.save();
    painter.translate(course.pointAtPercent(share));
    painter.rotate(-course.angleAtPercent(share));
    draw();
    painter.restore();
}

// Two pairs of gates with their beams.
void paintGates(QPainter& painter, const QPainterPath& course, const WaterwayLook& look)
{
    at(painter, course, 0.5, [&] {
        for (const qreal x : {-0.24, 0.16}) {
            QPainterPath gates({x - 0.1, -0.46});
            gates.lineTo(x, -0.2);
            gates.lineTo(x + 0.14, 0);
            gates.lineTo(x, 0.2);
            gates.lineTo(x - 0.1, 0.46);
            stroke(painter, gates, look.stone, 0.22);
            stroke(painter, gates, look.ink, 0.11);
        }
    });
}

// A trough on piers.
void paintPiers(QPainter& painter, const QPainterPath& course, const WaterwayLook& look)
{
    stroke(painter, course, look.ink, 1.02);
    stroke(painter, course, look.stone, 0.92);
    for (const qreal share : {0.1, 0.3, 0.5, 0.7, 0.9})
        at(painter, course, share, [&] {
            for (const qreal side : {-1.0, 1.0}) {
                painter.setBrush(look.ink);
                painter.setPen(Qt::NoPen);
                painter.drawRect(QRectF(-0.06, side > 0 ? 0.3 : -0.46, 0.12, 0.16));
            }
        });
}

// The hill stays whole between two portals.
void paintTunnel(QPainter& painter, const QPainterPath& course, const WaterwayLook& look)
{
    constexpr qreal mouth = 0.24;
    paintWater(painter, partOf(course, 0, mouth), look);
    paintWater(painter, partOf(course, 1 - mouth, 1), look);
    QPen hidden(look.bank, 0.2, Qt::CustomDashLine, Qt::FlatCap);
    hidden.setDashPattern({1, 0.8});
    const QPainterPath inside = partOf(course, mouth, 1 - mouth);
    stroke(painter, inside, look.ink, 0.3);
    painter.strokePath(inside, hidden);
    for (const qreal share : {mouth, 1 - mouth})
        at(painter, course, share, [&] {
            const qreal side = share < 0.5 ? -1 : 1;
            QPainterPath portal;
            portal.arcMoveTo(QRectF(-0.26, -0.5, 0.52, 1), 90);
            portal.arcTo(QRectF(-0.26, -0.5, 0.52, 1), 90, 180 * -side);
            stroke(painter, portal, look.stone, 0.26);
            stroke(painter, portal, look.ink, 0.13);
        });
}

} // namespace

QPolygonF hexShape()
{
    QPolygonF hex;
    for (int corner = 0; corner < 6; ++corner)
        hex << towards(30 + 60 * corner, 1);
    return hex;
}

QPainterPath courseOf(int from, int to)
{
    QPainterPath course(middleOf(from));
    course.quadTo({0, 0}, middleOf(to));
    return course;
}

void paintWaterway(QPainter& painter, int kind, int from, int to, const WaterwayLook& look)
{
    const QPainterPath course = courseOf(from, to);
    if (kind == 3)
        return paintTunnel(painter, course, look);
    if (kind == 2)
        paintPiers(painter, course, look);
    paintWater(painter, course, look);
    if (kind == 1)
        paintGates(painter, course, look);
}

void paintTheodolite(QPainter& painter, const WaterwayLook& look)
{
    QPainterPath legs;
    for (const qreal foot : {-0.5, 0.0, 0.5}) {
        legs.moveTo(0, -0.2);
        legs.lineTo(foot, 0.85);
    }
    stroke(painter, legs, look.bank, 0.12);
    painter.setPen(QPen(look.ink, 0.09));
    painter.setBrush(look.bank);
    painter.drawEllipse(QPointF(0, -0.42), 0.3, 0.3);
    painter.setBrush(look.stone);
    painter.drawRect(QRectF(-0.62, -0.54, 1.24, 0.22));
}

} // namespace capitol::app
