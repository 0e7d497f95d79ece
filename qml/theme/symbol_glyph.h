// A player's symbol in one colour.
#pragma once

#include "theme/glyph.h"

namespace capitol::app {

class SymbolGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString symbol MEMBER m_symbol NOTIFY symbolChanged)

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;

signals:
    void symbolChanged();

private:
    QString m_symbol;
};

} // namespace capitol::app
