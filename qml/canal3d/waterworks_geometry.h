// All canals of the map, one shape for what is of one material.
#pragma once

#include "canal3d/land_shape.h"

namespace capitol::app {

class WaterworksGeometry : public capitol::app::LandShape
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Part part MEMBER m_part WRITE setPart NOTIFY changed)
    Q_PROPERTY(int hue MEMBER m_hue WRITE setHue NOTIFY changed) // whose banks they are

public:
    enum Part { Banks, Water, Stone, Timber };
    Q_ENUM(Part)

    using LandShape::LandShape;

    void setPart(Part part);
    void setHue(int hue);

signals:
    void changed();

protected:
    Solid shape(const Landscape& land) const override;

private:
    Part m_part = Water;
    int m_hue = -1;
};

} // namespace capitol::app
