// The fair-play check of a finished game, through the window: for both games, by mouse and by keyboard. Any
// warning of Qt or QML fails the test it appears in.
#include "inspector.h"
#include "short_game.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestFairPlay : public QObject
{
    Q_OBJECT

public:
    TestFairPlay(const Sandbox& sandbox, const QString& variant) : m_sandbox(sandbox), m_variant(variant) {}

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void a_computer_player_is_asked_again();
    void so_it_is_in_canal_mania();
    void it_is_done_from_the_keyboard();
    void another_choice_in_the_game_is_explained();
    void it_can_be_cancelled();
    void people_are_not_asked();
    void nobody_is_asked_whom_this_program_does_not_know();
    void nobody_is_asked_before_the_end();
    void it_fits_every_language_data();
    void it_fits_every_language();

private:
    static constexpr int patience = 60000;
    static constexpr int early = 6; // moves

    void seeTheEnd(Pilot& pilot) const;
    // The replay of a game of random players, at an early move.
    void watch(Pilot& pilot) const;
    // The same with another word for the first player, and without so many moves at the end.
    void watchEdited(Pilot& pilot, const QByteArray& player, int cut = 0) const;
    static void goToLivias(Pilot& pilot); // first choice
    static void check(Pilot& pilot);

    const Sandbox& m_sandbox;
    const QString m_variant;
};

void TestFairPlay::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestFairPlay::seeTheEnd(Pilot& pilot) const
{
    const QVariantMap livia{{"player", "random"}, {"name", "Livia"}};
    const QVariantMap other{{"player", "greedy"}, {"name", "Gaius"}};
    pilot.app().capitol()->newGame({livia, other}, m_variant, "5");
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("endReplayButton"), patience);
    QVERIFY(pilot.waitForFrame());
}

void TestFairPlay::watch(Pilot& pilot) const
{
    seeTheEnd(pilot);
    QVERIFY(pilot.click("endReplayButton"));
    QTRY_VERIFY(pilot.find("replaySlider"));
    pilot.session().replay()->goTo(early);
    QVERIFY(pilot.waitForFrame());
}

void TestFairPlay::watchEdited(Pilot& pilot, const QByteArray& player, int cut) const
{
    seeTheEnd(pilot);
    const QString path = m_sandbox.path("edited.capitol");
    pilot.app().capitol()->saveRecord(QUrl::fromLocalFile(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QList<QByteArray> lines =
        file.readAll().replace("\"Livia\", player: random", "\"Livia\", player: " + player).split('\n');
    QVERIFY(lines.join('\n').contains(player));
    lines.remove(lines.size() - 1 - cut, cut);
    file.resize(0);
    file.seek(0);
    file.write(lines.join('\n'));
    file.close();
    pilot.app().watchRecord(QUrl::fromLocalFile(path));
    QTRY_VERIFY(pilot.find("replaySlider"));
    QVERIFY(pilot.waitForFrame());
}

void TestFairPlay::goToLivias(Pilot& pilot)
{
    app::Replay& replay = *pilot.session().replay();
    while (pilot.session().fairPlay()->player() != "Livia" && replay.move() < replay.moves())
        replay.step(1);
    QCOMPARE(pilot.session().fairPlay()->player(), QString("Livia"));
    QVERIFY(pilot.waitForFrame());
}

// Until there is a verdict to be seen.
void TestFairPlay::check(Pilot& pilot)
{
    QVERIFY(pilot.click("fairPlayButton"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("fairPlayVerdict"), patience);
    QVERIFY(pilot.waitForFrame()); // in which the sheet takes its new height
}

void TestFairPlay::a_computer_player_is_asked_again()
{
    Pilot pilot(BoardView::flat);
    watch(pilot);
    const QString name = pilot.session().fairPlay()->player();
    QVERIFY(name == "Livia" || name == "Gaius");
    check(pilot);
    QCOMPARE(pilot.textOf("fairPlayVerdict"),
             name + " made the same choice every time: hidden cards made no difference. It is also the "
                    "choice made in the game.");
    const QStringList answers = pilot.session().fairPlay()->answers();
    QCOMPARE(answers.size(), 6);
    QVERIFY2(answers[0].startsWith("Cards as they were: " + name), qPrintable(answers[0]));
    QVERIFY2(answers[5].startsWith("Deal 5: ") && answers[5].endsWith(". Same choice."),
             qPrintable(answers[5]));
    QVERIFY(pilot.click("closeSheet"));
    QTRY_VERIFY(!pilot.find("fairPlayVerdict"));
    QVERIFY(pilot.click("replayEnd"));
    QVERIFY(!pilot.find("fairPlayButton"));
    QVERIFY(pilot.click("replayBack"));
    QTRY_VERIFY(pilot.find("fairPlayButton"));
    QVERIFY(pilot.session().fairPlay()->verdict().isEmpty()); // of another moment
}

void TestFairPlay::so_it_is_in_canal_mania()
{
    Pilot pilot(BoardView::flat);
    const QVariantMap josiah{{"player", "greedy"}, {"name", "Josiah"}};
    pilot.app().canal()->newGame({josiah, josiah, josiah}, "short", "5");
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("endReplayButton"), patience);
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("endReplayButton"));
    QTRY_VERIFY(pilot.find("fairPlayButton"));
    pilot.app().canalSession()->replay()->goTo(early);
    QVERIFY(pilot.waitForFrame());
    check(pilot);
    QCOMPARE(pilot.textOf("fairPlayVerdict"),
             "Josiah made the same choice every time: hidden cards made no difference. It is also the choice "
             "made in the game.");
    const QStringList answers = pilot.app().canalSession()->fairPlay()->answers();
    QCOMPARE(answers.size(), 6);
    QCOMPARE(answers.first(), QString("Cards as they were: Josiah keeps the card secret."));
    QVERIFY(pilot.click("closeSheet"));
    pilot.app().canal()->leave();
}

void TestFairPlay::it_is_done_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    watch(pilot);
    QCOMPARE(Inspector(pilot).unnamed().join(", "), QString());
    QCOMPARE(Inspector(pilot).traps().join(", "), QString());
    pilot.find("fairPlayButton")->forceActiveFocus(Qt::TabFocusReason);
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("fairPlayVerdict"), patience);
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("fairPlayVerdict"));
    QVERIFY(pilot.find("fairPlayButton")->hasActiveFocus());
    pilot.key(Qt::Key_Right);
    QCOMPARE(pilot.session().replay()->move(), early + 1);
}

void TestFairPlay::another_choice_in_the_game_is_explained()
{
    Pilot pilot(BoardView::flat);
    watchEdited(pilot, "apprentice");
    goToLivias(pilot);
    check(pilot);
    const QString verdict = pilot.textOf("fairPlayVerdict");
    QVERIFY2(verdict.startsWith("Livia made the same choice every time") &&
                 verdict.contains("In the game the choice was different: Livia"),
             qPrintable(verdict));
}

void TestFairPlay::it_can_be_cancelled()
{
    Pilot pilot(BoardView::flat);
    watchEdited(pilot, "master");
    goToLivias(pilot);
    const app::FairPlayCheck& fairPlay = *pilot.session().fairPlay();
    QVERIFY(pilot.click("fairPlayButton"));
    QTRY_VERIFY(pilot.find("fairPlayWork"));
    QVERIFY(fairPlay.running());
    QVERIFY(pilot.click("fairPlayWork"));
    QVERIFY(!fairPlay.running());
    QVERIFY(pilot.click("fairPlayWork"));
    QVERIFY(fairPlay.running());
    QVERIFY(pilot.click("closeSheet"));
    QTRY_VERIFY(!pilot.find("fairPlaySheet"));
    QVERIFY(!fairPlay.running());
}

void TestFairPlay::people_are_not_asked()
{
    Pilot pilot(BoardView::flat);
    watchEdited(pilot, "human");
    app::Replay& replay = *pilot.session().replay();
    for (; replay.move() < replay.moves(); replay.step(1)) {
        const bool isLivias = pilot.session().record()->moves[std::size_t(replay.move())].seat == 0;
        QCOMPARE(pilot.session().fairPlay()->player(), isLivias ? QString() : "Gaius");
    }
}

void TestFairPlay::nobody_is_asked_whom_this_program_does_not_know()
{
    Pilot pilot(BoardView::flat);
    watchEdited(pilot, "sage");
    app::Replay& replay = *pilot.session().replay();
    QVERIFY(replay.moves() > 0);
    for (; replay.move() < replay.moves(); replay.step(1)) {
        const bool isLivias = pilot.session().record()->moves[std::size_t(replay.move())].seat == 0;
        QCOMPARE(pilot.session().fairPlay()->player(), isLivias ? QString() : "Gaius");
    }
}

void TestFairPlay::nobody_is_asked_before_the_end()
{
    Pilot pilot(BoardView::flat);
    watchEdited(pilot, "random", 2);
    QVERIFY(!pilot.find("fairPlayButton"));
    QCOMPARE(pilot.session().fairPlay()->player(), QString());
}

void TestFairPlay::it_fits_every_language_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const char* language : {"it", "fr", "nl", "en"}) {
        QTest::addRow("%s small", language) << language << QSize(1024, 640) << 100;
        QTest::addRow("%s usual", language) << language << QSize(1280, 800) << 100;
        QTest::addRow("%s large", language) << language << QSize(1280, 800) << 200;
    }
}

void TestFairPlay::it_fits_every_language()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(language);
    pilot.preferences().setTextSize(text);
    QVERIFY(pilot.resize(size));
    watch(pilot);
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    check(pilot);
    QVERIFY(pilot.waitForFrame());
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    QCOMPARE(Inspector(pilot).unnamed().join(", "), QString());
    pilot.preferences().setTextSize(100);
    pilot.preferences().setLanguage("en");
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    const QString variant = writeShortGame(sandbox);
    writeShortCanals(sandbox);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestFairPlay test(sandbox, variant);
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fair_play.moc"
