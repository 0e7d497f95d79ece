#include "share_curve.h"

#include "theme/strokes.h"
#include "theme/symbol_path.h"

#include <QPainter>

namespace capitol::app {

namespace {

constexpr qreal badgesApart = 40; // thicknesses of the line

} // namespace

QPolygonF ShareCurve::points() const
{
    const qreal across = width() - 2 * m_inset;
    const qreal down = height() - 2 * m_inset;
    const auto last = qreal(qMax<qsizetype>(1, m_shares.size() - 1));
    QPolygonF points;
    for (qsizetype i = 0; i < m_shares.size(); ++i)
        points << QPointF(m_inset + across * qreal(i) / last, m_inset + down * (1 - m_shares[i]));
    return points;
}

void ShareCurve::paint(QPainter* painter)
{
    const QPolygonF line = points();
    painter->setPen(roundPen(m_edge, m_thickness + 2));
    painter->drawPolyline(line);
    painter->setPen(roundPen(m_colour, m_thickness));
    painter->drawPolyline(line);
    const qreal apart = badgesApart * m_thickness;
    qreal next = m_inset + apart * m_shift;
    for (const QPointF& point : line)
        if (point.x() >= next) {
            paintBadge(*painter, point);
            next = point.x() + apart;
        }
}

void ShareCurve::paintBadge(QPainter& painter, QPointF at) const
{
    const qreal radius = m_inset - 1;
    painter.save();
    painter.translate(at);
    painter.setPen(roundPen(m_edge, 1));
    painter.setBrush(m_colour);
    painter.drawEllipse(QPointF(0, 0), radius, radius);
    painter.scale(radius * 0.6, -radius * 0.6);
    painter.fillPath(symbolPath(m_symbol), m_ink);
    painter.restore();
}

} // namespace capitol::app
