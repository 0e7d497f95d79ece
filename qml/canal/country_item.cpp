#include "canal/country_item.h"

#include "canal/waterway.h"

#include <QPainter>

namespace capitol::app {

namespace {

QPen roundPen(const QColor& colour, qreal width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

// Two tops, the nearer one lower.
QPainterPath hillShape()
{
    QPainterPath path({-0.55, 0.3});
    path.quadTo({-0.2, -0.5}, {0.1, 0.15});
    path.moveTo(-0.02, -0.05);
    path.quadTo({0.22, -0.45}, {0.55, 0.3});
    return path;
}

} // namespace

CountryItem::CountryItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &CountryItem::changed, this, [this] { update(); });
}

void CountryItem::setMap(HexMap* map)
{
    if (map == m_map)
        return;
    m_map = map;
    if (map)
        connect(map, &HexMap::changed, this, &CountryItem::changed);
    emit changed();
}

void CountryItem::paint(QPainter* painter)
{
    if (!m_map)
        return;
    painter->translate(m_origin);
    painter->scale(m_unit, m_unit);
    const QPolygonF hex = hexShape();
    const auto eachHex = [this](const auto& draw) {
        for (int row = 0; row < m_map->rows(); ++row)
            for (int column = 0; column < m_map->columns(); ++column)
                if (const QChar land = m_map->land(column, row); land != u'~')
                    draw(m_map->centre(column, row), land == u'^');
    };
    painter->setPen(roundPen(m_coast, 0.7));
    eachHex([&](QPointF at, bool) { painter->drawPolygon(hex.translated(at)); });
    painter->setPen(roundPen(m_line, 0.05));
    eachHex([&](QPointF at, bool isHill) {
        painter->setBrush(isHill ? m_hill : m_land);
        painter->drawPolygon(hex.translated(at));
    });
    painter->setBrush(Qt::NoBrush);
    painter->setPen(roundPen(m_ink, 0.11));
    const QPainterPath tops = hillShape();
    eachHex([&](QPointF at, bool isHill) {
        if (isHill)
            painter->drawPath(tops.translated(at));
    });
}

} // namespace capitol::app
