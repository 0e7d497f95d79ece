#include "theme/laurel_glyph.h"

#include <QPainter>

namespace capitol::app {
namespace {

constexpr int leavesOnASide = 7;

void paintBranch(QPainter& painter)
{
    for (int leaf = 0; leaf < leavesOnASide; ++leaf) {
        for (const qreal lean : {-28.0, 28.0}) {
            painter.save();
            painter.rotate(168 - leaf * 23);
            painter.translate(0, -36);
            painter.rotate(-90 + lean);
            painter.drawEllipse(QRectF(-15, -3.6, 17, 7.2));
            painter.restore();
        }
    }
}

} // namespace

void LaurelGlyph::paint(QPainter* painter)
{
    const qreal side = qMin(width(), height());
    painter->translate(width() / 2, height() / 2);
    painter->scale(side / 100, side / 100);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_colour);
    paintBranch(*painter);
    painter->scale(-1, 1);
    paintBranch(*painter);
}

} // namespace capitol::app
