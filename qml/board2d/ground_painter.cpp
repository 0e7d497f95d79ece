#include "board2d/ground_painter.h"

#include "theme/district_pattern.h"

#include <QFontMetricsF>
#include <QRandomGenerator>

namespace capitol::app {
namespace {

constexpr qreal stoneLength = 1.5; // centimetres, of the districts' masonry
constexpr qreal nameHeight = 1.3;  // centimetres, as board files leave room for
constexpr qreal nameWidth = 7.6;
constexpr qreal nameOfSite = 0.75; // at most, of a small site's side

QPainterPath outlinePath(const AreaPlan& area)
{
    QPainterPath path;
    path.addPolygon(area.outline);
    path.closeSubpath();
    return path;
}

QPainterPath waterPath(const BoardPlan& plan)
{
    QPainterPath path;
    for (const QPolygonF& outline : plan.water()) {
        path.addPolygon(outline);
        path.closeSubpath();
    }
    return path;
}

QPainterPath wallPath(const BoardPlan& plan)
{
    QPainterPath path;
    for (const QPolygonF& wall : plan.walls())
        path.addPolygon(wall);
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

// Grass and dust, so that the land is not one even colour.
void GroundPainter::paintLand(QPainter& painter) const
{
    const QRectF board = m_plan->ground();
    painter.fillRect(board, m_land);
    QRandomGenerator random(3);
    painter.setPen(Qt::NoPen);
    for (int tuft = 0; tuft < 900; ++tuft) {
        const QPointF place =
            board.topLeft() + QPointF(random.bounded(board.width()), random.bounded(board.height()));
        QColor tint = random.bounded(3) == 0 ? m_leaf : m_land.darker(112);
        tint.setAlpha(60);
        painter.setBrush(tint);
        painter.drawEllipse(place, 0.1 + random.bounded(0.5), 0.06 + random.bounded(0.2));
    }
}

void GroundPainter::paintWater(QPainter& painter) const
{
    const QPainterPath river = waterPath(*m_plan);
    painter.strokePath(river,
                       QPen(m_land.lighter(108), 0.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)); // sand
    painter.fillPath(river, m_water);
    painter.save(); // clipping that is only switched off comes back in a recording
    painter.setClipPath(river);
    painter.strokePath(river, QPen(m_water.lighter(106), 1.7));
    painter.strokePath(river, QPen(m_water.lighter(113), 0.8));
    QPen ripple(m_water.lighter(112), 0.07);
    ripple.setDashPattern({16, 9, 40, 12}); // in widths of the line
    const QRectF around = river.boundingRect();
    const QRectF board = m_plan->ground();
    int wave = 1;
    for (qreal y = around.top() - 0.55; y < around.bottom() + 1; y += 0.95, ++wave) {
        QPainterPath line(QPointF(board.left() - 2.0 - wave % 3, y));
        for (qreal x = board.left() - 2; x < board.right(); x += 4)
            line.cubicTo(x + 1.2, line.currentPosition().y() - 0.35, x + 2.8,
                         line.currentPosition().y() + 0.35, x + 4, line.currentPosition().y());
        painter.strokePath(line, ripple);
    }
    painter.restore();
    painter.strokePath(river, QPen(m_water.darker(125), 0.1));
}

// A wall with its battlements and a tower now and then, as on a map.
void GroundPainter::paintWalls(QPainter& painter) const
{
    const QPainterPath path = wallPath(*m_plan);
    const QColor stone = m_wall;
    painter.strokePath(path.translated(0.1, 0.14), QPen(QColor(40, 28, 16, 90), 0.42));
    painter.strokePath(path, QPen(stone.darker(150), 0.42, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    QPen battlements(stone, 0.26, Qt::CustomDashLine, Qt::FlatCap);
    battlements.setDashPattern({0.9, 0.6});
    painter.strokePath(path, battlements);
    painter.setPen(QPen(stone.darker(150), 0.08));
    painter.setBrush(stone);
    for (const QPointF tower : m_plan->towers())
        painter.drawRect(QRectF(tower - QPointF(0.32, 0.32), QSizeF(0.64, 0.64)));
}

void GroundPainter::paintTrees(QPainter& painter) const
{
    painter.setPen(Qt::NoPen);
    for (const QPointF tree : m_plan->trees()) {
        painter.setBrush(QColor(40, 28, 16, 70));
        painter.drawEllipse(tree + QPointF(0.1, 0.12), 0.26, 0.2);
        painter.setBrush(m_leaf.darker(118));
        painter.drawEllipse(tree, 0.25, 0.25);
        painter.setBrush(m_leaf);
        painter.drawEllipse(tree - QPointF(0.06, 0.07), 0.15, 0.15);
    }
}

// The hill rises at its edge: light from the left, shade to the right.
void GroundPainter::paintSlope(QPainter& painter, const QPainterPath& path) const
{
    painter.save();
    painter.setClipPath(path);
    for (const qreal reach : {0.75, 0.45, 0.2}) {
        painter.strokePath(path.translated(-reach / 2, -reach / 2), QPen(QColor(30, 18, 8, 26), reach));
        painter.strokePath(path.translated(reach / 2, reach / 2), QPen(QColor(255, 246, 226, 30), reach));
    }
    painter.restore();
}

void GroundPainter::paintPlate(QPainter& painter, const AreaPlan& area) const
{
    const QPainterPath path = outlinePath(area);
    painter.fillPath(path.translated(0.12, 0.22), QColor(40, 28, 16, 90));
    const int district = qBound(0, area.district, 2);
    paintDistrict(painter, path, {m_patterns[district], m_grounds[district], m_marks[district]}, stoneLength);
    paintSlope(painter, path);
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
    const qreal height = qMin(nameHeight, nameOfSite * m_plan->siteSize());
    const qreal size = qMin(height / 100, nameWidth / nameHeight * height / width);
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

void GroundPainter::paint(QPainter& painter, QSizeF picture) const
{
    if (!m_plan)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(picture.width() / m_plan->size().width(), picture.height() / m_plan->size().height());
    painter.translate(-m_plan->ground().topLeft());
    paintLand(painter);
    paintWater(painter);
    if (!m_raised)
        paintTrees(painter);
    for (const AreaPlan& area : m_plan->areas())
        paintPlate(painter, area);
    if (!m_raised)
        paintWalls(painter);
    for (const SitePlan& site : m_plan->sites())
        paintSite(painter, site);
    for (const AreaPlan& area : m_plan->areas())
        paintName(painter, area);
    painter.restore();
}

} // namespace capitol::app
