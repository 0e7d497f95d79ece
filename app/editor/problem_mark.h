// How a problem is marked in a list: an error by a triangle, a warning by a disc.
#pragma once

#include "common/widget_theme.h"

#include <QIcon>
#include <QRectF>

class QPainter;

namespace capitol::app {

enum class ProblemMark { none, warning, error };

QColor colourOf(ProblemMark mark, const WidgetTheme& look);
// In the middle of that square.
void paintProblemMark(QPainter& painter, const QRectF& square, ProblemMark mark, const WidgetTheme& look);
// As large as the text.
QIcon problemIcon(ProblemMark mark, const WidgetTheme& look);

} // namespace capitol::app
