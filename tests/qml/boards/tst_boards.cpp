// Both boards, alone: a click where a site is seen picks that site, from every view; keys do the same; what
// the models say is what is shown.
#include "board_window.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QVector3D>

#include <thread>

namespace {

constexpr QSize windowSize(1024, 640);

int distance(QRgb a, QRgb b)
{
    return qAbs(qRed(a) - qRed(b)) + qAbs(qGreen(a) - qGreen(b)) + qAbs(qBlue(a) - qBlue(b));
}

} // namespace

class TestBoards : public QObject
{
    Q_OBJECT

public:
    static void initMain() { QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL); }

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void aClickOnASitePicksIt_data() { views(); }
    void aClickOnASitePicksIt();
    void aClickOnTheYardPicksIt_data() { views(); }
    void aClickOnTheYardPicksIt();
    void aDragTurnsTheCameraAndPicksNothing();
    void theBoardsAreaIsPickedBetweenItsSites_data() { boards(); }
    void theBoardsAreaIsPickedBetweenItsSites();
    void hoveringTellsSiteAndArea_data() { boards(); }
    void hoveringTellsSiteAndArea();
    void arrowsGoToTheNearestSiteAndEnterPicksIt_data() { boards(); }
    void arrowsGoToTheNearestSiteAndEnterPicksIt();
    void tabGoesFromAreaToAreaAndOn_data() { boards(); }
    void tabGoesFromAreaToAreaAndOn();
    void aLegalSiteGlowsWhereItIs_data() { views(); }
    void aLegalSiteGlowsWhereItIs();
    void aBuildingAppearsWhereItIsPlaced_data() { boards(); }
    void aBuildingAppearsWhereItIsPlaced();
    void whatIsToldOfIsMarked_data() { boards(); }
    void whatIsToldOfIsMarked();
    void theYardFollowsItsModel();
    void aHouseIsCarriedToItsSite();
    void theNextEventCutsAMovementShort();
    void whatStoodThereFromTheStartDoesNotMove();
    void withReducedMotionNothingMoves();
    void aNewFloorComesDownOnTheOthers();
    void anotherYardStandsThereAtOnce();
    void theCameraKeepsItsLimits();
    void theViewsDifferAndAreResetTo();
    void theCameraIsPlacedWhereItWas();
    void theOrbitLeadsOnceAroundAndEnds();
    void anIdleBoardRestsUntilSomethingChanges_data() { boards(); }
    void anIdleBoardRestsUntilSomethingChanges();
    void whatIsTakenBackLeavesNothingBehind();
    void aFrameToldOfAfterTheBoardHasGoneIsLetBe();

private:
    static void boards();
    static void views();
    void show(const QString& type, const QString& view);
    QPoint site(int row) const { return mapped("mapFromSite", row); }
    QPoint mapped(const char* function, int row) const;
    bool inWindow(QPoint point) const
    {
        return QRect(QPoint(), windowSize).adjusted(4, 4, -4, -4).contains(point);
    }
    QObject* rig() const { return m_board->findChild<QObject*>("cameraRig"); }
    qreal rigs(const char* name) const { return rig()->property(name).toReal(); }
    void showMoving();
    QObject* siteShown(int row) const { return shown("site3d", row); }
    QObject* lotShown(int row) const { return shown("lot3d", row); }
    QObject* scene() const { return m_board->property("scene").value<QObject*>(); }
    QObject* shown(const QString& name, int row) const
    {
        return scene()->findChild<QObject*>(name + QString::number(row));
    }
    void waitForRest() const;
    int changesAt(int row, const QImage& before) const;
    QRgb seenAt(QPoint point) const { return m_window->grabWindow().pixel(point); }

    std::unique_ptr<StubTable> m_table;
    std::unique_ptr<BoardWindow> m_window;
    QQuickItem* m_board = nullptr;
};

void TestBoards::boards()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("view");
    QTest::newRow("flat") << "Board2D"
                          << "top";
    QTest::newRow("in depth") << "Board3D"
                              << "table";
}

void TestBoards::views()
{
    boards();
    QTest::newRow("in depth from the top") << "Board3D"
                                           << "top";
    QTest::newRow("in depth from near") << "Board3D"
                                        << "close";
}

void TestBoards::initTestCase()
{
    m_window = std::make_unique<BoardWindow>(windowSize);
}

void TestBoards::init()
{
    QTest::failOnWarning(QRegularExpression(".?"));
    m_table = std::make_unique<StubTable>(BOARD_FILE);
}

void TestBoards::cleanup()
{
    m_window->unload();
    m_board = nullptr;
    m_table.reset();
}

void TestBoards::show(const QString& type, const QString& view)
{
    m_board = m_window->load(*m_table, type, view);
    m_window->show();
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

QPoint TestBoards::mapped(const char* function, int row) const
{
    QPointF point;
    QMetaObject::invokeMethod(m_board, function, Q_RETURN_ARG(QPointF, point), Q_ARG(int, row));
    return point.toPoint();
}

void TestBoards::showMoving()
{
    show("Board3D", "table");
    m_board->setProperty("animated", true);
    QTest::qWait(0);
}

void TestBoards::aClickOnASitePicksIt()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    show(type, view);
    QSignalSpy picked(m_board, SIGNAL(sitePicked(int)));
    int clicks = 0;
    for (int row = 0; row < m_table->sites->rowCount(); ++row) {
        if (!inWindow(site(row)))
            continue;
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, site(row));
        ++clicks;
        QCOMPARE(picked.count(), clicks);
        QCOMPARE(picked.last().first().toInt(), row);
    }
    QVERIFY2(clicks == 72 || (view == "close" && clicks > 40), qPrintable(QString::number(clicks)));
}

void TestBoards::aClickOnTheYardPicksIt()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    show(type, view);
    QSignalSpy picked(m_board, SIGNAL(yardPicked(int)));
    for (int row = 0; row < m_table->yard->rowCount(); ++row) {
        QVERIFY(inWindow(mapped("mapFromYard", row)));
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, mapped("mapFromYard", row));
        QCOMPARE(picked.count(), row + 1);
        QCOMPARE(picked.last().first().toInt(), row);
    }
    QSignalSpy started(m_board, SIGNAL(newBuildingPicked()));
    const QPoint step = mapped("mapFromYard", 3) - mapped("mapFromYard", 2);
    QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, mapped("mapFromYard", 3) + step);
    QCOMPARE(started.count(), 1);
}

void TestBoards::aDragTurnsTheCameraAndPicksNothing()
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

void TestBoards::theBoardsAreaIsPickedBetweenItsSites()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    show(type, view);
    QSignalSpy picked(m_board, SIGNAL(areaPicked(int)));
    const QPoint between = (site(m_table->siteRow("cae", 0)) + site(m_table->siteRow("cae", -1))) / 2;
    QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, between);
    QCOMPARE(picked.count(), 1);
    QCOMPARE(m_table->areas->at(picked.first().first().toInt(), "code"), QVariant("cae"));
}

void TestBoards::hoveringTellsSiteAndArea()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    show(type, view);
    const int row = m_table->siteRow("vim", 2);
    QTest::mouseMove(m_window.get(), site(row) + QPoint(3, 0));
    QTest::mouseMove(m_window.get(), site(row));
    QTRY_COMPARE(m_board->property("hoveredSite").toInt(), row);
    QTRY_COMPARE(m_board->property("hoveredArea"), m_table->sites->at(row, "area"));
}

void TestBoards::arrowsGoToTheNearestSiteAndEnterPicksIt()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    show(type, view);
    QSignalSpy picked(m_board, SIGNAL(sitePicked(int)));
    m_board->forceActiveFocus();
    QTest::keyClick(m_window.get(), Qt::Key_Right);
    const int first = m_board->property("hoveredSite").toInt();
    QTest::keyClick(m_window.get(), Qt::Key_Right);
    const int second = m_board->property("hoveredSite").toInt();
    QVERIFY(m_table->sites->at(second, "x").toReal() > m_table->sites->at(first, "x").toReal());
    QTest::keyClick(m_window.get(), Qt::Key_Left);
    QCOMPARE(m_board->property("hoveredSite").toInt(), first);
    QTest::keyClick(m_window.get(), Qt::Key_Return);
    QCOMPARE(picked.count(), 1);
    QCOMPARE(picked.first().first().toInt(), first);
}

// To a site that can be picked, where the area has one.
void TestBoards::tabGoesFromAreaToAreaAndOn()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    const int legal = m_table->siteRow("cae", 3);
    m_table->sites->set(legal, {{"legal", true}});
    show(type, view);
    const auto area = [&] { return m_board->property("hoveredArea").toInt(); };
    const auto onSites = [&] { return m_window->activeFocusItem()->objectName() == "boardCursor"; };
    m_board->forceActiveFocus();
    while (area() > 0)
        QTest::keyClick(m_window.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    for (int next = 0; next < m_table->areas->rowCount(); ++next) {
        QVERIFY(onSites());
        QCOMPARE(area(), next);
        if (next == m_table->sites->at(legal, "area").toInt())
            QCOMPARE(m_board->property("hoveredSite").toInt(), legal);
        QTest::keyClick(m_window.get(), Qt::Key_Tab);
    }
    QVERIFY(!onSites());
    QTest::keyClick(m_window.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(onSites());
}

void TestBoards::aLegalSiteGlowsWhereItIs()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    show(type, view);
    const int row = m_table->siteRow("tib", 1);
    QTRY_VERIFY(distance(seenAt(site(row)), seenAt({2, 2})) > 5); // drawn at all
    const QRgb before = seenAt(site(row));
    m_table->sites->set(row, {{"legal", true}});
    QTRY_VERIFY(distance(seenAt(site(row)), before) > 40);
}

void TestBoards::aBuildingAppearsWhereItIsPlaced()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    show(type, view);
    const int row = m_table->siteRow("tib", 1);
    QTRY_VERIFY(distance(seenAt(site(row)), seenAt({2, 2})) > 5);
    const QRgb before = seenAt(site(row));
    m_table->put("tib", 1, {{"content", "building"}, {"floors", 2}, {"roof", 1}, {"hue", 3}});
    QTRY_VERIFY(distance(seenAt(site(row)), before) > 60);
    m_table->put("tib", 1, {{"content", ""}, {"floors", 0}});
    QTRY_VERIFY(distance(seenAt(site(row)), before) < 12);
}

// Points around a site that look otherwise than before.
int TestBoards::changesAt(int row, const QImage& before) const
{
    const QImage now = m_window->grabWindow();
    int changes = 0;
    for (int dy = -16; dy <= 16; ++dy)
        for (int dx = -16; dx <= 16; ++dx) {
            const QPoint point = site(row) + QPoint(dx, dy);
            changes += distance(before.pixel(point), now.pixel(point)) > 12;
        }
    return changes;
}

void TestBoards::whatIsToldOfIsMarked()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    m_table->clear();
    m_table->put("tib", 1, building(1, 2, 1));
    m_table->put("vim", 2, building(0, 2, 1));
    show(type, view);
    const int theirs = m_table->siteRow("tib", 1);
    const int other = m_table->siteRow("vim", 2);
    const int vacant = m_table->siteRow("cap", 1);
    QTRY_VERIFY(distance(seenAt(site(vacant)), seenAt({2, 2})) > 5); // drawn at all
    const QImage before = m_window->grabWindow();
    auto* told = m_board->property("told").value<QObject*>();
    told->setProperty("seat", 1);
    QTRY_VERIFY(changesAt(theirs, before) > 30);
    QCOMPARE(changesAt(other, before), 0);
    QCOMPARE(changesAt(vacant, before), 0);
    told->setProperty("seat", -1);
    told->setProperty("site", vacant);
    QTRY_VERIFY(changesAt(vacant, before) > 30);
    QTRY_COMPARE(changesAt(theirs, before), 0);
    told->setProperty("site", -1);
    told->setProperty("area", m_table->sites->at(other, "area"));
    QTRY_VERIFY(changesAt(other, before) > 30);
    QTRY_COMPARE(changesAt(vacant, before), 0);
}

// Rows come and go in any order, one by one as RowModel tells it, some before they were ever drawn.
void TestBoards::theYardFollowsItsModel()
{
    show("Board3D", "table");
    QRandomGenerator random(26);
    for (int change = 0; change < 150; ++change) {
        StubList& yard = *m_table->yard;
        const int row = random.bounded(yard.rowCount() + 1);
        if (row < yard.rowCount() && random.bounded(2) == 0)
            yard.remove(row);
        else if (yard.rowCount() < 8)
            yard.insert(row, lot(1 + random.bounded(5), random.bounded(3), 1));
        if (random.bounded(3) == 0)
            QTest::qWait(1);
        QCOMPARE(scene()->property("lotCount").toInt(), yard.rowCount() + 1);
    }
    for (int row = 0; row < m_table->yard->rowCount(); ++row) {
        QVERIFY(lotShown(row));
        QCOMPARE(lotShown(row)->property("floors"), m_table->yard->at(row, "floors"));
    }
}

void TestBoards::aHouseIsCarriedToItsSite()
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

void TestBoards::theNextEventCutsAMovementShort()
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

void TestBoards::whatStoodThereFromTheStartDoesNotMove()
{
    m_table->put("tib", 1, {{"content", "temple"}, {"fresh", true}});
    showMoving();
    QTest::qWait(50);
    for (int row = 0; row < m_table->sites->rowCount(); ++row)
        QCOMPARE(siteShown(row)->property("away").toReal(), 0.0);
    for (int row = 0; row < m_table->yard->rowCount(); ++row)
        QCOMPARE(lotShown(row)->property("lift").toReal(), 0.0);
}

void TestBoards::withReducedMotionNothingMoves()
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

void TestBoards::aNewFloorComesDownOnTheOthers()
{
    showMoving();
    m_table->yard->insert(1, lot(4, 0, 1));
    QTRY_VERIFY(lotShown(1)->property("lift").toReal() > 0);
    QCOMPARE(lotShown(0)->property("lift").toReal(), 0.0);
    QTRY_COMPARE_WITH_TIMEOUT(lotShown(1)->property("lift").toReal(), 0.0, 2000);
}

// As a session tells it: first the rows, then whose they are.
void TestBoards::anotherYardStandsThereAtOnce()
{
    showMoving();
    m_table->yard->insert(1, lot(4, 0, 1));
    m_board->setProperty("viewer", 2);
    QTest::qWait(50);
    QCOMPARE(lotShown(1)->property("lift").toReal(), 0.0);
    m_table->yard->insert(2, lot(5, 0, 1)); // it was built
    QTRY_VERIFY(lotShown(2)->property("lift").toReal() > 0);
}

void TestBoards::theCameraKeepsItsLimits()
{
    show("Board3D", "table");
    for (const auto& [right, up] : {std::pair{1000, 1000}, {-1000, -1000}}) {
        QMetaObject::invokeMethod(m_board, "turn", Q_ARG(double, right), Q_ARG(double, up));
        QCOMPARE(rigs("azimuth"), right > 0 ? -60.0 : 60.0);
        QCOMPARE(rigs("tilt"), up > 0 ? 88.0 : 22.0);
    }
    QMetaObject::invokeMethod(m_board, "zoom", Q_ARG(double, 0.001));
    QCOMPARE(rigs("zoom"), 0.35);
    const QPoint middle = QPoint(windowSize.width(), windowSize.height()) / 2;
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

void TestBoards::theViewsDifferAndAreResetTo()
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

void TestBoards::theCameraIsPlacedWhereItWas()
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
    QMetaObject::invokeMethod(m_board, "placeCamera", Q_ARG(QVariant, pose));
    QCOMPARE(site(40), before);
}

void TestBoards::theOrbitLeadsOnceAroundAndEnds()
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

// The flat board is drawn at once; the one in depth until all movement is over.
void TestBoards::waitForRest() const
{
    if (m_board->property("resting").isValid())
        QTRY_VERIFY2_WITH_TIMEOUT(m_board->property("resting").toBool(), "it never rests", 20000);
    QSignalSpy frames(m_window.get(), &QQuickWindow::frameSwapped);
    const auto isStill = [&] {
        frames.clear();
        return !QTest::qWaitFor([&] { return frames.count() > 0; }, 500);
    };
    QVERIFY2(QTest::qWaitFor(isStill, 20000), "it is drawn on and on");
}

void TestBoards::anIdleBoardRestsUntilSomethingChanges()
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

// A house that was placed, one that was only being thought of, a tile.
void TestBoards::whatIsTakenBackLeavesNothingBehind()
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

// Pictures are drawn in a thread of their own: the word of the last one comes when the board may have left.
void TestBoards::aFrameToldOfAfterTheBoardHasGoneIsLetBe()
{
    showMoving();
    QTRY_VERIFY(!m_window->grabWindow().isNull());
    m_table->sites->set(0, {{"legal", true}}); // awake
    std::thread([this] { emit m_window->frameSwapped(); }).join();
    m_board->setParentItem(nullptr);
    QTest::qWait(0);
    QVERIFY(!m_board->window());
}

QTEST_MAIN(TestBoards)
#include "tst_boards.moc"
