// A barge's way over Canal Mania's map: which hex it is in.
#include "canal/voyage.h"

#include <QTest>

#include <cmath>

using namespace capitol::app;

class TestVoyage : public QObject
{
    Q_OBJECT

private slots:
    void the_barge_is_in_each_hex_in_turn();
    void a_hex_of_two_canals_is_passed_twice();
    void where_there_is_no_way_it_is_in_no_hex();

private:
    void followTo(const QList<int>& hexes);
};

// Whatever share of its way it has come, it is in a hex of the way, and never goes back.
void TestVoyage::followTo(const QList<int>& hexes)
{
    HexMap map;
    map.setTerrain({"......", "......", "......", "......"});
    Voyage voyage;
    voyage.setMap(&map);
    voyage.setHexes(hexes);
    QList<int> seen{-1};
    for (int percent = 0; percent <= 100; ++percent) {
        voyage.setTravelled(percent / 100.0);
        QVERIFY(voyage.at() == seen.last() || voyage.at() == seen.last() + 1);
        seen.append(voyage.at());
        const QPointF away = map.centreOf(hexes[voyage.at()]) - voyage.place();
        QVERIFY(std::hypot(away.x(), away.y()) < 1);
    }
    QCOMPARE(seen.last(), int(hexes.size()) - 1);
}

void TestVoyage::the_barge_is_in_each_hex_in_turn()
{
    followTo({6, 7, 14, 15, 9});
}

// From the west to the east, round, and through the hex 8 again to the north.
void TestVoyage::a_hex_of_two_canals_is_passed_twice()
{
    followTo({7, 8, 9, 15, 14, 8, 3});
}

void TestVoyage::where_there_is_no_way_it_is_in_no_hex()
{
    Voyage voyage;
    QCOMPARE(voyage.at(), -1);
    HexMap map;
    map.setTerrain({"...", "..."});
    voyage.setMap(&map);
    QCOMPARE(voyage.at(), -1);
}

QTEST_GUILESS_MAIN(TestVoyage)
#include "tst_voyage.moc"
