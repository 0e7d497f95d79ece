// Where trees stand on a board: wherever there is room for one on dry land.
#pragma once

#include <QList>
#include <QPointF>

namespace capitol::app {

class BoardPlan;

// The same places for the same board, far ones first.
QList<QPointF> treesOn(const BoardPlan& plan);

} // namespace capitol::app
