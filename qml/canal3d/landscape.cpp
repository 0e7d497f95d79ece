#include "canal3d/landscape.h"

#include <QtMath>

#include <cmath>

namespace capitol::app {

namespace {

constexpr qreal rim = 1.1; // of water around the map, in units

} // namespace

Landscape::Landscape(QObject* parent) : QObject(parent)
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &Landscape::read);
}

void Landscape::setMap(HexMap* map)
{
    if (map == m_map)
        return;
    m_map = map;
    connect(map, &HexMap::changed, this, &Landscape::read);
    read();
}

void Landscape::setTiles(QAbstractItemModel* tiles)
{
    if (tiles == m_tiles)
        return;
    m_tiles = tiles;
    const auto later = qOverload<>(&QTimer::start);
    connect(tiles, &QAbstractItemModel::dataChanged, &m_later, later);
    connect(tiles, &QAbstractItemModel::rowsInserted, &m_later, later);
    connect(tiles, &QAbstractItemModel::rowsRemoved, &m_later, later);
    connect(tiles, &QAbstractItemModel::modelReset, &m_later, later);
    read();
}

void Landscape::read()
{
    if (!m_map || !m_tiles)
        return;
    take(*m_map, waterworksOf(*m_tiles, *m_map));
    emit changed();
}

void Landscape::take(HexMap& map, const QList<Waterwork>& works)
{
    m_map = &map;
    m_works = works;
    m_relief = Relief(map, works);
}

QRectF Landscape::extent() const
{
    const QSizeF size = m_map ? m_map->size() : QSizeF(10, 10);
    return QRectF(QPointF(), size).adjusted(-rim, -rim, rim, rim);
}

QSizeF Landscape::boardSize() const
{
    return extent().size() * unit();
}

QVector3D Landscape::inWorld(QPointF place, qreal height) const
{
    const QPointF from = place - extent().center();
    return {float(from.x()), float(height), float(from.y())};
}

QVector2D Landscape::inPicture(QPointF place) const
{
    const QRectF all = extent();
    return {float((place.x() - all.x()) / all.width()), float((place.y() - all.y()) / all.height())};
}

QVector3D Landscape::hexPlace(int hex, qreal above) const
{
    if (!m_map || hex < 0)
        return {};
    const QPointF centre = m_map->centreOf(hex);
    return inWorld(centre, m_relief.at(centre) + above) * float(unit());
}

QVector3D Landscape::archPlace(QPointF from, QPointF to, qreal share) const
{
    const qreal length = std::hypot(to.x() - from.x(), to.y() - from.y());
    return inWorld(from + (to - from) * share, 0.3 + (0.6 + 0.2 * length) * 4 * share * (1 - share));
}

// Several in a hex lie behind each other.
QVector3D Landscape::moored(int column, int row, int beside) const
{
    if (!m_map)
        return {};
    return inWorld(m_map->centre(column, row) + QPointF(-0.35 + 0.3 * beside, 0.72 - 0.42 * beside), 0);
}

QVector3D Landscape::cubePlace(int hex, qreal above) const
{
    if (!m_map || hex < 0)
        return {};
    return inWorld(m_map->centreOf(hex) + QPointF(0.5, -0.5), 0.1 + above);
}

// From the eye down: the first ground that the look goes through.
int Landscape::hexSeen(const BoardLens* lens, QPointF seen) const
{
    if (!lens || !m_map)
        return -1;
    const auto placeAt = [&](qreal height) {
        return lens->boardPlace(seen, float(height * unit())) / unit() + extent().center();
    };
    for (qreal height = Relief::highest; height > 0; height -= 0.1)
        if (m_relief.at(placeAt(height)) >= height)
            return m_map->hexAt(placeAt(height));
    return m_map->hexAt(placeAt(0));
}

} // namespace capitol::app
