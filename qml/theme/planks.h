// Wood as it is painted: its grain, and the boards that a table is made of.
#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>

class QPainter;
class QRandomGenerator;

namespace capitol::app {

// So many lines along `place`, each ending at the height at which it begins: beside it the same goes on.
void paintGrain(QPainter& painter, const QRectF& place, const QColor& wood, int lines,
                QRandomGenerator& random);

// A square of four planks that goes on beyond each of its edges.
QImage planks(const QColor& wood);

} // namespace capitol::app
