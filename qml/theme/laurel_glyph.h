// A wreath of laurel.
#pragma once

#include "theme/glyph.h"

namespace capitol::app {

class LaurelGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;
};

} // namespace capitol::app
