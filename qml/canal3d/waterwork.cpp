#include "canal3d/waterwork.h"

#include "canal/hex_map.h"
#include "canal/waterway.h"
#include "theme/model_row.h"

#include <QLineF>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace capitol::app {

namespace {

constexpr int steps = 12;

QList<Waterwork::Step> stepsOf(const QPainterPath& course)
{
    QList<Waterwork::Step> found;
    for (int step = 0; step <= steps; ++step) {
        const qreal share = qreal(step) / steps;
        const qreal angle = qDegreesToRadians(course.angleAtPercent(share));
        found.append({course.pointAtPercent(share), {qCos(angle), -qSin(angle)}});
    }
    return found;
}

Waterwork waterworkOf(const ModelRow& row, const HexMap& map)
{
    const int column = row.value("column").toInt();
    const int line = row.value("line").toInt();
    return {.hex = line * map.columns() + column,
            .centre = map.centre(column, line),
            .kind = Waterwork::Kind(row.value("kind").toInt()),
            .hue = row.value("hue").toInt(),
            .over = row.value("over").toBool(),
            .course = stepsOf(courseOf(row.value("from").toInt(), row.value("to").toInt()))};
}

} // namespace

Waterwork::Step Waterwork::stepAt(qreal share) const
{
    return course[qBound(0, qRound(share * steps), steps)];
}

qreal Waterwork::distance(QPointF fromCentre, qreal first, qreal last) const
{
    qreal nearest = 10;
    for (int step = qRound(first * steps); step <= qRound(last * steps); ++step)
        nearest = std::min(nearest, QLineF(course[step].place, fromCentre).length());
    return nearest;
}

bool Waterwork::operator==(const Waterwork& other) const
{
    return hex == other.hex && kind == other.kind && hue == other.hue && over == other.over &&
           course.first().place == other.course.first().place &&
           course.last().place == other.course.last().place;
}

QList<Waterwork> waterworksOf(const QAbstractItemModel& tiles, const HexMap& map)
{
    QList<Waterwork> works;
    for (int row = 0; row < tiles.rowCount(); ++row)
        works.append(waterworkOf(ModelRow(tiles, row), map));
    return works;
}

} // namespace capitol::app
