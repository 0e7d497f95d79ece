#include "theme/planks.h"

#include <QPainter>
#include <QPainterPath>
#include <QRandomGenerator>

#include <array>

namespace capitol::app {
namespace {

constexpr int side = 512;
constexpr int wide = side / 4;
constexpr std::array tones{100, 104, 98, 102}; // of each plank, in percent; more is darker
constexpr std::array ends{90, 350, 210, 470};  // where one plank ends and the next begins

void paintPlank(QPainter& painter, const QColor& wood, std::size_t number, QRandomGenerator& random)
{
    const QRect plank(0, int(number) * wide, side, wide);
    painter.setClipRect(plank);
    painter.fillRect(plank, wood.darker(tones[number]));
    paintGrain(painter, plank, wood, 34, random);
    const QColor gap = wood.darker(128);
    painter.fillRect(plank.left(), plank.top(), side, 2, gap);
    painter.fillRect(ends[number], plank.top(), 2, wide, gap);
}

} // namespace

void paintGrain(QPainter& painter, const QRectF& place, const QColor& wood, int lines,
                QRandomGenerator& random)
{
    for (int line = 0; line < lines; ++line) {
        QColor grain = wood.darker(105 + random.bounded(11));
        grain.setAlpha(80 + random.bounded(70));
        const double y = place.top() + random.bounded(place.height());
        const double bend = random.bounded(7.0) - 3.5;
        QPainterPath path(QPointF(place.left(), y));
        path.cubicTo(place.left() + place.width() * 0.3, y + bend, place.left() + place.width() * 0.6,
                     y - bend, place.right(), y);
        painter.strokePath(path, QPen(grain, 0.6 + random.bounded(1.4)));
    }
}

QImage planks(const QColor& wood)
{
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QRandomGenerator random(11);
    for (std::size_t number = 0; number < tones.size(); ++number)
        paintPlank(painter, wood, number, random);
    return image;
}

} // namespace capitol::app
