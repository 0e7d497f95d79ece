#include "canal/canal_glyphs.h"

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

QPainterPath waves()
{
    QPainterPath path;
    for (const qreal y : {-0.18, 0.2}) {
        path.moveTo(-0.48, y);
        path.cubicTo({-0.2, y - 0.4}, {0.2, y + 0.4}, {0.48, y});
    }
    return path;
}

QPainterPath rays()
{
    QPainterPath path;
    for (int ray = 0; ray < 3; ++ray) {
        const qreal angle = M_PI * ray / 3 + M_PI / 6;
        path.moveTo(-0.5 * qCos(angle), -0.5 * qSin(angle));
        path.lineTo(0.5 * qCos(angle), 0.5 * qSin(angle));
    }
    return path;
}

QPainterPath leaf()
{
    QPainterPath path({0, 0.52});
    path.cubicTo({-0.62, 0.1}, {-0.36, -0.36}, {0, -0.52});
    path.cubicTo({0.36, -0.36}, {0.62, 0.1}, {0, 0.52});
    return path;
}

QPainterPath polygon(const QPolygonF& points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath cross()
{
    QPainterPath path;
    path.addRect(-0.16, -0.5, 0.32, 1);
    path.addRect(-0.5, -0.16, 1, 0.32);
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath disc()
{
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), 0.3, 0.3);
    return path;
}

// As the colours go: red, yellow, green, blue, black, purple, any.
void paintMark(QPainter& painter, int goods, const QColor& ink)
{
    switch (goods) {
    case 1:
        return painter.fillPath(polygon({{0, -0.5}, {0.5, 0.36}, {-0.5, 0.36}}), ink);
    case 2:
        return painter.fillPath(disc(), ink);
    case 3:
        return painter.fillPath(leaf(), ink);
    case 4:
        return painter.strokePath(waves(), QPen(ink, 0.17));
    case 5:
        return painter.fillPath(polygon({{0, -0.56}, {0.5, 0}, {0, 0.56}, {-0.5, 0}}), ink);
    case 6:
        return painter.fillPath(cross(), ink);
    case 7:
        return painter.strokePath(rays(), QPen(ink, 0.16));
    default:
        break;
    }
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
    painter->setPen(QPen(m_colour.darker(180), 0.1));
    if (m_city) {
        painter->setBrush(m_ink);
        painter->drawEllipse(QPointF(0, 0), 0.94, 0.94);
    }
    painter->setBrush(m_colour);
    painter->drawEllipse(QPointF(0, 0), m_city ? 0.78 : 0.92, m_city ? 0.78 : 0.92);
    painter->scale(m_city ? 0.9 : 1.1, m_city ? 0.9 : 1.1);
    paintMark(*painter, m_goods, m_ink);
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
