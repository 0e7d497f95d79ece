#include "table/score_model.h"

#include "table/table_snapshot.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

using Points = std::array<int, max_seats>;

class ScoreRows
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::ScoreModel)

public:
    static QList<ScoreRow> all(const TableSnapshot& scene)
    {
        const Scoring& scoring = scene.stage.scoring();
        const auto seats = scene.table.seats.size();
        QList<ScoreRow> rows;
        Points sum{};
        for (const AreaScored& scored : scoring.areas) {
            rows.append(row(scene.table.areaName(scored.area), scored.points, seats, ScoreModel::Area));
            add(sum, scored.points);
        }
        if (scoring.round) {
            rows.append(row(tr("This round"), sum, seats, ScoreModel::Round));
            rows.append(row(tr("Total"), scoring.round->totals, seats, ScoreModel::Total));
        }
        if (!rows.isEmpty())
            rows.last().fresh = true;
        return rows;
    }

    static QList<ScoreRow> gathered(const Seating& table, const QList<LogEntry>& entries, int round)
    {
        std::vector<Points> areas(table.variant->map.areas.size());
        Points sum{};
        for (const LogEntry& entry : entries) {
            const auto* scored = std::get_if<AreaScored>(&entry.event);
            if (!scored || (round > 0 && entry.round != round))
                continue;
            add(areas[scored->area], scored->points);
            add(sum, scored->points);
        }
        QList<ScoreRow> rows;
        for (std::size_t area = 0; area < areas.size(); ++area)
            rows.append(row(table.areaName(int(area)), areas[area], table.seats.size(), ScoreModel::Area));
        rows.append(row(tr("Total"), sum, table.seats.size(), ScoreModel::Total));
        return rows;
    }

private:
    static void add(Points& to, const Points& points)
    {
        for (int seat = 0; seat < max_seats; ++seat)
            to[seat] += points[seat];
    }

    static ScoreRow row(const QString& name, const Points& points, qsizetype seats, int kind)
    {
        return {name, QList<int>(points.begin(), points.begin() + seats), kind, false};
    }
};

} // namespace

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ScoreRow& row = m_rows[index.row()];
    switch (role) {
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Points:
        return QVariant::fromValue(row.points);
    case Kind:
        return row.kind;
    case Fresh:
        return row.fresh;
    }
    return {};
}

void ScoreModel::show(const TableSnapshot& scene)
{
    change(m_rows, ScoreRows::all(scene));
}

void ScoreModel::gather(const Seating& table, const QList<LogEntry>& entries, int round)
{
    change(m_rows, ScoreRows::gathered(table, entries, round));
}

} // namespace capitol::app
