#include "canal/voyage.h"

#include <algorithm>

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

int Voyage::at() const
{
    if (m_path.isEmpty())
        return -1;
    return int(std::ranges::upper_bound(m_entered, m_travelled) - m_entered.begin());
}

// It bends in each hex as the tiles' canals do.
void Voyage::plan()
{
    m_path = {};
    m_entered.clear();
    if (m_map && m_hexes.size() > 1) {
        m_path.moveTo(m_map->centreOf(m_hexes.first()));
        for (qsizetype i = 1; i < m_hexes.size(); ++i) {
            const QPointF before = m_map->centreOf(m_hexes[i - 1]);
            const QPointF side = (before + m_map->centreOf(m_hexes[i])) / 2;
            m_path.quadTo(before, side);
            m_entered.append(m_path.length());
        }
        m_path.lineTo(m_map->centreOf(m_hexes.last()));
    }
    std::ranges::transform(m_entered, m_entered.begin(),
                           [this](qreal length) { return m_path.percentAtLength(length); });
    emit changed();
    emit moved();
}

} // namespace capitol::app
