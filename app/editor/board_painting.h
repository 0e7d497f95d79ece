// What the pictures of a board have in common. All lengths are in centimetres of the board.
#pragma once

#include "capitol/variant/variant.h"
#include "common/widget_theme.h"

#include <QPainter>
#include <QPolygonF>

namespace capitol::app {

inline constexpr double smallSite = 2.2; // sides of the squares that a board prints
inline constexpr double largeSite = 3.4;

QPointF toQt(Point point);
QPolygonF toQt(const std::vector<Point>& points);
QRectF siteAround(Point centre, double side);
// The ground and its water.
void paintGround(QPainter& painter, const BoardMap& map, const WidgetTheme& look);
// Over the areas, as in the game.
void paintWalls(QPainter& painter, const BoardMap& map, const WidgetTheme& look);
// An area in its colour. Gives what can be seen on it.
QColor paintDistrict(QPainter& painter, const BoardMap& map, int area, const WidgetTheme& look);

} // namespace capitol::app
