// A painted texture that is large: what is to be painted is recorded, and painted in another thread than the
// window's; whoever asked for it has the only copy.
#pragma once

#include <Qt3DRender/QAbstractTextureImage>

#include <QPicture>
#include <QSize>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class RecordedImage : public Qt3DRender::QAbstractTextureImage
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit RecordedImage(Qt3DCore::QNode* parent = nullptr);

protected:
    // Empty while there is nothing to be painted yet.
    virtual QSize pictureSize() const = 0;
    virtual void record(QPainter& painter, QSize size) const = 0;
    void repaintSoon();

    Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override { return m_painting; }

private:
    void repaint();

    bool m_due = false;
    Qt3DRender::QTextureImageDataGeneratorPtr m_painting;
};

} // namespace capitol::app
