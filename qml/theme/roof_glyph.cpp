#include "theme/roof_glyph.h"

#include "theme/building_painter.h"

namespace capitol::app {

RoofGlyph::RoofGlyph(QQuickItem* parent) : Glyph(parent)
{
    setImplicitSize(30, 18);
}

void RoofGlyph::paint(QPainter* painter)
{
    const QSizeF size = buildingSize(0, RoofShape(m_roof));
    const qreal unit = qMin((width() - 2) / size.width(), (height() - 2) / size.height());
    const QPointF foot((width() - size.width() * unit) / 2, height() - 1);
    paintBuilding(*painter, foot, unit, {0, RoofShape(m_roof), m_colour, m_colour, m_symbol});
}

} // namespace capitol::app
