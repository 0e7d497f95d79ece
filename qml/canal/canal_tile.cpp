#include "canal/canal_tile.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

namespace capitol::app {

QPointF hexMiddle(int column, int row, double hexWidth)
{
    const double height = hexWidth * 2 / qSqrt(3);
    return {(column + 0.5 + (row % 2) * 0.5) * hexWidth, height / 2 + row * height * 0.75};
}

QPolygonF hexOutline(double hexWidth)
{
    QPolygonF outline;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = M_PI / 6 + corner * M_PI / 3;
        outline << QPointF(qCos(angle), qSin(angle)) * (hexWidth / qSqrt(3));
    }
    return outline;
}

QPointF sideMiddle(int side, double hexWidth)
{
    const double angle = side * M_PI / 3;
    return QPointF(qCos(angle), -qSin(angle)) * (hexWidth / 2);
}

void CanalTile::paint(QPainter* painter)
{
    const double w = width();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(width() / 2, height() / 2);
    if (!m_over) {
        painter->setPen(QPen(m_colour.darker(140), w / 24));
        painter->setBrush(m_colour);
        painter->drawPolygon(hexOutline(w * 0.94));
    }
    QPainterPath cut(sideMiddle(m_from, w));
    cut.quadTo({0, 0}, sideMiddle(m_to, w));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_over ? m_colour : QColor("#4a3a28"), w * 0.38, Qt::SolidLine, Qt::FlatCap));
    painter->drawPath(cut);
    painter->setPen(QPen(m_water, w * 0.26, Qt::SolidLine, Qt::FlatCap));
    painter->drawPath(cut);
    // Works stand across the middle of the water.
    const QPointF way = cut.pointAtPercent(0.55) - cut.pointAtPercent(0.45);
    painter->translate(cut.pointAtPercent(0.5));
    painter->rotate(qRadiansToDegrees(qAtan2(way.y(), way.x())));
    paintWork(*painter, w);
}

// Seen with the canal running from left to right.
void CanalTile::paintWork(QPainter& painter, double w) const
{
    const QPen dark(QColor("#2e2620"), w / 14, Qt::SolidLine, Qt::RoundCap);
    const QColor stone("#efe6d2");
    painter.setPen(dark);
    switch (m_kind) {
    case 1: // two pairs of gates, pointing upstream
        for (const double x : {-0.16 * w, 0.12 * w}) {
            painter.drawLine(QPointF(x, -0.17 * w), QPointF(x + 0.1 * w, 0));
            painter.drawLine(QPointF(x, 0.17 * w), QPointF(x + 0.1 * w, 0));
        }
        return;
    case 2: // a trough on piers
        painter.setPen(QPen(stone, w / 12));
        painter.drawLine(QPointF(-0.28 * w, -0.17 * w), QPointF(0.28 * w, -0.17 * w));
        painter.drawLine(QPointF(-0.28 * w, 0.17 * w), QPointF(0.28 * w, 0.17 * w));
        for (const double x : {-0.22 * w, 0.0, 0.22 * w})
            for (const double y : {-0.24 * w, 0.24 * w})
                painter.drawLine(QPointF(x, y * 0.7), QPointF(x, y));
        return;
    case 3: // the hill lies over the water between two portals
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor("#6d5a43"));
        painter.drawRect(QRectF(-0.2 * w, -0.2 * w, 0.4 * w, 0.4 * w));
        painter.setPen(QPen(stone, w / 12));
        for (const double x : {-0.2 * w, 0.2 * w})
            painter.drawLine(QPointF(x, -0.2 * w), QPointF(x, 0.2 * w));
        return;
    default:
        return;
    }
}

} // namespace capitol::app
