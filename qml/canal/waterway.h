// How the tiles of a canal are drawn, in a hex of unit size round the origin. Sides from 0: east and on
// against the clock.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>

namespace capitol::app {

QPolygonF hexShape();
// The way of a canal from side to side.
QPainterPath courseOf(int from, int to);

struct WaterwayLook
{
    QColor bank; // its owner's
    QColor water;
    QColor ink;
    QColor stone;
};

// `kind`: 0 stretch, 1 lock, 2 aqueduct, 3 tunnel, as CanalSession's rows have it.
void paintWaterway(QPainter& painter, int kind, int from, int to, const WaterwayLook& look);
// The tripod of a surveyor, in the same space.
void paintTheodolite(QPainter& painter, const WaterwayLook& look);

} // namespace capitol::app
