// One seat's expected share from move to move: a line that bears the seat's badge, so that it is known by its
// colour and without it.
#pragma once

#include "theme/glyph.h"

#include <QPolygonF>

namespace capitol::app {

class ShareCurve : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<double> shares MEMBER m_shares NOTIFY sharesChanged) // 0..1
    Q_PROPERTY(QString symbol MEMBER m_symbol NOTIFY symbolChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY inkChanged)    // of the symbol on the badge
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY edgeChanged) // around line and badges
    Q_PROPERTY(qreal thickness MEMBER m_thickness NOTIFY thicknessChanged)
    Q_PROPERTY(qreal inset MEMBER m_inset NOTIFY insetChanged) // room on all sides, for the badges
    Q_PROPERTY(qreal shift MEMBER m_shift NOTIFY shiftChanged) // of the badges, 0..1 of their distance

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;

signals:
    void sharesChanged();
    void symbolChanged();
    void inkChanged();
    void edgeChanged();
    void thicknessChanged();
    void insetChanged();
    void shiftChanged();

private:
    QPolygonF points() const;
    void paintBadge(QPainter& painter, QPointF at) const;

    QList<double> m_shares;
    QString m_symbol;
    QColor m_ink;
    QColor m_edge;
    qreal m_thickness = 2;
    qreal m_inset = 8;
    qreal m_shift = 0;
};

} // namespace capitol::app
