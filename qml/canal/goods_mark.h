// The colour of a place or of goods, with the mark that tells it without colour.
#pragma once

#include <QColor>
#include <QPainter>

namespace capitol::app {

// In a circle of radius 1 round the origin; `goods` as CanalSession's rows have it; a city has a rim.
void paintGoods(QPainter& painter, int goods, bool city, const QColor& colour, const QColor& ink);

} // namespace capitol::app
