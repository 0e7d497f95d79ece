// Draws the small picture of a reading: areas with what stands on them, bids, a yard.
#pragma once

#include "capitol/readings/readings.h"

#include <QColor>
#include <QPainter>

namespace capitol::app {

struct PictureLook
{
    QColor ink;
    QColor paper; // of a bid's cards
    QColor wood;
    QList<QColor> players; // by seat
    QStringList symbols;   // by seat
};

// In units of a sixteenth of a site's side.
QSizeF pictureSize(const Picture& picture);

// From the origin, in those units.
void paintPicture(QPainter& painter, const Picture& picture, const PictureLook& look);

} // namespace capitol::app
