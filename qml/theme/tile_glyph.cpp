#include "theme/tile_glyph.h"

#include "theme/tile_painter.h"

namespace capitol::app {

TileGlyph::TileGlyph(QQuickItem* parent) : Glyph(parent)
{
    setImplicitSize(48, 48);
}

void TileGlyph::paint(QPainter* painter)
{
    paintTile(*painter, QRectF(0, 0, width(), height()), m_tile);
}

} // namespace capitol::app
