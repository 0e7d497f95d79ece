#include "theme/symbol_path.h"

#include "theme/strokes.h"

#include <QtMath>

namespace capitol::app {
namespace {

QPainterPath star()
{
    QPolygonF points;
    for (int corner = 0; corner < 10; ++corner) {
        const qreal radius = corner % 2 == 0 ? 1.1 : 0.46;
        const qreal angle = corner * M_PI / 5;
        points << QPointF(radius * qSin(angle), radius * qCos(angle));
    }
    return closedPath(points);
}

QPainterPath cross()
{
    QPainterPath path;
    path.addRect(-0.32, -1, 0.64, 2);
    path.addRect(-1, -0.32, 2, 0.64);
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace

QPainterPath symbolPath(const QString& symbol)
{
    if (symbol == QLatin1String("diamond"))
        return closedPath({{0, -1.1}, {0.8, 0}, {0, 1.1}, {-0.8, 0}});
    if (symbol == QLatin1String("star"))
        return star();
    if (symbol == QLatin1String("cross"))
        return cross();
    if (symbol == QLatin1String("square"))
        return closedPath({{-0.75, -0.75}, {0.75, -0.75}, {0.75, 0.75}, {-0.75, 0.75}});
    QPainterPath disc;
    disc.addEllipse(QPointF(0, 0), 0.85, 0.85);
    if (symbol == QLatin1String("ring"))
        disc.addEllipse(QPointF(0, 0), 0.42, 0.42); // left out, as paths are filled
    return disc;
}

} // namespace capitol::app
