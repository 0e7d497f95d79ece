// Where the hexes of a map lie, and which one is where. Points up; odd rows lie half a hex to the east.
// Lengths in units: from a hex's centre to its points.
#pragma once

#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class HexMap : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList terrain READ terrain WRITE setTerrain NOTIFY changed) // as CanalSession has it
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(QSizeF size READ size NOTIFY changed)

public:
    using QObject::QObject;

    QStringList terrain() const { return m_terrain; }
    void setTerrain(const QStringList& terrain);
    int columns() const { return m_terrain.isEmpty() ? 0 : int(m_terrain.first().size()); }
    int rows() const { return int(m_terrain.size()); }
    QSizeF size() const;
    // What lies there; `~` where there is no hex of the board.
    QChar land(int column, int row) const;

    Q_INVOKABLE QPointF centre(int column, int row) const;
    Q_INVOKABLE QPointF centreOf(int hex) const;
    Q_INVOKABLE int hexAt(QPointF place) const; // -1: none of the board
    // The next hex of the board that way, the same one if there is none. One of the two is 0.
    Q_INVOKABLE int beside(int hex, int right, int down) const;

signals:
    void changed();

private:
    QStringList m_terrain;
};

} // namespace capitol::app
