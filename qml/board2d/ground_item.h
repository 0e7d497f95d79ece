// The painted ground of the flat board, sharp at any size.
#pragma once

#include "board2d/ground_painter.h"

#include <QQuickPaintedItem>

namespace capitol::app {

class GroundItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::GroundPainter* ground READ ground WRITE setGround NOTIFY groundChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    GroundPainter* ground() const { return m_ground; }
    void setGround(GroundPainter* ground);
    void paint(QPainter* painter) override;

signals:
    void groundChanged();

private:
    QPointer<GroundPainter> m_ground;
};

} // namespace capitol::app
