// `capitol-server` for whoever runs it: its settings, its log, what can be watched, and its ends and starts.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "served.h"
#endif

#include <QTcpServer>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

using namespace capitol::test;

namespace {

// A run that ends by itself.
struct Outcome
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};
Outcome run(const QStringList& arguments)
{
    QProcess process;
    process.start(CAPITOL_SERVER, arguments);
    process.waitForFinished(patience);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void write(const QString& name, const QByteArray& text)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

// What comes until the other side closes the line.
QByteArray ask(quint16 port, const QByteArray& request)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    socket.write(request);
    const auto closed = [&] { return socket.state() == QAbstractSocket::UnconnectedState; };
    return QTest::qWaitFor(closed, patience) ? socket.readAll() : QByteArray();
}
QByteArray get(quint16 port, const QByteArray& path)
{
    return ask(port, "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
}

// A server with an address for metrics.
class Watched
{
public:
    explicit Watched(const QString& folder)
        : m_server(folder, {"--metrics", "127.0.0.1:0"}),
          m_port(static_cast<quint16>(m_server.wait_for("metrics").value("port", 0)))
    {
    }
    Server& server() { return m_server; }
    quint16 port() const { return m_port; }

private:
    Server m_server;
    quint16 m_port;
};

// Anna at a table of hers, with a computer player; its id and her token.
struct Seated
{
    std::string table;
    std::string token;
};
Seated sit_down(Client& anna)
{
    anna.greet("Anna");
    Seated seated;
    seated.table = anna.ask({{"type", "create"}, {"variant", "schmidt"}, {"seats", 2}}).value("table", "");
    seated.token = anna.ask({{"type", "seat"}, {"do", "take"}, {"seat", 1}}).value("token", "");
    anna.ask({{"type", "seat"}, {"do", "computer"}, {"seat", 2}, {"player", "random"}});
    return seated;
}

#ifdef Q_OS_LINUX
// Where a program tells how it is doing.
class Notified
{
public:
    explicit Notified(const QString& file)
        : m_name(file.toStdString()), m_socket(::socket(AF_UNIX, SOCK_DGRAM, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        m_name.copy(address.sun_path, sizeof address.sun_path - 1);
        ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    }
    ~Notified() { ::close(m_socket); }
    Notified(const Notified&) = delete;
    Notified& operator=(const Notified&) = delete;

    const std::string& name() const { return m_name; }
    // What it says next, but for its heartbeat.
    std::string next() const
    {
        char text[100];
        const auto waits = [&] {
            const auto size = ::recv(m_socket, text, sizeof text, MSG_DONTWAIT);
            m_said.assign(text, static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
            return size > 0 && m_said != "WATCHDOG=1";
        };
        return QTest::qWaitFor(waits, patience) ? m_said : std::string();
    }

private:
    const std::string m_name;
    const int m_socket;
    mutable std::string m_said;
};
#endif

} // namespace

class TestOperation : public QObject
{
    Q_OBJECT

private slots:
    void help_tells_how_it_is_called()
    {
        const Outcome help = run({"--help"});
        QCOMPARE(help.status, 0);
        QVERIFY2(help.out.contains("\nUsage: capitol-server [OPTIONS]"), help.out.constData());
    }

    void one_address_opens_so_many_tables()
    {
        QTemporaryDir folder;
        Server server(folder.path(), {"--tables-each", "1"});
        Client anna(server.url());
        QVERIFY(anna.connected());
        QVERIFY(!sit_down(anna).table.empty());
        Client bruno(server.url());
        QVERIFY(bruno.connected());
        bruno.greet("Bruno");
        const json answer = bruno.ask({{"type", "create"}, {"variant", "schmidt"}, {"seats", 2}});
        QCOMPARE(answer.value("code", ""), std::string("full"));
    }

    void the_default_settings_can_be_taken_up()
    {
        QTemporaryDir folder;
        const Outcome printed = run({"--print-config"});
        QCOMPARE(printed.status, 0);
        write(folder.filePath("server.yaml"), printed.out);
        Server server(folder.path(), {"--config", folder.filePath("server.yaml")});
        QVERIFY(server.port() != 0);
        QCOMPARE(server.stop(), 0);
    }

    void flags_win_over_the_file()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("server.yaml");
        write(file, "listen: [\"127.0.0.1:0\", \"[::1]:0\"]\nconnections: 1\nlog: logfmt\ndata: " +
                        folder.path().toUtf8() + "\n");
        {
            Server server(folder.path(), {"--config", file, "--log", "json"});
            Client first(server.url());
            QVERIFY(first.connected());
            Client second(server.url());
            QVERIFY(second.closed());
        }
        Server server(folder.path(), {"--config", file, "--log", "json", "--connections", "2"});
        Client first(server.url());
        Client second(server.url());
        QVERIFY(first.connected() && second.connected());
        first.greet("Anna");
        second.greet("Bruno");
        QVERIFY(second.ask({{"type", "ping"}})["type"] == json("pong"));
    }

    void what_is_wrong_with_the_file_is_said_with_its_place_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* text, const char* message) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(message);
        };
        row("an unknown key", "log: json\nconection: 3\n", ":2:1: conection: ");
        row("its cure", "conections: 3\n", "connections");
        row("no number", "tables: many\n", ":1:9: tables: found \"many\", allowed: a whole number 1..100000");
        row("too large", "thinkers: 65\n", ":1:11: thinkers: found ");
        row("no address", "listen: example.org:80\n", ":1:9: listen: found \"example.org:80\"");
        row("one of several", "listen:\n  - 127.0.0.1:0\n  - 127.0.0.1\n", ":3:5: listen: ");
        row("brackets are missing", "metrics: ::1:80\n", "[::1]:7411");
        row("a folder that is not there", "data: /nonexistent\n", "a folder that is there");
        row("a word", "log: xml\n", "json or logfmt");
        row("no YAML", "log: [\n", ":");
        row("twice", "log: json\nlog: json\n", ":2:1: log");
        row("a flag", "plain_text: yes please\n", "true or false");
    }
    void what_is_wrong_with_the_file_is_said_with_its_place()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        QTemporaryDir folder;
        const QString file = folder.filePath("server.yaml");
        write(file, text);
        const Outcome outcome = run({"--config", file, "--data", folder.path(), "--listen", "127.0.0.1:0"});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("server.yaml") && outcome.err.contains(message), outcome.err);
    }

    // From the records, as they are now.
    void finished_games_are_listed()
    {
        QTemporaryDir folder;
        const auto keep = [&](const char* record, const char* id, const QByteArray& name) {
            QFile file(QStringLiteral(CAPITOL_RECORDS "/") + QLatin1String(record));
            QVERIFY(file.open(QIODevice::ReadOnly));
            write(folder.filePath(QLatin1String(id)), file.readAll().replace("Seat 1", name));
        };
        const auto games = [&](const QStringList& more = {}) {
            return run(QStringList{"games", folder.path()} + more);
        };
        keep("dutch-2.capitol", "aaaaaaaaaaaaaaaa.capitol", "Änne");
        keep("schmidt-3.capitol", "bbbbbbbbbbbbbbbb.capitol", "Bruno\\u202E");
        write(folder.filePath("cccccccccccccccc.capitol"), "capitol: 1\n");
        const Outcome all = games();
        QCOMPARE(all.status, 0);
        QCOMPARE(all.out.count('\n'), 2);
        QVERIFY2(all.out.contains("aaaaaaaaaaaaaaaa.capitol  dutch  Änne "), all.out);
        QVERIFY2(all.out.contains("⟨U+202E⟩ ") && all.out.contains(" (won)"), all.out);
        QVERIFY2(all.err.contains("cccccccccccccccc") && games().err == all.err, all.err);
        QCOMPARE(games({"--player", "ÄNNE"}).out.count('\n'), 1);
        QCOMPARE(games({"--variant", "schmidt"}).out.count("bbbbbbbbbbbbbbbb"), 1);
        QCOMPARE(games({"--since", "2999-01-01"}).out, QByteArray());
        QCOMPARE(games({"--since", "soon"}).status, 2);
        const json first = json::parse(games({"--json", "--player", "seat 3"}).out.toStdString());
        QVERIFY(first["file"] == json("bbbbbbbbbbbbbbbb.capitol") && first["seats"].size() == 3);

        write(folder.filePath("games.sqlite"), "damaged");
        QVERIFY(games().out == all.out);
        keep("dutch-2.capitol", "aaaaaaaaaaaaaaaa.capitol", "Somebody else");
        QVERIFY(QFile::remove(folder.filePath("bbbbbbbbbbbbbbbb.capitol")));
        QVERIFY(QFile::remove(folder.filePath("cccccccccccccccc.capitol")));
        const Outcome now = games();
        QVERIFY2(now.err.isEmpty() && now.out.count('\n') == 1 && now.out.contains("Somebody else"), now.out);
        QCOMPARE(QFile(folder.filePath("games.sqlite")).permissions() & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void metrics_count_and_name_nobody()
    {
        QTemporaryDir folder;
        Watched watched(folder.path());
        Client anna(watched.server().url());
        QVERIFY(anna.connected());
        const Seated seated = sit_down(anna);
        anna.ask({{"type", "seat"}, {"do", "take"}, {"seat", 2}});
        const QByteArray metrics = get(watched.port(), "/metrics");
        QVERIFY2(metrics.startsWith("HTTP/1.1 200 OK\r\n"), metrics);
        for (const char* line :
             {"\ncapitol_tables 1\n", "\ncapitol_connections 1\n", "\ncapitol_told_seconds_count 3\n",
              "\ncapitol_journal_seconds_bucket{le=\"+Inf\"} 3\n",
              "\ncapitol_refusals_total{code=\"seated\"} 1\n", "\ncapitol_storage_up 1\n"})
            QVERIFY2(metrics.contains(line), line + metrics);
        for (const std::string& secret : {seated.table, seated.token, std::string("Anna")})
            QVERIFY(!metrics.contains(secret.c_str()));
    }

    void health_is_over()
    {
        QTemporaryDir folder;
        Watched watched(folder.path());
        for (int i = 0; i < 40; ++i) // more than may be open at once
            QVERIFY(get(watched.port(), "/health").startsWith("HTTP/1.1 200 OK\r\n"));
        QVERIFY(get(watched.port(), "/else").startsWith("HTTP/1.1 404 "));
        QVERIFY(ask(watched.port(), "POST /health HTTP/1.1\r\n\r\n").startsWith("HTTP/1.1 405 "));
    }

#ifdef Q_OS_LINUX
    // A disk that takes nothing is told by /health as well as to the table.
    void health_says_that_nothing_can_be_stored()
    {
        QTemporaryDir folder;
        Watched watched(folder.path());
        Client anna(watched.server().url());
        QVERIFY(anna.connected());
        sit_down(anna);
        const QString pid = QString::number(watched.server().process().processId());
        QCOMPARE(QProcess::execute("prlimit", {"--pid", pid, "--fsize=1:"}), 0);
        anna.send({{"type", "start"}});
        QVERIFY(anna.closed());
        QVERIFY(get(watched.port(), "/health").startsWith("HTTP/1.1 503 "));
        QCOMPARE(QProcess::execute("prlimit", {"--pid", pid, "--fsize=unlimited:"}), 0);
        const auto is_well = [&] { return get(watched.port(), "/health").startsWith("HTTP/1.1 200 "); };
        QVERIFY(QTest::qWaitFor(is_well, patience));
    }
#endif

    void hostile_requests_end_alone()
    {
        QTemporaryDir folder;
        Watched watched(folder.path());
        QVERIFY(ask(watched.port(), QByteArray(100'000, 'x')).startsWith("HTTP/1.1 431 "));
        QVERIFY(ask(watched.port(), "GET /metrics\r\n\r\n").startsWith("HTTP/1.1 200 "));
        std::vector<std::unique_ptr<Raw>> slow; // none of them says all
        for (int i = 0; i < 40; ++i) {
            slow.push_back(std::make_unique<Raw>(watched.port()));
            slow.back()->write("GET /health");
        }
        for (const auto& one : slow)
            QVERIFY(one->closed());
        QVERIFY(get(watched.port(), "/health").startsWith("HTTP/1.1 200 "));
    }

    void the_log_tells_nothing_of_games_data()
    {
        QTest::addColumn<QString>("form");
        QTest::newRow("json") << "json";
        QTest::newRow("logfmt") << "logfmt";
    }
    void the_log_tells_nothing_of_games()
    {
        QFETCH(QString, form);
        QTemporaryDir folder;
        write(folder.filePath("strange\x1b[31m.journal"), "x");
        QProcess process;
        process.setReadChannel(QProcess::StandardError);
        process.start(CAPITOL_SERVER, {"--data", folder.path(), "--listen", "127.0.0.1:0", "--log", form});
        QByteArray log;
        const QRegularExpression port("port\"?[:=](\\d+)");
        QVERIFY(QTest::qWaitFor([&] { return port.match(log += process.readAll()).hasMatch(); }, patience));
        Client anna(QUrl("ws://127.0.0.1:" + port.match(log).captured(1)));
        QVERIFY(anna.connected());
        const Seated seated = sit_down(anna);
        anna.ask({{"type", "start"}});
        anna.ask({{"type", "say"}, {"text", "Salve omnes"}});
        process.terminate();
        QVERIFY(process.waitForFinished(patience));
        log += process.readAll();
        for (const std::string& secret :
             {seated.table, seated.token, std::string("Anna"), std::string("Salve")})
            QVERIFY2(!log.contains(secret.c_str()), log);
        QVERIFY2(!log.contains('\x1b') && log.contains("\xe2\x9f\xa8U+001B\xe2\x9f\xa9"), log);
        for (const QByteArray& line : log.trimmed().split('\n'))
            QVERIFY2(line.startsWith(form == "json" ? "{\"time\":\"2" : "time=2"), line);
    }

    void what_qt_says_is_in_the_log()
    {
        QTemporaryDir folder;
        QProcess process;
        process.setReadChannel(QProcess::StandardError);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_LOGGING_RULES", "*.debug=true");
        process.setProcessEnvironment(environment);
        process.start(CAPITOL_SERVER, {"--data", folder.path(), "--listen", "127.0.0.1:0"});
        QByteArray log;
        QVERIFY(
            QTest::qWaitFor([&] { return (log += process.readAll()).contains("\"listening\""); }, patience));
        process.kill();
        QVERIFY(process.waitForFinished(patience));
        const qsizetype listening = log.indexOf("\"listening\"");
        QList<QByteArray> lines = log.first(log.lastIndexOf('\n', listening)).split('\n');
        lines.removeIf([](const QByteArray& line) {
            const json event = json::parse(line.toStdString(), nullptr, false);
            return event.is_object() && event.contains("time") &&
                   (event["event"] != "qt" || (event["level"] == "debug" && event.contains("text")));
        });
        QVERIFY2(lines.isEmpty(), lines.value(0).constData());
        QVERIFY(log.contains("\"event\":\"qt\""));
    }

#ifndef _WIN32
    // Whoever was there is told when to come back, and finds the game as it was.
    void a_restart_goes_on()
    {
        QTemporaryDir folder;
        Seated seated;
        {
            Server server(folder.path());
            Client anna(server.url());
            QVERIFY(anna.connected());
            seated = sit_down(anna);
            anna.ask({{"type", "start"}});
            server.process().terminate();
            json bye;
            while (bye["type"] != json("bye"))
                QVERIFY(!(bye = anna.next()).is_null());
            QVERIFY(bye["why"] == json("server_stops"));
            QVERIFY2(bye["retry"] >= 1000 && bye["retry"] <= 3000, bye.dump().c_str());
            QVERIFY(anna.closed());
            QCOMPARE(server.stop(), 0);
        }
        Server server(folder.path());
        Client anna(server.url());
        QVERIFY(anna.connected());
        anna.greet("Anna");
        QVERIFY(anna.ask({{"type", "resume"}, {"table", seated.table}, {"token", seated.token}})["type"] ==
                json("ack"));
        QVERIFY(anna.ask({{"type", "look"}})["type"] == json("snapshot"));
    }
#endif

#ifdef Q_OS_LINUX
    // As systemd does it: the socket is open before the program runs, and the program says when it is ready.
    void a_socket_that_listens_is_taken_over()
    {
        QTemporaryDir folder;
        QTcpServer socket;
        QVERIFY(socket.listen(QHostAddress::LocalHost));
        Notified manager(folder.filePath("notify"));
        QProcess process;
        process.setChildProcessModifier([&] {
            ::dup2(static_cast<int>(socket.socketDescriptor()), 3);
            ::setenv("LISTEN_FDS", "1", 1);
            ::setenv("LISTEN_PID", std::to_string(::getpid()).c_str(), 1);
            ::setenv("NOTIFY_SOCKET", manager.name().c_str(), 1);
        });
        process.start(CAPITOL_SERVER, {"--data", folder.path(), "--listen", "127.0.0.1:1"});
        QCOMPARE(manager.next(), "READY=1");
        socket.pauseAccepting();
        Client anna(QUrl("ws://127.0.0.1:" + QString::number(socket.serverPort())));
        QVERIFY(anna.connected());
        process.terminate();
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(manager.next(), "STOPPING=1");
    }
#endif

    // The oldest go first, but no record whose table is still there, and nothing that is no record.
    void records_have_an_end()
    {
        QTemporaryDir folder;
        const auto old = [&](const char* name, int days) {
            write(folder.filePath(name), QByteArray(700'000, 'x'));
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(
                file.setFileTime(QDateTime::currentDateTime().addDays(-days), QFile::FileModificationTime));
        };
        old("aaaaaaaaaaaaaaaa.capitol", 40);
        old("bbbbbbbbbbbbbbbb.capitol", 20);
        old("cccccccccccccccc.capitol", 1);
        old("mine.capitol", 90);
        QCOMPARE(Server(folder.path(), {"--keep-days", "30"}).stop(), 0);
        const auto there = [&](const char* name) { return QFile::exists(folder.filePath(name)); };
        QVERIFY(!there("aaaaaaaaaaaaaaaa.capitol") && there("bbbbbbbbbbbbbbbb.capitol"));
        QCOMPARE(Server(folder.path(), {"--keep-mebibytes", "1"}).stop(), 0);
        QVERIFY(!there("bbbbbbbbbbbbbbbb.capitol") && there("cccccccccccccccc.capitol") &&
                there("mine.capitol"));
    }
};

QTEST_GUILESS_MAIN(TestOperation)
#include "test_operation.moc"
