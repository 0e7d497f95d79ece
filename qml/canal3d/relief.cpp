#include "canal3d/relief.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace capitol::app {

namespace {

// 0 below `low`, 1 above `high`, and smooth between.
qreal smooth(qreal low, qreal high, qreal value)
{
    const qreal share = qBound(0.0, (value - low) / (high - low), 1.0);
    return share * share * (3 - 2 * share);
}

// The same everywhere on every machine, 0..1.
qreal chanceAt(int x, int y)
{
    quint32 mixed = quint32(x) * 374761393U + quint32(y) * 668265263U;
    mixed = (mixed ^ (mixed >> 13)) * 1274126177U;
    return ((mixed ^ (mixed >> 16)) & 0xffffU) / 65535.0;
}

// Waves of about a unit, 0..1.
qreal waves(QPointF place)
{
    const int x = qFloor(place.x());
    const int y = qFloor(place.y());
    const qreal right = smooth(0, 1, place.x() - x);
    const qreal down = smooth(0, 1, place.y() - y);
    const auto between = [](qreal from, qreal to, qreal share) { return from + (to - from) * share; };
    return between(between(chanceAt(x, y), chanceAt(x + 1, y), right),
                   between(chanceAt(x, y + 1), chanceAt(x + 1, y + 1), right), down);
}

// How far a place is from the nearest side of its hex.
qreal insideHex(QPointF fromCentre)
{
    static const std::array across{QPointF(1, 0), QPointF(0.5, qSqrt(3) / 2), QPointF(-0.5, qSqrt(3) / 2)};
    qreal farthest = 0;
    for (const QPointF way : across)
        farthest = std::max(farthest, std::abs(QPointF::dotProduct(way, fromCentre)));
    return std::max(0.0, qSqrt(3) / 2 - farthest);
}

} // namespace

Relief::Relief(const HexMap& map, const QList<Waterwork>& works) : m_map(&map)
{
    for (const Waterwork& work : works)
        m_works[work.hex].append(work);
}

bool Relief::isHill(int hex) const
{
    return m_map->land(hex % m_map->columns(), hex / m_map->columns()) == u'^';
}

bool Relief::isRough(int hex) const
{
    const auto works = m_works.find(hex);
    const auto shapes = [](const Waterwork& work) {
        return work.kind == Waterwork::Aqueduct || work.kind == Waterwork::Tunnel;
    };
    return isHill(hex) || (works != m_works.end() && std::any_of(works->begin(), works->end(), shapes));
}

qreal Relief::at(QPointF place) const
{
    const int hex = m_map ? m_map->hexAt(place) : -1;
    if (hex < 0 || !isRough(hex))
        return 0;
    const QPointF fromCentre = place - m_map->centreOf(hex);
    const qreal inside = insideHex(fromCentre);
    qreal height = smooth(0, 0.6, inside) * (0.55 + 0.45 * waves(place * 1.5));
    for (const Waterwork& work : m_works.value(hex))
        height = dug(height, work, fromCentre, inside);
    return height;
}

// A tunnel has cuttings before its portals, an aqueduct stands in a gorge, and all others run in a valley.
qreal Relief::dug(qreal height, const Waterwork& work, QPointF fromCentre, qreal inside)
{
    if (work.kind == Waterwork::Tunnel) {
        const qreal away = std::min(work.distance(fromCentre, 0, tunnelMouth),
                                    work.distance(fromCentre, 1 - tunnelMouth, 1));
        return height * smooth(0.26, 0.44, away);
    }
    height *= smooth(0.42, 0.8, work.distance(fromCentre));
    if (work.kind != Waterwork::Aqueduct)
        return height;
    const QPointF chord = work.course.last().place - work.course.first().place;
    const qreal along = QPointF::dotProduct(fromCentre, chord) / std::hypot(chord.x(), chord.y());
    const qreal gorge = (1 - smooth(0.2, 0.5, std::abs(along))) * smooth(0, 0.2, inside);
    return height * (1 - gorge) + 0.8 * sea * gorge;
}

} // namespace capitol::app
