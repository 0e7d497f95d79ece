#include "stub_table.h"

#include "base/text_file.h"
#include "capitol/variant/board_parts.h"
#include "capitol/variant/board_reader.h"

#include <QPolygonF>

namespace {

using namespace capitol;

QPointF point(const Point& place)
{
    return {place.x, place.y};
}

QVariantList line(const std::vector<Point>& corners)
{
    QVariantList line;
    for (const Point& corner : corners)
        line << point(corner);
    return line;
}

QVariantMap area(const BoardArea& area, const AreaMap& map)
{
    const QString latin = QString::fromStdString(map.latin);
    return {{"code", QString::fromStdString(area.code)},
            {"name", latin},
            {"latin", latin},
            {"district", int(area.colour)},
            {"outline", line(map.outline)},
            {"labelX", map.label.x},
            {"labelY", map.label.y},
            {"leaders", QVariant::fromValue(QList<int>())},
            {"floors", 0},
            {"margin", 0},
            {"worthFirst", 0},
            {"worthSecond", 0},
            {"roofs", 3},
            {"detail", ""},
            {"points", ""},
            {"scoring", false}};
}

QVariantMap site(int area, int number, QPointF place)
{
    return {
        {"area", area},      {"site", number}, {"large", number < 0},
        {"x", place.x()},    {"y", place.y()}, {"content", ""},
        {"owner", -1},       {"hue", -1},      {"floors", 0},
        {"roof", 0},         {"legal", false}, {"ghost", false},
        {"selected", false}, {"fresh", false}, {"name", QString("area %1, site %2").arg(area).arg(number)}};
}

BoardMap boardOf(const QString& file)
{
    Report report(file.toStdString());
    const std::optional<std::string> text = read_text_file(file.toStdString(), report);
    const std::optional<YamlNode> tree = text ? parse_yaml(*text, report) : std::nullopt;
    BoardMap map = tree ? read_board(*tree, report) : BoardMap();
    if (!report.clean())
        qFatal("%s", report.diagnostics().front().text().c_str());
    return map;
}

} // namespace

QVariantMap building(int owner, int floors, int roof)
{
    return {{"content", "building"}, {"owner", owner}, {"hue", owner}, {"floors", floors}, {"roof", roof}};
}

QVariantMap lot(int floors, int roof, int count)
{
    return {{"floors", floors}, {"roof", roof},
            {"count", count},   {"legal", false},
            {"ghost", false},   {"selected", false},
            {"hue", 0},         {"name", QString("%1 floors").arg(floors)}};
}

StubTable::StubTable(const QString& boardFile) : StubTable(boardOf(boardFile)) {}

StubTable::StubTable(const BoardMap& map)
{
    const BoardMap board = laid_out(map, 52, 36);
    QList<QVariantMap> areaRows;
    QList<QVariantMap> siteRows;
    for (std::size_t i = 0; i < board.areas.size(); ++i) {
        areaRows << area(board.board.areas[i], board.areas[i]);
        int number = 0;
        for (const Point& place : board.areas[i].small_sites)
            siteRows << site(int(i), number++, point(place));
        if (board.board.areas[i].large_site)
            siteRows << site(int(i), -1, point(board.areas[i].large_site));
    }
    areas =
        std::make_unique<StubList>(QList<QByteArray>{"code", "name", "latin", "district", "outline", "labelX",
                                                     "labelY", "leaders", "floors", "margin", "worthFirst",
                                                     "worthSecond", "roofs", "detail", "points", "scoring"},
                                   areaRows);
    sites = std::make_unique<StubList>(QList<QByteArray>{"area", "site", "large", "x", "y", "content",
                                                         "owner", "hue", "floors", "roof", "legal", "ghost",
                                                         "selected", "fresh", "name"},
                                       siteRows);
    yard = std::make_unique<StubList>(
        QList<QByteArray>{"floors", "roof", "count", "legal", "ghost", "selected", "hue", "name"},
        QList<QVariantMap>{lot(3, 0, 1), lot(1, 0, 2), lot(2, 1, 1), lot(1, 2, 1)});

    QList<QVariantMap> landRows;
    for (const std::vector<Point>& water : board.water)
        landRows << QVariantMap{{"kind", "water"}, {"outline", line(water)}};
    for (const std::vector<Point>& wall : board.walls)
        landRows << QVariantMap{{"kind", "wall"}, {"outline", line(wall)}};
    land = std::make_unique<StubList>(QList<QByteArray>{"kind", "outline"}, landRows);
    land->setProperty("size", QSizeF(board.width, board.height));
}

void StubTable::playOn()
{
    put("cap", 0, {{"content", "fountain"}});
    put("cap", 1, {{"content", "fountain"}});
    put("cap", 2, building(0, 1, 1));
    put("cap", 3, building(3, 2, 1));
    put("cap", 4, building(2, 3, 1));
    put("cap", -1, {{"content", "temple"}});
    put("esq", 0, {{"content", "fountain"}});
    put("esq", 1, building(1, 1, 2));
    put("esq", 2, building(0, 1, 2));
    put("esq", 3, building(0, 2, 2));
    put("pal", 0, {{"content", "fountain"}});
    put("pal", 1, building(3, 1, 2));
    put("pal", 2, building(2, 2, 2));
    put("pal", 3, building(1, 3, 2));
    put("pal", 4, building(3, 4, 2));
    put("pal", 5, building(0, 5, 2));
    put("pal", -1, {{"content", "amphitheatre"}});
    put("mar", 0, building(2, 1, 2));
    put("mar", 1, building(1, 1, 2));
    put("mar", 3, {{"content", "fountain"}});
    put("mar", -1, {{"content", "amphitheatre"}});
    put("tib", 2, building(3, 1, 1));
    put("tib", 4, building(0, 2, 1));
    put("qui", 1, building(1, 1, 1));
    put("qui", 2, building(2, 2, 1));
    put("qui", 4, building(3, 3, 1));
    put("ave", 0, building(1, 1, 1));
    put("ave", 5, building(2, 1, 1));
    put("cae", 3, {{"content", "fountain"}});
    put("vim", 5, building(3, 1, 2));
}

int StubTable::siteRow(const QString& area, int wanted) const
{
    for (int row = 0; row < sites->rowCount(); ++row) {
        if (areas->at(sites->at(row, "area").toInt(), "code") == area && sites->at(row, "site") == wanted)
            return row;
    }
    return -1;
}

void StubTable::clear()
{
    for (int row = 0; row < sites->rowCount(); ++row)
        sites->set(row, {{"content", ""}, {"floors", 0}, {"roof", 0}});
}

void StubTable::put(const QString& area, int wanted, const QVariantMap& values)
{
    sites->set(siteRow(area, wanted), values);
}
