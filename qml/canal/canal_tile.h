// A tile: a canal's water in its cut through a hex, with the gates of a lock, the arches of an aqueduct or
// the portals of a tunnel, on the ground of its owner's colour. And where hexes lie.
#pragma once

#include "theme/glyph.h"

#include <QColor>
#include <QPolygonF>

namespace capitol::app {

// Points up, odd rows half a hex to the east; the corner of the board is (0, 0).
QPointF hexMiddle(int column, int row, double hexWidth);
QPolygonF hexOutline(double hexWidth); // around (0, 0)
// The middle of a side, from the middle of the hex: 0 east, and on against the clock.
QPointF sideMiddle(int side, double hexWidth);

class CanalTile : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int kind MEMBER m_kind NOTIFY kindChanged) // 0 stretch, 1 lock, 2 aqueduct, 3 tunnel
    Q_PROPERTY(int from MEMBER m_from NOTIFY fromChanged) // sides
    Q_PROPERTY(int to MEMBER m_to NOTIFY toChanged)
    Q_PROPERTY(bool over MEMBER m_over NOTIFY overChanged) // another canal: only the water
    Q_PROPERTY(QColor water MEMBER m_water NOTIFY waterChanged)

public:
    explicit CanalTile(QQuickItem* parent = nullptr) : Glyph(parent) {}
    void paint(QPainter* painter) override;

signals:
    void kindChanged();
    void fromChanged();
    void toChanged();
    void overChanged();
    void waterChanged();

private:
    void paintWork(QPainter& painter, double w) const;

    int m_kind = 0;
    int m_from = 3;
    int m_to = 0;
    bool m_over = false;
    QColor m_water;
};

} // namespace capitol::app
