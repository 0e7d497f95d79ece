#include "board3d/triangulate.h"

#include <algorithm>
#include <numeric>

namespace capitol::app {
namespace {

qreal turn(QPointF a, QPointF b, QPointF c)
{
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

bool contains(const std::array<QPointF, 3>& ear, QPointF point, qreal direction)
{
    return turn(ear[0], ear[1], point) * direction > 0 && turn(ear[1], ear[2], point) * direction > 0 &&
           turn(ear[2], ear[0], point) * direction > 0;
}

bool isEar(const QPolygonF& polygon, const QList<int>& corners, qsizetype tip, qreal direction)
{
    const qsizetype count = corners.size();
    const std::array ear{polygon[corners[(tip + count - 1) % count]], polygon[corners[tip]],
                         polygon[corners[(tip + 1) % count]]};
    if (turn(ear[0], ear[1], ear[2]) * direction < 0)
        return false;
    return std::none_of(corners.begin(), corners.end(),
                        [&](int corner) { return contains(ear, polygon[corner], direction); });
}

} // namespace

qreal signedArea(const QPolygonF& polygon)
{
    qreal doubled = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        doubled += a.x() * b.y() - b.x() * a.y();
    }
    return doubled / 2;
}

QPolygonF clockwise(QPolygonF polygon)
{
    if (signedArea(polygon) < 0)
        std::reverse(polygon.begin(), polygon.end());
    return polygon;
}

QList<std::array<int, 3>> triangulate(const QPolygonF& polygon)
{
    const qreal direction = signedArea(polygon) > 0 ? 1 : -1;
    QList<int> corners(polygon.size());
    std::iota(corners.begin(), corners.end(), 0);
    QList<std::array<int, 3>> triangles;
    while (corners.size() > 2) {
        qsizetype tip = 0;
        while (tip < corners.size() && !isEar(polygon, corners, tip, direction))
            ++tip;
        if (tip == corners.size())
            return triangles;
        const qsizetype count = corners.size();
        triangles << std::array{corners[(tip + count - 1) % count], corners[tip], corners[(tip + 1) % count]};
        corners.remove(tip);
    }
    return triangles;
}

} // namespace capitol::app
