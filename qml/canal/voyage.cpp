#include "canal/voyage.h"

namespace capitol::app {

void Voyage::setMap(HexMap* map)
{
    if (map == m_map)
        return;
    if (m_map)
        m_map->disconnect(this);
    m_map = map;
    if (m_map)
        connect(m_map, &HexMap::changed, this, &Voyage::plan);
    plan();
}

void Voyage::setHexes(const QList<int>& hexes)
{
    if (hexes == m_hexes)
        return;
    m_hexes = hexes;
    plan();
}

void Voyage::setTravelled(qreal share)
{
    if (share == m_travelled)
        return;
    m_travelled = share;
    emit moved();
}

// It bends in each hex as the tiles' canals do.
void Voyage::plan()
{
    m_path = {};
    if (m_map && m_hexes.size() > 1) {
        m_path.moveTo(m_map->centreOf(m_hexes.first()));
        for (qsizetype i = 1; i < m_hexes.size(); ++i) {
            const QPointF before = m_map->centreOf(m_hexes[i - 1]);
            const QPointF side = (before + m_map->centreOf(m_hexes[i])) / 2;
            m_path.quadTo(before, side);
        }
        m_path.lineTo(m_map->centreOf(m_hexes.last()));
    }
    emit changed();
    emit moved();
}

} // namespace capitol::app
