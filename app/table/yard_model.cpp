#include "table/yard_model.h"

#include "table/table_snapshot.h"
#include "table/words.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

class YardRows
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::YardModel)

public:
    explicit YardRows(const TableSnapshot& scene)
        : m_scene(scene), m_stands(scene.position().yards[scene.view().seat]),
          m_asked(scene.turn ? scene.turn : nullptr)
    {
    }

    QList<YardRow> all() const
    {
        const Yard yard = m_asked ? m_asked->yard() : m_stands;
        QList<YardRow> rows;
        for (int i = 0; i < yard.kinds; ++i)
            rows.append(row(Roof::none, yard.unroofed[i].height, yard.unroofed[i].count));
        for (const Roof roof : both_roofs)
            appendFinished(rows, yard, roof);
        return rows;
    }

private:
    void appendFinished(QList<YardRow>& rows, const Yard& yard, Roof roof) const
    {
        for (const int height : yard.finished[index(roof) - 1]) {
            if (height == 0)
                return;
            if (rows.isEmpty() || rows.last().roof != int(roof) || rows.last().floors != height)
                rows.append(row(roof, height, yard.finished_of(roof, height)));
        }
    }

    YardRow row(Roof roof, int floors, int count) const
    {
        const int standing =
            roof == Roof::none ? m_stands.unroofed_of(floors) : m_stands.finished_of(roof, floors);
        YardRow row{.floors = floors, .roof = int(roof), .count = count};
        row.legal = m_asked && m_asked->takes(Building{floors, roof}) &&
                    lessonAllows(m_scene.taught, Building{floors, roof}, m_asked->floorsPut());
        row.ghost = count > standing;
        row.selected = isSelected({floors, roof});
        row.hue = m_scene.table.seats[m_scene.view().seat].hue;
        row.name = count == 1 ? Words::building(floors, roof)
                              : tr("%1 times %2", "a number, a building")
                                    .arg(QString::number(count), Words::building(floors, roof));
        return row;
    }

    bool isSelected(const Building& building) const
    {
        return m_asked && m_asked->places() && m_asked->card() && m_asked->places()->building() == building;
    }

    const TableSnapshot& m_scene;
    const Yard& m_stands;
    const TurnBuilder* m_asked;
};

} // namespace

QVariant YardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const YardRow& row = m_rows[index.row()];
    switch (role) {
    case Floors:
        return row.floors;
    case Roof:
        return row.roof;
    case Count:
        return row.count;
    case Legal:
        return row.legal;
    case Ghost:
        return row.ghost;
    case Selected:
        return row.selected;
    case Hue:
        return row.hue;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    }
    return {};
}

void YardModel::show(const TableSnapshot& scene)
{
    put(scene.table.has(scene.view().seat) ? YardRows(scene).all() : QList<YardRow>());
}

void YardModel::put(const QList<YardRow>& rows)
{
    change(m_rows, rows,
           [](const YardRow& a, const YardRow& b) { return a.floors == b.floors && a.roof == b.roof; });
}

} // namespace capitol::app
