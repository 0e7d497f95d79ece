// Computer players and a bot that come to a capitol-server over real sockets, and play whole games.
#include "server_process.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWebSocket>
#include <QWebSocketServer>

using capitol::test::patience;
using capitol::test::Server;

namespace {

constexpr int whole_game = 240000; // milliseconds, on a machine that has other work

// A program that plays.
class Guest
{
public:
    Guest(const QString& program, const QStringList& arguments)
    {
        m_process.setProcessChannelMode(QProcess::SeparateChannels);
        m_process.start(program, arguments);
    }
    ~Guest()
    {
        m_process.kill();
        m_process.waitForFinished(patience);
    }
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    // The next line of its output; empty if none comes.
    QString line()
    {
        const bool is_there = QTest::qWaitFor([this] { return m_process.canReadLine(); }, patience);
        return is_there ? QString::fromUtf8(m_process.readLine()).trimmed() : QString();
    }
    // Its exit status, or -1.
    int end()
    {
        const bool ended =
            QTest::qWaitFor([this] { return m_process.state() == QProcess::NotRunning; }, whole_game);
        m_said += m_process.readAllStandardError();
        return ended && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    bool has_said(const QByteArray& text)
    {
        m_said += m_process.readAllStandardError();
        return m_said.contains(text);
    }
    bool says(const QByteArray& text)
    {
        return QTest::qWaitFor([&] { return has_said(text); }, patience);
    }
    const QByteArray& said() const { return m_said; }

private:
    QProcess m_process;
    QByteArray m_said;
};

QStringList join(const Server& server, const QStringList& more)
{
    return QStringList{"join", server.url().toString()} + more;
}

int records_in(const QString& folder, const QString& suffix = ".capitol")
{
    return static_cast<int>(QDir(folder).entryList({"*" + suffix}).size());
}

} // namespace

class TestJoin : public QObject
{
    Q_OBJECT

private slots:
    void two_players_play_a_game()
    {
        const QTemporaryDir folder;
        const Server server(folder.path());
        Guest host(CAPITOL_CLI,
                   join(server, {"--create", "--variant", "dutch", "--player", "greedy", "--name", "Anna"}));
        const QString table = host.line();
        QVERIFY2(!table.isEmpty(), host.said().constData());
        Guest other(CAPITOL_CLI, join(server, {"--table", table, "--player", "random", "--name", "Bruno"}));
        QVERIFY2(host.end() == 0, host.said().constData());
        QVERIFY2(other.end() == 0, other.said().constData());
        QCOMPARE(records_in(folder.path()), 1);
        QVERIFY(host.has_said("the game is over"));
    }

    void the_other_game_is_played()
    {
        const QTemporaryDir folder;
        const Server server(folder.path(), {"--game", "canal-mania"});
        const QStringList canal{"--game", "canal-mania", "--player", "greedy"};
        Guest host(CAPITOL_CLI,
                   join(server, canal + QStringList{"--create", "--seats", "3", "--name", "Anna"}));
        const QString table = host.line();
        QVERIFY2(!table.isEmpty(), host.said().constData());
        Guest stranger(CAPITOL_CLI, join(server, {"--table", table}));
        QCOMPARE(stranger.end(), 1);
        QVERIFY(stranger.has_said("another game"));
        Guest second(CAPITOL_CLI, join(server, canal + QStringList{"--table", table, "--name", "Bruno"}));
        Guest third(CAPITOL_CLI, join(server, canal + QStringList{"--table", table, "--name", "Carla"}));
        for (Guest* one : {&host, &second, &third})
            QVERIFY2(one->end() == 0, one->said().constData());
        QCOMPARE(records_in(folder.path(), ".canal"), 1);
    }

    void any_table_will_do_game_after_game()
    {
        const QTemporaryDir folder;
        const Server server(folder.path());
        Guest host(CAPITOL_CLI,
                   join(server, {"--create", "--player", "random", "--name", "Anna", "--games", "3"}));
        Guest other(CAPITOL_CLI,
                    join(server, {"--any", "--player", "random", "--name", "Bruno", "--games", "3"}));
        QVERIFY2(host.end() == 0, host.said().constData());
        QVERIFY2(other.end() == 0, other.said().constData());
        QCOMPARE(records_in(folder.path()), 3);
    }

    void the_game_goes_on_after_the_servers_end()
    {
        const QTemporaryDir folder;
        auto server = std::make_unique<Server>(folder.path());
        const quint16 port = server->port();
        // A choice takes the apprentice some time, so that there is a game to cut.
        Guest host(CAPITOL_CLI, join(*server, {"--create", "--player", "apprentice", "--name", "Anna"}));
        const QString table = host.line();
        Guest other(CAPITOL_CLI,
                    join(*server, {"--table", table, "--player", "apprentice", "--name", "Bruno"}));
        const QString journal = folder.filePath(table + ".journal");
        const auto choices = [&journal] {
            QFile file(journal);
            return file.open(QIODevice::ReadOnly) ? file.readAll().count(R"("do":"play")") : 0;
        };
        QVERIFY(QTest::qWaitFor([&] { return choices() >= 3; }, patience));
        server->kill();
        const auto before = choices();
        QVERIFY(host.says("the line is cut") && other.says("the line is cut"));
        server = std::make_unique<Server>(folder.path(), QStringList(), port);
        QVERIFY2(host.end() == 0, host.said().constData());
        QVERIFY2(other.end() == 0, other.said().constData());
        QCOMPARE(records_in(folder.path()), 1);
        QFile record(folder.filePath(table + ".capitol"));
        QVERIFY(record.open(QIODevice::ReadOnly));
        QVERIFY(record.readAll().count("\n- ") > before);
    }

    void what_cannot_be_is_refused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::newRow("no such table") << QStringList{"--table", "aaaaaaaaaaaaaaaa"} << 1;
        QTest::newRow("no such variant") << QStringList{"--create", "--variant", "none"} << 1;
        QTest::newRow("no such player") << QStringList{"--any", "--player", "none"} << 2;
        QTest::newRow("nowhere to go") << QStringList{} << 2;
        QTest::newRow("two ways to go") << QStringList{"--any", "--create"} << 2;
        QTest::newRow("a certificate for nothing")
            << QStringList{"--any", "--certificate", QString(64, 'a')} << 2;
        QTest::newRow("a name too long") << QStringList{"--any", "--name", QString(99, 'a')} << 1;
    }
    void what_cannot_be_is_refused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        const QTemporaryDir folder;
        const Server server(folder.path());
        Guest guest(CAPITOL_CLI, join(server, arguments));
        QVERIFY2(guest.end() == status, guest.said().constData());
        QVERIFY(!guest.said().isEmpty());
    }
    void who_is_not_there_is_said()
    {
        Guest guest(CAPITOL_CLI, {"join", "ws://127.0.0.1:1", "--any"});
        QCOMPARE(guest.end(), 1);
        QVERIFY(!guest.said().isEmpty());
        for (const char* url : {"http://127.0.0.1", "ws://", "ws://me@127.0.0.1", "wss://127.0.0.1/path",
                                "127.0.0.1", "ws://127.0.0.1:0"})
            QCOMPARE(Guest(CAPITOL_CLI, {"join", url, "--any"}).end(), 2);
    }

    void who_is_sent_away_comes_back_when_it_is_told()
    {
        QWebSocketServer server(QStringLiteral("stops"), QWebSocketServer::NonSecureMode);
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QElapsedTimer time;
        time.start();
        QList<qint64> visits;
        connect(&server, &QWebSocketServer::newConnection, &server, [&] {
            QWebSocket* visitor = server.nextPendingConnection();
            visitor->setParent(&server);
            connect(visitor, &QWebSocket::textMessageReceived, &server, [&, visitor] { // its greeting
                visits.append(time.elapsed());
                visitor->sendTextMessage(R"({"type":"bye","why":"server_stops","retry":3000})");
                visitor->close();
            });
        });
        const Guest guest(CAPITOL_CLI, {"join", server.serverUrl().toString(), "--any"});
        QTRY_COMPARE_WITH_TIMEOUT(visits.size(), 2, patience);
        QCOMPARE_GE(visits[1] - visits[0], 2850); // a coarse timer may be early by a twentieth
    }

    void a_bot_plays_with_what_it_is_told()
    {
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty())
            QSKIP("no python3");
        const QTemporaryDir folder;
        auto server = std::make_unique<Server>(folder.path());
        const quint16 port = server->port();
        Guest bot(python, {CAPITOL_BOT, server->url().toString(), "--create", "schmidt", "--name", "bot"});
        const QString table = bot.line();
        QVERIFY2(!table.isEmpty(), bot.said().constData());
        Guest other(CAPITOL_CLI,
                    join(*server, {"--table", table, "--player", "apprentice", "--name", "Bruno"}));
        QVERIFY(other.says("at table"));
        QTest::qWait(1000);
        server->kill(); // it comes back after a cut, too
        server = std::make_unique<Server>(folder.path(), QStringList(), port);
        QVERIFY2(bot.end() == 0, bot.said().constData());
        QVERIFY2(other.end() == 0, other.said().constData());
        QVERIFY(bot.line().startsWith("scores "));
        QCOMPARE(records_in(folder.path()), 1);
    }
};

QTEST_GUILESS_MAIN(TestJoin)
#include "test_join.moc"
