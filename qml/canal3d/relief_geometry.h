// The land itself with its coast, and the water around it.
#pragma once

#include "canal3d/land_shape.h"

namespace capitol::app {

// It takes more than a frame to be made, and so is made in a thread of the pool; meanwhile it stays as it
// was.
class ReliefGeometry : public capitol::app::LandShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using LandShape::LandShape;

protected:
    Solid shape(const Landscape& land) const override;
    void build() override;

private:
    int m_asked = 0; // how often: what was made for an earlier landscape is not shown
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
