// The painted ground, and the bridges and boats of its river: they stand where there is room, on any board.
#include "board2d/board_plan.h"
#include "board2d/ground_painter.h"
#include "stub_table.h"

#include <QPainter>
#include <QPicture>
#include <QTest>

using namespace capitol::app;

class TestGround : public QObject
{
    Q_OBJECT

private slots:
    void bridges_lead_from_the_island_to_a_bank();
    void boats_lie_on_open_water();
    void without_water_there_is_neither();
    void recorded_it_is_painted_the_same();
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

void TestGround::bridges_lead_from_the_island_to_a_bank()
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

void TestGround::boats_lie_on_open_water()
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

void TestGround::without_water_there_is_neither()
{
    const StubTable table(BOARD_FILE);
    while (table.land->rowCount() > 0)
        table.land->remove(0);
    const Laid rome(table);
    QVERIFY(rome.plan.bridges().isEmpty());
    QVERIFY(rome.plan.boats().isEmpty());
}

// As the 3D board has it: recorded, and painted in another thread.
void TestGround::recorded_it_is_painted_the_same()
{
    const StubTable table(BOARD_FILE);
    Laid rome(table);
    GroundPainter ground;
    ground.setPlan(&rome.plan);
    ground.setProperty("patterns", QStringList{"basalt", "ashlar", "reticulate"});
    const QSize size(520, 360);
    const auto blank = [size] {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        return image;
    };
    QImage direct = blank();
    QPainter painter(&direct);
    ground.paint(painter, size);
    painter.end();
    QPicture recorded;
    painter.begin(&recorded);
    ground.paint(painter, size);
    painter.end();
    QImage played = blank();
    painter.begin(&played);
    recorded.play(&painter);
    painter.end();
    int different = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            different += qAbs(qGray(direct.pixel(x, y)) - qGray(played.pixel(x, y))) > 24;
    QVERIFY2(different < 200, qPrintable(QString::number(different)));
}

QTEST_MAIN(TestGround)
#include "tst_ground.moc"
