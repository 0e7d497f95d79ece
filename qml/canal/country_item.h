// The ground of the board: the land in its hexes, hills where building is hard. It fills the window, so it
// costs the same however near one looks.
#pragma once

#include "canal/hex_map.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>

namespace capitol::app {

class CountryItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::HexMap* map READ map WRITE setMap NOTIFY changed)
    Q_PROPERTY(QPointF origin MEMBER m_origin NOTIFY changed) // of the map, in pixels
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY changed)       // pixels
    Q_PROPERTY(QColor land MEMBER m_land NOTIFY changed)
    Q_PROPERTY(QColor hill MEMBER m_hill NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed) // of the hills' shapes
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor coast MEMBER m_coast NOTIFY changed)

public:
    explicit CountryItem(QQuickItem* parent = nullptr);

    HexMap* map() const { return m_map; }
    void setMap(HexMap* map);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QPointer<HexMap> m_map;
    QPointF m_origin;
    qreal m_unit = 10;
    QColor m_land;
    QColor m_hill;
    QColor m_ink;
    QColor m_line;
    QColor m_coast;
};

} // namespace capitol::app
