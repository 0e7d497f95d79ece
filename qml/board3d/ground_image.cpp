#include "board3d/ground_image.h"

namespace capitol::app {
namespace {

constexpr qreal detail = 40; // pixels of a board centimetre

} // namespace

void GroundImage::setGround(GroundPainter* ground)
{
    m_ground = ground;
    if (ground)
        connect(ground, &GroundPainter::changed, this, &GroundImage::repaintSoon);
    repaintSoon();
    emit groundChanged();
}

QSize GroundImage::pictureSize() const
{
    return m_ground && m_ground->plan() ? (m_ground->plan()->size() * detail).toSize() : QSize();
}

} // namespace capitol::app
