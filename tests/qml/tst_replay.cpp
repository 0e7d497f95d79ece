// Saved games and the end of one, through the window: watching again, going on from there, the log that leads
// back. Any warning of Qt or QML fails the test it appears in.
#include "inspector.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void a_saved_game_is_watched_and_played_on_from();
    void a_saved_game_is_loaded();
    void a_replay_is_stepped_from_the_keyboard();
    void a_replay_fits_every_language_data() { languagesAndSizes(); }
    void a_replay_fits_every_language();
    void a_line_of_the_log_shows_the_board_as_it_was();
    void the_log_speaks_notation_when_asked();
    void the_end_fits_every_language_data() { languagesAndSizes(); }
    void the_end_fits_every_language();
    void the_end_leads_to_replay_and_rematch();

private:
    static void languagesAndSizes();
    static void saveAGame(Pilot& pilot);
    static void watchTheSavedGame(Pilot& pilot);
    static void seeTheEnd(Pilot& pilot);
};

void TestReplay::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestReplay::languagesAndSizes()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"it", "fr", "nl", "en"}) {
        QTest::addRow("%s small", language) << language << QSize(1024, 640);
        QTest::addRow("%s usual", language) << language << QSize(1280, 800);
    }
}

// Some moves of a game that is put away for another, which is left.
void TestReplay::saveAGame(Pilot& pilot)
{
    QVERIFY(pilot.beginGame("1"));
    for (int turn = 0; turn < 3; ++turn) {
        QVERIFY(pilot.act());
        QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    }
    QVERIFY(pilot.beginGame("2"));
    pilot.app().capitol()->leave();
}

void TestReplay::watchTheSavedGame(Pilot& pilot)
{
    QVERIFY(pilot.click("watchButton"));
    QVERIFY(pilot.click("game1")); // the first one is the game that was left
    QTRY_VERIFY(pilot.session().replay()->watching());
    QTRY_VERIFY(pilot.find("replaySlider"));
}

void TestReplay::a_saved_game_is_watched_and_played_on_from()
{
    Pilot pilot(BoardView::flat);
    saveAGame(pilot);
    watchTheSavedGame(pilot);
    app::Replay& replay = *pilot.session().replay();
    QCOMPARE(replay.move(), 0);
    QVERIFY(pilot.click("replayForward"));
    QCOMPARE(replay.move(), 1);
    QVERIFY(pilot.click("replayEnd"));
    QCOMPARE(replay.move(), replay.moves());
    QVERIFY(pilot.click("replayBack"));
    QVERIFY(pilot.click("replayRound1"));
    QCOMPARE(replay.move(), 0);
    const QQuickItem* slider = pilot.find("replaySlider");
    pilot.clickAt(slider->mapToScene({slider->width() - 4, slider->height() / 2}));
    QTRY_COMPARE(replay.move(), replay.moves());
    QVERIFY(pilot.click("replayRound1"));
    QVERIFY(pilot.click("replayPlay"));
    QTRY_VERIFY(replay.move() > 0);
    QVERIFY(pilot.click("replayPlay"));
    QVERIFY(!replay.playing());
    QVERIFY(pilot.click("seatChip1"));
    QCOMPARE(pilot.session().viewSeat(), 1);
    QVERIFY(pilot.session().handCovered()); // Livia is a computer player and the game is not over
    replay.goTo(4);
    QVERIFY(pilot.click("playOnButton"));
    QTRY_VERIFY(pilot.session().match());
    QVERIFY(pilot.session().match()->record()->moves.size() >= 4);
    QTRY_VERIFY(!pilot.find("replaySlider"));
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
}

void TestReplay::a_saved_game_is_loaded()
{
    Pilot pilot(BoardView::flat);
    saveAGame(pilot);
    QVERIFY(pilot.click("loadButton"));
    QVERIFY(pilot.click("gamesBack"));
    QVERIFY(pilot.click("loadButton"));
    QVERIFY(pilot.click("game1"));
    QTRY_VERIFY(pilot.session().match());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    QVERIFY(pilot.session().log()->rowCount() > 2);
}

void TestReplay::a_replay_is_stepped_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    saveAGame(pilot);
    watchTheSavedGame(pilot);
    pilot.preferences().setLogShown(true);
    const app::Replay& replay = *pilot.session().replay();
    pilot.key(Qt::Key_Right);
    pilot.key(Qt::Key_Right);
    pilot.key(Qt::Key_Left);
    QCOMPARE(replay.move(), 1);
    pilot.key(Qt::Key_End);
    QCOMPARE(replay.move(), replay.moves());
    pilot.key(Qt::Key_Home);
    QCOMPARE(replay.move(), 0);
    QTRY_VERIFY(pilot.find("log")->property("atYBeginning").toBool());
    pilot.key(Qt::Key_Space);
    QVERIFY(replay.playing());
    pilot.key(Qt::Key_Space);
    QVERIFY(!replay.playing());
}

void TestReplay::a_replay_fits_every_language()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Pilot pilot(BoardView::flat);
    saveAGame(pilot);
    pilot.preferences().setLanguage(language);
    QVERIFY(pilot.resize(size));
    QVERIFY(pilot.click("watchButton"));
    QTRY_VERIFY(pilot.find("game1"));
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    QVERIFY(pilot.click("game1"));
    QTRY_VERIFY(pilot.find("replaySlider"));
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    QVERIFY(pilot.click("playOnButton"));
    QVERIFY(pilot.playUntil(
        [&] { return pilot.session().humanToMove() && pilot.session().log()->rowCount() > 0; }));
    pilot.session().lookBack(0);
    QTRY_VERIFY(pilot.find("backToNow"));
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    pilot.preferences().setLanguage("en");
}

void TestReplay::a_line_of_the_log_shows_the_board_as_it_was()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.act());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    pilot.key(Qt::Key_L);
    QVERIFY(pilot.click("logLine0"));
    QTRY_VERIFY(pilot.find("backToNow"));
    QVERIFY(!pilot.find("confirmButton"));
    QCOMPARE(pilot.textOf("thenText"),
             pilot.session().log()->index(0, 0).data(app::LogModel::Text).toString());
    QVERIFY(pilot.waitForFrame()); // with it the button gets its place
    QVERIFY(pilot.click("backToNow"));
    QTRY_VERIFY(pilot.find("confirmButton"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("logLine0"));
    QTRY_VERIFY(pilot.find("backToNow"));
    QVERIFY(pilot.waitForFrame());
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(pilot.find("confirmButton"));
    QVERIFY(pilot.act());
}

void TestReplay::the_log_speaks_notation_when_asked()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.act());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    QVERIFY(!pilot.find("log"));
    QVERIFY(pilot.click("logButton"));
    QTRY_VERIFY(pilot.find("logLine0"));
    const auto first = [&] { return pilot.find("logLine0")->property("shownText").toString(); };
    const QString words = first();
    const QString notation = pilot.session().log()->index(0, 0).data(app::LogModel::Notation).toString();
    QVERIFY(!notation.isEmpty());
    QVERIFY(pilot.click("logNotation"));
    QVERIFY2(first().endsWith(" " + notation), qPrintable(first()));
    QVERIFY(pilot.click("logNotation"));
    QCOMPARE(first(), words);
}

// Of a game that computers play.
void TestReplay::seeTheEnd(Pilot& pilot)
{
    const QVariantMap random{{"player", "random"}};
    pilot.app().capitol()->newGame({random, random, random, random}, "schmidt", "5");
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("rematchButton"), 60000);
    QVERIFY(pilot.resize(pilot.window().size())); // a frame later everything has its place
}

void TestReplay::the_end_fits_every_language()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(language);
    QVERIFY(pilot.resize(size));
    seeTheEnd(pilot);
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    pilot.preferences().setLanguage("en");
}

void TestReplay::the_end_leads_to_replay_and_rematch()
{
    Pilot pilot(BoardView::flat);
    seeTheEnd(pilot);
    QVERIFY(pilot.click("harvest2"));
    QCOMPARE(pilot.session().harvestRound(), 2);
    QVERIFY(pilot.click("endReplayButton"));
    QTRY_VERIFY(pilot.find("replaySlider"));
    QVERIFY(pilot.click("replayEnd"));
    QVERIFY(!pilot.find("rematchButton"));
    QVERIFY(!pilot.find("playOnButton")->isEnabled());
    QVERIFY(pilot.click("replayRound3"));
    QCOMPARE(pilot.session().state()->round(), 3);
    QVERIFY(pilot.click("leaveReplayButton")); // back to the end that it was watched from
    QTRY_VERIFY(pilot.find("harvest2"));
    QVERIFY(pilot.find("scoreChart"));
    QVERIFY(pilot.click("endReplayButton"));
    QVERIFY(pilot.click("leaveReplayButton"));
    QVERIFY(pilot.click("rematchButton"));
    QTRY_VERIFY(!pilot.find("rematchButton"));
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestReplay test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_replay.moc"
