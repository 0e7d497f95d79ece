// A box on y = 0, dark towards its foot; its texture runs along x.
#pragma once

#include "depth/solid.h"

namespace capitol::app {

class BlockGeometry : public capitol::app::SolidGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVector3D size READ size WRITE setSize NOTIFY sizeChanged)

public:
    using SolidGeometry::SolidGeometry;

    QVector3D size() const { return m_size; }
    void setSize(QVector3D size);

signals:
    void sizeChanged();

private:
    QVector3D m_size;
};

} // namespace capitol::app
