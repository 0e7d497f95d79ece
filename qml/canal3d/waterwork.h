// A tile of a canal as it stands in the land. Lengths are units of the map.
#pragma once

#include <QList>
#include <QPointF>

class QAbstractItemModel;

namespace capitol::app {

class HexMap;

struct Waterwork
{
    enum Kind { Stretch, Lock, Aqueduct, Tunnel }; // as CanalSession's rows have it

    // A place on its way from side to side, from its hex's centre, and where it goes there.
    struct Step
    {
        QPointF place;
        QPointF ahead; // of length 1

        QPointF aside(qreal right) const { return place + QPointF(-ahead.y(), ahead.x()) * right; }
    };

    int hex = 0;
    QPointF centre;
    Kind kind = Stretch;
    int hue = -1;
    bool over = false; // another lies beneath
    QList<Step> course;

    // At that share of its way, 0..1.
    Step stepAt(qreal share) const;
    // From its course between two shares.
    qreal distance(QPointF fromCentre, qreal first = 0, qreal last = 1) const;

    bool operator==(const Waterwork& other) const;
};

// How far a tunnel is open to the sky at its ends, in shares of its way.
constexpr qreal tunnelMouth = 1.0 / 6;

QList<Waterwork> waterworksOf(const QAbstractItemModel& tiles, const HexMap& map);

} // namespace capitol::app
