// The painted ground as a texture. It is large: what is to be painted is recorded, and painted in another
// thread than the window's; whoever asked for it has the only copy.
#pragma once

#include "board2d/ground_painter.h"

#include <Qt3DRender/QAbstractTextureImage>

#include <QPointer>

namespace capitol::app {

class GroundImage : public Qt3DRender::QAbstractTextureImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::GroundPainter* ground READ ground WRITE setGround NOTIFY groundChanged)

public:
    explicit GroundImage(Qt3DCore::QNode* parent = nullptr);

    GroundPainter* ground() const { return m_ground; }
    void setGround(GroundPainter* ground);

signals:
    void groundChanged();

protected:
    Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override { return m_painting; }

private:
    void repaintSoon();
    void repaint();

    QPointer<GroundPainter> m_ground;
    bool m_due = false;
    Qt3DRender::QTextureImageDataGeneratorPtr m_painting;
};

} // namespace capitol::app
