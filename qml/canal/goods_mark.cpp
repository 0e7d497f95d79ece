#include "canal/goods_mark.h"

#include "theme/strokes.h"

#include <QtMath>

namespace capitol::app {

namespace {

QPainterPath waves()
{
    QPainterPath path;
    for (const qreal y : {-0.18, 0.2}) {
        path.moveTo(-0.48, y);
        path.cubicTo({-0.2, y - 0.4}, {0.2, y + 0.4}, {0.48, y});
    }
    return path;
}

QPainterPath rays()
{
    QPainterPath path;
    for (int ray = 0; ray < 3; ++ray) {
        const qreal angle = M_PI * ray / 3 + M_PI / 6;
        path.moveTo(-0.5 * qCos(angle), -0.5 * qSin(angle));
        path.lineTo(0.5 * qCos(angle), 0.5 * qSin(angle));
    }
    return path;
}

QPainterPath leaf()
{
    QPainterPath path({0, 0.52});
    path.cubicTo({-0.62, 0.1}, {-0.36, -0.36}, {0, -0.52});
    path.cubicTo({0.36, -0.36}, {0.62, 0.1}, {0, 0.52});
    return path;
}

QPainterPath cross()
{
    QPainterPath path;
    path.addRect(-0.16, -0.5, 0.32, 1);
    path.addRect(-0.5, -0.16, 1, 0.32);
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath disc()
{
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), 0.3, 0.3);
    return path;
}

// As the colours go: red, yellow, green, blue, black, purple, any.
void paintMark(QPainter& painter, int goods, const QColor& ink)
{
    switch (goods) {
    case 1:
        return painter.fillPath(closedPath({{0, -0.5}, {0.5, 0.36}, {-0.5, 0.36}}), ink);
    case 2:
        return painter.fillPath(disc(), ink);
    case 3:
        return painter.fillPath(leaf(), ink);
    case 4:
        return painter.strokePath(waves(), QPen(ink, 0.17));
    case 5:
        return painter.fillPath(closedPath({{0, -0.56}, {0.5, 0}, {0, 0.56}, {-0.5, 0}}), ink);
    case 6:
        return painter.fillPath(cross(), ink);
    case 7:
        return painter.strokePath(rays(), QPen(ink, 0.16));
    default:
        break;
    }
}

} // namespace

void paintGoods(QPainter& painter, int goods, bool city, const QColor& colour, const QColor& ink)
{
    const bool dark = colour.lightnessF() < 0.25;
    painter.setPen(QPen(dark ? ink : colour.darker(180), 0.1));
    if (city) {
        painter.setBrush(ink);
        painter.drawEllipse(QPointF(0, 0), 0.94, 0.94);
    }
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(0, 0), city ? 0.78 : 0.92, city ? 0.78 : 0.92);
    painter.scale(city ? 0.9 : 1.1, city ? 0.9 : 1.1);
    paintMark(painter, goods, ink);
}

} // namespace capitol::app
