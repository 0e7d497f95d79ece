#include "rulebook/drawing_painter.h"

#include <QPainter>

namespace capitol::app {

namespace {

QColor colourOf(const std::string& name)
{
    return name.empty() ? QColor(Qt::transparent) : QColor(QString::fromStdString(name));
}

QPolygonF polygonOf(const std::vector<Point>& points)
{
    QPolygonF polygon;
    for (const Point& point : points)
        polygon.append({point.x, point.y});
    return polygon;
}

void paintText(QPainter& painter, const Shape& shape)
{
    // Fonts have whole pixels: letters are painted large and made small.
    constexpr int size = 64;
    QFont font = painter.font();
    font.setPixelSize(size);
    font.setBold(shape.strong);
    painter.save();
    painter.setFont(font);
    painter.setPen(colourOf(shape.fill));
    painter.translate(shape.points.front().x, shape.points.front().y);
    painter.scale(shape.size / size, shape.size / size);
    painter.drawText(QRectF(-2000, -size, 4000, 2 * size), Qt::AlignCenter,
                     QString::fromStdString(shape.text));
    painter.restore();
}

void paintShape(QPainter& painter, const Shape& shape)
{
    painter.setBrush(colourOf(shape.fill));
    painter.setPen(shape.stroke.empty() ? QPen(Qt::NoPen) : QPen(colourOf(shape.stroke), shape.width));
    switch (shape.kind) {
    case Shape::Kind::polygon:
        painter.drawPolygon(polygonOf(shape.points));
        return;
    case Shape::Kind::line:
        painter.drawPolyline(polygonOf(shape.points));
        return;
    case Shape::Kind::circle:
        painter.drawEllipse(QPointF(shape.points.front().x, shape.points.front().y), shape.size, shape.size);
        return;
    case Shape::Kind::text:
        paintText(painter, shape);
        return;
    }
}

} // namespace

void paintDrawing(QPainter& painter, const Drawing& drawing, const QRectF& into)
{
    if (drawing.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(into.topLeft());
    painter.scale(into.width() / drawing.width, into.height() / drawing.height);
    for (const Shape& shape : drawing.shapes)
        paintShape(painter, shape);
    painter.restore();
}

double ratioOf(const Drawing& drawing)
{
    return drawing.empty() || drawing.height <= 0 ? 1 : drawing.width / drawing.height;
}

} // namespace capitol::app
