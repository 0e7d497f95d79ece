// The flight over the winners' cities: it comes once, before the end page, and anything ends it.
#include "needs_depth.h"
#include "pilot.h"
#include "stillness.h"
#include "table_fixture.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace capitol;
using namespace capitol::test;
using app::SiteModel;
using app::TableState;

class TestVictory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup();

    void the_winners_city_is_flown_over_before_the_end();
    void on_a_flat_board_its_buildings_rise_in_turn();
    void anything_ends_the_flight_data();
    void anything_ends_the_flight();
    void where_nothing_moves_there_is_no_flight_data();
    void where_nothing_moves_there_is_no_flight();
    void a_replay_has_no_flight();
    void each_game_has_its_flight();

private:
    // A game of computer players, from its last move to its end.
    void playToTheEnd(Pilot& pilot);
    static QQuickItem* flight(const Pilot& pilot) { return pilot.find("victoryFlight"); }
    static qreal rigs(const QQuickItem* board, const char* name)
    {
        return board->findChild<QObject*>("cameraRig")->property(name).toReal();
    }
    static int ownerOn(const Pilot& pilot, int row)
    {
        return pilot.session().sites()->index(row, 0).data(SiteModel::Owner).toInt();
    }

    QTemporaryDir m_folder;
};

void TestVictory::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestVictory::playToTheEnd(Pilot& pilot)
{
    Record record =
        load_record(CAPITOL_SOURCE_DIR "/variants/guided/city.capitol", app::testLibrary()).record.value();
    for (RecordSeat& seat : record.seats)
        seat.player = "greedy";
    record.moves.pop_back();
    const QString file = m_folder.filePath("last-move.capitol");
    Sandbox::write(file, QByteArray::fromStdString(print_record(record)));
    pilot.app().openRecord(QUrl::fromLocalFile(file));
    const auto isOver = [&] {
        pilot.session().hurry();
        return pilot.session().state()->phase() == TableState::Phase::Over;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOver(), 10000);
    QCOMPARE(pilot.session().state()->winners().size(), 1);
}

void TestVictory::the_winners_city_is_flown_over_before_the_end()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    QVERIFY(pilot.resize({1024, 640}));
    pilot.preferences().setAnimationPace(1);
    playToTheEnd(pilot);
    QTRY_VERIFY(flight(pilot));
    const int winner = pilot.session().state()->winners().first();
    const QQuickItem* board = pilot.find("board");
    QVERIFY(board);
    const QVariant home = board->property("pose");
    QVERIFY(!pilot.find("endTitle"));
    QTRY_VERIFY(rigs(board, "zoom") < 0.5);
    QVERIFY(rigs(board, "tilt") < 40);
    auto* linked = board->property("linked").value<QObject*>();
    QCOMPARE(linked->property("seat").toInt(), winner);
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("endTitle"), 12000);
    QVERIFY(!flight(pilot));
    QCOMPARE(linked->property("seat").toInt(), -1);
    QTRY_COMPARE(board->property("pose"), home);
    QVERIFY(pilot.preferences().cameraPose().isEmpty());
    QVERIFY(waitUntilStill(pilot.window()));
}

void TestVictory::on_a_flat_board_its_buildings_rise_in_turn()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setAnimationPace(1);
    playToTheEnd(pilot);
    QTRY_VERIFY(flight(pilot));
    const QList<int> tour = pilot.session().state()->tour();
    auto* linked = pilot.find("board")->property("linked").value<QObject*>();
    QList<int> marked;
    const auto look = [&] {
        const int row = linked->property("site").toInt();
        const QQuickItem* site = pilot.find(QString("site%1").arg(row));
        if (site && site->scale() > 1 && !marked.contains(row))
            marked.append(row);
        return pilot.find("endTitle") != nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(look(), 12000);
    QCOMPARE(marked, tour);
    for (const int row : marked)
        QCOMPARE(ownerOn(pilot, row), pilot.session().state()->winners().first());
    QCOMPARE(linked->property("site").toInt(), -1);
}

void TestVictory::anything_ends_the_flight_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("click") << 0;
    QTest::newRow("Enter") << int(Qt::Key_Return);
    QTest::newRow("Space") << int(Qt::Key_Space);
    QTest::newRow("Esc") << int(Qt::Key_Escape);
    QTest::newRow("a letter") << int(Qt::Key_X);
}

// And does nothing else.
void TestVictory::anything_ends_the_flight()
{
    QFETCH(int, key);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setAnimationPace(1);
    playToTheEnd(pilot);
    QTRY_VERIFY(flight(pilot));
    QVERIFY(pilot.waitForFrame());
    if (key == 0)
        pilot.clickAt({pilot.window().width() / 2.0, pilot.window().height() / 2.0});
    else
        pilot.key(Qt::Key(key));
    QVERIFY(!flight(pilot));
    QTRY_VERIFY(pilot.find("endTitle"));
    QVERIFY(pilot.session().active());
    QCOMPARE(pilot.session().state()->phase(), TableState::Phase::Over);
    QVERIFY(pilot.click("endLeaveButton"));
    QTRY_VERIFY(pilot.find("playButton"));
}

void TestVictory::where_nothing_moves_there_is_no_flight_data()
{
    QTest::addColumn<int>("pace");
    QTest::addColumn<bool>("reduced");
    QTest::newRow("instant") << 0 << false;
    QTest::newRow("reduced motion") << 1 << true;
}

void TestVictory::where_nothing_moves_there_is_no_flight()
{
    QFETCH(int, pace);
    QFETCH(bool, reduced);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setAnimationPace(pace);
    pilot.preferences().setReducedMotion(reduced);
    bool flown = false;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] { flown = flown || flight(pilot); });
    watch.start(10);
    playToTheEnd(pilot);
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("endTitle"), 1000);
    QVERIFY(!flown);
    pilot.preferences().setReducedMotion(false);
}

// Neither does the end page have one that is come back to from it.
void TestVictory::a_replay_has_no_flight()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setAnimationPace(1);
    playToTheEnd(pilot);
    QTRY_VERIFY(flight(pilot));
    pilot.key(Qt::Key_Space);
    QVERIFY(pilot.click("endReplayButton"));
    QTRY_VERIFY(pilot.session().replay()->watching());
    pilot.key(Qt::Key_End);
    QTRY_COMPARE(pilot.session().replay()->move(), pilot.session().replay()->moves());
    QTest::qWait(100);
    QVERIFY(!flight(pilot));
    pilot.app().capitol()->leaveReplay();
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("endTitle"), 1000);
    QVERIFY(!flight(pilot));
}

void TestVictory::each_game_has_its_flight()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setAnimationPace(1);
    for (int game = 0; game < 2; ++game) {
        playToTheEnd(pilot);
        QTRY_VERIFY(flight(pilot));
        pilot.key(Qt::Key_Return);
        QTRY_VERIFY(pilot.find("endTitle"));
    }
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestVictory test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_victory.moc"
