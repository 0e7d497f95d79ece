// Shapes that stand in the landscape, made anew whenever it changes. Lengths are units of the map.
#pragma once

#include "canal3d/landscape.h"
#include "depth/solid.h"

#include <QPolygonF>

#include <functional>

namespace capitol::app {

class LandShape : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(capitol::app::Landscape* land READ land WRITE setLand NOTIFY landChanged)

public:
    using SolidGeometry::SolidGeometry;

    Landscape* land() const { return m_land; }
    void setLand(Landscape* land);

signals:
    void landChanged();

protected:
    virtual Solid shape(const Landscape& land) const = 0;
    // Also for what else the shape is made from.
    virtual void build();

private:
    QPointer<Landscape> m_land;
};

// A hex in triangles, fine where its ground is rough. `vertex` tells what is at a place of the map.
void addHex(Solid& solid, const Landscape& land, int hex, const std::function<Vertex(QPointF)>& vertex);

// Stands on an outline that runs against the clock, seen from above, and bulges everywhere.
void addPrism(Solid& solid, const Landscape& land, const QPolygonF& outline, qreal low, qreal high);

// A wall from place to place.
void addWall(Solid& solid, const Landscape& land, QPointF from, QPointF to, qreal thick, qreal low,
             qreal high);

} // namespace capitol::app
