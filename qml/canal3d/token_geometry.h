// What lies on the map: the discs of all places, their cubes, and the barges of a seat.
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

class CubeGeometry : public capitol::app::RowShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using RowShape::RowShape;

protected:
    void addTo(Solid& solid, const Landscape& land, const ModelRow& row, QPointF centre) const override;
};

class BargeGeometry : public capitol::app::RowShape
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int hue MEMBER m_hue WRITE setHue NOTIFY hueChanged)

public:
    using RowShape::RowShape;

    void setHue(int hue);

signals:
    void hueChanged();

protected:
    void addTo(Solid& solid, const Landscape& land, const ModelRow& row, QPointF centre) const override;

private:
    int m_hue = -1;
};

} // namespace capitol::app
