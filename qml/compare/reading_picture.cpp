#include "reading_picture.h"

#include "picture_painter.h"

namespace capitol::app {

ReadingPicture::ReadingPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ReadingPicture::changed, this, [this] { update(); });
}

const Picture* ReadingPicture::picture() const
{
    return m_comparison ? m_comparison->pictureAt(m_row) : nullptr;
}

QSizeF ReadingPicture::shape() const
{
    return shown() ? pictureSize(*picture()) : QSizeF();
}

void ReadingPicture::paint(QPainter* painter)
{
    if (!shown())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(width() / shape().width(), height() / shape().height());
    paintPicture(*painter, *picture(), {m_ink, m_paper, m_wood, m_playerColours, m_playerSymbols});
}

} // namespace capitol::app
