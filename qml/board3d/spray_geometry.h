// The drops of a playing fountain, as LitMaterial::Spray moves them. They rise from y = 0.
#pragma once

#include "depth/solid.h"

namespace capitol::app {

class SprayGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit SprayGeometry(Qt3DCore::QNode* parent = nullptr);
};

} // namespace capitol::app
