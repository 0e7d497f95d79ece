#include "canal3d/relief_geometry.h"

#include "canal/waterway.h"

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace capitol::app {

namespace {

// As its slopes are to the east and the south of it.
QVector3D normalAt(const Relief& relief, QPointF place, qreal height)
{
    constexpr qreal step = 0.06;
    const auto rise = [&](QPointF way) { return float(relief.at(place + way) - height); };
    return QVector3D(-rise({step, 0}), float(step), -rise({0, step})).normalized();
}

void addGround(Solid& solid, const Landscape& land, int hex)
{
    const Relief& relief = land.relief();
    const bool rough = relief.isRough(hex);
    addHex(solid, land, hex, [&](QPointF place) {
        const qreal height = rough ? relief.at(place) : 0;
        const QVector3D normal = rough ? normalAt(relief, place, height) : QVector3D(0, 1, 0);
        return Vertex{land.inWorld(place, height), normal, land.inPicture(place), height < 0 ? 0.75F : 1.0F};
    });
}

// A slope down into the sea where a side has no neighbour.
void addCoast(Solid& solid, const Landscape& land, int hex)
{
    const QPointF centre = land.map()->centreOf(hex);
    const QPolygonF corners = hexShape();
    for (int side = 0; side < 6; ++side) {
        const QPointF from = corners[side];
        const QPointF to = corners[(side + 1) % 6];
        if (land.map()->hexAt(centre + 1.01 * (from + to)) >= 0)
            continue;
        const QVector3D out = land.inWorld(land.extent().center() + from + to, 0.9).normalized();
        const auto vertex = [&](QPointF corner, qreal reach, qreal height, float shade) {
            return Vertex{land.inWorld(centre + reach * corner, height), out, land.inPicture(centre + corner),
                          shade};
        };
        solid.quad(vertex(from, 1.14, Relief::sea, 0.6F), vertex(to, 1.14, Relief::sea, 0.6F),
                   vertex(to, 1, 0, 1), vertex(from, 1, 0, 1));
    }
}

Solid landOf(const Landscape& land)
{
    Solid solid;
    const HexMap& map = *land.map();
    for (int hex = 0; hex < map.columns() * map.rows(); ++hex) {
        if (map.land(hex % map.columns(), hex / map.columns()) == u'~')
            continue;
        addGround(solid, land, hex);
        addCoast(solid, land, hex);
    }
    return solid;
}

} // namespace

Solid ReliefGeometry::shape(const Landscape& land) const
{
    return landOf(land);
}

// The thread has a landscape of its own.
void ReliefGeometry::build()
{
    if (!land() || !land()->map())
        return;
    auto promise = std::make_shared<QPromise<Solid>>();
    promise->future().then(this, [this, asked = ++m_asked](const Solid& solid) {
        if (asked == m_asked)
            setSolid(solid);
    });
    const auto make = [promise, terrain = land()->map()->terrain(), works = land()->works()] {
        HexMap map;
        map.setTerrain(terrain);
        Landscape copy;
        copy.take(map, works);
        promise->start();
        promise->addResult(landOf(copy));
        promise->finish();
    };
    QThreadPool::globalInstance()->start(make);
}

Solid SeaGeometry::shape(const Landscape& land) const
{
    const QRectF all = land.extent();
    const auto vertex = [&](QPointF place) {
        return Vertex{land.inWorld(place, Relief::sea), {0, 1, 0}, land.inPicture(place)};
    };
    Solid solid;
    solid.quad(vertex(all.bottomLeft()), vertex(all.bottomRight()), vertex(all.topRight()),
               vertex(all.topLeft()));
    return solid;
}

} // namespace capitol::app
