// A roof: a half-cylinder or a gable, its ridge running away from the viewer. It stands on y = 0.
#pragma once

#include "depth/solid.h"

namespace capitol::app {

class RoofGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int roof READ roof WRITE setRoof NOTIFY changed) // 1 round, 2 triangular
    Q_PROPERTY(float side READ side WRITE setSide NOTIFY changed)

public:
    explicit RoofGeometry(Qt3DCore::QNode* parent = nullptr);

    int roof() const { return m_roof; }
    void setRoof(int roof);
    float side() const { return m_side; }
    void setSide(float side);

signals:
    void changed();

private:
    void build();

    int m_roof = 1;
    float m_side = 1;
};

} // namespace capitol::app
