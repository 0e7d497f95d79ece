#include "editor/problem_mark.h"

#include <QPainter>
#include <QPixmap>

namespace capitol::app {

QColor colourOf(ProblemMark mark, const WidgetTheme& look)
{
    return mark == ProblemMark::error     ? look.warningInk
           : mark == ProblemMark::warning ? look.bronze
                                          : look.inkSoft;
}

void paintProblemMark(QPainter& painter, const QRectF& square, ProblemMark mark, const WidgetTheme& look)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(mark, look));
    const double inset = square.width() / 6;
    if (mark == ProblemMark::error)
        painter.drawPolygon(
            QPolygonF{{square.center().x(), square.top()}, square.bottomRight(), square.bottomLeft()});
    if (mark == ProblemMark::warning)
        painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset));
}

QIcon problemIcon(ProblemMark mark, const WidgetTheme& look)
{
    constexpr int sharp = 2; // pixels for one of an ordinary screen
    const int side = look.textSize;
    QPixmap picture(side * sharp, side * sharp);
    picture.setDevicePixelRatio(sharp);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintProblemMark(painter, QRectF(1, 1, side - 2, side - 2), mark, look);
    return picture;
}

} // namespace capitol::app
