// Where the names of the places stand on the map, so that they hide neither each other nor a place.
#pragma once

#include "canal/hex_map.h"

#include <QAbstractItemModel>
#include <QFont>
#include <QPointer>
#include <QRectF>
#include <QTimer>
#include <QVariantList>

namespace capitol::app {

class PlaceLabels : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::HexMap* map READ map WRITE setMap NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* places READ places WRITE setPlaces NOTIFY changed) // of CanalSession
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY changed)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY changed) // pixels
    Q_PROPERTY(qreal rim MEMBER m_rim NOTIFY changed)   // units around the map that they may stand on
    // For each place a rectangle in the pixels of the marks, and whether it hides anything all the same.
    Q_PROPERTY(QVariantList spots READ spots NOTIFY found)
    Q_PROPERTY(QList<bool> crowded READ crowded NOTIFY found)

public:
    explicit PlaceLabels(QObject* parent = nullptr);

    HexMap* map() const { return m_map; }
    void setMap(HexMap* map);
    QAbstractItemModel* places() const { return m_places; }
    void setPlaces(QAbstractItemModel* places);
    QVariantList spots() const { return m_spots; }
    QList<bool> crowded() const { return m_crowded; }

protected:
    // Where the mark of a place is, and where names may be.
    virtual QPointF seen(int column, int line) const;
    virtual QRectF room() const;

signals:
    void changed();
    void found();

private:
    struct Place
    {
        QString name;
        QPointF centre;
        bool city = false;
    };
    QList<Place> read() const;
    void find();

    QPointer<HexMap> m_map;
    QPointer<QAbstractItemModel> m_places;
    QFont m_font;
    qreal m_unit = 10;
    qreal m_rim = 0;
    QTimer m_later;
    QVariantList m_spots;
    QList<bool> m_crowded;
};

} // namespace capitol::app
