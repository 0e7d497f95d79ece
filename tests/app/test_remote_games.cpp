// What the program does with a game that is played elsewhere, on a server: it is on the table, and once it is
// over it is among the saved games and in the statistics.
#include "capitol/table/table_capitol.h"
#include "program_test.h"
#include "server_process.h"
#include "table_fixture.h"
#include "visitor.h"

#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_LINUX
#include <atomic>
#include <sys/syscall.h>
#include <unistd.h>
#endif

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

#ifdef Q_OS_LINUX
namespace {

std::atomic<Qt::HANDLE> s_window = nullptr;
std::atomic<int> s_inWindow = 0; // the disk was waited for there

} // namespace

extern "C" int fsync(int descriptor)
{
    s_inWindow += QThread::currentThreadId() == s_window;
    return int(::syscall(SYS_fsync, descriptor));
}
#endif

namespace {

// Somebody else, with a table to play at.
struct Companion : Visitor
{
    using Visitor::Visitor;
    // Once the game has begun.
    void sitDown()
    {
        QVERIFY(QTest::qWaitFor([this] { return together.playing(); }, patienceForAll));
        session.join(together.table()->makeMatch<PlayableCapitol, TableCapitol>(),
                     together.table()->draftFile());
    }
    ~Companion() { session.leave(); }

    GameSession session;
};

void act(GameSession& session, app::Pilot& pilot)
{
    if (session.canNext())
        session.next();
    else if (session.humanToMove())
        pilot.move(session);
}

bool isOver(GameSession& session)
{
    return session.state()->phase() == TableState::Phase::Over && !session.canNext();
}

} // namespace

class TestRemoteGames : public ProgramTest
{
    Q_OBJECT

    Together& together() { return *app->together(); }

    // Somebody makes a table on the server and sits at it.
    static void create(Together& at, const Server& server)
    {
        QVERIFY(at.go(QString("127.0.0.1:%1").arg(server.port())));
        QTRY_COMPARE_WITH_TIMEOUT(at.state(), Together::Browsing, patienceForAll);
        at.create("capitol", "dutch", 2, true, "none", 0, false);
        QTRY_VERIFY_WITH_TIMEOUT(at.room() && at.room()->seat() == 0, patienceForAll);
    }
    // Somebody else takes the other seat, and the game begins.
    static void beginWith(Together& host, Companion& guest)
    {
        QVERIFY(guest.together.go(host.room()->link()));
        QVERIFY(guest.reaches(Together::Sitting));
        guest.together.room()->take(1);
        QVERIFY(guest.sits(1));
        guest.together.room()->setReady(true);
        QTRY_COMPARE_WITH_TIMEOUT(host.room()->missing(), QString(), patienceForAll);
        host.room()->start();
        guest.sitDown();
    }
    // By all who may; who looks on sees the end, too.
    static void playToTheEnd(const std::vector<GameSession*>& sessions)
    {
        app::Pilot pilot(1);
        QVERIFY(QTest::qWaitFor(
            [&] {
                for (GameSession* session : sessions)
                    act(*session, pilot);
                return std::all_of(sessions.begin(), sessions.end(),
                                   [](GameSession* session) { return isOver(*session); });
            },
            patienceForAll));
    }
    QByteArray kept() const { return Sandbox::read(path("data/games/" + savedGames().value(0))); }

    QTemporaryDir m_folder;

private slots:
    void init()
    {
        begin();
        app->preferences()->setLanguage("en");
        app->preferences()->setPlayerName("Anna");
    }
    void cleanup() { end(); }

    void a_game_that_is_over_is_kept_and_counted()
    {
        app->capitol()->newGame(
            {QVariantMap{{"name", "Anna"}, {"player", "human"}}, QVariantMap{{"player", "random"}}},
            "schmidt", "7");
        app->capitol()->leave();
        const Server server(m_folder.path());
        create(together(), server);
        Companion livia(testLibrary(), path("livia"), "Livia");
        beginWith(together(), livia);
        playToTheEnd({app->session(), &livia.session});

        QVERIFY(app->remoteTable()->proven());
        QTRY_COMPARE(together().mine()->count(), 0);
        QCOMPARE(savedGames().size(), 1);
        QCOMPARE(kept(), QByteArray::fromStdString(print_record(*app->session()->record())));
        QVERIFY(app->capitol()->canContinue()); // the game here, which is not over
        GameStatistics& statistics = *app->capitol()->statistics();
        statistics.read();
        QVERIFY(settled(statistics).rows()->count() > 0);
        QCOMPARE(value(*statistics.rows(), 0, "games").toInt(), 1); // this person's, nobody else's
        QVERIFY(!everythingIn(*statistics.rows()).contains("Livia"));

        app->capitol()->leave();
        app->openRecord(QUrl::fromLocalFile(path("data/games/" + savedGames().first())));
        QVERIFY(app->session()->replay()->watching());

        app->review()->setIterations(2);
        app->review()->start(); // its record has all hands
        QTRY_VERIFY_WITH_TIMEOUT(app->review()->ready(), patienceForAll);
        QCOMPARE(app->review()->moves(), app->session()->replay()->moves());
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void who_looks_on_sees_it_to_the_end_and_keeps_it()
    {
        const Server server(m_folder.path());
        Companion marcus(testLibrary(), path("marcus"), "Marcus");
        create(marcus.together, server);
        Companion livia(testLibrary(), path("livia"), "Livia");
        beginWith(marcus.together, livia);
        marcus.sitDown();
        QVERIFY(together().go(marcus.together.room()->link()));
        QTRY_VERIFY_WITH_TIMEOUT(app->remoteTable() && app->session()->active(), patienceForAll);
        QCOMPARE(app->remoteTable()->seat(), -1);
        QCOMPARE(together().mine()->count(), 0);
        QSignalSpy asked(app->remoteTable(), &RemoteTable::askedChanged);
        playToTheEnd({app->session(), &livia.session, &marcus.session});

        QVERIFY(asked.isEmpty());
        QVERIFY(app->remoteTable()->proven());
        QTRY_COMPARE(kept(), QByteArray::fromStdString(print_record(*livia.session.record())));
        QCOMPARE(savedGames().size(), 1);
        app->capitol()->statistics()->read();
        QCOMPARE(settled(*app->capitol()->statistics()).rows()->count(), 0);
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void a_table_that_is_left_is_found_in_the_list()
    {
        const Server server(m_folder.path());
        create(together(), server);
        Companion livia(testLibrary(), path("livia"), "Livia");
        beginWith(together(), livia);
        QTRY_VERIFY_WITH_TIMEOUT(app->session()->active(), patienceForAll);
        app->capitol()->leave();
        QTRY_COMPARE(together().state(), Together::Idle);
        QVERIFY(savedGames().isEmpty());
        restart();
        together().setOpen(true);
        QCOMPARE(together().mine()->count(), 1);
        together().resume(0);
        QTRY_VERIFY_WITH_TIMEOUT(app->session()->active(), patienceForAll);
        playToTheEnd({app->session(), &livia.session});
        QTRY_COMPARE(together().mine()->count(), 0);
        QCOMPARE(savedGames().size(), 1);
    }

#ifdef Q_OS_LINUX
    void the_window_does_not_wait_for_the_disk()
    {
        const Server server(m_folder.path());
        create(together(), server);
        Companion livia(testLibrary(), path("livia"), "Livia");
        beginWith(together(), livia);
        QTRY_VERIFY_WITH_TIMEOUT(app->session()->active(), patienceForAll);
        s_window = QThread::currentThreadId();
        s_inWindow = 0;
        playToTheEnd({app->session(), &livia.session});
        QTRY_COMPARE(together().mine()->count(), 0);
        QCOMPARE(s_inWindow, 0);
    }
#endif

    // It leads there again once the disk takes it.
    void a_seat_stays_until_the_record_is_kept()
    {
        const QString games = path("data/games");
        QVERIFY(QDir().rmdir(games));
        Sandbox::write(games, "a file where the folder should be");
        const Server server(m_folder.path());
        create(together(), server);
        Companion livia(testLibrary(), path("livia"), "Livia");
        beginWith(together(), livia);
        QTRY_VERIFY_WITH_TIMEOUT(app->session()->active(), patienceForAll);
        playToTheEnd({app->session(), &livia.session});
        QTRY_COMPARE(errors.size(), 1);
        app->capitol()->leave();
        QTRY_COMPARE(together().state(), Together::Idle);
        QCOMPARE(together().mine()->count(), 1);

        QVERIFY(QFile::remove(games));
        restart();
        together().setOpen(true);
        QCOMPARE(together().mine()->count(), 1);
        together().resume(0);
        QTRY_COMPARE_WITH_TIMEOUT(together().mine()->count(), 0, patienceForAll);
        QCOMPARE(savedGames().size(), 1);
        QCOMPARE(errors.size(), 1);
    }

    void a_server_that_restarts_says_so_and_the_game_goes_on()
    {
        auto server = std::make_unique<Server>(m_folder.path());
        create(together(), *server);
        Companion livia(testLibrary(), path("livia"), "Livia");
        beginWith(together(), livia);
        QTRY_VERIFY_WITH_TIMEOUT(app->session()->active(), patienceForAll);
        const RemoteTable& table = *app->remoteTable();
        server->stop();
        QTRY_VERIFY_WITH_TIMEOUT(table.cut(), patienceForAll);
        QVERIFY2(table.cutText().contains("restarting"), qPrintable(table.cutText()));
        QTest::qWait(3000); // others try in vain meanwhile
        QVERIFY2(table.cutText().contains("restarting"), qPrintable(table.cutText()));
        const quint16 port = server->port();
        server = std::make_unique<Server>(m_folder.path(), QStringList(), port);
        QTRY_VERIFY_WITH_TIMEOUT(!table.cut(), patienceForAll);
        QCOMPARE(table.cutText(), QString());
        playToTheEnd({app->session(), &livia.session});
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    static QString everythingIn(const QAbstractItemModel& rows)
    {
        QStringList all;
        for (int row = 0; row < rows.rowCount(); ++row)
            all.append(value(rows, row, "name").toString());
        return all.join('\n');
    }
};

QTEST_MAIN(TestRemoteGames)
#include "test_remote_games.moc"
