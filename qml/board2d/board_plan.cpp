#include "board2d/board_plan.h"

#include "board2d/crossings.h"
#include "theme/model_row.h"
#include "board2d/trees.h"

#include <QLineF>
#include <QVariant>

namespace capitol::app {
namespace {

QPolygonF toPolygon(const QVariant& value)
{
    if (value.metaType() == QMetaType::fromType<QPolygonF>())
        return value.value<QPolygonF>();
    if (value.metaType() == QMetaType::fromType<QList<QPointF>>())
        return QPolygonF(value.value<QList<QPointF>>());
    QPolygonF outline;
    for (const QVariant& point : value.toList())
        outline << point.toPointF();
    return outline;
}

QList<AreaPlan> readAreas(const QAbstractItemModel& model)
{
    QList<AreaPlan> areas;
    for (int i = 0; i < model.rowCount(); ++i) {
        const ModelRow row(model, i);
        areas << AreaPlan{row.value("latin").toString(),
                          row.value("district").toInt(),
                          toPolygon(row.value("outline")),
                          {row.value("labelX").toReal(), row.value("labelY").toReal()}};
    }
    return areas;
}

QList<SitePlan> readSites(const QAbstractItemModel& model)
{
    QList<SitePlan> sites;
    for (int i = 0; i < model.rowCount(); ++i) {
        const ModelRow row(model, i);
        sites << SitePlan{row.value("area").toInt(),
                          row.value("large").toBool(),
                          {row.value("x").toReal(), row.value("y").toReal()}};
    }
    return sites;
}

QList<QPolygonF> readLand(const QAbstractItemModel& model, const QString& kind)
{
    QList<QPolygonF> outlines;
    for (int i = 0; i < model.rowCount(); ++i) {
        const ModelRow row(model, i);
        if (row.value("kind").toString() == kind)
            outlines << toPolygon(row.value("outline"));
    }
    return outlines;
}

// As large as leaves a walk between the two nearest small sites.
qreal fittingSize(const QList<SitePlan>& sites)
{
    qreal nearest = 2.6;
    for (qsizetype a = 0; a < sites.size(); ++a) {
        for (qsizetype b = a + 1; b < sites.size(); ++b) {
            if (!sites[a].large && !sites[b].large)
                nearest = qMin(nearest, QLineF(sites[a].place, sites[b].place).length());
        }
    }
    return qMax(0.1, nearest * 0.72);
}

} // namespace

void BoardPlan::setAreaModel(QObject* model)
{
    m_areaModel = qobject_cast<QAbstractItemModel*>(model);
    watch(m_areaModel);
    emit modelsChanged();
    read();
}

void BoardPlan::setSiteModel(QObject* model)
{
    m_siteModel = qobject_cast<QAbstractItemModel*>(model);
    watch(m_siteModel);
    emit modelsChanged();
    read();
}

void BoardPlan::setLandModel(QObject* model)
{
    m_landModel = qobject_cast<QAbstractItemModel*>(model);
    watch(m_landModel);
    if (m_landModel && m_landModel->metaObject()->indexOfSignal("sizeChanged()") >= 0)
        connect(m_landModel, SIGNAL(sizeChanged()), this, SLOT(read()));
    emit modelsChanged();
    read();
}

void BoardPlan::watch(const QAbstractItemModel* model)
{
    if (!model)
        return;
    connect(model, &QAbstractItemModel::modelReset, this, &BoardPlan::read);
    connect(model, &QAbstractItemModel::rowsInserted, this, &BoardPlan::read);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &BoardPlan::read);
    connect(model, &QAbstractItemModel::dataChanged, this, &BoardPlan::read);
}

void BoardPlan::read()
{
    const QList<AreaPlan> areas = m_areaModel ? readAreas(*m_areaModel) : QList<AreaPlan>();
    const QList<SitePlan> sites = m_siteModel ? readSites(*m_siteModel) : QList<SitePlan>();
    const auto land = [this](const char* kind) {
        return m_landModel ? readLand(*m_landModel, QLatin1String(kind)) : QList<QPolygonF>();
    };
    const QList<QPolygonF> water = land("water");
    const QList<QPolygonF> walls = land("wall");
    const QSizeF size = m_landModel ? m_landModel->property("size").toSizeF() : m_size;
    if (size == m_size && areas == m_areas && sites == m_sites && water == m_water && walls == m_walls)
        return;
    m_size = size;
    m_areas = areas;
    m_sites = sites;
    m_water = water;
    m_walls = walls;
    m_trees = treesOn(*this);
    m_bridges = bridgesOn(*this);
    m_boats = boatsOn(*this, m_bridges);
    m_siteSize = fittingSize(sites);
    emit changed();
}

QList<QPointF> BoardPlan::towers() const
{
    constexpr qreal apart = 4.2;
    QList<QPointF> towers;
    for (const QPolygonF& wall : m_walls) {
        qreal since = apart; // one stands at the start
        for (qsizetype i = 1; i < wall.size(); ++i) {
            const QLineF stretch(wall[i - 1], wall[i]);
            for (qreal at = apart - since; at <= stretch.length(); at += apart) {
                towers << stretch.pointAt(at / stretch.length());
                since = -at;
            }
            since += stretch.length();
        }
    }
    return towers;
}

QPointF BoardPlan::sitePlace(int row) const
{
    return row >= 0 && row < m_sites.size() ? m_sites[row].place : QPointF();
}

QPointF BoardPlan::areaPlace(int area) const
{
    return area >= 0 && area < m_areas.size() ? m_areas[area].label : QPointF();
}

qreal BoardPlan::labelRoom(int area) const
{
    constexpr qreal height = 6; // of what stands there, at the most
    const QPointF place = areaPlace(area);
    qreal room = m_size.width() - 2 * qAbs(place.x());
    for (qsizetype other = 0; other < m_areas.size(); ++other)
        if (const QPointF way = m_areas[other].label - place;
            other != area && qAbs(way.y()) < qMin(height, qAbs(way.x())))
            room = qMin(room, qAbs(way.x()));
    return room;
}

qreal BoardPlan::siteSide(int row) const
{
    return row >= 0 && row < m_sites.size() && m_sites[row].large ? largeSize() : m_siteSize;
}

int BoardPlan::siteArea(int row) const
{
    return row >= 0 && row < m_sites.size() ? m_sites[row].area : -1;
}

int BoardPlan::areaAt(QPointF place) const
{
    for (qsizetype i = 0; i < m_areas.size(); ++i) {
        if (m_areas[i].outline.containsPoint(place, Qt::OddEvenFill))
            return int(i);
    }
    return -1;
}

QList<QPointF> BoardPlan::closedOutline(int area, qreal unit) const
{
    QList<QPointF> corners;
    if (area < 0 || area >= m_areas.size() || m_areas[area].outline.isEmpty())
        return corners;
    for (const QPointF corner : m_areas[area].outline)
        corners << corner * unit;
    return corners << corners.first();
}

int BoardPlan::nextSite(int row, int right, int down) const
{
    const QPointF from = sitePlace(row);
    int best = row;
    qreal least = 1e9;
    for (qsizetype i = 0; i < m_sites.size(); ++i) {
        const QPointF way = m_sites[i].place - from;
        const qreal ahead = way.x() * right + way.y() * down;
        const qreal aside = qAbs(way.x() * down) + qAbs(way.y() * right);
        if (ahead < 0.3 || ahead + 2.5 * aside >= least)
            continue;
        least = ahead + 2.5 * aside;
        best = int(i);
    }
    return best;
}

} // namespace capitol::app
