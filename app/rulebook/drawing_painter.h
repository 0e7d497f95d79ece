// Paints a picture of the rulebook, on the screen and on paper.
#pragma once

#include "rulebook/drawing.h"

#include <QRectF>

class QPainter;

namespace capitol::app {

// Fills `into`; for its shape, see `ratioOf`. Nothing if the drawing is empty.
void paintDrawing(QPainter& painter, const Drawing& drawing, const QRectF& into);

// Width by height; 1 where there is nothing to draw.
double ratioOf(const Drawing& drawing);

} // namespace capitol::app
