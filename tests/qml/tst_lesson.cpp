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

    void the_first_game_is_played_by_mouse();
    void a_tie_is_told_beside_the_bids();
    void the_points_are_told_beside_the_sum();
    void the_lesson_leads_to_a_game_data();
    void the_lesson_leads_to_a_game();
    void another_move_is_answered_kindly();
    void the_move_is_shown_when_asked();
    void enter_goes_on();
    void space_at_a_continue_does_no_harm();
    void the_teacher_fits_every_language();
    void every_phase_fits_beside_the_teacher();
    void a_lesson_leaves_the_game_that_is_on();

private:
    static void learn(Pilot& pilot);
    static void followOnce(Pilot& pilot);
    static void followUntil(Pilot& pilot, const std::function<bool()>& enough);
    static void heldAt(Pilot& pilot, std::size_t moves);
    static void doAsTaught(Pilot& pilot);
    static void place(Pilot& pilot, const Move& move);
    static std::size_t made(const Pilot& pilot) { return pilot.session().match()->record()->moves.size(); }
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
    if (move.kind != MoveKind::tile) {
        const int row = app::handRow(pilot.session(), app::cardText(rules.deck(), move.card));
        const auto taken = [&] { return pilot.composer().selectedCard() == row; };
        QVERIFY(pilot.click(QString("handCard%1").arg(row)));
        if (!QTest::qWaitFor(taken, 1000)) // on a busy machine it was not yet there
            QVERIFY(pilot.click(QString("handCard%1").arg(row)));
        QTRY_VERIFY(taken());
    }
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
    app::CapitolGuide& guide = *session.help()->guide();
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

// To its end, or until `enough` when something is due.
void TestLesson::followUntil(Pilot& pilot, const std::function<bool()>& enough)
{
    const app::Guide& guide = *pilot.session().help()->guide();
    const auto due = [&] {
        return !guide.on() || pilot.session().canNext() || guide.reading() || pilot.session().humanToMove();
    };
    while (guide.on() && !QTest::currentTestFailed()) {
        QVERIFY(QTest::qWaitFor(due, 10000));
        if (!guide.on() || enough())
            return;
        followOnce(pilot);
    }
}

// What that move led to is in sight, and the teacher speaks of it; there is one way on.
void TestLesson::heldAt(Pilot& pilot, std::size_t moves)
{
    const app::Guide& guide = *pilot.session().help()->guide();
    followUntil(pilot, [&] { return pilot.session().canNext() && made(pilot) == moves; });
    QVERIFY(pilot.session().canNext());
    QVERIFY(guide.reading());
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(pilot.textOf("guideText"), guide.text());
    QVERIFY(!pilot.find("guideGoOn"));
}

void TestLesson::a_tie_is_told_beside_the_bids()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage("en");
    learn(pilot);
    heldAt(pilot, 10);
    QVERIFY(pilot.find("revealText"));
    const QString tie = pilot.textOf("guideText");
    for (const char* part : {"7 + 1", "6 + 2", "8", "7 beats"})
        QVERIFY2(tie.contains(part), qPrintable(tie));
    const app::RevealModel& bids = *pilot.session().reveal();
    QCOMPARE(bids.rowCount(), 2);
    for (int row = 0; row < 2; ++row)
        QCOMPARE(bids.index(row).data(app::RevealModel::Total).toInt(), 8);
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
        QVERIFY(pilot.resize(size));
        QVERIFY(pilot.waitForFrame());
        const QQuickItem& teacher = *pilot.find("guideText");
        const QQuickItem& bid = *pilot.find("revealNext");
        const QRectF said = teacher.mapRectToScene({0, 0, teacher.width(), teacher.height()});
        QVERIFY(!said.intersects(bid.mapRectToScene({0, 0, bid.width(), bid.height()})));
    }
    QVERIFY(pilot.click("revealNext"));
    QTRY_VERIFY(!pilot.session().canNext());
    QVERIFY(pilot.session().humanToMove());
    QVERIFY(pilot.textOf("guideText") != tie && !pilot.session().help()->guide()->reading());
}

void TestLesson::the_points_are_told_beside_the_sum()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    heldAt(pilot, 14);
    for (const char* language : {"it", "fr", "nl", "en"}) {
        pilot.preferences().setLanguage(language);
        QVERIFY2(pilot.textOf("guideText").contains("2 + 3 = 5"), qPrintable(pilot.textOf("guideText")));
    }
    QCOMPARE(value(*pilot.session().seats(), 0, "score").toInt(), 5);
    QCOMPARE(value(*pilot.session().seats(), 1, "score").toInt(), 3);
    heldAt(pilot, 34);
    QVERIFY(pilot.textOf("guideText").contains("11"));
    QCOMPARE(value(*pilot.session().seats(), 0, "score").toInt(), 16);
}

void TestLesson::the_lesson_leads_to_a_game_data()
{
    QTest::addColumn<QStringList>("clicks");
    QTest::newRow("at once") << QStringList{"guidePlay"};
    QTest::newRow("after the result") << QStringList{"guideGoOn", "rematchButton"};
}

// A whole one, against easy players, which can be continued.
void TestLesson::the_lesson_leads_to_a_game()
{
    QFETCH(QStringList, clicks);
    Pilot pilot(BoardView::flat);
    learn(pilot);
    followUntil(pilot,
                [&] { return pilot.session().help()->guide()->ending() && !pilot.session().canNext(); });
    for (const QString& button : clicks)
        QVERIFY(pilot.click(button));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.session().humanToMove(), 30000); // two search before
    QVERIFY(!pilot.session().help()->guide()->on());
    const Record& record = *pilot.session().match()->record();
    QCOMPARE(record.variant.id, "schmidt");
    QCOMPARE(record.variant.rules.rounds, 4);
    QCOMPARE(record.seats.size(), std::size_t{3});
    QCOMPARE(record.seats[1].player, "apprentice");
    QCOMPARE(record.seats[2].player, "apprentice");
    QVERIFY(pilot.app().capitol()->canContinue());
    pilot.app().capitol()->leave();
}

void TestLesson::the_first_game_is_played_by_mouse()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    followUntil(pilot, [] { return false; });
    QCOMPARE(pilot.session().state()->phase(), TableState::Phase::Over);
    QCOMPARE(pilot.session().state()->winners(), QList<int>{0});
    QTRY_VERIFY(pilot.find("rematchButton"));
    QVERIFY(pilot.click("endLeaveButton"));
    QVERIFY(!pilot.app().capitol()->canContinue());
}

void TestLesson::another_move_is_answered_kindly()
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

void TestLesson::the_move_is_shown_when_asked()
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
void TestLesson::enter_goes_on()
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
void TestLesson::space_at_a_continue_does_no_harm()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    GameSession& session = pilot.session();
    const app::CapitolGuide& guide = *session.help()->guide();
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

void TestLesson::the_teacher_fits_every_language()
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

// A bid, the bids revealed, the points, the piles.
void TestLesson::every_phase_fits_beside_the_teacher()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    QSet<std::size_t> seen;
    followUntil(pilot, [&] {
        if (pilot.session().state()->stage() == TableState::StageView::Board || made(pilot) > 14)
            return made(pilot) > 14;
        for (const auto& [size, text] : {std::pair(QSize(1024, 640), 100),
                                         {QSize(1280, 800), 100},
                                         {QSize(1280, 800), 200},
                                         {QSize(1024, 640), 200}}) {
            pilot.preferences().setTextSize(text);
            pilot.resize(size);
            for (const char* language : {"it", "fr", "nl", "en"}) {
                pilot.preferences().setLanguage(language);
                const QString where = QString("%1, %2 wide, %3 %").arg(language).arg(size.width()).arg(text);
                [&] {
                    NOTHING(Inspector(pilot).misfits(), where);
                    NOTHING(Inspector(pilot).overlaps(), where);
                }();
            }
        }
        pilot.preferences().setTextSize(100);
        pilot.resize({1024, 640});
        pilot.waitForFrame();
        seen.insert(made(pilot));
        return false;
    });
    QCOMPARE(seen, (QSet<std::size_t>{8, 10, 11, 13, 14}));
}

void TestLesson::a_lesson_leaves_the_game_that_is_on()
{
    Pilot pilot(BoardView::flat);
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person}, "schmidt", "1");
    pilot.app().capitol()->leave();
    learn(pilot);
    pilot.app().capitol()->leave();
    QVERIFY(!pilot.session().help()->guide()->on());
    QVERIFY(pilot.click("continueButton"));
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(pilot.session().match()->record()->variant.rules.rounds, 4);
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
