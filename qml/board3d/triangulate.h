// Cuts a simple polygon into triangles.
#pragma once

#include <QList>
#include <QPolygonF>

#include <array>

namespace capitol::app {

// Corner numbers of the triangles, each in the polygon's own direction. A polygon that crosses itself gives
// fewer.
QList<std::array<int, 3>> triangulate(const QPolygonF& polygon);

// Positive where the corners run clockwise on the screen (y down).
qreal signedArea(const QPolygonF& polygon);

// The same polygon, its corners clockwise on the screen, as all solids have them.
QPolygonF clockwise(QPolygonF polygon);

} // namespace capitol::app
