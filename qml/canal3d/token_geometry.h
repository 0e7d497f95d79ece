// What lies on the map: the discs of all places, their cubes, and a barge.
#pragma once

#include "canal3d/row_shape.h"

namespace capitol::app {

// Each with its part of GoodsImage on top.
class DiscGeometry : public capitol::app::RowShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using RowShape::RowShape;

protected:
    void addTo(Solid& solid, const Landscape& land, const ModelRow& row, QPointF centre) const override;
};

// Of the cube that was placed last there is none: it may still be on its way.
class CubeGeometry : public capitol::app::RowShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using RowShape::RowShape;

protected:
    void addTo(Solid& solid, const Landscape& land, const ModelRow& row, QPointF centre) const override;
};

// In the middle of the board, with its bow to the east.
class BargeGeometry : public capitol::app::LandShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using LandShape::LandShape;

protected:
    Solid shape(const Landscape& land) const override;
};

} // namespace capitol::app
