// The symbols of players, by name.
#pragma once

#include <QPainterPath>
#include <QString>

namespace capitol::app {

// In the square from -1 to 1; an unknown name gives the disc.
QPainterPath symbolPath(const QString& symbol);

} // namespace capitol::app
