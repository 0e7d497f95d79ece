#include "canal/hex_map.h"

#include <QtMath>

#include <cmath>

namespace capitol::app {

namespace {

const qreal acrossFlats = qSqrt(3); // from side to side

} // namespace

void HexMap::setTerrain(const QStringList& terrain)
{
    if (terrain == m_terrain)
        return;
    m_terrain = terrain;
    emit changed();
}

QSizeF HexMap::size() const
{
    return {acrossFlats * (columns() + 0.5), 1.5 * rows() + 0.5};
}

QChar HexMap::land(int column, int row) const
{
    const bool inside = row >= 0 && row < rows() && column >= 0 && column < m_terrain[row].size();
    return inside ? m_terrain[row][column] : QChar(u'~');
}

QPointF HexMap::centre(int column, int row) const
{
    return {acrossFlats * (column + (row % 2) * 0.5 + 0.5), 1.5 * row + 1};
}

QPointF HexMap::centreOf(int hex) const
{
    return columns() == 0 ? QPointF() : centre(hex % columns(), hex / columns());
}

int HexMap::hexAt(QPointF place) const
{
    const int nearRow = qRound((place.y() - 1) / 1.5);
    int found = -1;
    qreal nearest = 1; // a point's distance at most
    for (int row = nearRow - 1; row <= nearRow + 1; ++row) {
        const int column = qFloor(place.x() / acrossFlats - (row & 1) * 0.5);
        const QPointF away = place - centre(column, row);
        const qreal distance = std::hypot(away.x(), away.y());
        if (land(column, row) == u'~' || distance >= nearest)
            continue;
        nearest = distance;
        found = row * columns() + column;
    }
    return found;
}

int HexMap::beside(int hex, int right, int down) const
{
    if (columns() == 0 || hex < 0)
        return hex;
    const int from = hex / columns();
    const int column = hex % columns();
    for (int step = 1; step < std::max(columns(), rows()); ++step) {
        const int row = from + down * step;
        // Up and down go straight where they can: to the west from an odd row and back.
        for (const int aside : {0, right == 0 ? -1 : 0, right == 0 ? 1 : 0})
            if (land(column + right * step + aside, row) != u'~')
                return row * columns() + column + right * step + aside;
    }
    return hex;
}

} // namespace capitol::app
