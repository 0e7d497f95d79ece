#include "board2d/ground_item.h"

namespace capitol::app {

void GroundItem::setGround(GroundPainter* ground)
{
    m_ground = ground;
    if (ground)
        connect(ground, &GroundPainter::changed, this, [this] { update(); });
    emit groundChanged();
    update();
}

void GroundItem::paint(QPainter* painter)
{
    if (m_ground)
        m_ground->paint(*painter, size());
}

} // namespace capitol::app
