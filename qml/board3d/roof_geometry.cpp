#include "board3d/roof_geometry.h"

#include <QtMath>

namespace capitol::app {
namespace {

struct ProfilePoint
{
    QVector2D place; // in sides of the building
    QVector2D normal;
};

using Profile = QList<ProfilePoint>; // from right to left over the top

Profile roundProfile()
{
    Profile profile;
    for (int step = 0; step <= 20; ++step) {
        const float angle = float(M_PI) * float(step) / 20;
        const QVector2D out(qCos(angle), qSin(angle));
        profile << ProfilePoint{out * 0.52F, out};
    }
    return profile;
}

Profile gableProfile()
{
    const QVector2D right = QVector2D(1, 1.1F).normalized();
    const QVector2D left = QVector2D(-1, 1.1F).normalized();
    return {{{0.56F, 0}, right}, {{0, 0.54F}, right}, {{0, 0.54F}, left}, {{-0.56F, 0}, left}};
}

QVector3D at(QVector2D place, float z)
{
    return {place.x(), place.y(), z};
}

void addStrip(Solid& solid, const ProfilePoint& a, const ProfilePoint& b, float front, float back,
              QVector2D v)
{
    solid.quad({at(a.place, front), at(a.normal, 0), {0.01F, v.x()}},
               {at(a.place, back), at(a.normal, 0), {0.49F, v.x()}},
               {at(b.place, back), at(b.normal, 0), {0.49F, v.y()}},
               {at(b.place, front), at(b.normal, 0), {0.01F, v.y()}});
}

// The end wall is a fan around the middle of the eaves; `unit` is the side of the square that its picture
// fills.
void addEnd(Solid& solid, const ProfilePoint& a, const ProfilePoint& b, float z, float unit)
{
    const QVector3D normal(0, 0, z > 0 ? 1 : -1);
    const auto vertex = [&](QVector2D p) {
        return Vertex{at(p, z), normal, {0.75F + 0.5F * p.x() / unit, 1 - p.y() / unit}};
    };
    if (z > 0)
        solid.triangle(vertex({0, 0}), vertex(a.place), vertex(b.place));
    else
        solid.triangle(vertex({0, 0}), vertex(b.place), vertex(a.place));
}

} // namespace

RoofGeometry::RoofGeometry(Qt3DCore::QNode* parent) : SolidGeometry(parent)
{
    build();
}

void RoofGeometry::setRoof(int roof)
{
    if (m_roof == roof)
        return;
    m_roof = roof;
    build();
    emit changed();
}

void RoofGeometry::setSide(float side)
{
    if (qFuzzyCompare(m_side, side))
        return;
    m_side = side;
    build();
    emit changed();
}

void RoofGeometry::build()
{
    Profile profile = m_roof == 1 ? roundProfile() : gableProfile();
    for (ProfilePoint& point : profile)
        point.place *= m_side;
    const float end = 0.53F * m_side;
    const float steps = float(profile.size() - 1);
    Solid solid;
    for (qsizetype i = 0; i + 1 < profile.size(); ++i) {
        addStrip(solid, profile[i], profile[i + 1], end, -end, {float(i) / steps, float(i + 1) / steps});
        addEnd(solid, profile[i], profile[i + 1], end, 1.14F * m_side);
        addEnd(solid, profile[i], profile[i + 1], -end, 1.14F * m_side);
    }
    setSolid(solid);
}

} // namespace capitol::app
