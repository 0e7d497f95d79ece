// A tile's picture: fountain, amphitheatre or temple.
#pragma once

#include "theme/glyph.h"

namespace capitol::app {

class TileGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString tile MEMBER m_tile NOTIFY tileChanged)

public:
    explicit TileGlyph(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void tileChanged();

private:
    QString m_tile;
};

} // namespace capitol::app
