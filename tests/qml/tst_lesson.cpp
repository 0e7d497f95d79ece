// The guided first game through the window, by mouse, from the start page to its last word.
#include "inspector.h"
#include "table/words.h"
#include "table_fixture.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;
using app::TableState;

class TestLesson : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup();

    void theFirstGameIsPlayedByMouse();
    void anotherMoveIsAnsweredKindly();
    void theMoveIsShownWhenAsked();
    void enterGoesOn();
    void spaceAtAContinueDoesNoHarm();
    void theTeacherFitsEveryLanguage();
    void aLessonLeavesTheGameThatIsOn();

private:
    static void learn(Pilot& pilot);
    static void followOnce(Pilot& pilot);
    static void doAsTaught(Pilot& pilot);
    static void place(Pilot& pilot, const Move& move);
    static std::size_t made(const Pilot& pilot) { return pilot.session().match()->record().moves.size(); }
};

void TestLesson::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestLesson::learn(Pilot& pilot)
{
    QVERIFY(pilot.resize({1024, 640}));
    QVERIFY(pilot.click("learnButton"));
    QTRY_VERIFY(pilot.session().help()->guide()->on());
    QTRY_VERIFY(pilot.find("guideText"));
}

// All that glows, in turn, until the move is whole.
void TestLesson::place(Pilot& pilot, const Move& move)
{
    const Rules& rules = pilot.session().match()->rules();
    if (move.kind != MoveKind::tile)
        QVERIFY(pilot.click(QString("handCard%1")
                                .arg(app::handRow(pilot.session(), app::cardText(rules.deck(), move.card)))));
    while (!pilot.composer().canConfirm()) {
        const int site = Pilot::firstRow(*pilot.session().sites(), app::SiteModel::Legal);
        const int building = Pilot::firstRow(*pilot.session().yard(), app::YardModel::Legal);
        if (pilot.composer().roofChoiceOpen())
            QVERIFY(pilot.click(move.roof == Roof::round ? "roundRoof" : "triangularRoof"));
        else if (pilot.composer().newBuildingLegal())
            QVERIFY(pilot.clickYard(pilot.session().yard()->rowCount()));
        else if (building >= 0 && Pilot::firstRow(*pilot.session().yard(), app::YardModel::Selected) < 0)
            QVERIFY(pilot.clickYard(building));
        else
            QVERIFY(site >= 0 ? pilot.clickSite(site) : pilot.clickYard(building));
    }
    QVERIFY(pilot.click("confirmButton"));
}

void TestLesson::doAsTaught(Pilot& pilot)
{
    GameSession& session = pilot.session();
    const Choice taught = *session.help()->guide()->taught();
    if (const auto* bid = std::get_if<Bid>(&taught)) {
        for (int i = 0; i < bid->size; ++i)
            QVERIFY(pilot.click(QString("handCard%1")
                                    .arg(app::handRow(session, app::cardText(session.match()->rules().deck(),
                                                                             bid->cards[i])))));
        QVERIFY(pilot.click("confirmButton"));
        return;
    }
    const Move& move = std::get<Move>(taught);
    if (move.kind == MoveKind::draw)
        QVERIFY(pilot.click(QString("pile%1").arg(int(move.pile))));
    else if (move.kind == MoveKind::pass)
        QVERIFY(pilot.click("passButton") && pilot.click("confirmButton"));
    else
        place(pilot, move);
}

// One message read, one move made, or a show gone on from.
void TestLesson::followOnce(Pilot& pilot)
{
    GameSession& session = pilot.session();
    app::Guide& guide = *session.help()->guide();
    if (session.canNext()) {
        QVERIFY(pilot.act());
    } else if (guide.pointing()) {
        QVERIFY(pilot.click("handCard" + QString::number(app::handRow(session, "Pw4"))));
        pilot.hoverSite(app::siteRow(session, "qui.1"));
        QTRY_VERIFY(!guide.pointing());
        QVERIFY(!session.composer()->whyNot().isEmpty());
        QVERIFY(pilot.click("handCard" + QString::number(app::handRow(session, "Pw4")))); // back again
    } else if (guide.reading()) {
        const QString text = guide.text();
        QVERIFY(!text.isEmpty());
        QCOMPARE(pilot.textOf("guideText"), text);
        QVERIFY(pilot.click("guideGoOn"));
    } else {
        const std::size_t before = made(pilot);
        QVERIFY(!guide.text().isEmpty());
        const auto* move = std::get_if<Move>(guide.taught());
        QCOMPARE(session.help()->canShowTaught(), !move || move->kind != MoveKind::draw); // one pile is lit
        doAsTaught(pilot);
        QTRY_VERIFY(made(pilot) > before);
    }
}

void TestLesson::theFirstGameIsPlayedByMouse()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    const auto due = [&] {
        const app::Guide& guide = *pilot.session().help()->guide();
        return !guide.on() || pilot.session().canNext() || guide.reading() || pilot.session().humanToMove();
    };
    while (pilot.session().help()->guide()->on() && !QTest::currentTestFailed()) {
        QVERIFY(QTest::qWaitFor(due, 10000));
        if (pilot.session().help()->guide()->on())
            followOnce(pilot);
    }
    QCOMPARE(pilot.session().state()->phase(), TableState::Phase::Over);
    QCOMPARE(pilot.session().state()->winners(), QList<int>{0});
    QTRY_VERIFY(pilot.find("rematchButton"));
    QVERIFY(pilot.click("endLeaveButton"));
    QVERIFY(!pilot.app().canContinue());
}

void TestLesson::anotherMoveIsAnsweredKindly()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    QVERIFY(pilot.click("guideGoOn"));
    QVERIFY(pilot.click("passButton"));
    QVERIFY(pilot.click("confirmButton"));
    QTRY_VERIFY(pilot.find("guideAnswer"));
    QCOMPARE(made(pilot), std::size_t{0});
    QVERIFY(!pilot.composer().canConfirm()); // taken back
    doAsTaught(pilot);
    QTRY_VERIFY(made(pilot) > 0);
    QVERIFY(pilot.session().help()->guide()->answer().isEmpty());
}

void TestLesson::theMoveIsShownWhenAsked()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    QVERIFY(!pilot.find("guideShow"));
    QVERIFY(pilot.click("guideGoOn"));
    QVERIFY(pilot.waitForFrame()); // what has come gets its place with the frame
    QVERIFY(pilot.click("guideShow"));
    QVERIFY(pilot.composer().canConfirm());
    QVERIFY(pilot.click("confirmButton"));
    QTRY_VERIFY(made(pilot) > 0);
}

// Also after the button that has gone was clicked while the learner was asked already.
void TestLesson::enterGoesOn()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    GameSession& session = pilot.session();
    bool pointed = false;
    while (!pointed) {
        QVERIFY(QTest::qWaitFor([&] { return session.help()->guide()->reading() || session.humanToMove(); },
                                10000));
        pointed = session.help()->guide()->pointing();
        QVERIFY(pilot.waitForFrame()); // what has come gets its place with the frame
        if (pointed)
            QVERIFY(pilot.click("guideGoOn"));
        else if (session.humanToMove())
            QVERIFY(pilot.click("guideShow"));
        if (!pointed)
            pilot.key(Qt::Key_Return);
    }
    const std::size_t before = made(pilot);
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("guideShow"));
    QVERIFY(session.composer()->canConfirm());
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(made(pilot) > before);
}

// Also in an opponent's turn, where it once made a computer player answer for the lesson.
void TestLesson::spaceAtAContinueDoesNoHarm()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    GameSession& session = pilot.session();
    const app::Guide& guide = *session.help()->guide();
    const auto due = [&] {
        return !guide.on() || session.canNext() || guide.reading() || session.humanToMove();
    };
    bool inOpponentsTurn = false;
    while (guide.on() && !QTest::currentTestFailed()) {
        QVERIFY(QTest::qWaitFor(due, 10000));
        pilot.key(Qt::Key_Space);
        QVERIFY(!session.thinking());
        inOpponentsTurn = inOpponentsTurn || (guide.reading() && guide.taught() && !guide.isLearners());
        if (guide.on())
            followOnce(pilot);
    }
    QVERIFY(inOpponentsTurn);
}

void TestLesson::theTeacherFitsEveryLanguage()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    QVERIFY(pilot.click("guideGoOn"));
    for (const int text : {100, 200}) {
        pilot.preferences().setTextSize(text);
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
            QVERIFY(pilot.resize(size));
            for (const char* language : {"it", "fr", "nl", "en"}) {
                pilot.preferences().setLanguage(language);
                QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
            }
        }
    }
    pilot.preferences().setTextSize(100);
}

void TestLesson::aLessonLeavesTheGameThatIsOn()
{
    Pilot pilot(BoardView::flat);
    const QVariantMap person{{"player", "human"}};
    pilot.app().newGame({person, person}, "schmidt", "1");
    pilot.app().leaveGame();
    learn(pilot);
    pilot.app().leaveGame();
    QVERIFY(!pilot.session().help()->guide()->on());
    QVERIFY(pilot.click("continueButton"));
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(pilot.session().match()->record().variant.rules.rounds, 4);
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestLesson test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_lesson.moc"
