// The boards as time goes by: what moves, where the camera goes, that they come to rest and wake.
#include "../stillness.h"
#include "board_test.h"

#include <QSignalSpy>
#include <QVector3D>

#include <thread>

class TestBoardMotion : public BoardTest
{
    Q_OBJECT

private slots:
    void a_drag_turns_the_camera_and_picks_nothing();
    void a_house_is_carried_to_its_site();
    void the_next_event_cuts_a_movement_short();
    void what_stood_there_from_the_start_does_not_move();
    void with_reduced_motion_nothing_moves();
    void a_new_floor_comes_down_on_the_others();
    void another_yard_stands_there_at_once();
    void the_camera_keeps_its_limits();
    void the_views_differ_and_are_reset_to();
    void the_camera_is_placed_where_it_was();
    void the_orbit_leads_once_around_and_ends();
    void an_idle_board_rests_until_something_changes_data() { boards(); }
    void an_idle_board_rests_until_something_changes();
    void what_is_taken_back_leaves_nothing_behind();
    void a_frame_told_of_after_the_board_has_gone_is_let_be();

private:
    QObject* rig() const { return m_board->findChild<QObject*>("cameraRig"); }
    qreal rigs(const char* name) const { return rig()->property(name).toReal(); }
    void showMoving();
    void waitForRest() const;
};

void TestBoardMotion::showMoving()
{
    show("Board3D", "table");
    m_board->setProperty("animated", true);
    QTest::qWait(0);
}

void TestBoardMotion::waitForRest() const
{
    if (m_board->property("resting").isValid())
        QTRY_VERIFY2_WITH_TIMEOUT(m_board->property("resting").toBool(), "it never rests", 20000);
    QVERIFY2(waitUntilStill(*m_window), "it is drawn on and on");
}

void TestBoardMotion::a_drag_turns_the_camera_and_picks_nothing()
{
    show("Board3D", "table");
    QSignalSpy picked(m_board, SIGNAL(sitePicked(int)));
    const QPoint before = site(40);
    QTest::mousePress(m_window.get(), Qt::LeftButton, {}, before);
    for (int step = 1; step <= 10; ++step)
        QTest::mouseMove(m_window.get(), before + QPoint(12 * step, 3 * step));
    QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, before + QPoint(120, 30));
    QCOMPARE(picked.count(), 0);
    QVERIFY(site(40) != before);
    QMetaObject::invokeMethod(m_board, "resetCamera");
    QCOMPARE(site(40), before);
}

void TestBoardMotion::a_house_is_carried_to_its_site()
{
    showMoving();
    const int row = m_table->siteRow("tib", 1);
    QVariantMap house = building(1, 2, 1);
    house.insert("fresh", true);
    m_table->sites->set(row, house);
    QTRY_VERIFY(siteShown(row)->property("away").toReal() > 0);
    QTRY_COMPARE_WITH_TIMEOUT(siteShown(row)->property("away").toReal(), 0.0, 2000);
    QCOMPARE(siteShown(row)->property("offset").value<QVector3D>(), QVector3D());
}

void TestBoardMotion::the_next_event_cuts_a_movement_short()
{
    showMoving();
    const int first = m_table->siteRow("tib", 1);
    const int second = m_table->siteRow("ave", 2);
    m_table->sites->set(first, {{"content", "fountain"}, {"fresh", true}});
    QTRY_VERIFY(siteShown(first)->property("away").toReal() > 0);
    m_table->sites->set(second, {{"content", "fountain"}, {"fresh", true}});
    QTRY_VERIFY(siteShown(second)->property("away").toReal() > 0);
    QCOMPARE(siteShown(first)->property("away").toReal(), 0.0);
}

void TestBoardMotion::what_stood_there_from_the_start_does_not_move()
{
    m_table->put("tib", 1, {{"content", "temple"}, {"fresh", true}});
    showMoving();
    QTest::qWait(50);
    for (int row = 0; row < m_table->sites->rowCount(); ++row)
        QCOMPARE(siteShown(row)->property("away").toReal(), 0.0);
    for (int row = 0; row < m_table->yard->rowCount(); ++row)
        QCOMPARE(lotShown(row)->property("lift").toReal(), 0.0);
}

void TestBoardMotion::with_reduced_motion_nothing_moves()
{
    show("Board3D", "table"); // not animated
    const int row = m_table->siteRow("tib", 1);
    QSignalSpy moved(siteShown(row), SIGNAL(awayChanged()));
    m_table->put("tib", 1, {{"content", "fountain"}, {"fresh", true}});
    m_table->yard->insert(0, lot(4, 0, 1));
    QTest::qWait(50);
    QCOMPARE(moved.count(), 0);
    QCOMPARE(lotShown(0)->property("lift").toReal(), 0.0);
}

void TestBoardMotion::a_new_floor_comes_down_on_the_others()
{
    showMoving();
    m_table->yard->insert(1, lot(4, 0, 1));
    QTRY_VERIFY(lotShown(1)->property("lift").toReal() > 0);
    QCOMPARE(lotShown(0)->property("lift").toReal(), 0.0);
    QTRY_COMPARE_WITH_TIMEOUT(lotShown(1)->property("lift").toReal(), 0.0, 2000);
}

void TestBoardMotion::another_yard_stands_there_at_once()
{
    showMoving();
    m_table->yard->insert(1, lot(4, 0, 1));
    m_board->setProperty("viewer", 2);
    QTest::qWait(50);
    QCOMPARE(lotShown(1)->property("lift").toReal(), 0.0);
    m_table->yard->insert(2, lot(5, 0, 1)); // it was built
    QTRY_VERIFY(lotShown(2)->property("lift").toReal() > 0);
}

void TestBoardMotion::the_camera_keeps_its_limits()
{
    show("Board3D", "table");
    for (const auto& [right, up] : {std::pair{1000, 1000}, {-1000, -1000}}) {
        QMetaObject::invokeMethod(m_board, "turn", Q_ARG(double, right), Q_ARG(double, up));
        QCOMPARE(rigs("azimuth"), right > 0 ? -60.0 : 60.0);
        QCOMPARE(rigs("tilt"), up > 0 ? 88.0 : 22.0);
    }
    QMetaObject::invokeMethod(m_board, "zoom", Q_ARG(double, 0.001));
    QCOMPARE(rigs("zoom"), 0.35);
    const QPoint middle = QPoint(boardWindowSize.width(), boardWindowSize.height()) / 2;
    QTest::mousePress(m_window.get(), Qt::RightButton, {}, middle);
    for (int step = 1; step <= 40; ++step)
        QTest::mouseMove(m_window.get(), middle + QPoint(12 * step, 0));
    QTest::mouseRelease(m_window.get(), Qt::RightButton, {}, middle + QPoint(480, 0));
    QVERIFY(rigs("x") < -2);
    QVERIFY(rigs("x") >= -24);
    QMetaObject::invokeMethod(m_board, "zoom", Q_ARG(double, 1000.0));
    QCOMPARE(rigs("zoom"), 1.25);
    QCOMPARE(rigs("x"), 0.0); // from so far there is nothing to look for at the side
}

void TestBoardMotion::the_views_differ_and_are_reset_to()
{
    show("Board3D", "table");
    QList<qreal> tilts;
    for (const char* view : {"top", "table", "close"}) {
        m_board->setProperty("view", view);
        tilts << rigs("tilt");
        const QPoint before = site(40);
        QMetaObject::invokeMethod(m_board, "turn", Q_ARG(double, 20), Q_ARG(double, 20));
        QVERIFY(site(40) != before);
        QMetaObject::invokeMethod(m_board, "resetCamera");
        QCOMPARE(site(40), before);
    }
    QVERIFY(tilts[0] > tilts[1] && tilts[1] > tilts[2]);
}

void TestBoardMotion::the_camera_is_placed_where_it_was()
{
    show("Board3D", "table");
    QSignalSpy left(m_board, SIGNAL(cameraLeft()));
    QMetaObject::invokeMethod(m_board, "turn", Q_ARG(double, 20), Q_ARG(double, 5));
    QMetaObject::invokeMethod(m_board, "zoom", Q_ARG(double, 0.7));
    QVERIFY(left.wait(2000));
    const QPoint before = site(40);
    const QVariant pose = m_board->property("pose");
    QMetaObject::invokeMethod(m_board, "resetCamera");
    QVERIFY(site(40) != before);
    placeCamera(pose);
    QCOMPARE(site(40), before);
}

void TestBoardMotion::the_orbit_leads_once_around_and_ends()
{
    show("Board3D", "show");
    QObject* orbit = m_board->findChild<QObject*>("orbit");
    m_board->setProperty("orbiting", true);
    const qreal before = rigs("azimuth");
    QTRY_VERIFY(rigs("azimuth") > before + 6); // degrees; picture after picture is drawn for it
    while (orbit->property("running").toBool())
        QMetaObject::invokeMethod(orbit, "step", Q_ARG(double, 0.5));
    QCOMPARE(rigs("azimuth"), before);
}

void TestBoardMotion::an_idle_board_rests_until_something_changes()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    show(type, view);
    waitForRest();
    const int row = m_table->siteRow("cae", 1);
    const QRgb plain = seenAt(site(row));
    for (const bool legal : {true, false, true, false, true}) {
        waitForRest();
        m_table->sites->set(row, {{"legal", legal}});
        waitForRest();
        const int change = distance(seenAt(site(row)), plain);
        QVERIFY2(legal ? change > 40 : change < 12, "it sleeps through a change");
    }
}

void TestBoardMotion::what_is_taken_back_leaves_nothing_behind()
{
    m_table->clear();
    showMoving();
    waitForRest();
    const int row = m_table->siteRow("esq", 4);
    const QImage before = m_window->grabWindow();
    const QVariantMap vacant{{"content", ""}, {"owner", -1},    {"floors", 0},
                             {"roof", 0},     {"ghost", false}, {"fresh", false}};
    for (const QVariantMap& change :
         {QVariantMap{{"fresh", true}}, {{"ghost", true}}, {{"content", "temple"}}}) {
        QVariantMap taken = building(0, 1, 1);
        taken.insert(change);
        m_table->sites->set(row, taken);
        waitForRest();
        QVERIFY(changesAt(row, before) > 30);
        m_table->sites->set(row, vacant);
        waitForRest();
        QCOMPARE(changesAt(row, before), 0);
    }
}

void TestBoardMotion::a_frame_told_of_after_the_board_has_gone_is_let_be()
{
    showMoving();
    QTRY_VERIFY(!m_window->grabWindow().isNull());
    m_table->sites->set(0, {{"legal", true}}); // awake
    std::thread([this] { emit m_window->frameSwapped(); }).join();
    m_board->setParentItem(nullptr);
    QTest::qWait(0);
    QVERIFY(!m_board->window());
}

QTEST_MAIN(TestBoardMotion)
#include "tst_board_motion.moc"
