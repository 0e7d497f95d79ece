#include "board2d/ground_painter.h"

#include "theme/district_pattern.h"

#include <QFontMetricsF>

namespace capitol::app {
namespace {

constexpr qreal stoneLength = 1.5; // centimetres, of the districts' masonry
constexpr qreal nameHeight = 1.3;  // centimetres, as board files leave room for
constexpr qreal nameWidth = 7.6;

QPainterPath outlinePath(const AreaPlan& area)
{
    QPainterPath path;
    path.addPolygon(area.outline);
    path.closeSubpath();
    return path;
}

// The Tiber flows along the viewer's edge; what stands in it is an island.
QPainterPath riverPath()
{
    const qreal width = BoardPlan::boardWidth;
    QPainterPath path(QPointF(0, 27.5));
    path.cubicTo(10, 25.5, 15, 28.2, 24, 27.6);
    path.cubicTo(33, 27, 40, 28.6, width, 26.2);
    path.lineTo(width, 35.2);
    path.cubicTo(40, 36.4, 30, 34.4, 20, 35.4);
    path.cubicTo(12, 36, 6, 35, 0, 35.6);
    path.closeSubpath();
    return path;
}

} // namespace

void GroundPainter::setPlan(BoardPlan* plan)
{
    m_plan = plan;
    if (plan)
        connect(plan, &BoardPlan::changed, this, &GroundPainter::changed);
    emit changed();
}

void GroundPainter::paintWater(QPainter& painter) const
{
    const QPainterPath river = riverPath();
    painter.fillPath(river, m_water);
    painter.setClipPath(river);
    for (int wave = 1; wave < 9; ++wave) {
        QPainterPath line(QPointF(-2, 25.5 + wave * 1.25));
        for (qreal x = -2; x < BoardPlan::boardWidth; x += 4)
            line.cubicTo(x + 1.2, line.currentPosition().y() - 0.35, x + 2.8,
                         line.currentPosition().y() + 0.35, x + 4, line.currentPosition().y());
        painter.strokePath(line, QPen(m_water.lighter(112), 0.09));
    }
    painter.setClipping(false);
    painter.strokePath(river, QPen(m_water.darker(125), 0.12));
}

void GroundPainter::paintPlate(QPainter& painter, const AreaPlan& area) const
{
    const QPainterPath path = outlinePath(area);
    painter.fillPath(path.translated(0.12, 0.22), QColor(40, 28, 16, 90));
    const int district = qBound(0, area.district, 2);
    paintDistrict(painter, path, {m_patterns[district], m_grounds[district], m_marks[district]}, stoneLength);
    painter.strokePath(path,
                       QPen(m_marks[district].darker(125), 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void GroundPainter::paintName(QPainter& painter, const AreaPlan& area) const
{
    const int district = qBound(0, area.district, 2);
    QFont font(m_family);
    font.setPixelSize(100); // glyphs are set large and scaled, so that any board size has the same shapes
    font.setWeight(QFont::DemiBold);
    font.setLetterSpacing(QFont::PercentageSpacing, 108);
    const QString text = area.name.toUpper();
    const qreal width = QFontMetricsF(font).horizontalAdvance(text);
    QPainterPath letters;
    letters.addText(QPointF(-width / 2, 32), font, text);
    painter.save();
    painter.translate(area.label);
    const qreal size = qMin(nameHeight / 100, nameWidth / width);
    painter.scale(size, size);
    painter.strokePath(letters, QPen(m_grounds[district], 22, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, m_inks[district]);
    painter.restore();
}

void GroundPainter::paintSite(QPainter& painter, const SitePlan& site) const
{
    const qreal side = site.large ? m_plan->largeSize() : m_plan->siteSize();
    const QRectF square(site.place - QPointF(side, side) / 2, QSizeF(side, side));
    painter.setPen(QPen(m_stone.darker(165), 0.09));
    painter.setBrush(m_stone);
    painter.drawRoundedRect(square, 0.16, 0.16);
    if (!site.large)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_stone.darker(125), 0.08));
    painter.drawRoundedRect(square.adjusted(0.28, 0.28, -0.28, -0.28), 0.1, 0.1);
}

void GroundPainter::paint(QPainter& painter, qreal scale) const
{
    if (!m_plan)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.fillRect(QRectF(0, 0, BoardPlan::boardWidth, BoardPlan::boardHeight), m_land);
    paintWater(painter);
    for (const AreaPlan& area : m_plan->areas())
        paintPlate(painter, area);
    for (const SitePlan& site : m_plan->sites())
        paintSite(painter, site);
    for (const AreaPlan& area : m_plan->areas())
        paintName(painter, area);
    painter.restore();
}

} // namespace capitol::app
