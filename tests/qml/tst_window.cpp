// The whole program through its window, as a person uses it. Any warning of Qt or QML fails the test it
// appears in.
#include "inspector.h"
#include "keyboard_player.h"

#include <QApplication>
#include <QQuickStyle>
#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void twoClicksLeadToTheFirstTurn();
    void theMovingStartPageLeadsToTheTable();
    void aWholeGameIsPlayedByMouse_data();
    void aWholeGameIsPlayedByMouse();
    void aWholeGameIsPlayedByKeyboard_data() { aWholeGameIsPlayedByMouse_data(); }
    void aWholeGameIsPlayedByKeyboard();
    void aRefusedPlaceSaysWhy();
    void whatIsNotFinalIsTakenBackByEscape();
    void enterConfirmsAfterDigits();
    void enterSealsTheCardsThatWereClicked();
    void theBoardIsPointedAtWhileTheKeyboardIsOnIt_data() { aWholeGameIsPlayedByMouse_data(); }
    void theBoardIsPointedAtWhileTheKeyboardIsOnIt();
    void buttonsKeepTheirPlaces();
    void aCardIsPlayedForNothingAfterAQuestion();
    void aGameIsContinuedFromTheStartPage();
    void aNewGameSeatsWhoIsChosen();
    void theBoardChangesItsShapeDuringAGame();
    void aRestingBoardShowsWhatAFreshOneShows();
    void aDraggedCardDoesWhatPickingDoes_data() { aWholeGameIsPlayedByMouse_data(); }
    void aDraggedCardDoesWhatPickingDoes();
    void aCardLetGoNowhereIsOnlyChosen();
    void theCameraIsMovedByKeysAndRemembered();
    void aSavedGameIsWatchedAndPlayedOnFrom();
    void aSavedGameIsLoaded();
    void aReplayIsSteppedFromTheKeyboard();
    void aReplayFitsEveryLanguage_data() { languagesAndSizes(); }
    void aReplayFitsEveryLanguage();
    void aLineOfTheLogShowsTheBoardAsItWas();
    void theLogSpeaksNotationWhenAsked();
    void theEndFitsEveryLanguage_data() { languagesAndSizes(); }
    void theEndFitsEveryLanguage();
    void theEndLeadsToReplayAndRematch();
    void whatIsUndoneIsDoneAgainFromTheKeyboard();

private:
    static void languagesAndSizes();
    static void seats(Pilot& pilot, const QString& seed);
    static void saveAGame(Pilot& pilot);
    static void watchTheSavedGame(Pilot& pilot);
    static void seeTheEnd(Pilot& pilot);
    static QImage boardAtRest(Pilot& pilot);
    static int differences(const QImage& one, const QImage& other);
};

void TestWindow::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestWindow::languagesAndSizes()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"it", "fr", "nl", "en"}) {
        QTest::addRow("%s small", language) << language << QSize(1024, 640);
        QTest::addRow("%s usual", language) << language << QSize(1280, 800);
    }
}

// One person and two greedy players, with a known deal.
void TestWindow::seats(Pilot& pilot, const QString& seed)
{
    QVariantList seats;
    for (const auto& [name, player] : {std::pair{"Anna", "human"}, {"Livia", "greedy"}, {"Marcus", "random"}})
        seats.append(QVariantMap{{"name", name}, {"player", player}});
    pilot.app().newGame(seats, "schmidt", seed);
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
}

void TestWindow::twoClicksLeadToTheFirstTurn()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("playButton"));
    QTRY_VERIFY(pilot.session().humanToMove());
    QTRY_VERIFY(pilot.find("handCard0"));
    QVERIFY(pilot.click("handCard0"));
    QCOMPARE(pilot.session().selectedCard(), 0);
}

void TestWindow::theMovingStartPageLeadsToTheTable()
{
    Pilot pilot(BoardView::deep);
    if (!pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    pilot.preferences().setAnimationPace(1); // as at the first start: the board turns
    const QObject* camera = nullptr;
    QTRY_VERIFY(camera = pilot.window().findChild<QObject*>("cameraRig"));
    QTRY_VERIFY(camera->property("azimuth").toReal() > 4); // after a second
    QVERIFY(pilot.click("playButton"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("handCard0"), 15000);
}

void TestWindow::aWholeGameIsPlayedByMouse_data()
{
    QTest::addColumn<BoardView>("board");
    QTest::newRow("flat") << BoardView::flat;
    QTest::newRow("deep") << BoardView::deep;
}

void TestWindow::aWholeGameIsPlayedByMouse()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep && !pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    QVERIFY(pilot.resize({1024, 640})); // software draws a small scene sooner
    QVERIFY(pilot.click("playButton"));
    QVERIFY(pilot.playToTheEnd());
    QCOMPARE(pilot.session().phase(), app::GameSession::Phase::Over);
    QVERIFY(!pilot.session().winners().isEmpty());
    QVERIFY(pilot.click("endLeaveButton"));
    QTRY_VERIFY(pilot.find("playButton"));
}

void TestWindow::aWholeGameIsPlayedByKeyboard()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep && !pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    QVERIFY(pilot.resize({1024, 640}));
    KeyboardPlayer player(pilot);
    QVERIFY(player.goTo("playButton"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.session().active());
    QVERIFY(player.playToTheEnd());
    QCOMPARE(pilot.session().phase(), app::GameSession::Phase::Over);
    QVERIFY(player.goTo("endLeaveButton"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.find("playButton"));
}

void TestWindow::aRefusedPlaceSaysWhy()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    QVERIFY(pilot.click("passButton"));
    pilot.key(Qt::Key_Escape);
    QVERIFY(pilot.selectPermit());
    const int refused = pilot.firstRow(*pilot.session().sites(), app::SiteModel::Legal, false);
    pilot.hoverSite(refused);
    QTRY_VERIFY(!pilot.session().whyNot().isEmpty());
    QCOMPARE(pilot.find("prompt")->property("text").toString(), pilot.session().whyNot());
}

void TestWindow::whatIsNotFinalIsTakenBackByEscape()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    const QString before = pilot.session().ghostText();
    QVERIFY(pilot.click("passButton"));
    QVERIFY(pilot.session().canConfirm());
    pilot.key(Qt::Key_Escape);
    QVERIFY(!pilot.session().canConfirm());
    QCOMPARE(pilot.session().ghostText(), before);
}

void TestWindow::enterConfirmsAfterDigits()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    pilot.key(Qt::Key_2);
    QCOMPARE(pilot.session().selectedCard(), 1);
    pilot.key(Qt::Key_Escape);
    pilot.key(Qt::Key_P);
    QVERIFY(pilot.session().canConfirm());
    const int moves = pilot.session().log()->rowCount();
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.session().log()->rowCount() > moves);
}

void TestWindow::enterSealsTheCardsThatWereClicked()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    app::GameSession& session = pilot.session();
    QVERIFY(pilot.passOrAct());
    QVERIFY(pilot.playUntil([&] { return session.canSeal(); }));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("handCard0"));
    QVERIFY(pilot.click("handCard1"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.drag("bidCard1", pilot.find("bidCard0")->mapToScene({4, 20})));
    QCOMPARE(session.bidCount(), 2);
    const auto& moves = session.match()->record().moves;
    const std::size_t mine = moves.size();
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(moves.size() > mine);
    QCOMPARE(std::get<Bid>(moves[mine].choice).size, 2);
}

void TestWindow::theBoardIsPointedAtWhileTheKeyboardIsOnIt()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep && !pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    seats(pilot, "1");
    QTRY_VERIFY(pilot.find("board"));
    QTest::mouseMove(&pilot.window(), {640, 20});
    QVERIFY(pilot.waitForFrame());
    const auto area = [&] { return pilot.find("board")->property("hoveredArea").toInt(); };
    for (int again = 0; again < 2; ++again) {
        pilot.key(Qt::Key_Down);
        QTRY_VERIFY(area() >= 0);
        pilot.key(Qt::Key_Return); // without a card it leads back
        QTRY_COMPARE(area(), -1);
    }
    QVERIFY(pilot.selectPermit());
    pilot.key(Qt::Key_Down);
    pilot.key(Qt::Key_Up);
    while (pilot.session().whyNot().isEmpty())
        pilot.key(Qt::Key_Right);
    pilot.key(Qt::Key_Return);
    QVERIFY(!pilot.session().whyNot().isEmpty()); // and it stays where it is refused
    QVERIFY(area() >= 0);
}

void TestWindow::buttonsKeepTheirPlaces()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    const QStringList names{"confirmButton", "takeBackButton", "undoButton", "redoButton",
                            "passButton",    "nothingButton",  "doneButton", "restartTurnButton"};
    QList<QPointF> places;
    for (const QString& name : names)
        places.append(pilot.find(name)->mapToScene({}));
    QVERIFY(pilot.playUntil([&] { return pilot.session().phase() == app::GameSession::Phase::Bidding; }));
    for (int i = 0; i < names.size(); ++i)
        QCOMPARE(pilot.find(names[i])->mapToScene({}), places[i]);
}

void TestWindow::aCardIsPlayedForNothingAfterAQuestion()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    const int cards = pilot.session().hand()->rowCount();
    QVERIFY(pilot.click("handCard0"));
    QVERIFY(pilot.click("nothingButton"));
    QVERIFY(pilot.click("questionNo"));
    QTRY_VERIFY(!pilot.find("questionNo"));
    QCOMPARE(pilot.session().hand()->rowCount(), cards);
    QVERIFY(pilot.click("nothingButton"));
    QVERIFY(pilot.click("questionYes"));
    QTRY_COMPARE(pilot.session().hand()->rowCount(), cards - 1);
}

void TestWindow::aGameIsContinuedFromTheStartPage()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    QVERIFY(pilot.act());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    const int moves = pilot.session().log()->rowCount();
    pilot.app().leaveGame();
    QVERIFY(pilot.click("continueButton"));
    QTRY_COMPARE(pilot.session().log()->rowCount(), moves);
}

void TestWindow::aNewGameSeatsWhoIsChosen()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("newGameButton"));
    QVERIFY(pilot.click("seats2"));
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(pilot.session().seats()->rowCount(), 2);
}

void TestWindow::theBoardChangesItsShapeDuringAGame()
{
    Pilot pilot(BoardView::deep);
    if (!pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    seats(pilot, "1");
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.chooseInMenu("switchView"));
    QTRY_VERIFY(!pilot.preferences().view3d());
    QVERIFY(pilot.act());
}

// No picture for half a second.
QImage TestWindow::boardAtRest(Pilot& pilot)
{
    QSignalSpy frames(&pilot.window(), &QQuickWindow::frameSwapped);
    const auto rests = [&] {
        frames.clear();
        return !QTest::qWaitFor([&] { return frames.count() > 0; }, 500);
    };
    if (!QTest::qWaitFor(rests, 20000))
        qWarning("The board does not come to rest.");
    const QQuickItem* board = pilot.find("board");
    return pilot.window().grabWindow().copy(board->mapRectToScene(board->boundingRect()).toRect());
}

int TestWindow::differences(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += qAbs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 12;
    return one.size() == other.size() ? count : -1;
}

// With movement, as people see it: what was undone or taken back must be gone from the picture that is kept.
void TestWindow::aRestingBoardShowsWhatAFreshOneShows()
{
    Pilot pilot(BoardView::deep);
    if (!pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    QVERIFY(pilot.resize({1024, 640}));
    pilot.preferences().setAnimationPace(1);
    app::GameSession& session = pilot.session();
    const QVariantMap person{{"player", "human"}};
    pilot.app().newGame({person, person}, "schmidt", "1");
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.click("uncoverHand"));
    QVERIFY(pilot.selectPermit());
    session.pickSite(pilot.firstRow(*session.sites(), app::SiteModel::Legal));
    for (int row = 0; row < session.yard()->count() && !session.canConfirm(); ++row)
        session.pickYard(row);
    QVERIFY(session.canConfirm());
    boardAtRest(pilot);
    pilot.key(Qt::Key_Return);
    QVERIFY(pilot.playUntil([&] { return pilot.isCovered(); }));
    boardAtRest(pilot);
    pilot.key(Qt::Key_Z, Qt::ControlModifier);
    const QImage kept = boardAtRest(pilot);
    pilot.preferences().setView3d(false);
    QVERIFY(pilot.waitForFrame());
    pilot.preferences().setView3d(true);
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.waitForFrame());
    const int changed = differences(kept, boardAtRest(pilot));
    QVERIFY2(changed >= 0 && changed < 50, qPrintable(QString::number(changed)));
    pilot.preferences().setAnimationPace(0);
}

// The first card of that kind in the hand that can do something: 0 a roof, 1 a floor, 2 a permit.
static int playable(Pilot& pilot, int kind)
{
    const app::HandModel& hand = *pilot.session().hand();
    for (int row = 0; row < hand.rowCount(); ++row)
        if (hand.index(row, 0).data(app::HandModel::Kind) == kind &&
            hand.index(row, 0).data(app::HandModel::Playable).toBool())
            return row;
    return -1;
}

void TestWindow::aDraggedCardDoesWhatPickingDoes()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep && !pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    seats(pilot, "1");
    app::GameSession& session = pilot.session();
    const QString floor = QString("handCard%1").arg(playable(pilot, 1));
    QVERIFY(pilot.click(floor));
    QVERIFY(session.newBuildingLegal());
    QVERIFY(pilot.waitForFrame());
    const QPointF vacant = pilot.yardSeen(session.yard()->rowCount());
    QVERIFY(pilot.clickYard(session.yard()->rowCount()));
    const QString picked = session.ghostText();
    while (session.canTakeBack())
        session.takeBack();
    QVERIFY(pilot.drag(floor, vacant));
    QCOMPARE(session.ghostText(), picked);

    while (session.canTakeBack())
        session.takeBack();
    QVERIFY(pilot.playUntil([&] { return session.humanToMove() && pilot.canPlayPermit(); }));
    const QString permit = QString("handCard%1").arg(playable(pilot, 2));
    QVERIFY(pilot.click(permit));
    const int site = pilot.firstRow(*session.sites(), app::SiteModel::Legal);
    QVERIFY(pilot.clickSite(site));
    const QString placed = session.prompt() + session.ghostText();
    while (session.canTakeBack())
        session.takeBack();
    QVERIFY(pilot.drag(permit, pilot.siteSeen(site)));
    QCOMPARE(session.prompt() + session.ghostText(), placed);
}

void TestWindow::aCardLetGoNowhereIsOnlyChosen()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    const int row = playable(pilot, 1);
    QVERIFY(pilot.drag(QString("handCard%1").arg(row), {120, 500}));
    QCOMPARE(pilot.session().selectedCard(), row);
    QVERIFY(!pilot.session().canConfirm());
}

void TestWindow::theCameraIsMovedByKeysAndRemembered()
{
    Pilot pilot(BoardView::deep);
    if (!pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    QVERIFY(pilot.resize({1024, 640}));
    seats(pilot, "1");
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.waitForFrame());
    const auto seen = [&] { return pilot.siteSeen(30).toPoint(); };
    const QPoint home = seen();
    pilot.key(Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(seen() != home);
    QTRY_COMPARE(app::Preferences().cameraPose().size(), 5);
    QVERIFY(pilot.click("resetCamera"));
    QCOMPARE(seen(), home);
    QVERIFY(app::Preferences().cameraPose().isEmpty());
    pilot.key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(app::Preferences().cameraView(), QString("top"));
    QVERIFY(seen() != home);
    QCOMPARE(pilot.session().selectedCard(), -1); // the digit alone would have chosen one
    QVERIFY(pilot.click("view-table"));
    QCOMPARE(seen(), home);
}

// Some moves of a game that is put away for another, which is left.
void TestWindow::saveAGame(Pilot& pilot)
{
    seats(pilot, "1");
    for (int turn = 0; turn < 3; ++turn) {
        QVERIFY(pilot.act());
        QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    }
    seats(pilot, "2");
    pilot.app().leaveGame();
}

void TestWindow::watchTheSavedGame(Pilot& pilot)
{
    QVERIFY(pilot.click("watchButton"));
    QVERIFY(pilot.click("game1")); // the first one is the game that was left
    QTRY_VERIFY(pilot.session().replay()->watching());
    QTRY_VERIFY(pilot.find("replaySlider"));
}

void TestWindow::aSavedGameIsWatchedAndPlayedOnFrom()
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
    QVERIFY(pilot.session().viewingHandCovered()); // Livia is a computer player and the game is not over
    replay.goTo(4);
    QVERIFY(pilot.click("playOnButton"));
    QTRY_VERIFY(pilot.session().match());
    QVERIFY(pilot.session().match()->record().moves.size() >= 4);
    QTRY_VERIFY(!pilot.find("replaySlider"));
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
}

void TestWindow::aSavedGameIsLoaded()
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

void TestWindow::aReplayIsSteppedFromTheKeyboard()
{
    Pilot pilot(BoardView::flat);
    saveAGame(pilot);
    watchTheSavedGame(pilot);
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

void TestWindow::aReplayFitsEveryLanguage()
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

void TestWindow::aLineOfTheLogShowsTheBoardAsItWas()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    QVERIFY(pilot.act());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    QVERIFY(pilot.click("logLine0"));
    QTRY_VERIFY(pilot.find("backToNow"));
    QVERIFY(!pilot.find("confirmButton"));
    QCOMPARE(pilot.find("thenText")->property("text").toString(),
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

void TestWindow::theLogSpeaksNotationWhenAsked()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    QVERIFY(pilot.act());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
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
void TestWindow::seeTheEnd(Pilot& pilot)
{
    const QVariantMap random{{"player", "random"}};
    pilot.app().newGame({random, random, random, random}, "schmidt", "5");
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("rematchButton"), 60000);
    QVERIFY(pilot.resize(pilot.window().size())); // a frame later everything has its place
}

void TestWindow::theEndFitsEveryLanguage()
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

void TestWindow::theEndLeadsToReplayAndRematch()
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
    QCOMPARE(pilot.session().round(), 3);
    QVERIFY(pilot.click("leaveReplayButton"));
    seeTheEnd(pilot);
    QVERIFY(pilot.click("rematchButton"));
    QTRY_VERIFY(!pilot.find("rematchButton"));
}

void TestWindow::whatIsUndoneIsDoneAgainFromTheKeyboard()
{
    Pilot pilot(BoardView::flat);
    const QVariantMap person{{"player", "human"}};
    pilot.app().newGame({person, person}, "schmidt", "1");
    QVERIFY(pilot.click("uncoverHand"));
    pilot.key(Qt::Key_P);
    QVERIFY(pilot.session().canConfirm());
    pilot.key(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(!pilot.session().canConfirm());
    pilot.key(Qt::Key_P);
    pilot.key(Qt::Key_Return);
    const auto moves = [&] { return pilot.session().match()->record().moves.size(); };
    QTRY_COMPARE(moves(), std::size_t{1});
    pilot.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(moves(), std::size_t{0});
    pilot.key(Qt::Key_Y, Qt::ControlModifier);
    QTRY_COMPARE(moves(), std::size_t{1});
    QVERIFY(pilot.click("undoButton"));
    QTRY_COMPARE(moves(), std::size_t{0});
    QVERIFY(pilot.click("redoButton"));
    QTRY_COMPARE(moves(), std::size_t{1});
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    qputenv("QTEST_FUNCTION_TIMEOUT", "900000"); // milliseconds: a game in depth, drawn in software
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window.moc"
