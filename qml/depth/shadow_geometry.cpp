#include "depth/shadow_geometry.h"

namespace capitol::app {
namespace {

// How far the light of DepthScene carries a shadow, to the right and away, for a height of 1.
constexpr QVector2D fall(0.61F, -0.56F);

constexpr QVector2D dark(0.73F, 0.5F); // places of the texture: inside, and where it has faded
constexpr QVector2D faded(1, 0.5F);

Vertex vertex(QVector2D place, QVector2D texture)
{
    return {{place.x(), 0, place.y()}, {0, 1, 0}, texture};
}

} // namespace

ShadowGeometry::ShadowGeometry(Qt3DCore::QNode* parent) : SolidGeometry(parent)
{
    build();
}

void ShadowGeometry::set(float& measure, float value)
{
    if (qFuzzyCompare(measure, value))
        return;
    measure = value;
    build();
    emit changed();
}

// The box's foot and its top, seen along the light, are two rectangles; around both runs a hexagon.
void ShadowGeometry::build()
{
    const QVector2D top = fall * m_height;
    const QVector2D corner(m_width / 2, m_depth / 2);
    const QVector2D aside(corner.x(), -corner.y());
    const QList<QVector2D> corners{-aside, corner, corner + top, aside + top, top - corner, -corner};
    const QVector2D middle = top / 2;
    const auto out = [&](QVector2D place) { return place + (place - middle).normalized() * m_rim; };
    Solid solid;
    for (qsizetype i = 0; i < corners.size(); ++i) {
        const QVector2D a = corners[i];
        const QVector2D b = corners[(i + 1) % corners.size()];
        solid.triangle(vertex(middle, dark), vertex(a, dark), vertex(b, dark));
        solid.quad(vertex(a, dark), vertex(out(a), faded), vertex(out(b), faded), vertex(b, dark));
    }
    setSolid(solid);
}

} // namespace capitol::app
