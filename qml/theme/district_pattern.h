// The masonry that tells districts apart without hue: basalt (slanting bars), ashlar (squared blocks),
// reticulate (a net).
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QString>

namespace capitol::app {

struct DistrictLook
{
    QString pattern;
    QColor ground;
    QColor mark;
};

// Fills the path; a stone of the pattern is `stone` long.
void paintDistrict(QPainter& painter, const QPainterPath& path, const DistrictLook& look, qreal stone);

} // namespace capitol::app
