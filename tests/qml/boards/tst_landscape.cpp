// The relief that Canal Mania's map has in depth: where it is high, what canals dig, and which hex one sees.
#include "canal3d/relief_geometry.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>

#include <QStandardItemModel>
#include <QTest>

#include <cmath>

using namespace capitol::app;

namespace {

// A plain with a range of hills, and the sea in a corner.
const QStringList terrain{"......", "..^^..", ".^^^..", "..^...", "....~~"};
constexpr int hill = 14; // in the middle of the range

enum Role { Column = Qt::UserRole, Line, Kind, From, To, Hue, Over };

// Of one tile, from the west to the east of that hex.
class OneTile : public QStandardItemModel
{
public:
    OneTile(int hex, Waterwork::Kind kind) : QStandardItemModel(1, 1)
    {
        setItemRoleNames({{Column, "column"},
                          {Line, "line"},
                          {Kind, "kind"},
                          {From, "from"},
                          {To, "to"},
                          {Hue, "hue"},
                          {Over, "over"}});
        const auto columns = int(terrain.first().size());
        auto* item = new QStandardItem;
        item->setData(hex % columns, Column);
        item->setData(hex / columns, Line);
        item->setData(kind, Kind);
        item->setData(3, From);
        item->setData(0, To);
        setItem(0, item);
    }
};

} // namespace

class TestLandscape : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_map.setTerrain(terrain); }

    void hills_are_high_and_hexes_level_at_their_sides();
    void canals_dig_data();
    void canals_dig();
    void each_hex_is_seen_where_it_is();
    void the_window_does_not_wait_for_the_land();
    void what_is_not_there_yet_has_data();

private:
    HexMap m_map;
};

void TestLandscape::hills_are_high_and_hexes_level_at_their_sides()
{
    const Relief relief(m_map, {});
    for (int hex = 0; hex < 28; ++hex) {
        const QPointF centre = m_map.centreOf(hex);
        const bool high = m_map.land(hex % 6, hex / 6) == u'^';
        QCOMPARE(relief.isRough(hex), high);
        QCOMPARE(relief.at(centre) > 0.3, high);
        QVERIFY(relief.at(centre) < Relief::highest);
        for (int side = 0; side < 6; ++side) {
            const QPointF middle(std::cos(M_PI / 3 * side), std::sin(M_PI / 3 * side));
            QVERIFY(std::abs(relief.at(centre + 0.866 * middle)) < 0.01);
        }
    }
}

void TestLandscape::canals_dig_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("least"); // at the hill's middle
    QTest::addColumn<double>("most");
    QTest::newRow("a stretch runs in a valley") << int(Waterwork::Stretch) << 0.0 << 0.01;
    QTest::newRow("a lock stands in one") << int(Waterwork::Lock) << 0.0 << 0.01;
    QTest::newRow("an aqueduct crosses a gorge") << int(Waterwork::Aqueduct) << Relief::sea << -0.2;
    QTest::newRow("a tunnel leaves the hill over it") << int(Waterwork::Tunnel) << 0.3 << Relief::highest;
}

void TestLandscape::canals_dig()
{
    QFETCH(int, kind);
    QFETCH(double, least);
    QFETCH(double, most);
    const OneTile tiles(hill, Waterwork::Kind(kind));
    const Relief relief(m_map, waterworksOf(tiles, m_map));
    const QPointF centre = m_map.centreOf(hill);
    QVERIFY(relief.at(centre) >= least && relief.at(centre) <= most);
    for (const double end : {-0.85, 0.85}) // where other tiles go on
        QVERIFY(std::abs(relief.at(centre + QPointF(end, 0))) < 0.02);
}

void TestLandscape::each_hex_is_seen_where_it_is()
{
    const OneTile tiles(hill, Waterwork::Tunnel);
    Landscape land;
    land.setMap(&m_map);
    land.setTiles(const_cast<OneTile*>(&tiles));
    BoardLens lens;
    lens.setProperty("frame", QRectF(0, 0, 800, 600));
    lens.setProperty("eye", QVector3D(0, 20, 14));
    for (int hex = 0; hex < 28; ++hex)
        QCOMPARE(land.hexSeen(&lens, lens.project(land.hexPlace(hex, 0))), hex);
    QCOMPARE(land.hexSeen(&lens, {-1000, -1000}), -1);
}

// A third of a large map is hills, more than any of ours has: the window does not wait for them.
void TestLandscape::the_window_does_not_wait_for_the_land()
{
    QStringList large;
    for (int row = 0; row < 36; ++row)
        large.append(QString("..^").repeated(8));
    m_map.setTerrain(large);
    QStandardItemModel tiles;
    Landscape land;
    land.setMap(&m_map);
    land.setTiles(&tiles);
    ReliefGeometry geometry;
    const auto corners = [&] {
        return geometry.attributes().isEmpty() ? 0 : int(geometry.attributes().first()->count());
    };
    geometry.setLand(&land);
    QCOMPARE(corners(), 3);                // of no extent: it is still being made
    QTRY_VERIFY(corners() > 36 * 8 * 300); // each hill has more than a hundred triangles
}

// Qt 3D complains of a buffer without.
void TestLandscape::what_is_not_there_yet_has_data()
{
    const ReliefGeometry relief;
    const QList<Qt3DCore::QAttribute*> attributes = relief.attributes();
    QVERIFY(!attributes.isEmpty());
    for (const Qt3DCore::QAttribute* attribute : attributes)
        QVERIFY(!attribute->buffer()->data().isEmpty());
}

QTEST_GUILESS_MAIN(TestLandscape)
#include "tst_landscape.moc"
