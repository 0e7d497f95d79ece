// The board without its pieces: land, river, districts with their masonry and names, sites.
#pragma once

#include "board2d/board_plan.h"

#include <QColor>
#include <QPainter>
#include <QPointer>

namespace capitol::app {

// Lists are in the order of the cards' colours: black, white, red.
class GroundPainter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::BoardPlan* plan READ plan WRITE setPlan NOTIFY changed)
    Q_PROPERTY(QList<QColor> grounds MEMBER m_grounds NOTIFY changed)
    Q_PROPERTY(QList<QColor> marks MEMBER m_marks NOTIFY changed)
    Q_PROPERTY(QList<QColor> inks MEMBER m_inks NOTIFY changed)
    Q_PROPERTY(QStringList patterns MEMBER m_patterns NOTIFY changed)
    Q_PROPERTY(QColor land MEMBER m_land NOTIFY changed)
    Q_PROPERTY(QColor water MEMBER m_water NOTIFY changed)
    Q_PROPERTY(QColor stone MEMBER m_stone NOTIFY changed)
    Q_PROPERTY(QColor leaf MEMBER m_leaf NOTIFY changed)
    Q_PROPERTY(QColor wall MEMBER m_wall NOTIFY changed)
    Q_PROPERTY(bool raised MEMBER m_raised NOTIFY changed) // trees, walls, bridges and boats are pieces on it
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed) // of names

public:
    using QObject::QObject;

    BoardPlan* plan() const { return m_plan; }
    void setPlan(BoardPlan* plan);

    // Fills a picture of that size, in pixels, which has the board's shape.
    void paint(QPainter& painter, QSizeF picture) const;

signals:
    void changed();

private:
    void paintLand(QPainter& painter) const;
    void paintWalls(QPainter& painter) const;
    void paintTrees(QPainter& painter) const;
    void paintBridges(QPainter& painter) const;
    void paintBoats(QPainter& painter) const;
    void paintSlope(QPainter& painter, const QPainterPath& path) const;
    void paintWater(QPainter& painter) const;
    void paintPlate(QPainter& painter, const AreaPlan& area) const;
    void paintName(QPainter& painter, const AreaPlan& area) const;
    void paintSite(QPainter& painter, const SitePlan& site) const;

    QPointer<BoardPlan> m_plan;
    QList<QColor> m_grounds{"#555555", "#eeeeee", "#bb6b50"};
    QList<QColor> m_marks{"#444444", "#cccccc", "#a2563d"};
    QList<QColor> m_inks{"#ffffff", "#222222", "#ffffff"};
    QStringList m_patterns{"", "", ""};
    QColor m_land;
    QColor m_water;
    QColor m_stone;
    QColor m_leaf{"#6d7f4a"};
    QColor m_wall{"#c9b48f"};
    bool m_raised = false;
    QString m_family;
};

} // namespace capitol::app
