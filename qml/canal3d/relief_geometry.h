// The land itself with its coast, and the water around it.
#pragma once

#include "canal3d/land_shape.h"

namespace capitol::app {

class ReliefGeometry : public capitol::app::LandShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using LandShape::LandShape;

protected:
    Solid shape(const Landscape& land) const override;
};

class SeaGeometry : public capitol::app::LandShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using LandShape::LandShape;

protected:
    Solid shape(const Landscape& land) const override;
};

} // namespace capitol::app
