#include "theme/pattern_swatch.h"

#include "theme/district_pattern.h"

namespace capitol::app {

void PatternSwatch::paint(QPainter* painter)
{
    QPainterPath shape;
    shape.addRoundedRect(QRectF(0.5, 0.5, width() - 1, height() - 1), m_radius, m_radius);
    paintDistrict(*painter, shape, {m_pattern, m_colour, m_mark}, m_stone);
    painter->strokePath(shape, QPen(m_mark.darker(120), 1));
}

} // namespace capitol::app
