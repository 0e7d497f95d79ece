// `capitol-server` and its clients: whole games, kill -9, hostile frames.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "capitol/record/record.h"
#include "person.h"
#include "served.h"
#include "shipped.h"
#endif

#include <QDir>
#include <QNetworkProxyFactory>
#include <QSignalSpy>
#include <QTimer>

#include <csignal>

using namespace capitol;
using test::Client;
using test::json;
using test::patience;
using test::Raw;
using test::Server;

namespace {

// Masked with noughts, as a client's frames must be. It may say that it is longer than it is.
QByteArray frame(char first, const QByteArray& payload, quint64 said = 0)
{
    const quint64 size = std::max(said, static_cast<quint64>(payload.size()));
    const int more = size < 126 ? 0 : size < 65536 ? 2 : 8; // bytes of the length
    QByteArray bytes(1, first);
    bytes += static_cast<char>(0x80 | (more == 0 ? static_cast<int>(size) : more == 2 ? 126 : 127));
    for (int shift = 8 * more - 8; shift >= 0; shift -= 8)
        bytes += static_cast<char>(size >> shift & 0xff);
    return bytes + QByteArray(4, '\0') + payload;
}

// With a certificate that no client knows.
class Encrypted
{
public:
    Encrypted() : m_key(m_folder.filePath("key.pem")), m_certificate(m_folder.filePath("certificate.pem"))
    {
        QProcess openssl;
        openssl.start("openssl", {"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                                  "/CN=localhost", "-keyout", m_key, "-out", m_certificate});
        m_can_be = openssl.waitForFinished(patience) && openssl.exitCode() == 0;
    }
    bool can_be() const { return m_can_be; }
    QStringList options() const { return {"--certificate", m_certificate, "--key", m_key}; }
    const QString& key() const { return m_key; }
    const QString& certificate() const { return m_certificate; }
    QUrl url(const Server& server) const
    {
        QUrl url = server.url();
        url.setScheme("wss");
        return url;
    }

private:
    const QTemporaryDir m_folder;
    const QString m_key;
    const QString m_certificate;
    bool m_can_be = false;
};

} // namespace

class TestWebServer : public QObject
{
    Q_OBJECT

private slots:
    // Nobody's proxies; and the libproxy of Ubuntu 24.04, which would be asked for them, loses memory.
    void initTestCase() { QNetworkProxyFactory::setUseSystemConfiguration(false); }

    void a_whole_game_outlives_a_kill()
    {
        QTemporaryDir folder;
        auto server = std::make_unique<Server>(folder.path());
        const Rules rules = test::shipped_rules("schmidt");
        std::vector<std::unique_ptr<Client>> clients;
        std::vector<test::Person> persons;
        std::string table;
        for (const int seat : {1, 2}) {
            clients.push_back(std::make_unique<Client>(server->url()));
            Client& client = *clients.back();
            QVERIFY(client.connected());
            client.greet("P" + std::to_string(seat));
            if (seat == 1)
                table = client.ask({{"type", "create"}, {"variant", "schmidt"}, {"seats", 3}})["table"];
            else
                client.ask({{"type", "join"}, {"table", table}});
            const json taken = client.ask({{"type", "seat"}, {"do", "take"}, {"seat", seat}});
            client.ask({{"type", "seat"}, {"do", "ready"}, {"on", true}});
            const auto place = static_cast<std::size_t>(seat - 1);
            persons.emplace_back(rules, static_cast<Seat>(seat - 1), table, taken["token"],
                                 [&clients, place](const json& message) { clients[place]->send(message); });
        }
        clients[0]->ask({{"type", "seat"}, {"do", "computer"}, {"seat", 3}, {"player", "greedy"}});
        clients[0]->send({{"type", "start"}});
        int heard = 0;
        bool killed = false;
        while (persons[0].record().empty() || persons[1].record().empty()) {
            const auto anything = [&] { return clients[0]->has_next() || clients[1]->has_next(); };
            QVERIFY(QTest::qWaitFor(anything, patience));
            for (std::size_t place = 0; place < 2; ++place)
                if (clients[place]->has_next()) {
                    persons[place].hear(clients[place]->next());
                    ++heard;
                }
            QVERIFY2(persons[0].problem().empty(), persons[0].problem().c_str());
            if (killed || heard < 100)
                continue;
            killed = true;
            server->kill();
            server = std::make_unique<Server>(folder.path());
            for (std::size_t place = 0; place < 2; ++place) {
                clients[place] = std::make_unique<Client>(server->url());
                QVERIFY(clients[place]->connected());
                persons[place].come_back();
            }
        }
        QVERIFY(killed);
        QCOMPARE(persons[0].record(), persons[1].record());
        const LoadedRecord loaded = parse_record(persons[0].record(), "", test::source_library());
        QVERIFY(loaded.is_whole());
        for (Seat seat : {0, 1}) {
            const auto made = std::ranges::count(loaded.record->moves, seat, &RecordMove::seat);
            QCOMPARE(static_cast<std::size_t>(made), persons[seat].acknowledged().size());
        }
    }

    void hostile_frames_end_their_connection_alone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a giant frame") << frame('\x81', "x", quint64{1} << 62);
        QTest::newRow("a long frame") << frame('\x81', QByteArray(70000, 'x'));
        QByteArray fragments = frame('\x01', QByteArray(1000, 'x'));
        for (int i = 0; i < 100; ++i)
            fragments += frame('\x00', QByteArray(1000, 'x'));
        QTest::newRow("endless fragments") << fragments;
        QTest::newRow("bytes") << frame('\x82', "abc");
        QTest::newRow("bad UTF-8") << frame('\x81', "\xc3\x28");
        QTest::newRow("a type that there is not") << frame('\x83', "x");
        QTest::newRow("compressed") << frame('\xc1', "x"); // nobody has agreed to that
        QTest::newRow("before the greeting") << frame('\x81', R"({"type":"ping"})");
    }
    void hostile_frames_end_their_connection_alone()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        Server server(folder.path());
        Client friendly(server.url());
        QVERIFY(friendly.connected());
        friendly.greet("Anna");
        Raw raw(server.port());
        QVERIFY(raw.upgrade());
        raw.write(bytes);
        QVERIFY(raw.closed());
        QVERIFY(friendly.ask({{"type", "ping"}})["type"] == json("pong"));
    }

#ifdef Q_OS_LINUX
    // With Qt 6.11 a frame that cannot be read was another reason to close, and 1 MiB of them took 660 MiB.
    void nonsense_takes_no_memory()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        const auto resident = [&] { // MiB
            QFile file(QStringLiteral("/proc/%1/statm").arg(server.pid()));
            return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ')[1].toInt() / 256 : 0;
        };
        Raw raw(server.port());
        QVERIFY(raw.upgrade());
        const int before = resident();
        QVERIFY(before > 0);
        raw.write(QByteArray(1 << 20, 'x'));
        QVERIFY(raw.closed());
        Client friendly(server.url());
        QVERIFY(friendly.connected());
        QVERIFY2(resident() < before + 50, qPrintable(QString::number(resident())));
    }
#endif

    void foreign_pages_are_not_let_in()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        Client page(server.url(), QStringLiteral("https://elsewhere.example"));
        QVERIFY(page.closed());
        Raw rubbish(server.port());
        rubbish.write("GET / HTTP/1.0\r\n\r\n");
        QVERIFY(rubbish.closed());
        Client friendly(server.url());
        QVERIFY(friendly.connected());
    }

    // Nor do those shut anybody out who never say all of what would make them a WebSocket, or of a message.
    void who_is_slow_does_not_stay()
    {
        QTemporaryDir folder;
        Server server(folder.path(), {"--connections", "2"});
        std::vector<std::unique_ptr<Raw>> halves;
        for (int i = 0; i < 50; ++i) {
            halves.push_back(std::make_unique<Raw>(server.port()));
            halves.back()->write("GET / HTTP/1.1\r\nHost: x\r\n");
        }
        Raw dripping(server.port());
        QVERIFY(dripping.upgrade());
        dripping.write(frame('\x81', "{", 1000));
        QTimer drop;
        drop.callOnTimeout([&] { dripping.write("x"); });
        drop.start(300);
        Client friendly(server.url());
        QVERIFY(friendly.connected());
        friendly.greet("Anna");
        for (const auto& half : halves)
            QVERIFY(half->closed());
        QVERIFY(dripping.closed());
        QVERIFY(friendly.ask({{"type", "ping"}})["type"] == json("pong"));
    }

    void nobody_takes_all_connections()
    {
        QTemporaryDir folder;
        Server server(folder.path(), {"--connections-each", "2", "--behind-proxy"});
        std::vector<std::unique_ptr<Raw>> all;
        const auto come = [&](const QByteArray& from) -> Raw& {
            all.push_back(std::make_unique<Raw>(server.port()));
            all.back()->upgrade("X-Forwarded-For: " + from + "\r\n");
            return *all.back();
        };
        Raw& first = come("10.0.0.1");
        Raw& second = come("10.0.0.1");
        QVERIFY(come("10.0.0.1").closed());
        QVERIFY(come("10.9.9.9, 10.0.0.1").closed()); // only the proxy's own word counts
        QVERIFY(come("2001:db8::1").is_open() && come("2001:db8::2").is_open());
        QVERIFY(come("2001:db8::3").closed());
        QVERIFY(first.is_open() && second.is_open());
        Client friendly(server.url());
        QVERIFY(friendly.connected());
        friendly.greet("Anna");
        QVERIFY(friendly.ask({{"type", "ping"}})["type"] == json("pong"));
        first.write(frame('\x88', {})); // goes, and makes room
        QVERIFY(first.closed());
        QVERIFY(come("10.0.0.1").is_open());
    }

    // Without a proxy nobody comes from elsewhere by saying so.
    void addresses_are_not_made_up()
    {
        QTemporaryDir folder;
        Server server(folder.path(), {"--connections-each", "1"});
        Raw first(server.port());
        QVERIFY(first.upgrade("X-Forwarded-For: 10.0.0.1\r\n"));
        Raw second(server.port());
        QVERIFY(second.upgrade("X-Forwarded-For: 10.0.0.2\r\n"));
        QVERIFY(second.closed());
        QVERIFY(first.is_open());
    }

    void tables_in_addresses_are_no_paths()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        for (const char* table : {"../../etc/passwd", "..%2F..%2Fetc%2Fpasswd", "%00", "server.lock", ""}) {
            QUrl url = server.url();
            url.setQuery(QStringLiteral("table=") + table);
            Client client(url);
            QVERIFY(client.connected());
            client.greet("Anna");
            QVERIFY(client.ask({{"type", "join"}, {"table", table}})["code"] == json("no_table"));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"server.lock"});
    }

    void who_does_not_read_is_dropped()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        Client friendly(server.url());
        QVERIFY(friendly.connected());
        friendly.greet("Anna");
        Raw raw(server.port());
        QVERIFY(raw.upgrade());
        raw.read_no_more();
        const auto say = [&](const QByteArray& message) { raw.write(frame('\x81', message)); };
        say(R"({"type":"hello","protocol":{"min":1,"max":1},"name":"A"})");
        say(R"({"type":"create","variant":"schmidt","seats":2})");
        say(R"({"type":"seat","do":"take","seat":1})");
        say(R"({"type":"seat","do":"computer","seat":2,"player":"random"})");
        say(R"({"type":"start"})");
        // A look is answered by thousands of bytes.
        const auto look = [&] { say(R"({"type":"look"})"); };
        for (int i = 0; i < 150; ++i)
            look();
        int waits = 0;
        const auto dropped = [&] {
            if (++waits % 3 == 0) // not too often
                look();
            return server.has_logged("not_reading");
        };
        QVERIFY(QTest::qWaitFor(dropped, patience));
        QVERIFY(friendly.ask({{"type", "ping"}})["type"] == json("pong"));
    }

    // Nor does the server keep pongs for it without end.
    void who_does_not_read_pongs_is_dropped()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        Raw raw(server.port());
        QVERIFY(raw.upgrade());
        raw.read_no_more();
        for (int i = 0; i < 40'000; ++i)
            raw.write(frame('\x89', QByteArray(125, 'x')));
        QVERIFY(QTest::qWaitFor([&] { return server.has_logged("not_reading"); }, patience));
    }

    void who_does_not_read_cannot_stay()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        Raw raw(server.port());
        QVERIFY(raw.upgrade());
        raw.read_no_more();
        for (int i = 0; i < 6000; ++i) // more than the system takes, and less than is too much
            raw.write(frame('\x89', QByteArray(125, 'x')));
        raw.write(frame('\x81', R"({"type":"ping"})")); // without a greeting
        QVERIFY(QTest::qWaitFor([&] { return server.has_logged("disconnected"); }, patience));
    }

    // With a certificate that the client does not know, which it is told to accept.
    void encrypted_connections()
    {
        QTemporaryDir folder;
        const Encrypted encrypted;
        if (!encrypted.can_be())
            QSKIP("needs the command openssl");
        Server server(folder.path(), encrypted.options());
        Client client(encrypted.url(server), {}, Client::Trust::anybody);
        QVERIFY(client.connected());
        client.greet("Anna");
        QVERIFY(client.ask({{"type", "ping"}})["type"] == json("pong"));
        // Whoever speaks plain text there, or does not end the handshake of TLS, disturbs nobody.
        Raw half(server.port());
        half.write(QByteArray::fromHex("160301020001"));
        Raw plain(server.port());
        plain.write("GET / HTTP/1.0\r\n\r\n");
        QVERIFY(plain.closed());
        QVERIFY(half.closed());
        QVERIFY(client.ask({{"type", "ping"}})["type"] == json("pong"));
    }

    void files_that_cannot_encrypt_are_named()
    {
        const QTemporaryDir folder;
        const Encrypted encrypted;
        if (!encrypted.can_be())
            QSKIP("needs the command openssl");
        const auto refusal = [&](const QString& certificate, const QString& key) {
            QProcess process;
            process.start(CAPITOL_SERVER,
                          {"--data", folder.path(), "--certificate", certificate, "--key", key});
            process.waitForFinished(patience);
            return QByteArray::number(process.exitCode()) + ' ' + process.readAllStandardError();
        };
        const QByteArray no_certificate = refusal(encrypted.key(), encrypted.key());
        QVERIFY2(no_certificate.startsWith("1 ") && no_certificate.contains("key.pem: no certificate"),
                 no_certificate);
        const QByteArray no_key = refusal(encrypted.certificate(), encrypted.certificate());
        QVERIFY2(no_key.startsWith("1 ") && no_key.contains("certificate.pem: no private key"), no_key);
    }

    // More than Qt has room for do not get on with TLS, and all of them are gone before their time is over.
    void who_leaves_during_the_tls_handshake_shuts_nobody_out()
    {
        QTemporaryDir folder;
        const Encrypted encrypted;
        if (!encrypted.can_be())
            QSKIP("needs the command openssl");
        Server server(folder.path(), encrypted.options());
        std::vector<std::unique_ptr<Raw>> silent;
        for (int i = 0; i < 40; ++i) {
            silent.push_back(std::make_unique<Raw>(server.port()));
            QVERIFY(silent.back()->connected());
        }
        QTest::qWait(500);
        silent.clear();
        Client client(encrypted.url(server), {}, Client::Trust::anybody);
        QVERIFY(client.connected());
        client.greet("Anna");
        QVERIFY(client.ask({{"type", "ping"}})["type"] == json("pong"));
    }

    // One address has no more lines that are no WebSockets yet than its share, others have theirs.
    void lines_on_their_way_in_have_an_end()
    {
#ifndef __linux__
        QSKIP("needs two addresses of this machine");
#endif
        QTemporaryDir folder;
        Server server(folder.path(), {"--connections-each", "1"});
        std::vector<std::unique_ptr<Raw>> halves;
        for (int i = 0; i < 110; ++i) {
            halves.push_back(std::make_unique<Raw>(server.port()));
            halves.back()->write("GET / HTTP/1.1\r\n");
        }
        const auto open = [&] {
            return std::ranges::count_if(halves, [](const auto& half) { return half->is_open(); });
        };
        const auto ended = [&] { return open() == 100; };
        QVERIFY(QTest::qWaitFor(ended, 8000)); // before the time of any is over
        Raw other(server.port(), QHostAddress("127.0.0.2"));
        QVERIFY(other.upgrade());
        QCOMPARE(open(), 100);
        for (const auto& half : halves)
            QVERIFY(half->closed());
        Raw next(server.port());
        QVERIFY(next.upgrade());
    }

    void connections_have_an_end()
    {
        QTemporaryDir folder;
        Server server(folder.path(), {"--connections", "1"});
        Client first(server.url());
        QVERIFY(first.connected());
        first.greet("Anna");
        Client second(server.url());
        QVERIFY(second.closed());
        QVERIFY(first.ask({{"type", "ping"}})["type"] == json("pong"));
    }

#ifndef _WIN32
    void at_its_end_everybody_is_told()
    {
        QTemporaryDir folder;
        Server server(folder.path());
        Client client(server.url());
        QVERIFY(client.connected());
        client.greet("Anna");
        ::kill(static_cast<pid_t>(server.process().processId()), SIGTERM);
        QVERIFY(client.next()["why"] == json("server_stops"));
        QVERIFY(client.closed());
        const auto ended = [&] { return server.process().state() == QProcess::NotRunning; };
        QVERIFY(QTest::qWaitFor(ended, patience));
        QCOMPARE(server.process().exitCode(), 0);
    }
#endif

    void what_makes_no_sense_is_refused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& arguments, const char* message) {
            QTest::newRow(name) << arguments << QByteArray(message);
        };
        row("no folder", {}, "--data");
        row("a folder that is not there", {"--data", "/nonexistent"}, "/nonexistent");
        row("no port", {"--data", ".", "--listen", "127.0.0.1"}, "ADDRESS:PORT");
        row("a name", {"--data", ".", "--listen", "example.org:80"}, "ADDRESS:PORT");
        row("for all to read", {"--data", ".", "--listen", "0.0.0.0:0"}, "--plain-text");
        row("a certificate without a key", {"--data", ".", "--certificate", "x"}, "--key");
    }
    void what_makes_no_sense_is_refused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, message);
        QTemporaryDir folder;
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(CAPITOL_SERVER, arguments);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 2);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains(message), said);
    }
};

QTEST_GUILESS_MAIN(TestWebServer)
#include "test_web_server.moc"
