#include "editor/board_painting.h"

namespace capitol::app {

QPointF toQt(Point point)
{
    return {point.x, point.y};
}

QPolygonF toQt(const std::vector<Point>& points)
{
    QPolygonF polygon;
    for (const Point& point : points)
        polygon.append(toQt(point));
    return polygon;
}

QRectF siteAround(Point centre, double side)
{
    return {centre.x - side / 2, centre.y - side / 2, side, side};
}

void paintGround(QPainter& painter, const BoardMap& map, const WidgetTheme& look)
{
    const QRectF ground(0, 0, map.width, map.height);
    painter.fillRect(ground, look.panelSoft);
    painter.save();
    painter.setClipRect(ground);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.water);
    for (const std::vector<Point>& water : map.water)
        painter.drawPolygon(toQt(water));
    painter.restore(); // what lies beside the board is drawn all the same
}

void paintWalls(QPainter& painter, const BoardMap& map, const WidgetTheme& look)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.bronze, 0.3));
    for (const std::vector<Point>& wall : map.walls)
        painter.drawPolyline(toQt(wall));
}

QColor paintDistrict(QPainter& painter, const BoardMap& map, int area, const WidgetTheme& look)
{
    const auto colour = qsizetype(map.board.areas[std::size_t(area)].colour);
    painter.setPen(QPen(look.line, 0.2));
    painter.setBrush(look.districts.value(colour, Qt::gray));
    painter.drawPolygon(toQt(map.areas[std::size_t(area)].outline));
    return look.districtInks.value(colour, Qt::black);
}

} // namespace capitol::app
