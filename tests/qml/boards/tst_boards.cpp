// Both boards, alone: a click where a site is seen picks that site, from every view; keys do the same; what
// the models say is what is shown.
#include "board_window.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

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
    void aLegalSiteGlowsWhereItIs_data() { views(); }
    void aLegalSiteGlowsWhereItIs();
    void aBuildingAppearsWhereItIsPlaced_data() { boards(); }
    void aBuildingAppearsWhereItIsPlaced();
    void anIdleBoardRestsUntilSomethingChanges_data() { boards(); }
    void anIdleBoardRestsUntilSomethingChanges();

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
    m_table->put("tib", 1,
                 {{"content", "building"}, {"floors", 2}, {"roof", 1}, {"ownerColour", QColor("#c5332b")}});
    QTRY_VERIFY(distance(seenAt(site(row)), before) > 60);
    m_table->put("tib", 1, {{"content", ""}, {"floors", 0}});
    QTRY_VERIFY(distance(seenAt(site(row)), before) < 12);
}

void TestBoards::anIdleBoardRestsUntilSomethingChanges()
{
    QFETCH(QString, type);
    QFETCH(QString, view);
    show(type, view);
    QSignalSpy frames(m_window.get(), &QQuickWindow::frameSwapped);
    QVERIFY2(QTest::qWaitFor(
                 [&] {
                     frames.clear();
                     return !QTest::qWaitFor([&] { return frames.count() > 0; }, 500);
                 },
                 20000),
             "it never rests");
    m_table->sites->set(3, {{"legal", true}});
    QTRY_VERIFY(frames.count() > 0);
}

QTEST_MAIN(TestBoards)
#include "tst_boards.moc"
