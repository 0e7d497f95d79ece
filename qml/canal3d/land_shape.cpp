#include "canal3d/land_shape.h"

#include "canal/waterway.h"

#include <cmath>

namespace capitol::app {

void LandShape::setLand(Landscape* land)
{
    if (land == m_land)
        return;
    m_land = land;
    if (land)
        connect(land, &Landscape::changed, this, &LandShape::build);
    build();
    emit landChanged();
}

void LandShape::build()
{
    if (m_land && m_land->map())
        setSolid(shape(*m_land));
}

void addHex(Solid& solid, const Landscape& land, int hex, const std::function<Vertex(QPointF)>& vertex)
{
    const int parts = land.relief().isRough(hex) ? 7 : 1;
    const QPointF centre = land.map()->centreOf(hex);
    const QPolygonF corners = hexShape();
    for (int side = 0; side < 6; ++side) {
        const QPointF right = corners[side] / parts;
        const QPointF left = corners[(side + 1) % 6] / parts;
        QList<Vertex> before{vertex(centre)}; // of the row nearer to the centre
        for (int out = 1; out <= parts; ++out) {
            QList<Vertex> row;
            for (int along = 0; along <= out; ++along)
                row.append(vertex(centre + right * (out - along) + left * along));
            for (int along = 0; along < out; ++along) {
                solid.triangle(before[along], row[along], row[along + 1]);
                if (along + 1 < out)
                    solid.triangle(before[along], row[along + 1], before[along + 1]);
            }
            before = row;
        }
    }
}

void addPrism(Solid& solid, const Landscape& land, const QPolygonF& outline, qreal low, qreal high)
{
    const auto top = [&](qsizetype corner) {
        return Vertex{land.inWorld(outline[corner % outline.size()], high), {0, 1, 0}, {}};
    };
    for (qsizetype corner = 0; corner < outline.size(); ++corner) {
        const QPointF from = outline[corner];
        const QPointF to = outline[(corner + 1) % outline.size()];
        solid.face(land.inWorld(from, low), land.inWorld(to, low), land.inWorld(to, high),
                   land.inWorld(from, high), {.bottomShade = 0.7F});
        if (corner > 0 && corner + 1 < outline.size())
            solid.triangle(top(0), top(corner), top(corner + 1));
    }
}

void addWall(Solid& solid, const Landscape& land, QPointF from, QPointF to, qreal thick, qreal low,
             qreal high)
{
    const QPointF way = to - from;
    const QPointF aside = QPointF(-way.y(), way.x()) * (thick / 2 / std::hypot(way.x(), way.y()));
    addPrism(solid, land, QPolygonF{from + aside, to + aside, to - aside, from - aside}, low, high);
}

} // namespace capitol::app
