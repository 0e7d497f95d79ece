// What is shown of hexes: cloths that lie on the land, and arches from one to the next.
#pragma once

#include "canal3d/land_shape.h"

namespace capitol::app {

class HexShape : public capitol::app::LandShape
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QList<int> hexes READ hexes WRITE setHexes NOTIFY hexesChanged)

public:
    using LandShape::LandShape;

    QList<int> hexes() const { return m_hexes; }
    void setHexes(const QList<int>& hexes);

signals:
    void hexesChanged();

private:
    QList<int> m_hexes;
};

// With a whole picture on each.
class ClothGeometry : public capitol::app::HexShape
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal reach MEMBER m_reach NOTIFY reachChanged) // in hexes; set while it is made

public:
    using HexShape::HexShape;

signals:
    void reachChanged();

protected:
    Solid shape(const Landscape& land) const override;

private:
    qreal m_reach = 1;
};

class ArchGeometry : public capitol::app::HexShape
{
    Q_OBJECT
    QML_ELEMENT

public:
    using HexShape::HexShape;

protected:
    Solid shape(const Landscape& land) const override;
};

} // namespace capitol::app
