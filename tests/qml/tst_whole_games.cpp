// Games at the pace of a first start, from the start page to the end page and back: a short one by mouse and
// by keyboard.
//
// CAPITOL_WHOLE_GAMES=N plays N whole games against three computer players instead, on both boards, in every
// language, at several sizes; CAPITOL_PICTURES=FOLDER keeps a picture of the window every three seconds. Both
// boards need a screen.
#include "keyboard_player.h"
#include "needs_depth.h"
#include "short_game.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::TableState;

namespace {

struct Setting
{
    const char* language;
    QSize size;
    int text; // per cent
};

constexpr int usualPace = 1;
constexpr int pauseToLook = 600;     // milliseconds: what decides answers by then
constexpr int longestWait = 120'000; // milliseconds: the others build on after one has passed

const std::array settings{Setting{"en", {1280, 800}, 100},  Setting{"it", {1024, 640}, 100},
                          Setting{"fr", {1920, 1080}, 100}, Setting{"nl", {1024, 640}, 200},
                          Setting{"fr", {1280, 800}, 200},  Setting{"en", {1920, 1080}, 200},
                          Setting{"nl", {1280, 800}, 100},  Setting{"it", {1920, 1080}, 100}};

// Every three seconds, if pictures are wanted.
class Album : public QObject
{
public:
    explicit Album(Pilot& pilot, const QString& name) : m_pilot(pilot), m_name(name)
    {
        if (!m_folder.isEmpty() && QDir().mkpath(m_folder))
            startTimer(3000);
    }

protected:
    void timerEvent(QTimerEvent* /*event*/) override
    {
        const QString name = QString("%1-%2.png").arg(m_name).arg(++m_taken, 3, 10, QLatin1Char('0'));
        m_pilot.window().grabWindow().save(QDir(m_folder).filePath(name));
    }

private:
    Pilot& m_pilot;
    QString m_folder = qEnvironmentVariable("CAPITOL_PICTURES");
    QString m_name;
    int m_taken = 0;
};

} // namespace

class TestWholeGames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup();

    void a_game_at_the_usual_pace_data();
    void a_game_at_the_usual_pace();

private:
    static void playToTheEnd(Pilot& pilot, const std::function<bool()>& act);
};

void TestWholeGames::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestWholeGames::a_game_at_the_usual_pace_data()
{
    QTest::addColumn<BoardView>("board");
    QTest::addColumn<bool>("keyboard");
    QTest::addColumn<int>("setting");
    const int games = qEnvironmentVariableIntValue("CAPITOL_WHOLE_GAMES");
    for (int game = 0; game < games; ++game)
        QTest::addRow("game-%d", game + 1) << (game % 2 ? BoardView::flat : BoardView::deep) << (game % 4 > 1)
                                           << (game + game / int(settings.size())) % int(settings.size());
    if (games > 0)
        return;
    QTest::newRow("mouse") << BoardView::flat << false << 0;
    QTest::newRow("keyboard") << BoardView::flat << true << 1;
}

// Says how long one had to wait for the others at most.
void TestWholeGames::playToTheEnd(Pilot& pilot, const std::function<bool()>& act)
{
    const auto over = [&] { return pilot.find("rematchButton") != nullptr; };
    qint64 longest = 0;
    QElapsedTimer time;
    while (!over()) {
        time.start();
        QVERIFY(QTest::qWaitFor([&] { return over() || pilot.isAsked(); }, longestWait));
        longest = std::max(longest, time.elapsed());
        QTest::qWait(pauseToLook);
        if (!over() && !act())
            QTRY_VERIFY(over() || pilot.isAsked());
    }
    qInfo("The longest wait: %lld ms", longest);
}

void TestWholeGames::a_game_at_the_usual_pace()
{
    QFETCH(BoardView, board);
    QFETCH(bool, keyboard);
    QFETCH(int, setting);
    const bool whole = qEnvironmentVariableIsSet("CAPITOL_WHOLE_GAMES");
    const Setting& wanted = settings.at(std::size_t(setting));
    Pilot pilot(board);
    if (board == BoardView::deep)
        CAPITOL_NEEDS_DEPTH(pilot);
    pilot.preferences().setTextSize(wanted.text);
    pilot.preferences().setLanguage(wanted.language);
    QVERIFY(pilot.resize(wanted.size));
    pilot.preferences().setAnimationPace(usualPace);
    pilot.setGraceTime(500);
    const Album album(pilot, QTest::currentDataTag());
    QElapsedTimer time;
    time.start();
    if (whole)
        QVERIFY(pilot.click("playButton"));
    else
        pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                       "short", "3");
    KeyboardPlayer player(pilot);
    playToTheEnd(pilot, [&] { return keyboard ? player.act() : pilot.act(); });
    if (QTest::currentTestFailed())
        return;
    qInfo("The game: %lld s", time.elapsed() / 1000);
    QCOMPARE(pilot.session().state()->phase(), TableState::Phase::Over);
    QTest::qWait(pauseToLook);
    QVERIFY(keyboard ? player.goTo("endLeaveButton") : pilot.click("endLeaveButton"));
    if (keyboard)
        pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.find("playButton"));
    pilot.preferences().setAnimationPace(0);
    pilot.preferences().setTextSize(100);
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    writeShortGame(sandbox);
    qputenv("QTEST_FUNCTION_TIMEOUT", "3600000"); // milliseconds
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestWholeGames test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_whole_games.moc"
