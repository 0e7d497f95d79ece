#include "table/area_model.h"

#include "capitol/placement.h"
#include "common/outside_text.h"
#include "table/area_words.h"
#include "table/log_words.h"

namespace capitol::app {

namespace {

QPolygonF polygonOf(const std::vector<Point>& outline)
{
    QPolygonF polygon;
    for (const Point& point : outline)
        polygon.append({point.x, point.y});
    return polygon;
}

QList<int> huesOf(const Seating& table, std::uint8_t seats)
{
    QList<int> hues;
    for (int seat = 0; seat < table.seats.size(); ++seat)
        if (seats >> seat & 1)
            hues.append(table.seats[seat].hue);
    return hues;
}

int roofsThatFit(const TableSnapshot& scene, int area)
{
    if (scene.position().areas[area].vacant == 0)
        return 0;
    const Demand demand = demand_of(scene.rules(), scene.position(), area);
    return int(demand.round) + 2 * int(demand.triangular);
}

// What is being counted on the board.
void addScoring(const TableSnapshot& scene, const AreaWords& words, int area, AreaRow& row)
{
    if (scene.stage.stage() != ShownPosition::Stage::scoring)
        return;
    const QList<AreaScored>& counted = scene.stage.scoring().areas;
    for (const AreaScored& scored : counted)
        if (scored.area == area)
            row.points =
                QStringList{words.sum(), LogWords(scene.table).points(scored.points, false)}.join(u'\n');
    row.scoring = !scene.stage.scoring().round && !counted.isEmpty() && counted.last().area == area;
}

AreaRow rowOf(const TableSnapshot& scene, int area)
{
    const AreaMap& map = scene.table.board.areas[area];
    const AreaRules& place = scene.rules().area(area);
    const AreaLead lead = lead_of(scene.rules(), scene.position(), area);
    const AreaWords words(scene, lead, area);
    const QString printed = scene.table.areaName(area);
    const QString name = fromOutside(in_language(map.name, scene.table.language));
    AreaRow row{.code = QString::fromStdString(place.code),
                .name = name.isEmpty() ? printed : name,
                .latin = printed,
                .district = int(place.colour),
                .outline = polygonOf(map.outline),
                .labelX = map.label.x,
                .labelY = map.label.y,
                .leaders = huesOf(scene.table, lead.ranking.first),
                .floors = lead.floors,
                .margin = lead.margin,
                .worthFirst = lead.worth[0],
                .worthSecond = lead.worth[1],
                .roofs = roofsThatFit(scene, area),
                .leader = words.leader(),
                .detail = words.detail()};
    addScoring(scene, words, area, row);
    return row;
}

QVariantList pointsOf(const QPolygonF& polygon)
{
    return {polygon.begin(), polygon.end()};
}

} // namespace

QVariant AreaModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AreaRow& row = m_rows[index.row()];
    switch (role) {
    case Code:
        return row.code;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Latin:
        return row.latin;
    case District:
        return row.district;
    case Outline:
        return pointsOf(row.outline);
    case LabelX:
        return row.labelX;
    case LabelY:
        return row.labelY;
    case Leaders:
        return QVariant::fromValue(row.leaders);
    case Floors:
        return row.floors;
    case Margin:
        return row.margin;
    case WorthFirst:
        return row.worthFirst;
    case WorthSecond:
        return row.worthSecond;
    case Roofs:
        return row.roofs;
    case Leader:
        return row.leader;
    case Detail:
        return row.detail;
    case Points:
        return row.points;
    case Scoring:
        return row.scoring;
    }
    return {};
}

void AreaModel::show(const TableSnapshot& scene)
{
    QList<AreaRow> rows;
    for (int area = 0; area < scene.rules().area_count(); ++area)
        rows.append(rowOf(scene, area));
    change(m_rows, rows, [](const AreaRow& a, const AreaRow& b) { return a.code == b.code; });
}

} // namespace capitol::app
