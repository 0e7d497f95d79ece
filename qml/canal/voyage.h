// A way over the map from the middle of one hex to that of another, along the canals in the hexes between,
// and how far a barge has come on it.
#pragma once

#include "canal/hex_map.h"

#include <QPainterPath>
#include <QPointer>

namespace capitol::app {

class Voyage : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::HexMap* map READ map WRITE setMap NOTIFY changed)
    Q_PROPERTY(QList<int> hexes READ hexes WRITE setHexes NOTIFY changed)
    Q_PROPERTY(qreal travelled READ travelled WRITE setTravelled NOTIFY moved) // share of it, 0..1
    // Where the barge is then, in units of the map; the degrees by which it is turned from east, against the
    // clock; and which of the hexes it is in, -1 where there is no way. Two canals may lead through one hex.
    Q_PROPERTY(QPointF place READ place NOTIFY moved)
    Q_PROPERTY(qreal heading READ heading NOTIFY moved)
    Q_PROPERTY(int at READ at NOTIFY moved)

public:
    using QObject::QObject;

    HexMap* map() const { return m_map; }
    void setMap(HexMap* map);
    QList<int> hexes() const { return m_hexes; }
    void setHexes(const QList<int>& hexes);
    qreal travelled() const { return m_travelled; }
    void setTravelled(qreal share);
    QPointF place() const { return m_path.pointAtPercent(m_travelled); }
    qreal heading() const { return m_path.angleAtPercent(m_travelled); }
    int at() const;

signals:
    void changed();
    void moved();

private:
    void plan();

    QPointer<HexMap> m_map;
    QList<int> m_hexes;
    qreal m_travelled = 0;
    QPainterPath m_path;
    QList<qreal> m_entered; // shares of it at which the barge enters the hexes, the first one left out
};

} // namespace capitol::app
