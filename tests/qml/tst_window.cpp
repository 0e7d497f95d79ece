// The whole program through its window, as a person uses it. Any warning of Qt or QML fails the test it
// appears in.
#include "keyboard_player.h"
#include "pilot.h"

#include <QApplication>
#include <QQuickStyle>
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
    void aWholeGameIsPlayedByMouse_data();
    void aWholeGameIsPlayedByMouse();
    void aWholeGameIsPlayedByKeyboard_data() { aWholeGameIsPlayedByMouse_data(); }
    void aWholeGameIsPlayedByKeyboard();
    void aRefusedPlaceSaysWhy();
    void whatIsNotFinalIsTakenBackByEscape();
    void enterConfirmsAfterDigits();
    void buttonsKeepTheirPlaces();
    void aCardIsPlayedForNothingAfterAQuestion();
    void aGameIsContinuedFromTheStartPage();
    void aNewGameSeatsWhoIsChosen();
    void theBoardChangesItsShapeDuringAGame();

private:
    static void seats(Pilot& pilot, const QString& seed);
};

void TestWindow::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
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

void TestWindow::buttonsKeepTheirPlaces()
{
    Pilot pilot(BoardView::flat);
    seats(pilot, "1");
    const QStringList names{"confirmButton", "takeBackButton", "undoButton",
                            "passButton",    "nothingButton",  "doneButton"};
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
    QVERIFY(pilot.click("menuButton"));
    QVERIFY(pilot.click("switchView"));
    QTRY_VERIFY(!pilot.preferences().view3d());
    QVERIFY(pilot.act());
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
