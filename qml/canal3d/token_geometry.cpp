#include "canal3d/token_geometry.h"

#include "canal3d/goods_image.h"

#include <QtMath>

namespace capitol::app {

namespace {

QPolygonF round(QPointF centre, qreal radius)
{
    constexpr int corners = 28;
    QPolygonF outline;
    for (int corner = 0; corner < corners; ++corner) {
        const qreal angle = 2 * M_PI * corner / corners;
        outline << centre + QPointF(qCos(angle), -qSin(angle)) * radius;
    }
    return outline;
}

} // namespace

void DiscGeometry::addTo(Solid& solid, const Landscape& land, const ModelRow& row, QPointF centre) const
{
    const bool city = row.value("city").toBool();
    const int goods = row.value("colour").toInt();
    const float high = city ? 0.2F : 0.13F;
    const QPolygonF rim = round(centre, city ? 0.86 : 0.74);
    const auto vertex = [&](QPointF place, float height, QVector3D normal, QPointF inMark) {
        return Vertex{land.inWorld(place, height), normal, GoodsImage::place(goods, city, inMark),
                      height > 0 ? 1.0F : 0.65F};
    };
    const QVector3D up(0, 1, 0);
    for (qsizetype corner = 0; corner < rim.size(); ++corner) {
        const QPointF from = rim[corner];
        const QPointF to = rim[(corner + 1) % rim.size()];
        const auto edge = [&](QPointF place) { return (place - centre) / (city ? 0.86 : 0.74) * 0.9; };
        const auto out = [&](QPointF place) {
            return land.inWorld(land.extent().center() + place - centre, 0);
        };
        solid.triangle(vertex(centre, high, up, {}), vertex(from, high, up, edge(from)),
                       vertex(to, high, up, edge(to)));
        solid.quad(vertex(from, 0, out(from), edge(from)), vertex(to, 0, out(to), edge(to)),
                   vertex(to, high, out(to), edge(to)), vertex(from, high, out(from), edge(from)));
    }
}

void CubeGeometry::addTo(Solid& solid, const Landscape& land, const ModelRow& row, QPointF centre) const
{
    if (!row.value("cube").toBool() || row.value("fresh").toBool())
        return;
    constexpr float half = 0.3F;
    const QVector3D foot = land.cubePlace(land.map()->hexAt(centre), 0);
    solid.box(foot - QVector3D(half, 0, half), foot + QVector3D(half, 2 * half, half), {.bottomShade = 0.7F});
}

Solid BargeGeometry::shape(const Landscape& land) const
{
    Solid solid;
    const QPointF middle = land.extent().center();
    const auto outline = [&](qreal left, qreal right, qreal half, qreal point) {
        return QPolygonF{middle + QPointF(left, half),  middle + QPointF(right - point, half),
                         middle + QPointF(right, 0),    middle + QPointF(right - point, -half),
                         middle + QPointF(left, -half), middle + QPointF(left - point / 2, 0)};
    };
    addPrism(solid, land, outline(-0.55, 0.7, 0.2, 0.25), 0.05, 0.3);
    addPrism(solid, land, outline(-0.42, 0.15, 0.13, 0.02), 0.3, 0.5);
    return solid;
}

} // namespace capitol::app
