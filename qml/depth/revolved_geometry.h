// A profile turned around a vertical axis, once or at several places: basins, rings of seats, rows of
// columns.
#pragma once

#include "depth/solid.h"

#include <QPointF>

namespace capitol::app {

class RevolvedGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    // Distance from the axis and height, from the outer foot over the top to the inside.
    Q_PROPERTY(QList<QPointF> profile READ profile WRITE setProfile NOTIFY profileChanged)
    // Of the axes, (x, z); one through the middle unless others are given.
    Q_PROPERTY(QList<QPointF> places READ places WRITE setPlaces NOTIFY placesChanged)

public:
    using SolidGeometry::SolidGeometry;

    QList<QPointF> profile() const { return m_profile; }
    void setProfile(const QList<QPointF>& profile);
    QList<QPointF> places() const { return m_places; }
    void setPlaces(const QList<QPointF>& places);

signals:
    void profileChanged();
    void placesChanged();

private:
    void build();

    QList<QPointF> m_profile;
    QList<QPointF> m_places{{0, 0}};
};

} // namespace capitol::app
