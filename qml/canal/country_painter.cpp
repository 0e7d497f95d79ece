#include "canal/country_painter.h"

#include "canal/waterway.h"

namespace capitol::app {

void paintCountry(QPainter& painter, const HexMap& map, const CountryLook& look)
{
    const QPolygonF hex = hexShape();
    painter.setPen(roundPen(look.coast, 0.7));
    eachHex(map, [&](QPointF at, bool) { painter.drawPolygon(hex.translated(at)); });
    painter.setPen(roundPen(look.line, 0.05));
    eachHex(map, [&](QPointF at, bool isHill) {
        painter.setBrush(isHill ? look.hill : look.land);
        painter.drawPolygon(hex.translated(at));
    });
}

} // namespace capitol::app
