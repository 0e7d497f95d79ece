// The land of the map as all that stands on it sees it: how high it lies, the canals through it, and where
// its hexes are in the world.
#pragma once

#include "canal3d/relief.h"
#include "depth/board_lens.h"

#include <QAbstractItemModel>
#include <QPointer>
#include <QTimer>
#include <QVector2D>

namespace capitol::app {

class Landscape : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::HexMap* map READ map WRITE setMap NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* tiles READ tiles WRITE setTiles NOTIFY changed) // of CanalSession
    Q_PROPERTY(qreal unit READ unit CONSTANT)                                      // of the map, centimetres
    Q_PROPERTY(QSizeF boardSize READ boardSize NOTIFY changed)                     // centimetres

public:
    explicit Landscape(QObject* parent = nullptr);

    HexMap* map() const { return m_map; }
    void setMap(HexMap* map);
    QAbstractItemModel* tiles() const { return m_tiles; }
    void setTiles(QAbstractItemModel* tiles);
    static qreal unit() { return 0.7; }
    QSizeF boardSize() const;

    // That map with those canals, without a model.
    void take(HexMap& map, const QList<Waterwork>& works);

    const Relief& relief() const { return m_relief; }
    const QList<Waterwork>& works() const { return m_works; }

    // What is drawn of the map: with water around it.
    QRectF extent() const;
    // A place of the map, in units from the board's middle; and where it is in a picture of the whole board.
    Q_INVOKABLE QVector3D inWorld(QPointF place, qreal height) const;
    QVector2D inPicture(QPointF place) const;

    // The middle of a hex in the world, in centimetres, so many units above its ground.
    Q_INVOKABLE QVector3D hexPlace(int hex, qreal above) const;
    // On an arch from hex to hex, at that share of it, in units.
    QVector3D archPlace(QPointF from, QPointF to, qreal share) const;
    // Where a barge lies that has so many before it in its hex; and the foot of a cube, so far above where it
    // stands. In units.
    Q_INVOKABLE QVector3D moored(int column, int row, int beside) const;
    Q_INVOKABLE QVector3D cubePlace(int hex, qreal above) const;
    // The hex whose ground is seen there; -1 where there is none.
    Q_INVOKABLE int hexSeen(const capitol::app::BoardLens* lens, QPointF seen) const;

signals:
    void changed();

private:
    void read();

    QPointer<HexMap> m_map;
    QPointer<QAbstractItemModel> m_tiles;
    QList<Waterwork> m_works;
    Relief m_relief;
    QTimer m_later; // a move changes many rows, and is looked at once
};

} // namespace capitol::app
