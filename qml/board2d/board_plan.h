// What stays the same on a board while it is played on: its size, areas and sites with their places, river,
// wall, bridges, boats and trees, in centimetres of the table from the board's middle (x to the right, y
// towards the viewer). Read from the models; both boards draw and find from it.
#pragma once

#include <QAbstractItemModel>
#include <QLineF>
#include <QObject>
#include <QPolygonF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

struct AreaPlan
{
    QString name;
    int district = 0;
    QPolygonF outline;
    QPointF label;
    bool operator==(const AreaPlan&) const = default;
};

struct SitePlan
{
    int area = 0;
    bool large = false;
    QPointF place;
    bool operator==(const SitePlan&) const = default;
};

class BoardPlan : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QObject* areas READ areaModel WRITE setAreaModel NOTIFY modelsChanged)
    Q_PROPERTY(QObject* sites READ siteModel WRITE setSiteModel NOTIFY modelsChanged)
    Q_PROPERTY(QObject* land READ landModel WRITE setLandModel NOTIFY modelsChanged) // may be missing
    Q_PROPERTY(QSizeF size READ size NOTIFY changed)
    Q_PROPERTY(qreal siteSize READ siteSize NOTIFY changed)   // a small site's side
    Q_PROPERTY(qreal largeSize READ largeSize NOTIFY changed) // a large site's side
    Q_PROPERTY(int siteCount READ siteCount NOTIFY changed)

public:
    using QObject::QObject;

    QObject* areaModel() const { return m_areaModel; }
    QObject* siteModel() const { return m_siteModel; }
    void setAreaModel(QObject* model);
    void setSiteModel(QObject* model);
    QObject* landModel() const { return m_landModel; }
    void setLandModel(QObject* model);

    QSizeF size() const { return m_size; }
    QRectF ground() const { return {QPointF(-m_size.width(), -m_size.height()) / 2, m_size}; }
    const QList<AreaPlan>& areas() const { return m_areas; }
    const QList<SitePlan>& sites() const { return m_sites; }
    const QList<QPolygonF>& water() const { return m_water; }
    const QList<QPolygonF>& walls() const { return m_walls; }  // open lines
    QList<QPointF> towers() const;                             // of the walls
    const QList<QLineF>& bridges() const { return m_bridges; } // from an island to a bank
    const QList<QLineF>& boats() const { return m_boats; }     // from the middle to the bow
    const QList<QPointF>& trees() const { return m_trees; }    // on dry land between the areas
    qreal siteSize() const { return m_siteSize; }
    qreal largeSize() const { return 1.75 * m_siteSize; }
    int siteCount() const { return int(m_sites.size()); }

    Q_INVOKABLE QPointF sitePlace(int row) const;  // the middle for a row that is not there
    Q_INVOKABLE QPointF areaPlace(int area) const; // of its name; the middle for an area that is not there
    // How broad what stands beneath its name may be, and reach neither another's nor beyond the board.
    Q_INVOKABLE qreal labelRoom(int area) const;
    Q_INVOKABLE qreal siteSide(int row) const;
    Q_INVOKABLE int siteArea(int row) const;     // -1 for a row that is not there
    Q_INVOKABLE int areaAt(QPointF place) const; // -1 outside all areas

    // An area's outline, its first corner again at its end, for a picture of `unit` pixels a centimetre.
    Q_INVOKABLE QList<QPointF> closedOutline(int area, qreal unit) const;

    // The site to go to from this one, when an arrow points that way; the same where there is none.
    Q_INVOKABLE int nextSite(int row, int right, int down) const;

signals:
    void modelsChanged();
    void changed();

private:
    void watch(const QAbstractItemModel* model);
    Q_SLOT void read();

    QAbstractItemModel* m_areaModel = nullptr;
    QAbstractItemModel* m_siteModel = nullptr;
    QAbstractItemModel* m_landModel = nullptr;
    QSizeF m_size{52, 36};
    QList<AreaPlan> m_areas;
    QList<SitePlan> m_sites;
    QList<QPolygonF> m_water;
    QList<QPolygonF> m_walls;
    QList<QPointF> m_trees;
    QList<QLineF> m_bridges;
    QList<QLineF> m_boats;
    qreal m_siteSize = 1.8;
};

} // namespace capitol::app
