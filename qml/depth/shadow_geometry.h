// The shadow that a box throws on the ground, y = 0, in the afternoon light: dark below it, soft at its rim.
// Its texture is a round spot that fades outwards.
#pragma once

#include "depth/solid.h"

namespace capitol::app {

class ShadowGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(float width MEMBER m_width WRITE setWidth NOTIFY changed)
    Q_PROPERTY(float depth MEMBER m_depth WRITE setDepth NOTIFY changed)
    Q_PROPERTY(float height MEMBER m_height WRITE setHeight NOTIFY changed)
    Q_PROPERTY(float rim MEMBER m_rim WRITE setRim NOTIFY changed) // how wide it fades

public:
    explicit ShadowGeometry(Qt3DCore::QNode* parent = nullptr);

    void setWidth(float width) { set(m_width, width); }
    void setDepth(float depth) { set(m_depth, depth); }
    void setHeight(float height) { set(m_height, height); }
    void setRim(float rim) { set(m_rim, rim); }

signals:
    void changed();

private:
    void set(float& measure, float value);
    void build();

    float m_width = 1;
    float m_depth = 1;
    float m_height = 1;
    float m_rim = 0.3F;
};

} // namespace capitol::app
