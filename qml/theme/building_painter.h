// Draws buildings and roofs in oblique projection. Lengths are in floor widths until they reach the painter.
#pragma once

#include <QColor>
#include <QPainter>
#include <QString>

namespace capitol::app {

enum class RoofShape { none, round, triangular };

struct BuildingLook
{
    int floors = 1;
    RoofShape roof = RoofShape::none;
    QColor colour; // of the roof
    QColor wood;
    QString symbol; // on the roof's front; empty for none
};

// Width and height of the drawing, for a floor one wide.
QSizeF buildingSize(int floors, RoofShape roof);

// Stands on `foot`, the lower left corner of the lowest floor's front; a floor is `unit` wide.
void paintBuilding(QPainter& painter, QPointF foot, qreal unit, const BuildingLook& look);

} // namespace capitol::app
