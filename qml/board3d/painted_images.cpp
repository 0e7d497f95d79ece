#include "board3d/painted_images.h"

#include "board2d/planks.h"
#include "theme/symbol_path.h"

#include <QRandomGenerator>
#include <QtMath>

namespace capitol::app {
namespace {

void clear(QPainter& painter, const QSize& size)
{
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(QRect(QPoint(), size), Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace

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
    paintGrain(*painter);
    painter->fillRect(QRectF(0, 0, width(), height() * joint), m_colour.darker(220));
    const double high = height() * floor;
    const double windows = height() * (joint + floor);
    for (const double x : {0.08, 0.39, 0.7})
        paintOpening(*painter, {width() * x, windows + 0.2 * high, width() * 0.2, high * 0.5});
    for (const double x : {0.08, 0.7})
        paintOpening(*painter, {width() * x, windows + 1.2 * high, width() * 0.2, high * 0.5});
    paintOpening(*painter, {width() * 0.37, windows + 1.2 * high, width() * 0.26, high * 0.8});
}

void WoodImage::paintGrain(QPainter& painter) const
{
    QRandomGenerator random(7);
    for (int grain = 0; grain < 100; ++grain) {
        const double y = random.bounded(double(height()));
        const double bend = random.bounded(5.0) - 2.5;
        QColor line = m_colour.darker(104 + random.bounded(14));
        line.setAlpha(150);
        QPainterPath path(QPointF(0, y));
        path.cubicTo(width() / 3.0, y + bend, width() / 1.5, y - bend, width(), y);
        painter.strokePath(path, QPen(line, 0.6 + random.bounded(1.4)));
    }
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
    const QRect slopes(0, 0, width() / 2, height());
    for (int x = 4; x < slopes.right(); x += 9) // rows of tiles, from the ridge to the eaves
        painter->fillRect(QRectF(x, 0, 2.5, slopes.height()), QColor(0, 0, 0, 26));
    for (int y = 0; y < slopes.bottom(); y += 12)
        painter->fillRect(QRectF(0, y, slopes.width(), 1.5), QColor(0, 0, 0, 34));
    painter->fillRect(QRect(slopes.width(), 0, slopes.width(), height()),
                      QColor(255, 255, 255, 22)); // gables
    const QColor ink = qGray(m_colour.rgb()) > 150 ? QColor("#2e2620") : QColor("#fffaf2");
    const QPainterPath symbol = symbolPath(m_symbol);
    const auto put = [&](QPointF place, double across, double up) {
        painter->fillPath(QTransform(across, 0, 0, -up, place.x(), place.y()).map(symbol), ink);
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

ShadowImage::ShadowImage(Qt3DCore::QNode* parent) : QPaintedTextureImage(parent)
{
    setSize({64, 64});
}

void ShadowImage::paint(QPainter* painter)
{
    clear(*painter, size());
    QRadialGradient gradient(32, 32, 32);
    gradient.setColorAt(0, QColor(30, 18, 8, 190));
    gradient.setColorAt(0.5, QColor(30, 18, 8, 130));
    gradient.setColorAt(1, QColor(30, 18, 8, 0));
    painter->fillRect(QRect(0, 0, 64, 64), gradient);
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
    clear(*painter, size());
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
