#include "stub_table.h"

#include <QColor>
#include <QPolygonF>

#include <yaml-cpp/yaml.h>

namespace {

const QStringList districts{"black", "white", "red"};

QPointF point(const YAML::Node& node)
{
    return {node[0].as<double>(), node[1].as<double>()};
}

QVariantList line(const YAML::Node& node)
{
    QVariantList corners;
    for (const YAML::Node& corner : node)
        corners << point(corner);
    return corners;
}

QVariantMap area(const YAML::Node& node)
{
    const QVariantList outline = line(node["outline"]);
    const QPointF label = point(node["label"]);
    const QString latin = QString::fromStdString(node["latin"].as<std::string>());
    return {{"code", QString::fromStdString(node["code"].as<std::string>())},
            {"name", latin},
            {"latin", latin},
            {"district", districts.indexOf(QString::fromStdString(node["colour"].as<std::string>()))},
            {"outline", outline},
            {"labelX", label.x()},
            {"labelY", label.y()},
            {"legal", false},
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

StubTable::StubTable(const QString& boardFile)
{
    const YAML::Node board = YAML::LoadFile(boardFile.toStdString());
    QList<QVariantMap> areaRows;
    QList<QVariantMap> siteRows;
    for (const YAML::Node& node : board["areas"]) {
        const int index = int(areaRows.size());
        areaRows << area(node);
        int number = 0;
        for (const YAML::Node& place : node["small_sites"])
            siteRows << site(index, number++, point(place));
        siteRows << site(index, -1, point(node["large_site"]));
    }
    areas =
        std::make_unique<StubList>(QList<QByteArray>{"code", "name", "latin", "district", "outline", "labelX",
                                                     "labelY", "legal", "detail", "points", "scoring"},
                                   areaRows);
    sites = std::make_unique<StubList>(QList<QByteArray>{"area", "site", "large", "x", "y", "content",
                                                         "owner", "hue", "floors", "roof", "legal", "ghost",
                                                         "selected", "fresh", "name"},
                                       siteRows);
    yard = std::make_unique<StubList>(
        QList<QByteArray>{"floors", "roof", "count", "legal", "ghost", "selected", "hue", "name"},
        QList<QVariantMap>{lot(3, 0, 1), lot(1, 0, 2), lot(2, 1, 1), lot(1, 2, 1)});

    QList<QVariantMap> landRows;
    for (const YAML::Node& water : board["water"])
        landRows << QVariantMap{{"kind", "water"}, {"outline", line(water)}};
    for (const YAML::Node& wall : board["walls"])
        landRows << QVariantMap{{"kind", "wall"}, {"outline", line(wall)}};
    land = std::make_unique<StubList>(QList<QByteArray>{"kind", "outline"}, landRows);
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
