#include "theme/building_glyph.h"

#include "theme/building_painter.h"

namespace capitol::app {
namespace {

constexpr qreal margin = 1.5; // pixels, for the outline

} // namespace

void BuildingGlyph::refresh()
{
    const QSizeF size = buildingSize(m_floors, RoofShape(m_roof)) * (m_unit > 0 ? m_unit : 28);
    setImplicitSize(size.width() + 2 * margin, size.height() + 2 * margin);
    update();
}

void BuildingGlyph::paint(QPainter* painter)
{
    const QSizeF size = buildingSize(m_floors, RoofShape(m_roof));
    const qreal fitting =
        qMin((width() - 2 * margin) / size.width(), (height() - 2 * margin) / size.height());
    const qreal unit = m_unit > 0 ? m_unit : fitting;
    const qreal left = m_unit > 0 ? margin : (width() - size.width() * unit) / 2;
    paintBuilding(*painter, {left, height() - margin}, unit,
                  {m_floors, RoofShape(m_roof), m_colour, m_wood, m_symbol});
}

} // namespace capitol::app
