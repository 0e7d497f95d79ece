#include "canal/canal_glyphs.h"

#include "canal/goods_mark.h"
#include "canal/waterway.h"

#include <QtMath>

namespace capitol::app {

namespace {

// The middle of the item is the origin, and a hex of unit size has room in it.
void centre(QPainter& painter, const QQuickItem& item)
{
    const qreal unit = qMin(item.width() / qSqrt(3), item.height() / 2);
    painter.translate(item.width() / 2, item.height() / 2);
    painter.scale(unit, unit);
}

} // namespace

void WaterwayGlyph::paint(QPainter* painter)
{
    centre(*painter, *this);
    const WaterwayLook look{m_colour, m_water, m_ink, m_stone};
    if (m_kind == 4)
        paintTheodolite(*painter, look);
    else
        paintWaterway(*painter, m_kind, m_from, m_to, look);
}

void GoodsGlyph::paint(QPainter* painter)
{
    const qreal unit = qMin(width(), height()) / 2;
    painter->translate(width() / 2, height() / 2);
    painter->scale(unit, unit);
    paintGoods(*painter, m_goods, m_city, m_colour, m_ink);
}

void CubeGlyph::paint(QPainter* painter)
{
    centre(*painter, *this);
    const QPolygonF hex = hexShape();
    const QPen edge(m_colour.darker(230), 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter->scale(0.92, 0.92);
    painter->setPen(edge);
    const auto face = [&](int first, const QColor& colour) {
        painter->setBrush(colour);
        painter->drawPolygon(QPolygonF{{0, 0}, hex[first], hex[(first + 1) % 6], hex[(first + 2) % 6]});
    };
    face(0, m_colour.lighter(125)); // the top
    face(2, m_colour);
    face(4, m_colour.darker(135));
}

void BargeGlyph::paint(QPainter* painter)
{
    centre(*painter, *this);
    QPainterPath hull({-0.85, 0.05});
    hull.lineTo(0.85, 0.05);
    hull.quadTo({0.7, 0.55}, {0.4, 0.55});
    hull.lineTo(-0.5, 0.55);
    hull.quadTo({-0.75, 0.5}, {-0.85, 0.05});
    QPainterPath cabin;
    cabin.addRoundedRect(QRectF(-0.62, -0.42, 0.85, 0.47), 0.1, 0.1);
    const bool dark = m_colour.lightnessF() < 0.25;
    painter->setPen(QPen(dark ? QColor(Qt::white) : m_colour.darker(260), 0.1));
    painter->setBrush(m_colour);
    painter->drawPath(cabin);
    painter->drawPath(hull);
}

void HexGlyph::paint(QPainter* painter)
{
    const qreal room = m_line / 2;
    const qreal unit = qMin((width() - 2 * room) / qSqrt(3), (height() - 2 * room) / 2);
    QPolygonF hex = QTransform::fromScale(unit, unit).map(hexShape());
    hex.translate(width() / 2, height() / 2);
    painter->setPen(m_line > 0 ? QPen(m_colour, m_line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                               : QPen(Qt::NoPen));
    painter->setBrush(m_fill);
    painter->drawPolygon(hex);
}

} // namespace capitol::app
