#include "theme/tile_painter.h"

#include <QPainterPath>
#include <QtMath>

namespace capitol::app {
namespace {

const QColor marble("#f7f1e5");
const QColor marbleShade("#d9cdb8");
const QColor outline("#6b5a44");
const QColor sand("#e2c48d");
const QColor water("#4f9bb8");
const QColor spray("#d8eef3");
const QColor terracotta("#b9603f");

// All in a square from 0 to 100, y down.
void paintFountain(QPainter& painter)
{
    painter.setBrush(marbleShade);
    painter.drawEllipse(QPointF(50, 72), 44, 21);
    painter.setBrush(marble);
    painter.drawEllipse(QPointF(50, 66), 44, 21);
    painter.setBrush(water);
    painter.drawEllipse(QPointF(50, 66), 35, 15.5);
    painter.setBrush(marble);
    painter.drawRect(QRectF(45, 40, 10, 27));
    painter.drawEllipse(QPointF(50, 40), 19, 7.5);
    painter.setBrush(water);
    painter.drawEllipse(QPointF(50, 39), 14, 4.8);
    QPainterPath jets;
    for (const qreal reach : {-30.0, -16.0, 16.0, 30.0}) {
        jets.moveTo(50, 37);
        jets.cubicTo(50 + reach * 0.3, 8, 50 + reach * 0.9, 12, 50 + reach, 62);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(water, 5.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(jets);
    painter.setPen(QPen(spray, 2.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(jets);
}

void paintArches(QPainter& painter)
{
    for (int arch = -4; arch <= 4; ++arch) {
        const qreal angle = arch * M_PI / 11;
        const QPointF base(50 + 43 * qSin(angle), 52 + 26 * qCos(angle) + 9);
        const qreal half = 3.6 * qCos(angle) + 0.6;
        QPainterPath path;
        path.addRoundedRect(QRectF(base.x() - half, base.y() - 9, 2 * half, 14), half, half);
        painter.fillPath(path, outline);
    }
}

void paintAmphitheatre(QPainter& painter)
{
    QPainterPath wall;
    wall.moveTo(4, 46);
    wall.lineTo(4, 60);
    wall.arcTo(QRectF(4, 32, 92, 58), 180, 180);
    wall.lineTo(96, 46);
    wall.closeSubpath();
    painter.setBrush(marbleShade);
    painter.drawPath(wall);
    paintArches(painter);
    painter.setBrush(marble);
    painter.drawEllipse(QPointF(50, 45), 46, 29);
    painter.setBrush(marbleShade);
    painter.drawEllipse(QPointF(50, 46), 37, 22);
    painter.setBrush(marble);
    painter.drawEllipse(QPointF(50, 47), 29, 16.5);
    painter.setBrush(sand);
    painter.drawEllipse(QPointF(50, 48), 21, 11);
}

void paintTemple(QPainter& painter)
{
    painter.setBrush(marbleShade);
    painter.drawRect(QRectF(6, 84, 88, 8));
    painter.setBrush(marble);
    painter.drawRect(QRectF(11, 77, 78, 7));
    painter.setBrush(marbleShade);
    painter.drawRect(QRectF(16, 44, 68, 33));
    painter.setBrush(marble);
    for (int column = 0; column < 5; ++column)
        painter.drawRect(QRectF(16 + column * 15, 44, 8, 33));
    painter.drawRect(QRectF(11, 37, 78, 7));
    painter.setBrush(terracotta);
    painter.drawPolygon(QPolygonF({{7, 37}, {50, 9}, {93, 37}}));
    painter.setBrush(marble);
    painter.drawPolygon(QPolygonF({{23, 33}, {50, 16}, {77, 33}}));
}

} // namespace

void paintTile(QPainter& painter, const QRectF& place, const QString& tile)
{
    const qreal side = qMin(place.width(), place.height());
    painter.save();
    painter.translate(place.center() - QPointF(side, side) / 2);
    painter.scale(side / 100, side / 100);
    painter.setPen(QPen(outline, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (tile == QLatin1String("fountain"))
        paintFountain(painter);
    if (tile == QLatin1String("amphitheatre"))
        paintAmphitheatre(painter);
    if (tile == QLatin1String("temple"))
        paintTemple(painter);
    painter.restore();
}

} // namespace capitol::app
