#include "canal3d/hex_geometry.h"

#include <cmath>

namespace capitol::app {

namespace {

// A band, seen from both sides.
void addArch(Solid& solid, const Landscape& land, QPointF from, QPointF to)
{
    constexpr int parts = 18;
    constexpr qreal half = 0.2;
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    const QPointF aside = QPointF(-way.y(), way.x()) * (half / qMax(0.1, length));
    const auto corner = [&](int part, qreal side) {
        return land.archPlace(from + aside * side, to + aside * side, qreal(part) / parts);
    };
    for (int part = 0; part < parts; ++part) {
        solid.face(corner(part, -1), corner(part, 1), corner(part + 1, 1), corner(part + 1, -1));
        solid.face(corner(part, 1), corner(part, -1), corner(part + 1, -1), corner(part + 1, 1));
    }
}

} // namespace

void HexShape::setHexes(const QList<int>& hexes)
{
    if (hexes == m_hexes)
        return;
    m_hexes = hexes;
    build();
    emit hexesChanged();
}

Solid ClothGeometry::shape(const Landscape& land) const
{
    constexpr qreal above = 0.03;
    Solid solid;
    for (const int hex : hexes()) {
        if (hex < 0)
            continue;
        const QPointF centre = land.map()->centreOf(hex);
        addHex(solid, land, hex, [&](QPointF inHex) {
            const QPointF from = (inHex - centre) / 2 + QPointF(0.5, 0.5);
            const QPointF place = centre + (inHex - centre) * m_reach;
            return Vertex{land.inWorld(place, land.relief().at(place) + above),
                          {0, 1, 0},
                          {float(from.x()), float(from.y())}};
        });
    }
    return solid;
}

Solid ArchGeometry::shape(const Landscape& land) const
{
    Solid solid;
    for (qsizetype i = 1; i < hexes().size(); ++i)
        addArch(solid, land, land.map()->centreOf(hexes()[i - 1]), land.map()->centreOf(hexes()[i]));
    return solid;
}

} // namespace capitol::app
