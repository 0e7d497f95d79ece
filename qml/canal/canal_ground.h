// England as hexes: normal terrain, hills where building is difficult, places' ground, and the sea around.
#pragma once

#include "theme/glyph.h"

#include <QColor>
#include <QStringList>

namespace capitol::app {

class CanalGround : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    // Rows from the north, points up, odd rows half a hex to the east: `.` normal, `^` difficult, `T` a
    // place.
    Q_PROPERTY(QStringList terrain MEMBER m_terrain NOTIFY terrainChanged)
    Q_PROPERTY(double hexWidth MEMBER m_hexWidth NOTIFY hexWidthChanged) // pixels
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY lineChanged)
    Q_PROPERTY(QColor hill MEMBER m_hill NOTIFY hillChanged)

public:
    explicit CanalGround(QQuickItem* parent = nullptr) : Glyph(parent) {}
    void paint(QPainter* painter) override;

signals:
    void terrainChanged();
    void hexWidthChanged();
    void lineChanged();
    void hillChanged();

private:
    void paintHex(QPainter& painter, int column, int row, QChar land) const;
    void paintHill(QPainter& painter, QPointF middle) const;

    QStringList m_terrain;
    double m_hexWidth = 24;
    QColor m_line;
    QColor m_hill;
};

} // namespace capitol::app
