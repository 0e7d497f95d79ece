// What a river has on a board: bridges from the islands to the land, and boats where there is room.
#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>

namespace capitol::app {

class BoardPlan;

// From an area that has water all around it to the nearest banks; at most two for each, far from each other.
QList<QLineF> bridgesOn(const BoardPlan& plan);

// A boat's middle and its bow, on open water.
QList<QLineF> boatsOn(const BoardPlan& plan, const QList<QLineF>& bridges);

} // namespace capitol::app
