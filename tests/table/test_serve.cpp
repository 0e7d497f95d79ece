// `capitol-cli serve` with clients that play whole games, while it is killed now and then: no choice that was
// acknowledged is lost, and none is made twice. CAPITOL_SERVE_KILLS says how often.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "capitol/record/record.h"
#include "cli.h"
#include "person.h"
#include "scale.h"
#include "shipped.h"
#endif

#include <QTest>

using namespace capitol;
using nlohmann::json;

namespace {

constexpr int patience = 60'000; // milliseconds

class Server
{
public:
    explicit Server(QString folder) : m_folder(std::move(folder)) { start(); }
    ~Server() { kill(); }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void start()
    {
        m_process = std::make_unique<QProcess>();
        m_process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_cli.start(*m_process, {"serve", "--data", m_folder});
    }
    void kill()
    {
        m_process->kill();
        m_process->waitForFinished(patience);
    }
    void end_input() { m_process->closeWriteChannel(); }
    bool finished() { return m_process->waitForFinished(patience) && m_process->exitCode() == 0; }
    void send(int connection, const json& message)
    {
        m_process->write(QByteArray::number(connection) + ' ' + QByteArray::fromStdString(message.dump()) +
                         '\n');
    }
    // The next message: its connection, and what it says; null for a connection that was closed. Nothing if
    // nothing comes.
    std::optional<std::pair<int, json>> next()
    {
        while (!m_process->canReadLine())
            if (!m_process->waitForReadyRead(patience))
                return std::nullopt;
        const std::string line = m_process->readLine().trimmed().toStdString();
        const std::size_t blank = std::min(line.find(' '), line.size());
        return std::pair(std::stoi(line.substr(0, blank)),
                         blank == line.size() ? json() : json::parse(line.substr(blank)));
    }
    // Until that answer comes; what comes before it is dropped.
    json ask(int connection, json message)
    {
        message["id"] = "s" + std::to_string(++m_asked);
        send(connection, message);
        for (auto said = next(); said; said = next())
            if (said->first == connection && said->second.value("id", json()) == message["id"])
                return said->second;
        return json::object();
    }

private:
    const QString m_folder;
    const test::Cli m_cli;
    std::unique_ptr<QProcess> m_process;
    int m_asked = 0;
};

int kills()
{
    return test::number_wanted("CAPITOL_SERVE_KILLS", 6);
}

} // namespace

class TestServe : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void whole_games_outlive_kills()
    {
        int killed = 0;
        for (int game = 0; killed < kills(); ++game) {
            play_a_game(game, killed);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void a_journal_that_is_damaged_stops_the_start()
    {
        QTemporaryDir folder;
        const test::Cli cli;
        QFile file(folder.filePath("abcdefghijklmnop.journal"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"table\":1}\n") > 0);
        file.close();
        const test::Outcome outcome = cli.run({"serve", "--data", folder.path()});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("abcdefghijklmnop.journal: line 1: "), outcome.err);
    }

    // A table that was just being made when the server was killed is no table.
    void an_empty_journal_is_no_table()
    {
        QTemporaryDir folder;
        const test::Cli cli;
        for (const char* text : {"", "{\"table\":1,\"ga"}) {
            QFile file(folder.filePath("abcdefghijklmnop.journal"));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) >= 0);
            file.close();
            QCOMPARE(cli.run({"serve", "--data", folder.path()}).status, 0);
            QVERIFY(!file.exists());
        }
    }

#ifndef _WIN32
    // Only what the server has made itself is taken for a table, or removed.
    void files_of_others_stay()
    {
        QTemporaryDir folder;
        QTemporaryDir elsewhere;
        const test::Cli cli;
        const QStringList files{folder.filePath("diary.journal"), elsewhere.filePath("mine")};
        for (const QString& name : files) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("dear diary") > 0);
        }
        const QString link = folder.filePath("abcdefghijklmnop.journal");
        QVERIFY(QFile::link(files[1], link));
        const test::Outcome outcome = cli.run({"serve", "--data", folder.path()});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.contains("diary.journal: no table's journal"), outcome.err);
        for (const QString& name : files + QStringList(link))
            QVERIFY(QFile::exists(name));
    }

    void journals_are_for_their_owner()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        QCOMPARE(greet(server, 1, "Anna"), "welcome");
        const std::string table =
            server.ask(1, {{"type", "create"}, {"variant", "schmidt"}, {"seats", 2}}).value("table", "");
        const QFile file(folder.filePath(QString::fromStdString(table + ".journal")));
        QVERIFY(file.exists());
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(file.permissions() & others, QFile::Permissions());
    }
#endif

    void a_folder_has_one_server()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        QVERIFY(!server.ask(1, {{"type", "ping"}}).empty());
        const test::Cli cli;
        QCOMPARE(cli.run({"serve", "--data", folder.path()}).status, 1);
        server.end_input();
        QVERIFY(server.finished());
    }

    void lines_that_are_no_messages()
    {
        QTemporaryDir folder;
        const test::Cli cli;
        const test::Outcome outcome = cli.run({"serve", "--data", folder.path()},
                                              "hello\n-1 {}\n\n99999999999999999999 {}\n7\n7 {}\n8 \n");
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains("7 {\"type\":\"error\"") && outcome.out.contains("\n7\n"), outcome.out);
        QVERIFY(outcome.err.contains("no connection's number"));
    }

private:
    static std::string greet(Server& server, int connection, const std::string& name)
    {
        return server
            .ask(connection, {{"type", "hello"}, {"protocol", {{"min", 1}, {"max", 1}}}, {"name", name}})
            .value("type", "");
    }
    static std::string take(Server& server, int connection, int seat)
    {
        const std::string token =
            server.ask(connection, {{"type", "seat"}, {"do", "take"}, {"seat", seat}}).value("token", "");
        server.ask(connection, {{"type", "seat"}, {"do", "ready"}, {"on", true}});
        return token;
    }

    void play_a_game(int game, int& killed)
    {
        QTemporaryDir folder;
        Server server(folder.path());
        const std::string id = test::shipped_ids[static_cast<std::size_t>(game) % test::shipped_ids.size()];
        const Rules rules = test::shipped_rules(id);
        QCOMPARE(greet(server, 1, "Anna"), "welcome");
        const std::string table =
            server.ask(1, {{"type", "create"}, {"variant", id}, {"seats", 3}}).value("table", "");
        QCOMPARE(greet(server, 2, "Bruno"), "welcome");
        server.ask(2, {{"type", "join"}, {"table", table}});
        std::vector<test::Person> persons;
        std::vector<int> lines{1, 2};
        for (const int seat : {1, 2})
            persons.emplace_back(rules, static_cast<Seat>(seat - 1), table, take(server, seat, seat),
                                 [&server, &lines, seat](const json& message) {
                                     server.send(lines[static_cast<std::size_t>(seat - 1)], message);
                                 });
        server.ask(1, {{"type", "seat"}, {"do", "computer"}, {"seat", 3}, {"player", "random"}});
        server.send(1, {{"type", "start"}});
        Random random(static_cast<std::uint64_t>(game));
        while (persons[0].record().empty() || persons[1].record().empty()) {
            const auto said = server.next();
            QVERIFY2(said, "nothing comes any more");
            for (std::size_t seat = 0; seat < persons.size(); ++seat)
                if (lines[seat] == said->first && !said->second.is_null())
                    persons[seat].hear(said->second);
            QVERIFY2(persons[0].problem().empty(), persons[0].problem().c_str());
            QVERIFY2(persons[1].problem().empty(), persons[1].problem().c_str());
            if (random.below(150) != 0 || killed >= kills())
                continue;
            ++killed;
            server.kill();
            server.start();
            lines = {lines[0] + 2, lines[1] + 2};
            for (test::Person& person : persons)
                person.come_back();
            if (persons[0].acknowledged().empty() && persons[1].acknowledged().empty())
                server.send(lines[0], {{"type", "start"}}); // it may not have come to that
        }
        check_end(folder.filePath(QString::fromStdString(table + ".capitol")), persons);
    }
    static void check_end(const QString& file, const std::vector<test::Person>& persons)
    {
        const LoadedRecord loaded = load_record(file.toStdString(), test::source_library());
        QVERIFY(loaded.is_whole());
        QCOMPARE(persons[0].record(), persons[1].record());
        QCOMPARE(print_record(*loaded.record), persons[0].record());
        for (Seat seat : {0, 1}) {
            const auto made = std::ranges::count(loaded.record->moves, seat, &RecordMove::seat);
            QCOMPARE(static_cast<std::size_t>(made), persons[seat].acknowledged().size());
        }
    }
};

QTEST_MAIN(TestServe)
#include "test_serve.moc"
