#include "board2d/trees.h"

#include "board2d/board_plan.h"

#include <QLineF>
#include <QRandomGenerator>

#include <algorithm>

namespace capitol::app {
namespace {

constexpr qreal spacing = 0.95; // centimetres
constexpr qreal clearance = 0.42;

qreal distanceToSegment(QPointF place, QPointF a, QPointF b)
{
    const QPointF along = b - a;
    const qreal length = QPointF::dotProduct(along, along);
    const qreal share = length > 0 ? std::clamp(QPointF::dotProduct(place - a, along) / length, 0.0, 1.0) : 0;
    return QLineF(place, a + along * share).length();
}

bool isNear(QPointF place, const QPolygonF& line, bool closed)
{
    for (qsizetype i = closed ? 0 : 1; i < line.size(); ++i) {
        const QPointF& before = line[i == 0 ? line.size() - 1 : i - 1];
        if (distanceToSegment(place, before, line[i]) < clearance)
            return true;
    }
    return false;
}

bool covers(const QPolygonF& outline, QPointF place)
{
    const QRectF around = outline.boundingRect().adjusted(-clearance, -clearance, clearance, clearance);
    return around.contains(place) &&
           (outline.containsPoint(place, Qt::OddEvenFill) || isNear(place, outline, true));
}

bool hasRoom(const BoardPlan& plan, QPointF place)
{
    const auto takesIt = [&](const QPolygonF& outline) { return covers(outline, place); };
    const auto passesIt = [&](const QPolygonF& wall) { return isNear(place, wall, false); };
    const auto standsOnIt = [&](const AreaPlan& area) { return covers(area.outline, place); };
    return std::none_of(plan.areas().begin(), plan.areas().end(), standsOnIt) &&
           std::none_of(plan.water().begin(), plan.water().end(), takesIt) &&
           std::none_of(plan.walls().begin(), plan.walls().end(), passesIt);
}

} // namespace

QList<QPointF> treesOn(const BoardPlan& plan)
{
    QList<QPointF> trees;
    if (plan.areas().isEmpty())
        return trees;
    QRandomGenerator random(1);
    const QRectF ground = plan.ground();
    for (qreal y = clearance; y < ground.height() - clearance; y += spacing) {
        for (qreal x = clearance; x < ground.width() - clearance; x += spacing) {
            const QPointF place =
                ground.topLeft() + QPointF(x + random.bounded(0.5), y + random.bounded(0.5));
            if (random.bounded(10) < 7 && hasRoom(plan, place))
                trees << place;
        }
    }
    return trees;
}

} // namespace capitol::app
