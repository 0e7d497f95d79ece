// A roof alone, seen from its front: a half-cylinder or a gable.
#pragma once

#include "theme/glyph.h"

namespace capitol::app {

class RoofGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int roof MEMBER m_roof NOTIFY roofChanged) // 1 round, 2 triangular
    Q_PROPERTY(QString symbol MEMBER m_symbol NOTIFY symbolChanged)

public:
    explicit RoofGlyph(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void roofChanged();
    void symbolChanged();

private:
    int m_roof = 1;
    QString m_symbol;
};

} // namespace capitol::app
