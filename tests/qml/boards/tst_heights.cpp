// How tall buildings are, seen at a glance: floors that differ, their number, what stands before something,
// and the camera that rises with them.
#include "../stillness.h"
#include "board_test.h"

#include <QSignalSpy>

class TestHeights : public BoardTest
{
    Q_OBJECT

private slots:
    void every_floor_is_seen();
    void buildings_say_their_floors_data() { boards(); }
    void buildings_say_their_floors();
    void the_number_stands_over_its_building();
    void a_number_is_nothing_for_the_mouse();
    void what_hides_a_legal_site_is_seen_through();
    void what_hides_what_is_pointed_at_is_seen_through_data();
    void what_hides_what_is_pointed_at_is_seen_through();
    void the_camera_rises_with_the_tallest_building_data();
    void the_camera_rises_with_the_tallest_building();
    void the_camera_stays_where_a_person_put_it();
    void the_camera_keeps_still_while_somebody_is_asked();
    void the_board_stays_in_the_frame();

private:
    static QImage rested(QQuickWindow& window, const QQuickItem& board);
    QQuickItem* numberOn(int row) const;
    qreal rigs(const char* name) const
    {
        return m_board->findChild<QObject*>("cameraRig")->property(name).toReal();
    }
    bool isThin(int row) const { return siteShown(row)->property("thin").toBool(); }
    // A vacant site, and one right before it, to the viewer's side.
    QPair<int, int> behindAndBefore() const;
};

static QQuickItem* find(QQuickItem* parent, const QString& name)
{
    for (QQuickItem* child : parent->childItems()) {
        if (child->objectName() == name)
            return child;
        if (QQuickItem* found = find(child, name))
            return found;
    }
    return nullptr;
}

QImage TestHeights::rested(QQuickWindow& window, const QQuickItem& board)
{
    const bool rests = QTest::qWaitFor([&] { return board.property("resting").toBool(); }, 20000);
    if (!rests || !waitUntilStill(window))
        qWarning("The board does not come to rest.");
    return window.grabWindow();
}

QQuickItem* TestHeights::numberOn(int row) const
{
    QQuickItem* site = find(m_board, "site" + QString::number(row));
    return site ? find(site, "floorCount") : nullptr;
}

QPair<int, int> TestHeights::behindAndBefore() const
{
    const auto at = [&](int row, const char* role) { return m_table->sites->at(row, role).toReal(); };
    for (int behind = 0; behind < m_table->sites->rowCount(); ++behind)
        for (int before = 0; before < m_table->sites->rowCount(); ++before)
            if (qAbs(at(before, "x") - at(behind, "x")) < 0.5 && at(before, "y") - at(behind, "y") > 2 &&
                at(before, "y") - at(behind, "y") < 3.2)
                return {behind, before};
    return {-1, -1};
}

void TestHeights::every_floor_is_seen()
{
    m_table->clear();
    show("Board3D", "table");
    m_board->setProperty("floorsShown", false);
    const int row = m_table->siteRow("tib", 1);
    const QImage before = rested(*m_window, *m_board);
    const auto top = [&](const QImage& now) {
        const QPoint foot = site(row);
        for (int y = 0; y < foot.y(); ++y)
            if (distance(before.pixel(foot.x(), y), now.pixel(foot.x(), y)) > 40)
                return foot.y() - y;
        return 0;
    };
    QList<int> tops;
    for (int floors = 1; floors <= 5; ++floors) {
        m_table->sites->set(row, building(0, floors, 1));
        tops << top(rested(*m_window, *m_board));
    }
    for (int i = 1; i < tops.size(); ++i)
        QVERIFY2(tops[i] - tops[i - 1] >= 8, qPrintable(QString::number(tops[i] - tops[i - 1]))); // pixels
}

void TestHeights::buildings_say_their_floors()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    show(type, view);
    int numbers = 0;
    for (int row = 0; row < m_table->sites->rowCount(); ++row) {
        QQuickItem* number = numberOn(row);
        QVERIFY(number);
        const bool built = m_table->sites->at(row, "content") == "building";
        QCOMPARE(number->isVisible(), built);
        if (built)
            QCOMPARE(number->property("floors"), m_table->sites->at(row, "floors"));
        numbers += built;
    }
    QVERIFY(numbers > 10);
    const int row = m_table->siteRow("pal", 5);
    const QImage with = m_window->grabWindow();
    const QRect place = numberOn(row)->mapRectToScene(numberOn(row)->boundingRect()).toRect();
    m_board->setProperty("floorsShown", false);
    QVERIFY(!numberOn(row)->isVisible());
    QTRY_VERIFY(m_window->grabWindow().copy(place) != with.copy(place));
    m_board->setProperty("floorsShown", true);
    QVERIFY(numberOn(row)->isVisible());
}

// Wherever the camera goes; a taller building lifts it.
void TestHeights::the_number_stands_over_its_building()
{
    m_table->clear();
    show("Board3D", "table");
    const int row = m_table->siteRow("tib", 1);
    m_table->sites->set(row, building(0, 1, 1));
    const auto foot = [&] { return numberOn(row)->mapToScene({numberOn(row)->width() / 2, 0}); };
    const QPointF low = foot();
    QVERIFY(qAbs(low.x() - site(row).x()) < 4);
    QVERIFY(low.y() < site(row).y() - 15);
    m_table->sites->set(row, building(0, 4, 1));
    QVERIFY(foot().y() < low.y() - 20);
    QMetaObject::invokeMethod(m_board, "turn", Q_ARG(double, 30), Q_ARG(double, 10));
    QVERIFY(qAbs(foot().x() - site(row).x()) < 12);
    QVERIFY(QLineF(foot(), low).length() > 10);
}

void TestHeights::a_number_is_nothing_for_the_mouse()
{
    m_table->clear();
    show("Board3D", "table");
    const int row = m_table->siteRow("tib", 1);
    m_table->sites->set(row, building(0, 2, 1));
    const QPoint place = numberOn(row)->mapToScene({numberOn(row)->width() / 2, 2}).toPoint();
    const qreal before = rigs("azimuth");
    QTest::mousePress(m_window.get(), Qt::LeftButton, {}, place); // of what is behind it
    for (int step = 1; step <= 5; ++step)
        QTest::mouseMove(m_window.get(), place + QPoint(12 * step, 0));
    QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, place + QPoint(60, 0));
    QVERIFY(rigs("azimuth") != before);
}

void TestHeights::what_hides_a_legal_site_is_seen_through()
{
    m_table->clear();
    const auto [behind, before] = behindAndBefore();
    QVERIFY(before >= 0);
    m_table->sites->set(before, building(1, 5, 1));
    show("Board3D", "table");
    QSignalSpy picked(m_board, SIGNAL(sitePicked(int)));
    const QImage whole = rested(*m_window, *m_board);
    const QPoint place = site(behind);
    QVERIFY(!isThin(before));
    QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, place);
    QCOMPARE(picked.last().first().toInt(), before);
    QTest::mouseMove(m_window.get(), {0, 0});
    m_table->sites->set(behind, {{"legal", true}});
    QTRY_VERIFY(isThin(before));
    const QImage thin = rested(*m_window, *m_board);
    QVERIFY(distance(whole.pixel(place), thin.pixel(place)) > 40);
    QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, place);
    QCOMPARE(picked.last().first().toInt(), behind);
    QTest::mouseMove(m_window.get(), {0, 0});
    m_table->sites->set(behind, {{"legal", false}});
    QTRY_VERIFY(!isThin(before));
    rested(*m_window, *m_board);
    QTRY_VERIFY(distance(whole.pixel(place), rested(*m_window, *m_board).pixel(place)) < 12);
}

void TestHeights::what_hides_what_is_pointed_at_is_seen_through_data()
{
    QTest::addColumn<QString>("by");
    QTest::newRow("mouse") << "mouse";
    QTest::newRow("keyboard") << "keyboard";
    QTest::newRow("log") << "log";
}

void TestHeights::what_hides_what_is_pointed_at_is_seen_through()
{
    QFETCH(QString, by);
    m_table->clear();
    const auto [behind, before] = behindAndBefore();
    m_table->sites->set(before, building(1, 5, 1));
    m_table->sites->set(behind, building(2, 1, 1));
    show("Board3D", "table");
    QVERIFY(!isThin(before));
    const auto linked = m_board->property("linked").value<QObject*>();
    if (by == "mouse") { // what shows of it
        m_board->setProperty("hoveredSite", behind);
    } else if (by == "keyboard") {
        m_board->forceActiveFocus();
        const QList<Qt::Key> keys{Qt::Key_Tab, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_Down};
        for (int key = 0; key < 500 && m_board->property("focusedSite").toInt() != behind; ++key)
            QTest::keyClick(m_window.get(), keys[(key + key / 7) % keys.size()]);
    } else {
        linked->setProperty("site", behind);
    }
    QTRY_VERIFY(isThin(before));
    QVERIFY(!isThin(behind));
    m_board->setProperty("hoveredSite", -1);
    linked->setProperty("site", -1);
    m_board->setProperty("focus", false);
    QTRY_VERIFY(!isThin(before));
    QVERIFY(!rested(*m_window, *m_board).isNull());
}

void TestHeights::the_camera_rises_with_the_tallest_building_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<bool>("rises");
    QTest::newRow("from the table") << "table" << true;
    QTest::newRow("close up") << "close" << true;
    QTest::newRow("from above") << "top" << false;
    QTest::newRow("from any side") << "show" << false;
}

void TestHeights::the_camera_rises_with_the_tallest_building()
{
    QFETCH(QString, view);
    QFETCH(bool, rises);
    m_table->clear();
    show("Board3D", view);
    m_board->setProperty("asked", false);
    const qreal low = rigs("tilt");
    qreal last = low;
    for (const int floors : {2, 4}) {
        m_table->put("tib", 1, building(0, floors, 1));
        QCOMPARE(rigs("tilt") > last, rises); // at once: nothing moves here
        last = rigs("tilt");
    }
    m_table->put("tib", 1, building(0, 30, 1));
    QVERIFY(rigs("tilt") <= low + 10);
    m_board->setProperty("animated", true);
    m_table->put("tib", 1, {{"content", ""}, {"floors", 0}});
    QVERIFY(!rises || rigs("tilt") > low); // not at once
    QTRY_COMPARE(rigs("tilt"), low);
}

void TestHeights::the_camera_stays_where_a_person_put_it()
{
    m_table->clear();
    show("Board3D", "table");
    m_board->setProperty("asked", false);
    const qreal home = rigs("tilt");
    QMetaObject::invokeMethod(m_board, "turn", Q_ARG(double, 5), Q_ARG(double, -5));
    const qreal chosen = rigs("tilt");
    m_table->put("tib", 1, building(0, 5, 1));
    QCOMPARE(rigs("tilt"), chosen);
    const QVariant pose = m_board->property("pose");
    QMetaObject::invokeMethod(m_board, "resetCamera");
    QVERIFY(rigs("tilt") > home);
    placeCamera(pose);
    m_table->put("tib", 2, building(0, 6, 1));
    QCOMPARE(rigs("tilt"), chosen);
}

void TestHeights::the_camera_keeps_still_while_somebody_is_asked()
{
    m_table->clear();
    show("Board3D", "table"); // asked
    const QPoint before = site(40);
    m_table->put("tib", 1, building(0, 5, 1));
    QCOMPARE(site(40), before);
    m_board->setProperty("asked", false);
    QVERIFY(site(40) != before);
}

void TestHeights::the_board_stays_in_the_frame()
{
    m_table->clear();
    show("Board3D", "table");
    m_board->setProperty("asked", false);
    const QRect frame(170, 60, 780, 430);
    m_board->setProperty("frame", QRectF(frame));
    for (const int floors : {1, 3, 5, 9}) {
        m_table->put("tib", 1, building(0, floors, 1));
        for (int row = 0; row < m_table->sites->rowCount(); ++row)
            QVERIFY(frame.contains(site(row)));
        for (int row = 0; row < m_table->yard->rowCount(); ++row)
            QVERIFY(frame.contains(mapped("mapFromYard", row)));
    }
}

QTEST_MAIN(TestHeights)
#include "tst_heights.moc"
