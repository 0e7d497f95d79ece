#include "board3d/revolved_geometry.h"

#include <QtMath>

namespace capitol::app {
namespace {

constexpr int segments = 28;

QVector3D turned(QPointF point, float angle)
{
    return {float(point.x()) * qCos(angle), float(point.y()), float(point.x()) * qSin(angle)};
}

// `top`: of the whole profile; towards its foot less of the sky is seen.
void addBand(Solid& solid, QPointF low, QPointF high, qreal top)
{
    const auto shadeAt = [top](QPointF point) { return 0.65F + 0.35F * float(point.y() / qMax(1e-6, top)); };
    const float foot = shadeAt(low);
    const float head = shadeAt(high);
    const QPointF way = high - low;
    const QPointF out = QPointF(way.y(), -way.x()) / qMax(1e-6, qHypot(way.x(), way.y()));
    for (int segment = 0; segment < segments; ++segment) {
        const float u0 = float(segment) / segments;
        const float u1 = float(segment + 1) / segments;
        const float a = u0 * float(2 * M_PI);
        const float b = u1 * float(2 * M_PI);
        solid.quad(
            {turned(low, b), turned(out, b), {u1, 0}, foot}, {turned(low, a), turned(out, a), {u0, 0}, foot},
            {turned(high, a), turned(out, a), {u0, 1}, head}, {turned(high, b), turned(out, b), {u1, 1}, head});
    }
}

} // namespace

void RevolvedGeometry::setProfile(const QList<QPointF>& profile)
{
    if (m_profile == profile)
        return;
    m_profile = profile;
    qreal top = 0;
    for (const QPointF point : profile)
        top = qMax(top, point.y());
    Solid solid;
    for (qsizetype i = 0; i + 1 < profile.size(); ++i)
        addBand(solid, profile[i], profile[i + 1], top);
    setSolid(solid);
    emit profileChanged();
}

} // namespace capitol::app
