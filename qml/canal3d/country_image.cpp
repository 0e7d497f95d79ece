#include "canal3d/country_image.h"

#include "canal/country_painter.h"
#include "canal/waterway.h"

#include <QRandomGenerator>

namespace capitol::app {

namespace {

constexpr qreal detail = 34; // pixels of a unit

// The sea is lighter towards the coast.
void paintShallows(QPainter& painter, const HexMap& map, QColor colour)
{
    const QPolygonF hex = hexShape();
    colour.setAlphaF(0.16F);
    painter.setBrush(Qt::NoBrush);
    for (const qreal width : {2.4, 1.7, 1.1}) {
        painter.setPen(roundPen(colour, width));
        eachHex(map, [&](QPointF at, bool) { painter.drawPolygon(hex.translated(at)); });
    }
}

// Fields of their own shades on the plain, heather on the hills.
void paintFields(QPainter& painter, const HexMap& map, const CountryLook& look)
{
    QRandomGenerator random(1761);
    painter.setPen(Qt::NoPen);
    eachHex(map, [&](QPointF at, bool isHill) {
        for (int field = 0; field < (isHill ? 9 : 5); ++field) {
            QColor colour = isHill ? look.hill : look.land;
            colour = random.bounded(2) ? colour.darker(107) : colour.lighter(106);
            painter.setBrush(colour);
            const QPointF aside(random.bounded(1.0) - 0.5, random.bounded(1.0) - 0.5);
            painter.save();
            painter.translate(at + aside);
            painter.rotate(random.bounded(180));
            painter.drawRect(QRectF(-0.16, -0.12, 0.32, 0.24));
            painter.restore();
        }
    });
}

} // namespace

CountryImage::CountryImage(Qt3DCore::QNode* parent) : RecordedImage(parent)
{
    connect(this, &CountryImage::changed, this, &CountryImage::repaintSoon);
}

void CountryImage::setLand(Landscape* land)
{
    if (land == m_land)
        return;
    m_land = land;
    if (land->map())
        connect(land->map(), &HexMap::changed, this, &CountryImage::changed);
    emit changed();
}

QSize CountryImage::pictureSize() const
{
    return m_land && m_land->map() && m_land->map()->rows() > 0 ? (m_land->extent().size() * detail).toSize()
                                                                : QSize();
}

void CountryImage::record(QPainter& painter, QSize size) const
{
    const HexMap& map = *m_land->map();
    const CountryLook look{m_ground, m_hill, m_line, m_coast};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(QPoint(), size), m_water);
    painter.scale(detail, detail);
    painter.translate(-m_land->extent().topLeft());
    paintShallows(painter, map, m_coast);
    paintCountry(painter, map, look);
    paintFields(painter, map, look);
}

} // namespace capitol::app
