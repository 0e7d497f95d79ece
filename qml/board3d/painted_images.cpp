#include "board3d/painted_images.h"

#include "depth/table_images.h"
#include "theme/planks.h"
#include "theme/symbol_path.h"

#include <QPainter>
#include <QPainterPath>
#include <QRandomGenerator>
#include <QtMath>

namespace capitol::app {

WoodImage::WoodImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({128, 256});
}

void WoodImage::setColour(const QColor& colour)
{
    m_colour = colour;
    update();
    emit colourChanged();
}

void WoodImage::paint(QPainter* painter)
{
    painter->fillRect(QRect(QPoint(), size()), m_colour);
    painter->setRenderHint(QPainter::Antialiasing);
    QRandomGenerator random(7);
    paintGrain(*painter, QRectF(QPointF(), size()), m_colour, 100, random);
    painter->fillRect(QRectF(0, 0, width(), height() * joint), m_colour.darker(220));
    const double high = height() * floor;
    const double windows = height() * (joint + floor);
    for (const double x : {0.08, 0.39, 0.7})
        paintOpening(*painter, {width() * x, windows + 0.2 * high, width() * 0.2, high * 0.5});
    for (const double x : {0.08, 0.7})
        paintOpening(*painter, {width() * x, windows + 1.2 * high, width() * 0.2, high * 0.5});
    paintOpening(*painter, {width() * 0.37, windows + 1.2 * high, width() * 0.26, high * 0.8});
}

// A window or a door, with an arch.
void WoodImage::paintOpening(QPainter& painter, const QRectF& place) const
{
    QPainterPath arch(place.bottomLeft());
    arch.lineTo(place.left(), place.top() + place.width() / 2);
    arch.arcTo(QRectF(place.topLeft(), QSizeF(place.width(), place.width())), 180, -180);
    arch.lineTo(place.bottomRight());
    arch.closeSubpath();
    painter.fillPath(arch, m_colour.darker(190));
    painter.strokePath(arch, QPen(m_colour.lighter(116), 4));
}

RoofImage::RoofImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({256, 128});
}

void RoofImage::setColour(const QColor& colour)
{
    m_colour = colour;
    update();
    emit colourChanged();
}

void RoofImage::setSymbol(const QString& symbol)
{
    m_symbol = symbol;
    update();
    emit symbolChanged();
}

void RoofImage::paint(QPainter* painter)
{
    painter->fillRect(QRect(QPoint(), size()), m_colour);
    painter->setRenderHint(QPainter::Antialiasing);
    paintTiles(*painter, {0, 0, width() / 2.0, double(height())});
    painter->fillRect(QRect(width() / 2, 0, width() / 2, height()), QColor(255, 255, 255, 22)); // gables
    if (!m_symbol.isEmpty())
        paintSymbols(*painter);
}

// Rows of cover tiles from the ridge, in the middle, to the eaves: each is round, and ends above the next.
void RoofImage::paintTiles(QPainter& painter, const QRectF& slopes) const
{
    constexpr double wide = 8;
    constexpr double high = 12;
    for (double x = slopes.left(); x < slopes.right(); x += wide) {
        painter.fillRect(QRectF(x, slopes.top(), 2.2, slopes.height()), m_colour.darker(135));
        painter.fillRect(QRectF(x + 3.6, slopes.top(), 2, slopes.height()), m_colour.lighter(114));
    }
    const double ridge = slopes.center().y();
    for (double down = high; down <= slopes.height() / 2; down += high)
        for (const double y : {ridge - down, ridge + down - 2})
            painter.fillRect(QRectF(slopes.left(), y, slopes.width(), 2), QColor(0, 0, 0, 70));
    painter.fillRect(QRectF(slopes.left(), ridge - 3, slopes.width(), 6), m_colour.darker(118));
}

void RoofImage::paintSymbols(QPainter& painter) const
{
    const QColor ink = qGray(m_colour.rgb()) > 150 ? QColor("#2e2620") : QColor("#fffaf2");
    const QPainterPath symbol = symbolPath(m_symbol);
    const auto put = [&](QPointF place, double across, double up) {
        painter.fillPath(QTransform(across, 0, 0, -up, place.x(), place.y()).map(symbol), ink);
    };
    put({64, 32}, 20, 15); // the slopes are seen foreshortened
    put({64, 96}, 20, -15);
    put({192, 106}, 15, 15);
}

ArcadeImage::ArcadeImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({1024, 64});
}

void ArcadeImage::paint(QPainter* painter)
{
    painter->fillRect(QRect(QPoint(), size()), QColor("#efe5d2"));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor("#6b5842"));
    for (int x = 8; x < width(); x += 32) {
        QPainterPath arch;
        arch.moveTo(x, 50);
        arch.lineTo(x, 26);
        arch.arcTo(QRectF(x, 18, 16, 16), 180, -180);
        arch.lineTo(x + 16, 50);
        painter->drawPath(arch);
    }
    painter->setBrush(QColor("#cdbd9f"));
    painter->drawRect(0, 6, width(), 4);
    painter->drawRect(0, 56, width(), 4);
}

GlowImage::GlowImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({128, 128});
}

void GlowImage::setColour(const QColor& colour)
{
    m_colour = colour;
    update();
    emit colourChanged();
}

void GlowImage::paint(QPainter* painter)
{
    clearPicture(*painter, size());
    QColor inside = m_colour;
    inside.setAlphaF(0.35F);
    painter->setPen(Qt::NoPen);
    painter->setBrush(inside);
    painter->drawRoundedRect(QRectF(16, 16, 96, 96), 12, 12);
    painter->setBrush(Qt::NoBrush);
    for (int ring = 0; ring < 6; ++ring) {
        QColor soft = m_colour;
        soft.setAlphaF(ring == 0 ? 1.0F : 0.16F);
        painter->setPen(QPen(soft, 8 + 4.0 * ring));
        painter->drawRoundedRect(QRectF(18, 18, 92, 92), 12, 12);
    }
    painter->setPen(QPen(m_colour.darker(170), 3)); // seen on pale ground too
    painter->drawRoundedRect(QRectF(12, 12, 104, 104), 16, 16);
}

} // namespace capitol::app
