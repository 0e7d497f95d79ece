#include "board2d/planks.h"

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

void paintGrain(QPainter& painter, const QColor& wood, int top, QRandomGenerator& random)
{
    for (int line = 0; line < 34; ++line) {
        QColor grain = wood.darker(106 + random.bounded(10));
        grain.setAlpha(70 + random.bounded(70));
        const double y = top + random.bounded(double(wide));
        const double bend = random.bounded(8.0) - 4;
        QPainterPath path(QPointF(0, y)); // it ends at the height at which it begins, for the next square
        path.cubicTo(side * 0.3, y + bend, side * 0.6, y - bend, side, y);
        painter.strokePath(path, QPen(grain, 0.7 + random.bounded(1.3)));
    }
}

void paintPlank(QPainter& painter, const QColor& wood, std::size_t number, QRandomGenerator& random)
{
    const QRect plank(0, int(number) * wide, side, wide);
    painter.setClipRect(plank);
    painter.fillRect(plank, wood.darker(tones[number]));
    paintGrain(painter, wood, plank.top(), random);
    const QColor gap = wood.darker(128);
    painter.fillRect(plank.left(), plank.top(), side, 2, gap);
    painter.fillRect(ends[number], plank.top(), 2, wide, gap);
}

} // namespace

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
