// A profile turned around the vertical axis: basins, columns, rings of seats.
#pragma once

#include "board3d/solid.h"

#include <QPointF>

namespace capitol::app {

class RevolvedGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    // Distance from the axis and height, from the outer foot over the top to the inside.
    Q_PROPERTY(QList<QPointF> profile READ profile WRITE setProfile NOTIFY profileChanged)

public:
    using SolidGeometry::SolidGeometry;

    QList<QPointF> profile() const { return m_profile; }
    void setProfile(const QList<QPointF>& profile);

signals:
    void profileChanged();

private:
    QList<QPointF> m_profile;
};

} // namespace capitol::app
