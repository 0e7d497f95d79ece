// Wooden floors one upon the other, with a groove at each joint, so that they can be counted. It stands on y
// = 0.
#pragma once

#include "depth/solid.h"

namespace capitol::app {

class TowerGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int floors READ floors WRITE setFloors NOTIFY changed)
    Q_PROPERTY(float side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(float floorHeight READ floorHeight WRITE setFloorHeight NOTIFY changed)

public:
    explicit TowerGeometry(Qt3DCore::QNode* parent = nullptr);

    int floors() const { return m_floors; }
    void setFloors(int floors);
    float side() const { return m_side; }
    void setSide(float side);
    float floorHeight() const { return m_floorHeight; }
    void setFloorHeight(float height);

signals:
    void changed();

private:
    void build();

    int m_floors = 1;
    float m_side = 1;
    float m_floorHeight = 0.5F;
};

} // namespace capitol::app
