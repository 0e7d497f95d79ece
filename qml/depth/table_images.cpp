#include "depth/table_images.h"

#include "theme/planks.h"

#include <QPainter>
#include <QRandomGenerator>

namespace capitol::app {

void clearPicture(QPainter& painter, const QSize& size)
{
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(QRect(QPoint(), size), Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setRenderHint(QPainter::Antialiasing);
}

PlanksImage::PlanksImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({512, 512});
}

void PlanksImage::setWood(const QColor& wood)
{
    m_wood = wood;
    update();
    emit woodChanged();
}

void PlanksImage::paint(QPainter* painter)
{
    painter->drawImage(QRect(QPoint(), size()), planks(m_wood));
}

BeamImage::BeamImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({512, 64});
}

void BeamImage::paint(QPainter* painter)
{
    const QColor wood("#94633c");
    const QRectF beam(QPointF(), size());
    painter->fillRect(beam, wood);
    painter->setRenderHint(QPainter::Antialiasing);
    QRandomGenerator random(5);
    paintGrain(*painter, beam, wood, 60, random);
    const QColor edge = wood.lighter(118); // worn
    painter->fillRect(QRectF(0, 0, beam.width(), 3), edge);
    painter->fillRect(QRectF(0, beam.height() - 3, beam.width(), 3), wood.darker(118));
}

ShadowImage::ShadowImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({64, 64});
}

void ShadowImage::paint(QPainter* painter)
{
    clearPicture(*painter, size());
    QRadialGradient gradient(32, 32, 32);
    gradient.setColorAt(0, QColor(30, 18, 8, 190));
    gradient.setColorAt(0.5, QColor(30, 18, 8, 130));
    gradient.setColorAt(1, QColor(30, 18, 8, 0));
    painter->fillRect(QRect(0, 0, 64, 64), gradient);
}

} // namespace capitol::app
