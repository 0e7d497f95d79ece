#include "canal/country_item.h"

#include "canal/country_painter.h"

#include <QPainter>
#include <QPainterPath>

namespace capitol::app {

namespace {

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
    paintCountry(*painter, *m_map, {m_land, m_hill, m_line, m_coast});
    painter->setBrush(Qt::NoBrush);
    painter->setPen(roundPen(m_ink, 0.11));
    const QPainterPath tops = hillShape();
    eachHex(*m_map, [&](QPointF at, bool isHill) {
        if (isHill)
            painter->drawPath(tops.translated(at));
    });
}

} // namespace capitol::app
