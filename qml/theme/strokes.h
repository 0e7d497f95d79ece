// What painters draw with.
#pragma once

#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

namespace capitol::app {

inline QPen roundPen(const QColor& colour, qreal width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

inline QPainterPath closedPath(const QPolygonF& points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

} // namespace capitol::app
