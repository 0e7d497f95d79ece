// The boards that a table is made of.
#pragma once

#include <QColor>
#include <QImage>

namespace capitol::app {

// A square of four planks that goes on beyond each of its edges.
QImage planks(const QColor& wood);

} // namespace capitol::app
