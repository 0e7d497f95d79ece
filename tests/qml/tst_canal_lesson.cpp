// The guided first game of Canal Mania through the window, by mouse and by keyboard, from the start page to
// its last word.
#include "canal_player.h"
#include "inspector.h"
#include "keyboard_player.h"
#include "needs_depth.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestCanalLesson : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init();
    void cleanup();

    void the_first_game_by_mouse();
    void the_first_game_in_depth();
    void the_first_game_by_keyboard();
    void only_what_is_asked_for_lights_up();
    void another_move_is_answered_kindly();
    void the_move_is_shown_when_asked();
    void the_teacher_fits_every_language();
    void the_lesson_leads_to_a_game();
    void a_lesson_leaves_the_game_that_is_on();

private:
    static canal::app::Session& session(const Pilot& pilot) { return *pilot.app().canalSession(); }
    static canal::app::CanalGuide& guide(const Pilot& pilot) { return *session(pilot).help()->guide(); }
    static std::size_t made(const Pilot& pilot) { return session(pilot).record()->moves.size(); }
    static void learn(Pilot& pilot);
    static void follow(Pilot& pilot, CanalPlayer& player, const std::function<void()>& goOn,
                       std::size_t moves);
    static void followByMouse(Pilot& pilot, std::size_t moves);
};

void TestCanalLesson::init()
{
    Warnings::take();
    app::Preferences preferences;
    preferences.setTextSize(100);
    preferences.setLanguage("en");
    preferences.setGame("canal");
}

void TestCanalLesson::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestCanalLesson::learn(Pilot& pilot)
{
    QVERIFY(pilot.resize({1024, 640}));
    QVERIFY(pilot.click("learnButton"));
    QTRY_VERIFY(guide(pilot).on());
    QTRY_VERIFY(pilot.find("guideText"));
}

// Reads what is said and does what lights up, until so many moves have been made and the next word is due.
void TestCanalLesson::follow(Pilot& pilot, CanalPlayer& player, const std::function<void()>& goOn,
                             std::size_t moves)
{
    const auto due = [&] { return guide(pilot).reading() || session(pilot).humanToMove(); };
    for (int acts = 0; acts < 300 && !QTest::currentTestFailed(); ++acts) {
        QVERIFY(QTest::qWaitFor(due, 10000));
        if (made(pilot) >= moves)
            return;
        QVERIFY(!guide(pilot).text().isEmpty());
        if (guide(pilot).reading())
            goOn();
        else
            QVERIFY(player.act());
    }
}

void TestCanalLesson::followByMouse(Pilot& pilot, std::size_t moves)
{
    CanalPlayer player(pilot);
    follow(
        pilot, player, [&] { QVERIFY(pilot.click("guideGoOn")); }, moves);
}

void TestCanalLesson::the_first_game_by_mouse()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    followByMouse(pilot, 78);
    QVERIFY(guide(pilot).ending());
    QVERIFY(!pilot.find("rematchButton")); // the teacher has the last word
    QVERIFY(guide(pilot).answer().isEmpty());
    QVERIFY(pilot.click("guideGoOn"));
    QTRY_VERIFY(pilot.find("rematchButton"));
    QVERIFY(pilot.textOf("endTitle").contains("21"));
    QVERIFY(pilot.click("endLeaveButton"));
    QVERIFY(!pilot.app().canal()->canContinue());
    QVERIFY(pilot.app().canal()->isNewcomer()); // a lesson is no game
}

// Up to the first cube that is shipped: by then every kind of place has been picked on the map.
void TestCanalLesson::the_first_game_in_depth()
{
    Pilot pilot(BoardView::deep);
    CAPITOL_NEEDS_DEPTH(pilot);
    learn(pilot);
    followByMouse(pilot, 26);
    QCOMPARE(valueOf(*session(pilot).seats(), 0, "score").toInt(), 5);
    pilot.app().canal()->leave();
}

void TestCanalLesson::the_first_game_by_keyboard()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    CanalTypist player(pilot);
    follow(
        pilot, player, [&] { pilot.key(Qt::Key_Return); }, 78);
    QVERIFY(guide(pilot).ending());
    QVERIFY(KeyboardPlayer(pilot).goTo("guideGoOn"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(session(pilot).over() && pilot.find("rematchButton"));
    pilot.app().canal()->leave();
}

// A contract of the five, a terminus of the two, a card of the five, a hex of the many.
void TestCanalLesson::only_what_is_asked_for_lights_up()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    const auto lit = [](const QAbstractItemModel& rows) {
        int count = 0;
        for (int row = 0; row < rows.rowCount(); ++row)
            count += valueOf(rows, row, "legal").toBool();
        return count;
    };
    QCOMPARE(lit(*session(pilot).parliament()), 0); // the first word is still being read
    QVERIFY(pilot.click("guideGoOn"));
    QCOMPARE(lit(*session(pilot).parliament()), 1);
    followByMouse(pilot, 1);
    QCOMPARE(session(pilot).targets()->count(), 1);
    followByMouse(pilot, 2);
    QCOMPARE(lit(*session(pilot).row()), 1);
    followByMouse(pilot, 22);
    QCOMPARE(session(pilot).targets()->count(), 1);
    pilot.app().canal()->leave();
}

void TestCanalLesson::another_move_is_answered_kindly()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    QVERIFY(pilot.click("guideGoOn"));
    session(pilot).composer()->takeContract(
        valueOf(*session(pilot).parliament(), 1, "contract").toInt()); // the Bridgewater Canal
    QVERIFY(pilot.click("confirmButton"));
    QTRY_VERIFY(pilot.textOf("guideAnswer").contains("Worcester"));
    QCOMPARE(made(pilot), std::size_t{0});
    QVERIFY(!session(pilot).composer()->canConfirm());
    followByMouse(pilot, 1);
    QVERIFY(guide(pilot).answer().isEmpty());
    QVERIFY(!session(pilot).canUndo());
    pilot.app().canal()->leave();
}

void TestCanalLesson::the_move_is_shown_when_asked()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    QVERIFY(!pilot.find("guideShow"));
    QVERIFY(pilot.click("guideGoOn"));
    QVERIFY(pilot.waitForFrame()); // what has come gets its place with the frame
    QVERIFY(pilot.click("guideShow"));
    QVERIFY(pilot.click("confirmButton"));
    QTRY_COMPARE(made(pilot), std::size_t{1});
    pilot.app().canal()->leave();
}

// Where it says least and where it says most.
void TestCanalLesson::the_teacher_fits_every_language()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    for (const std::size_t moves : {3, 59}) {
        followByMouse(pilot, moves);
        for (const auto& [size, text] : {std::pair(QSize(1280, 800), 200), {QSize(1024, 640), 100}}) {
            pilot.preferences().setTextSize(text);
            QVERIFY(pilot.resize(size));
            for (const char* language : {"it", "fr", "nl", "en"}) {
                pilot.preferences().setLanguage(language);
                QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
                QTRY_COMPARE(Inspector(pilot).overlaps().join(", "), QString());
            }
        }
    }
    QCOMPARE(Inspector(pilot).unnamed().join(", "), QString());
    pilot.app().canal()->leave();
}

void TestCanalLesson::the_lesson_leads_to_a_game()
{
    Pilot pilot(BoardView::flat);
    learn(pilot);
    followByMouse(pilot, 78);
    QVERIFY(pilot.click("guidePlay"));
    QTRY_VERIFY_WITH_TIMEOUT(session(pilot).humanToMove(), 30000); // two search before
    QVERIFY(!guide(pilot).on());
    const canal::Record& record = *session(pilot).record();
    QCOMPARE(record.variant, "first-edition");
    QCOMPARE(record.data.ruleset.end.score.three, 60);
    QCOMPARE(record.seats.size(), std::size_t{3});
    QCOMPARE(record.seats[1].player, "apprentice");
    pilot.app().canal()->leave();
}

void TestCanalLesson::a_lesson_leaves_the_game_that_is_on()
{
    Pilot pilot(BoardView::flat);
    const QVariantMap person{{"player", "human"}};
    pilot.app().canal()->newGame({person, person, person}, "first-edition", "1");
    pilot.app().canal()->leave();
    learn(pilot);
    pilot.app().canal()->leave();
    QVERIFY(!guide(pilot).on());
    QVERIFY(pilot.click("continueButton"));
    QTRY_VERIFY(session(pilot).active());
    QCOMPARE(session(pilot).record()->data.ruleset.end.score.three, 60);
    pilot.app().canal()->leave();
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestCanalLesson test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_canal_lesson.moc"
