// Bridges and boats: they stand where a river leaves room for them, on any board.
#include "board2d/board_plan.h"
#include "stub_table.h"

#include <QTest>

using namespace capitol::app;

class TestCrossings : public QObject
{
    Q_OBJECT

private slots:
    void bridgesLeadFromTheIslandToABank();
    void boatsLieOnOpenWater();
    void withoutWaterThereIsNeither();
};

namespace {

struct Laid // the plan of a board
{
    explicit Laid(const StubTable& table)
    {
        plan.setAreaModel(table.areas.get());
        plan.setSiteModel(table.sites.get());
        plan.setLandModel(table.land.get());
    }

    bool isWater(QPointF place) const
    {
        return std::any_of(plan.water().begin(), plan.water().end(), [place](const QPolygonF& water) {
            return water.containsPoint(place, Qt::OddEvenFill);
        });
    }

    BoardPlan plan;
};

} // namespace

void TestCrossings::bridgesLeadFromTheIslandToABank()
{
    const StubTable table(BOARD_FILE);
    const Laid rome(table);
    QCOMPARE(rome.plan.bridges().size(), 2);
    for (const QLineF& bridge : rome.plan.bridges()) {
        const int island = rome.plan.areaAt(bridge.p1());
        QVERIFY(island >= 0);
        QCOMPARE(rome.plan.areas()[island].name, QString("Insula Tiberina"));
        QVERIFY(!rome.isWater(bridge.p2()));
        QVERIFY(rome.plan.ground().contains(bridge.p2()));
        QVERIFY(rome.isWater(bridge.center()));
        QCOMPARE(rome.plan.areaAt(bridge.center()), -1);
    }
}

void TestCrossings::boatsLieOnOpenWater()
{
    const StubTable table(BOARD_FILE);
    const Laid rome(table);
    QVERIFY(rome.plan.boats().size() >= 3);
    for (const QLineF& boat : rome.plan.boats()) {
        for (const QPointF place : {boat.p2(), boat.p1(), boat.pointAt(-1)}) { // bow, middle, stern
            QVERIFY(rome.isWater(place));
            QCOMPARE(rome.plan.areaAt(place), -1);
        }
    }
}

void TestCrossings::withoutWaterThereIsNeither()
{
    const StubTable table(BOARD_FILE);
    while (table.land->rowCount() > 0)
        table.land->remove(0);
    const Laid rome(table);
    QVERIFY(rome.plan.bridges().isEmpty());
    QVERIFY(rome.plan.boats().isEmpty());
}

QTEST_MAIN(TestCrossings)
#include "tst_crossings.moc"
