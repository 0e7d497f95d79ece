#include "canal/canal_ground.h"

#include "canal/canal_tile.h"

#include <QPainter>
#include <QPainterPath>

namespace capitol::app {

void CanalGround::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < m_terrain.size(); ++row)
        for (int column = 0; column < m_terrain[row].size(); ++column)
            if (m_terrain[row][column] != QLatin1Char('~'))
                paintHex(*painter, column, row, m_terrain[row][column]);
}

void CanalGround::paintHex(QPainter& painter, int column, int row, QChar land) const
{
    const QPointF middle = hexMiddle(column, row, m_hexWidth);
    const bool isHilly = land == QLatin1Char('^');
    painter.setPen(QPen(m_line, std::max(0.5, m_hexWidth / 40)));
    painter.setBrush(isHilly ? m_hill : m_colour);
    painter.drawPolygon(hexOutline(m_hexWidth).translated(middle));
    if (isHilly)
        paintHill(painter, middle);
}

// Two crests, so that it is told without its colour.
void CanalGround::paintHill(QPainter& painter, QPointF middle) const
{
    const double w = m_hexWidth;
    QPainterPath crests;
    crests.moveTo(-0.34 * w, 0.2 * w);
    crests.lineTo(-0.12 * w, -0.16 * w);
    crests.lineTo(0.06 * w, 0.14 * w);
    crests.moveTo(-0.02 * w, 0.02 * w);
    crests.lineTo(0.12 * w, -0.22 * w);
    crests.lineTo(0.34 * w, 0.2 * w);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_hill.darker(150), w / 16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(crests.translated(middle));
}

} // namespace capitol::app
