#include "depth/block_geometry.h"

namespace capitol::app {

void BlockGeometry::setSize(QVector3D size)
{
    if (m_size == size)
        return;
    m_size = size;
    const QVector3D half(size.x() / 2, 0, size.z() / 2);
    Solid solid;
    solid.box(-half, half + QVector3D(0, size.y(), 0), {.bottomShade = 0.7F});
    setSolid(solid);
    emit sizeChanged();
}

} // namespace capitol::app
