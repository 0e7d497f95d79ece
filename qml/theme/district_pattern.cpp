#include "theme/district_pattern.h"

#include <QtMath>

namespace capitol::app {
namespace {

void slantingLines(QPainterPath& lines, const QRectF& box, qreal step, qreal direction)
{
    for (qreal x = box.left() - box.height(); x < box.right() + box.height(); x += step) {
        lines.moveTo(x, direction > 0 ? box.bottom() : box.top());
        lines.lineTo(x + box.height(), direction > 0 ? box.top() : box.bottom());
    }
}

void courses(QPainterPath& lines, const QRectF& box, qreal stone)
{
    const qreal height = stone * 0.5;
    int course = 0;
    for (qreal y = box.top(); y < box.bottom(); y += height, ++course) {
        lines.moveTo(box.left(), y);
        lines.lineTo(box.right(), y);
        for (qreal x = box.left() + (course % 2) * stone / 2; x < box.right(); x += stone) {
            lines.moveTo(x, y);
            lines.lineTo(x, y + height);
        }
    }
}

// Starts at a multiple of the stone, so that neighbouring fills meet in one pattern.
QRectF aligned(const QRectF& box, qreal stone)
{
    const QPointF corner(qFloor(box.left() / stone) * stone, qFloor(box.top() / stone) * stone);
    return {corner, box.bottomRight()};
}

} // namespace

void paintDistrict(QPainter& painter, const QPainterPath& path, const DistrictLook& look, qreal stone)
{
    painter.save();
    painter.fillPath(path, look.ground);
    painter.setClipPath(path, Qt::IntersectClip);
    const QRectF box = aligned(path.boundingRect(), stone);
    QPainterPath lines;
    qreal width = stone * 0.07;
    if (look.pattern == QLatin1String("basalt")) {
        slantingLines(lines, box, stone * 0.55, 1);
        width = stone * 0.16;
    }
    if (look.pattern == QLatin1String("ashlar"))
        courses(lines, box, stone);
    if (look.pattern == QLatin1String("reticulate")) {
        slantingLines(lines, box, stone * 0.7, 1);
        slantingLines(lines, box, stone * 0.7, -1);
    }
    painter.strokePath(lines, QPen(look.mark, width));
    painter.restore();
}

} // namespace capitol::app
