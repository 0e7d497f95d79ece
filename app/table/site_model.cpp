#include "table/site_model.h"

#include "capitol/notation.h"
#include "table/table_snapshot.h"
#include "table/words.h"

namespace capitol::app {

namespace {

class SiteRows
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::SiteModel)

public:
    explicit SiteRows(const TableSnapshot& scene)
        : m_scene(scene), m_ghost(scene.turn ? scene.turn->ghostPlace() : std::nullopt)
    {
    }

    QList<SiteRow> all() const
    {
        QList<SiteRow> rows;
        for (int area = 0; area < m_scene.rules().area_count(); ++area) {
            for (int site = 0; site < m_scene.rules().area(area).small_sites; ++site)
                rows.append(row({area, site}));
            if (m_scene.rules().area(area).large_site)
                rows.append(row({area, -1}));
        }
        return rows;
    }

private:
    SiteRow row(const Place& place) const
    {
        const AreaMap& map = m_scene.table.board.areas[place.area];
        const Point point = place.site < 0 ? map.large_site : map.small_sites[place.site];
        SiteRow row{.area = place.area, .site = place.site, .x = point.x, .y = point.y};
        row.ghost = m_ghost == place;
        if (row.ghost)
            fillWithGhost(row);
        else if (place.site < 0)
            row.content = contentOf(m_scene.position().areas[place.area].large);
        else
            fill(row, m_scene.position().sites[m_scene.rules().area(place.area).first_site + place.site]);
        row.legal = m_scene.turn && m_scene.turn->takes(place) && lessonAllows(m_scene.taught, place);
        row.selected = !row.ghost && isSelected(place);
        row.fresh = m_scene.stage.fresh() == place;
        row.name =
            tr("%1: %2", "a site, what stands there").arg(Words::place(m_scene.table, place), stateOf(row));
        return row;
    }

    bool isSelected(const Place& place) const
    {
        return m_scene.turn && m_scene.turn->card() && m_scene.turn->places() &&
               m_scene.turn->places()->place() == place;
    }

    static QString contentOf(Tile tile)
    {
        return tile == Tile::none ? QString()
                                  : QString::fromUtf8(print(tile).data(), qsizetype(print(tile).size()));
    }

    void fill(SiteRow& row, const Site& site) const
    {
        if (site.is_fountain())
            row.content = contentOf(Tile::fountain);
        if (site.is_building())
            build(row, site.owner(), site.floors(), site.roof());
    }

    void fillWithGhost(SiteRow& row) const
    {
        const Move move = *m_scene.turn->move();
        if (move.kind == MoveKind::tile)
            row.content = contentOf(m_scene.tile());
        else
            build(row, m_scene.position().to_move, move.height, move.roof);
    }

    void build(SiteRow& row, int owner, int floors, Roof roof) const
    {
        row.content = QStringLiteral("building");
        row.owner = owner;
        row.hue = m_scene.table.seats[owner].hue;
        row.floors = floors;
        row.roof = int(roof);
    }

    QString stateOf(const SiteRow& row) const
    {
        if (row.content.isEmpty())
            return tr("vacant");
        if (row.owner < 0)
            return Words::tile(*parse_tile(row.content.toStdString()));
        return tr("%1, %2", "a building, its owner")
            .arg(Words::building(row.floors, Roof(row.roof)), m_scene.table.nameOf(row.owner));
    }

    const TableSnapshot& m_scene;
    const std::optional<Place> m_ghost;
};

} // namespace

int siteRow(const Rules& rules, const Place& place)
{
    int row = 0;
    for (int area = 0; area < place.area; ++area)
        row += rules.area(area).small_sites + rules.area(area).large_site;
    return row + (place.site < 0 ? rules.area(place.area).small_sites : place.site);
}

QVariant SiteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SiteRow& row = m_rows[index.row()];
    switch (role) {
    case Area:
        return row.area;
    case Site:
        return row.site;
    case Large:
        return row.site < 0;
    case X:
        return row.x;
    case Y:
        return row.y;
    case Content:
        return row.content;
    case Owner:
        return row.owner;
    case Hue:
        return row.hue;
    case Floors:
        return row.floors;
    case Roof:
        return row.roof;
    case Legal:
        return row.legal;
    case Ghost:
        return row.ghost;
    case Selected:
        return row.selected;
    case Fresh:
        return row.fresh;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    }
    return {};
}

void SiteModel::show(const TableSnapshot& scene)
{
    change(m_rows, SiteRows(scene).all());
}

} // namespace capitol::app
