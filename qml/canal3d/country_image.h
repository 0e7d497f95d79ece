// The painted ground of the whole map, with the water around it.
#pragma once

#include "canal3d/landscape.h"
#include "depth/recorded_image.h"

#include <QColor>

namespace capitol::app {

class CountryImage : public capitol::app::RecordedImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::Landscape* land READ land WRITE setLand NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)
    Q_PROPERTY(QColor hill MEMBER m_hill NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor coast MEMBER m_coast NOTIFY changed)
    Q_PROPERTY(QColor water MEMBER m_water NOTIFY changed)

public:
    explicit CountryImage(Qt3DCore::QNode* parent = nullptr);

    Landscape* land() const { return m_land; }
    void setLand(Landscape* land);

signals:
    void changed();

protected:
    QSize pictureSize() const override;
    void record(QPainter& painter, QSize size) const override;

private:
    QPointer<Landscape> m_land;
    QColor m_ground;
    QColor m_hill;
    QColor m_line;
    QColor m_coast;
    QColor m_water;
};

} // namespace capitol::app
