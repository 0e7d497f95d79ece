#include "theme/symbol_glyph.h"

#include "theme/symbol_path.h"

#include <QPainter>

namespace capitol::app {

void SymbolGlyph::paint(QPainter* painter)
{
    const qreal half = qMin(width(), height()) / 2.3;
    painter->translate(width() / 2, height() / 2);
    painter->scale(half, -half);
    painter->fillPath(symbolPath(m_symbol), m_colour);
}

} // namespace capitol::app
