#include "canal3d/goods_image.h"

#include "canal/goods_mark.h"
#include "canal/waterway.h"
#include "depth/table_images.h"

namespace capitol::app {

namespace {

constexpr int kinds = 8;
constexpr int cell = 128; // pixels

} // namespace

GoodsImage::GoodsImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({kinds * cell, 2 * cell});
}

void GoodsImage::setColours(const QList<QColor>& colours)
{
    m_colours = colours;
    update();
    emit changed();
}

void GoodsImage::setInks(const QList<QColor>& inks)
{
    m_inks = inks;
    update();
    emit changed();
}

QVector2D GoodsImage::place(int goods, bool city, QPointF inMark)
{
    return {float((goods + 0.5 + inMark.x() / 2) / kinds),
            float(((city ? 1 : 0) + 0.5 + inMark.y() / 2) / 2)};
}

void GoodsImage::paint(QPainter* painter)
{
    painter->fillRect(QRect(QPoint(), size()), Qt::darkGray);
    painter->setRenderHint(QPainter::Antialiasing);
    for (int goods = 0; goods < std::min(m_colours.size(), m_inks.size()); ++goods)
        for (const bool city : {false, true}) {
            painter->resetTransform();
            painter->translate(cell * (goods + 0.5), cell * (city ? 1.5 : 0.5));
            painter->scale(cell / 2.0, cell / 2.0);
            paintGoods(*painter, goods, city, m_colours[goods], m_inks[goods]);
        }
}

HexImage::HexImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({cell, cell});
}

void HexImage::setColour(const QColor& colour)
{
    m_colour = colour;
    update();
    emit changed();
}

void HexImage::setFilled(qreal filled)
{
    m_filled = filled;
    update();
    emit changed();
}

void HexImage::paint(QPainter* painter)
{
    clearPicture(*painter, size());
    painter->translate(cell / 2.0, cell / 2.0);
    painter->scale(cell / 2.0, cell / 2.0);
    QColor inside = m_colour;
    inside.setAlphaF(float(m_filled));
    painter->setBrush(inside);
    painter->setPen(QPen(m_colour.darker(150), 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPolygonF hex = QTransform::fromScale(0.86, 0.86).map(hexShape());
    painter->drawPolygon(hex);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_colour, 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolygon(hex);
}

} // namespace capitol::app
