#include "board3d/revolved_geometry.h"

#include <QtMath>

namespace capitol::app {
namespace {

constexpr int segments = 28;

QVector3D turned(QPointF point, float angle)
{
    return {float(point.x()) * qCos(angle), float(point.y()), float(point.x()) * qSin(angle)};
}

void addBand(Solid& solid, QPointF low, QPointF high)
{
    const QPointF way = high - low;
    const QPointF out = QPointF(way.y(), -way.x()) / qMax(1e-6, qHypot(way.x(), way.y()));
    for (int segment = 0; segment < segments; ++segment) {
        const float u0 = float(segment) / segments;
        const float u1 = float(segment + 1) / segments;
        const float a = u0 * float(2 * M_PI);
        const float b = u1 * float(2 * M_PI);
        solid.quad({turned(low, b), turned(out, b), {u1, 0}}, {turned(low, a), turned(out, a), {u0, 0}},
                   {turned(high, a), turned(out, a), {u0, 1}}, {turned(high, b), turned(out, b), {u1, 1}});
    }
}

} // namespace

void RevolvedGeometry::setProfile(const QList<QPointF>& profile)
{
    if (m_profile == profile)
        return;
    m_profile = profile;
    Solid solid;
    for (qsizetype i = 0; i + 1 < profile.size(); ++i)
        addBand(solid, profile[i], profile[i + 1]);
    setSolid(solid);
    emit profileChanged();
}

} // namespace capitol::app
