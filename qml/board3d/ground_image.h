// The painted ground of the city as a texture.
#pragma once

#include "board2d/ground_painter.h"
#include "depth/recorded_image.h"

#include <QPointer>

namespace capitol::app {

class GroundImage : public capitol::app::RecordedImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::GroundPainter* ground READ ground WRITE setGround NOTIFY groundChanged)

public:
    using RecordedImage::RecordedImage;

    GroundPainter* ground() const { return m_ground; }
    void setGround(GroundPainter* ground);

signals:
    void groundChanged();

protected:
    QSize pictureSize() const override;
    void record(QPainter& painter, QSize size) const override { m_ground->paint(painter, size); }

private:
    QPointer<GroundPainter> m_ground;
};

} // namespace capitol::app
