// Draws the tiles of the auctions as small pictures that are told apart at a glance.
#pragma once

#include <QPainter>
#include <QString>

namespace capitol::app {

// `tile` is fountain, amphitheatre or temple; any other name draws nothing.
void paintTile(QPainter& painter, const QRectF& place, const QString& tile);

} // namespace capitol::app
