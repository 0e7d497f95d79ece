#include "board2d/crossings.h"

#include "board2d/board_plan.h"

#include <algorithm>

namespace capitol::app {
namespace {

// All in centimetres.
constexpr qreal landing = 0.35; // of a bridge, on either side
constexpr qreal longest = 6;    // bridge
constexpr qreal between = 9;    // two bridges of an island
constexpr qreal boatClearance = 0.9;
constexpr qreal boatLength = 1.3;
constexpr qsizetype mostBoats = 5;

bool isOn(const QList<QPolygonF>& waters, QPointF place)
{
    return std::any_of(waters.begin(), waters.end(), [place](const QPolygonF& water) {
        return water.containsPoint(place, Qt::OddEvenFill);
    });
}

bool isIsland(const AreaPlan& area, const QList<QPolygonF>& waters)
{
    return std::all_of(area.outline.begin(), area.outline.end(),
                       [&](QPointF corner) { return isOn(waters, corner); });
}

// Corners of the banks that are not where the board ends.
QList<QPointF> banksOf(const BoardPlan& plan)
{
    const QRectF inside = plan.ground().adjusted(1, 1, -1, -1);
    QList<QPointF> banks;
    for (const QPolygonF& water : plan.water())
        std::copy_if(water.begin(), water.end(), std::back_inserter(banks),
                     [&](QPointF corner) { return inside.contains(corner); });
    return banks;
}

QList<QLineF> waysAcross(const AreaPlan& island, const QList<QPointF>& banks)
{
    QList<QLineF> ways;
    for (const QPointF bank : banks) {
        QLineF shortest;
        for (const QPointF shore : island.outline)
            if (const QLineF way(shore, bank); shortest.isNull() || way.length() < shortest.length())
                shortest = way;
        if (!shortest.isNull() && shortest.length() < longest)
            ways << shortest;
    }
    std::sort(ways.begin(), ways.end(),
              [](const QLineF& a, const QLineF& b) { return a.length() < b.length(); });
    return ways;
}

QLineF withLandings(const QLineF& way)
{
    const qreal share = landing / way.length();
    return {way.pointAt(-share), way.pointAt(1 + share)};
}

qreal distanceTo(const QPolygonF& outline, QPointF place)
{
    qreal nearest = 1e9;
    for (const QPointF corner : outline)
        nearest = qMin(nearest, QLineF(corner, place).length());
    return nearest;
}

// On water, with nothing near: banks, islands, bridges.
bool isOpen(const BoardPlan& plan, const QList<QLineF>& bridges, QPointF place)
{
    if (!isOn(plan.water(), place))
        return false;
    const auto farFrom = [place](const QPolygonF& outline) {
        return distanceTo(outline, place) > boatClearance && !outline.containsPoint(place, Qt::OddEvenFill);
    };
    return plan.ground().adjusted(2, 0.8, -2, -0.8).contains(place) &&
           std::all_of(plan.water().begin(), plan.water().end(),
                       [&](const QPolygonF& water) { return distanceTo(water, place) > boatClearance; }) &&
           std::all_of(plan.areas().begin(), plan.areas().end(),
                       [&](const AreaPlan& area) { return farFrom(area.outline); }) &&
           std::all_of(bridges.begin(), bridges.end(), [&](const QLineF& bridge) {
               return farFrom({bridge.p1(), bridge.center(), bridge.p2()});
           });
}

} // namespace

QList<QLineF> bridgesOn(const BoardPlan& plan)
{
    const QList<QPointF> banks = banksOf(plan);
    QList<QLineF> bridges;
    for (const AreaPlan& area : plan.areas()) {
        if (plan.water().isEmpty() || !isIsland(area, plan.water()))
            continue;
        const QList<QLineF> ways = waysAcross(area, banks);
        if (ways.isEmpty())
            continue;
        bridges << withLandings(ways.first());
        const auto second = std::find_if(ways.begin(), ways.end(), [&](const QLineF& way) {
            return QLineF(way.center(), ways.first().center()).length() > between;
        });
        if (second != ways.end())
            bridges << withLandings(*second);
    }
    return bridges;
}

QList<QLineF> boatsOn(const BoardPlan& plan, const QList<QLineF>& bridges)
{
    QList<QLineF> boats;
    const QRectF ground = plan.ground();
    for (qreal x = ground.left() + 3; x < ground.right() && boats.size() < mostBoats; x += 7.3) {
        for (qreal y = ground.top() + 1; y < ground.bottom(); y += 0.7) {
            if (!isOpen(plan, bridges, {x, y}))
                continue;
            boats << QLineF::fromPolar(boatLength / 2, boats.size() % 2 == 0 ? 8 : 170).translated(x, y);
            break;
        }
    }
    return boats;
}

} // namespace capitol::app
