// The line to a server of tables: what becomes of it with a real server, with one that cannot be trusted, and
// with those that are none.
#include "connection/connection.h"
#include "server_process.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QNetworkProxyFactory>
#include <QSignalSpy>
#include <QSslCertificate>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace capitol;
using app::Backoff;
using app::Connection;
using app::ServerAddress;
using test::patience;
using test::Server;
using Failure = Connection::Failure;

namespace {

constexpr Connection::Patience brief{.opening = std::chrono::milliseconds(500),
                                     .firstWait = std::chrono::milliseconds(10),
                                     .longestWait = std::chrono::milliseconds(100)};
const QByteArray greeting(R"({"type":"hello","protocol":{"min":1,"max":1},"name":"Anna"})");

ServerAddress plain(quint16 port)
{
    return {.host = QStringLiteral("127.0.0.1"), .port = port, .encrypted = false};
}

// Who answers each connection with the same bytes, after whatever was asked.
class Answerer : public QTcpServer
{
public:
    explicit Answerer(std::function<QByteArray(const QByteArray&)> answer)
    {
        connect(this, &QTcpServer::newConnection, this, [this, answer] {
            QTcpSocket* socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket, answer] {
                m_heard += socket->readAll();
                socket->write(answer(m_heard));
            });
        });
        listen(QHostAddress::LocalHost);
    }
    const QByteArray& heard() const { return m_heard; }

private:
    QByteArray m_heard;
};

// The end of a WebSocket's handshake, for the request that it answers; nothing until that is whole.
QByteArray upgrade(const QByteArray& request)
{
    static const QByteArray mark("Sec-WebSocket-Key: ");
    if (!request.endsWith("\r\n\r\n"))
        return {};
    const qsizetype from = request.indexOf(mark) + mark.size();
    const QByteArray key = request.mid(from, request.indexOf("\r\n", from) - from);
    const QByteArray accepted =
        QCryptographicHash::hash(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11", QCryptographicHash::Sha1)
            .toBase64();
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Accept: " +
           accepted + "\r\n\r\n";
}

// A frame of a server; it may say that it is longer than it is.
QByteArray frame(char first, const QByteArray& payload, quint64 said = 0)
{
    const quint64 size = std::max(said, quint64(payload.size()));
    QByteArray bytes(1, first);
    if (size < 126) {
        bytes += char(size);
    } else {
        bytes += char(127);
        for (int shift = 56; shift >= 0; shift -= 8)
            bytes += char(size >> shift & 0xff);
    }
    return bytes + payload;
}

struct Certificate
{
    QTemporaryDir folder;
    QString key = folder.filePath("key.pem");
    QString file = folder.filePath("certificate.pem");

    bool make() const
    {
        QProcess openssl;
        openssl.start("openssl", {"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                                  "/CN=localhost", "-keyout", key, "-out", file});
        return openssl.waitForFinished(patience) && openssl.exitCode() == 0;
    }
    QByteArray fingerprint() const
    {
        return QSslCertificate::fromPath(file).value(0).digest(QCryptographicHash::Sha256);
    }
};

// Of a connection that cannot be opened.
Failure failureOf(const ServerAddress& address, const Connection::Patience& asked = Connection::Patience())
{
    Connection connection(asked, nullptr);
    QSignalSpy failed(&connection, &Connection::failed);
    QSignalSpy opened(&connection, &Connection::opened);
    connection.open(address);
    const bool told = QTest::qWaitFor([&] { return failed.count() == 1; }, patience);
    return told && opened.isEmpty() && !connection.words().isEmpty() ? connection.failure() : Failure::None;
}

} // namespace

class TestConnection : public QObject
{
    Q_OBJECT

private slots:
    // Nobody's proxies; and the libproxy of Ubuntu 24.04, which would be asked for them, loses memory.
    void initTestCase() { QNetworkProxyFactory::setUseSystemConfiguration(false); }

    void a_server_is_greeted()
    {
        const QTemporaryDir folder;
        Server server(folder.path());
        Connection connection;
        QSignalSpy received(&connection, &Connection::received);
        connect(&connection, &Connection::opened, &connection, [&] { connection.send(greeting); });
        connection.open(plain(server.port()));
        QTRY_COMPARE_WITH_TIMEOUT(received.count(), 1, patience);
        QVERIFY(received[0][0].toByteArray().contains(R"("type":"welcome")"));
        QCOMPARE(connection.state(), Connection::State::Open);
        QVERIFY(connection.words().isEmpty());
    }

    void a_cut_is_mended()
    {
        const QTemporaryDir folder;
        auto server = std::make_unique<Server>(folder.path());
        const quint16 port = server->port();
        Connection connection(brief, nullptr);
        QSignalSpy opened(&connection, &Connection::opened);
        QSignalSpy cut(&connection, &Connection::cut);
        connection.open(plain(port));
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, patience);
        server->kill();
        QTRY_COMPARE_WITH_TIMEOUT(cut.count(), 1, patience);
        QVERIFY(!connection.words().isEmpty());
        server = std::make_unique<Server>(folder.path(), QStringList(), port);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 2, patience);
        QCOMPARE(cut.count(), 1);
        connection.close();
        QCOMPARE(connection.state(), Connection::State::Closed);
    }

    // Not before it was asked to; and it says why until it is there.
    void a_server_that_says_when_is_asked_then()
    {
        const QTemporaryDir folder;
        auto server = std::make_unique<Server>(folder.path());
        const quint16 port = server->port();
        Connection connection(brief, nullptr);
        QSignalSpy opened(&connection, &Connection::opened);
        const QSignalSpy cut(&connection, &Connection::cut);
        connection.open(plain(port));
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, patience);
        QElapsedTimer time;
        time.start();
        connection.onDismissed("server_stops", std::chrono::milliseconds(700));
        QCOMPARE(connection.state(), Connection::State::Waiting);
        QCOMPARE(cut.count(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 2, patience);
        QVERIFY(time.elapsed() >= 650);
        QCOMPARE(connection.failure(), Failure::None);
        connection.onDismissed("server_stops", std::chrono::milliseconds(1));
        server->kill();
        QTest::qWait(500); // in which others would say that nobody is there
        QCOMPARE(connection.failure(), Failure::Restarting);
        server = std::make_unique<Server>(folder.path(), QStringList(), port);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 3, patience);
    }

    void who_is_displaced_stays_away()
    {
        const QTemporaryDir folder;
        const Server server(folder.path());
        Connection connection(brief, nullptr);
        const QSignalSpy failed(&connection, &Connection::failed);
        connection.open(plain(server.port()));
        QTRY_COMPARE_WITH_TIMEOUT(connection.state(), Connection::State::Open, patience);
        connection.onDismissed("idle", {});
        QCOMPARE(connection.state(), Connection::State::Open); // until the server closes it
        connection.onDismissed("displaced", std::chrono::milliseconds(1));
        QCOMPARE(connection.state(), Connection::State::Closed);
        QCOMPARE(connection.failure(), Failure::Displaced);
        QCOMPARE(failed.count(), 1);
    }

    // Also over later lines, and by proxies, which want a page to be asked for.
    void the_table_is_named()
    {
        const Answerer pages([](const QByteArray&) { return QByteArray("HTTP/1.1 404 Not Found\r\n\r\n"); });
        Connection connection;
        QSignalSpy failed(&connection, &Connection::failed);
        connection.nameTable("abcdefghij234567");
        connection.open(plain(pages.serverPort()));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
        QVERIFY2(pages.heard().startsWith("GET /?table=abcdefghij234567 HTTP/1.1\r\n"), pages.heard());
        connection.nameTable({});
        connection.open(plain(pages.serverPort()));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 2, patience);
        QVERIFY2(pages.heard().contains("\r\n\r\nGET / HTTP/1.1\r\n"), pages.heard());
    }
    void who_is_closed_stays_so()
    {
        const QTemporaryDir folder;
        Server server(folder.path());
        Connection connection(brief, nullptr);
        QSignalSpy opened(&connection, &Connection::opened);
        connection.open(plain(server.port()));
        connection.close();
        QTest::qWait(300);
        QCOMPARE(opened.count(), 0);
        QVERIFY(!server.has_logged("connected"));
    }

    void where_nobody_listens()
    {
        QTcpServer gone;
        gone.listen(QHostAddress::LocalHost);
        const quint16 port = gone.serverPort();
        gone.close();
        QCOMPARE(failureOf(plain(port)), Failure::Refused);
    }
    void where_no_computer_is()
    {
        QCOMPARE(failureOf({.host = QStringLiteral("nowhere.invalid"), .encrypted = false}),
                 Failure::NotFound);
    }
    void where_nobody_speaks()
    {
        const Answerer silent([](const QByteArray&) { return QByteArray(); });
        QCOMPARE(failureOf(plain(silent.serverPort()), brief), Failure::TimedOut);
    }
    void where_something_else_is()
    {
        const Answerer pages([](const QByteArray&) {
            return QByteArray("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
        });
        QCOMPARE(failureOf(plain(pages.serverPort())), Failure::NotAServer);
    }

    // And nothing is sent in plain text instead.
    void where_nothing_is_encrypted()
    {
        const Answerer pages(
            [](const QByteArray&) { return QByteArray("HTTP/1.1 400 Bad Request\r\n\r\n"); });
        ServerAddress address = plain(pages.serverPort());
        address.encrypted = true;
        QCOMPARE(failureOf(address), Failure::NotEncrypted);
        QVERIFY(!pages.heard().contains("GET"));
    }

    void certificates()
    {
        const Certificate own;
        const Certificate another;
        if (!own.make() || !another.make())
            QSKIP("needs the command openssl");
        const QTemporaryDir folder;
        Server server(folder.path(), {"--certificate", own.file, "--key", own.key});
        ServerAddress address = plain(server.port());
        address.encrypted = true;
        QCOMPARE(failureOf(address), Failure::Untrusted);
        address.fingerprint = another.fingerprint();
        QCOMPARE(failureOf(address), Failure::OtherCertificate);
        QVERIFY(!server.has_logged("connected"));
        address.fingerprint = own.fingerprint();
        Connection connection;
        QSignalSpy opened(&connection, &Connection::opened);
        connection.open(address);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, patience);
        address.fingerprint = own.fingerprint().left(8); // as in codes
        connection.open(address);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 2, patience);
        QCOMPARE(connection.address().fingerprint, own.fingerprint()); // as in links
    }

    void servers_that_send_too_much_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a giant frame") << frame('\x81', "x", quint64{1} << 62);
        QTest::newRow("a long frame") << frame('\x81', QByteArray(app::longestAnswer + 1, 'x'));
        QByteArray fragments = frame('\x01', QByteArray(200'000, 'x'));
        for (int i = 0; i < 6; ++i)
            fragments += frame('\x00', QByteArray(200'000, 'x'));
        QTest::newRow("endless fragments") << fragments;
        QTest::newRow("bytes") << frame('\x82', "abc");
        QTest::newRow("bad UTF-8") << frame('\x81', "\xc3\x28");
        QTest::newRow("a type that there is not") << frame('\x83', "x");
        QTest::newRow("floods") << frame('\x81', "{}").repeated(6000);
    }
    void servers_that_send_too_much()
    {
        QFETCH(QByteArray, bytes);
        const Answerer hostile([&](const QByteArray& request) {
            const QByteArray answer = upgrade(request);
            return answer.isEmpty() ? answer : answer + bytes;
        });
        Connection connection(brief, nullptr);
        QSignalSpy failed(&connection, &Connection::failed);
        connection.open(plain(hostile.serverPort()));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
        QCOMPARE(connection.failure(), Failure::TooMuch);
        QTest::qWait(300); // it is not asked again
        QCOMPARE(connection.state(), Connection::State::Closed);
    }

    // With Qt 6.11 each frame that could not be read was another reason to close.
    void nonsense_takes_no_memory()
    {
        const Answerer hostile([](const QByteArray& request) {
            const QByteArray answer = upgrade(request);
            return answer.isEmpty() ? answer : answer + QByteArray(1 << 20, 'x');
        });
        const auto resident = [] { // MiB
            QFile file(QStringLiteral("/proc/self/statm"));
            return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ')[1].toInt() / 256 : 0;
        };
        const int before = resident();
        if (before == 0)
            QSKIP("no /proc");
        Connection connection(brief, nullptr);
        QSignalSpy failed(&connection, &Connection::failed);
        connection.open(plain(hostile.serverPort()));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
        QTest::qWait(300);
        QVERIFY2(resident() < before + 50, qPrintable(QString::number(resident() - before)));
    }

    void waits_grow_to_a_limit()
    {
        using Time = Backoff::Time;
        Backoff backoff(Time(100), Time(1000));
        for (const int middle : {100, 200, 400, 800, 1000, 1000}) {
            const Time wait = backoff.next();
            QVERIFY(wait >= Time(middle / 2) && wait <= Time(middle * 3 / 2));
        }
        backoff.reset();
        QVERIFY(backoff.next() <= Time(150));
    }
};

QTEST_GUILESS_MAIN(TestConnection)
#include "test_connection.moc"
