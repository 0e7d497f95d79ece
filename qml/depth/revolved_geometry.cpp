#include "depth/revolved_geometry.h"

#include <QtMath>

namespace capitol::app {
namespace {

QVector3D turned(QPointF point, float angle)
{
    return {float(point.x()) * qCos(angle), float(point.y()), float(point.x()) * qSin(angle)};
}

// A profile around one of its axes, of which there may be several.
struct Turn
{
    QVector3D axis;
    int segments;
    qreal top; // of the whole profile; towards its foot less of the sky is seen

    float shadeAt(QPointF point) const { return 0.65F + 0.35F * float(point.y() / qMax(1e-6, top)); }

    Vertex corner(QPointF point, QPointF out, int segment, float v) const
    {
        const float share = float(segment) / float(segments);
        const float angle = share * float(2 * M_PI);
        return {axis + turned(point, angle), turned(out, angle), {share, v}, shadeAt(point)};
    }
};

void addBand(Solid& solid, const Turn& turn, QPointF low, QPointF high)
{
    const QPointF way = high - low;
    const QPointF out = QPointF(way.y(), -way.x()) / qMax(1e-6, qHypot(way.x(), way.y()));
    for (int segment = 0; segment < turn.segments; ++segment)
        solid.quad(turn.corner(low, out, segment + 1, 0), turn.corner(low, out, segment, 0),
                   turn.corner(high, out, segment, 1), turn.corner(high, out, segment + 1, 1));
}

} // namespace

void RevolvedGeometry::setProfile(const QList<QPointF>& profile)
{
    if (m_profile == profile)
        return;
    m_profile = profile;
    build();
    emit profileChanged();
}

void RevolvedGeometry::setPlaces(const QList<QPointF>& places)
{
    if (m_places == places)
        return;
    m_places = places;
    build();
    emit placesChanged();
}

void RevolvedGeometry::build()
{
    qreal top = 0;
    for (const QPointF point : m_profile)
        top = qMax(top, point.y());
    const int segments = m_places.size() > 1 ? 10 : 28; // many stand where each is small
    Solid solid;
    for (const QPointF place : m_places)
        for (qsizetype i = 0; i + 1 < m_profile.size(); ++i)
            addBand(solid, {QVector3D(float(place.x()), 0, float(place.y())), segments, top}, m_profile[i],
                    m_profile[i + 1]);
    setSolid(solid);
}

} // namespace capitol::app
