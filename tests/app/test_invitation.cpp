// Invitations, and what is announced on the local network: what is told is read again, and nothing else is.
#include "remote/announcement.h"
#include "remote/invitation.h"
#include "remote/local_network.h"
#include "remote/my_tables.h"
#include "remote/remote_client.h"
#include "remote/short_code.h"
#include "remote/tables_model.h"
#include "sandbox.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>
#include <QUdpSocket>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

using namespace capitol;
using namespace capitol::app;

namespace {

const QByteArray fingerprint = QByteArray::fromHex("00112233445566778899aabbccddeeff").repeated(2);
const QString tableId = QStringLiteral("abcdefghij234567");

ServerAddress local(bool encrypted)
{
    return {.host = QStringLiteral("192.168.1.23"),
            .port = 7499,
            .encrypted = encrypted,
            .fingerprint = encrypted ? fingerprint : QByteArray()};
}

MyTable seatAt(const std::string& table)
{
    return {.server = local(true),
            .ticket = {table, std::string(64, 'b'), {}},
            .seen = QDateTime::fromSecsSinceEpoch(1'700'000'000, QTimeZone::utc())};
}

QByteArray announced(const char* host, const QByteArray& rest = R"("tables":[])")
{
    return QByteArray(R"({"capitol":1,"host":")") + host + R"(","port":7411,)" + rest + "}";
}

} // namespace

class TestInvitation : public QObject
{
    Q_OBJECT

private slots:
    void links_are_read_again()
    {
        for (const ServerAddress& server :
             {local(true), local(false), ServerAddress{.host = QStringLiteral("play.example.org")},
              ServerAddress{.host = QStringLiteral("xn--bcher-kva.de")},
              ServerAddress{.host = QStringLiteral("fe80::1"), .port = 80, .fingerprint = fingerprint}})
            for (const QString& id : {tableId, QString()}) {
                const Invitation invitation{server, id};
                QCOMPARE(readLink(linkOf(invitation)), std::optional(invitation));
                QCOMPARE(readInvitation(' ' + linkOf(invitation) + '\n'), std::optional(invitation));
            }
        QCOMPARE(linkOf({local(false), tableId}), "capitol://192.168.1.23:7499/" + tableId + "?plain");
    }

    void other_links_are_refused_data()
    {
        QTest::addColumn<QString>("link");
        const QString key = fingerprint.toHex();
        const auto row = [](const char* name, const QString& link) { QTest::newRow(name) << link; };
        row("nothing", "");
        row("another scheme", "https://example.org/" + tableId);
        row("no host", "capitol:///" + tableId);
        row("a person", "capitol://anna:secret@example.org/" + tableId);
        row("a port that there is not", "capitol://example.org:99999/" + tableId);
        row("port 0", "capitol://example.org:0/" + tableId);
        row("another table", "capitol://example.org/" + tableId + "x");
        row("a path", "capitol://example.org/../" + tableId);
        row("a short key", "capitol://example.org/" + tableId + "?key=0011");
        row("no key", "capitol://example.org/" + tableId + "?key=");
        row("a key of other letters", "capitol://example.org/" + tableId + "?key=" + QString(64, 'x'));
        row("both", "capitol://example.org/" + tableId + "?plain&key=" + key);
        row("something more", "capitol://example.org/" + tableId + "?key=" + key + "&open=x");
        row("a fragment", "capitol://example.org/" + tableId + "#x");
        row("an option", "capitol://--load/x");
        row("much", "capitol://example.org/" + tableId + '?' + QString(1000, 'x'));
        row("a reversed line", QString("capitol://exam") + QChar(0x202e) + "ple.org/" + tableId);
    }
    void other_links_are_refused()
    {
        QFETCH(QString, link);
        QVERIFY(!readLink(link));
    }

    void codes_are_read_again()
    {
        ServerAddress encrypted = local(true);
        QCOMPARE(shortCode(encrypted).size(), 5 * 5 + 4);
        QCOMPARE(shortCode(local(false)).size(), 3 * 4 + 2);
        QCOMPARE(readShortCode(shortCode(local(false)).toLower()), std::optional(local(false)));
        const auto read = readShortCode(shortCode(encrypted).remove('-'));
        encrypted.fingerprint.truncate(codeFingerprint);
        QCOMPARE(read, std::optional(encrypted));
        QVERIFY(read->isFingerprintOf(fingerprint));
        QVERIFY(!read->isFingerprintOf(QByteArray(32, 'x')));
        const QString code = shortCode(local(false));
        QCOMPARE(readShortCode(QString(code).replace('0', 'o').replace('1', 'l')),
                 std::optional(local(false)));
        QCOMPARE(readInvitation(code)->server, local(false));
    }

    void every_typing_error_is_found()
    {
        const QString letters("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
        for (const bool isEncrypted : {true, false}) {
            const QString code = shortCode(local(isEncrypted)).remove('-');
            for (int i = 0; i < code.size(); ++i)
                for (const QChar other : letters) {
                    QString wrong = code;
                    wrong[i] = other;
                    QCOMPARE(readShortCode(wrong).has_value(), wrong == code);
                }
            for (int i = 0; i + 1 < code.size(); ++i) {
                QString wrong = code;
                std::swap(wrong[i], wrong[i + 1]);
                QCOMPARE(readShortCode(wrong).has_value(), wrong == code);
            }
            QVERIFY(!readShortCode(code.chopped(1)));
            QVERIFY(!readShortCode(code + '0'));
        }
    }

    void what_is_too_much_for_a_code()
    {
        QCOMPARE(shortCode({.host = QStringLiteral("example.org"), .encrypted = false}), QString());
        QCOMPARE(shortCode({.host = QStringLiteral("fe80::1"), .encrypted = false}), QString());
        QCOMPARE(shortCode({.host = QStringLiteral("192.168.1.2")}), QString()); // no fingerprint
    }

    void addresses_are_typed()
    {
        const auto typed = [](const char* text) {
            return readInvitation(text).value_or(Invitation()).server;
        };
        QCOMPARE(typed("example.org"), (ServerAddress{.host = "example.org"}));
        QCOMPARE(typed("192.168.1.5:7500"), (ServerAddress{.host = "192.168.1.5", .port = 7500}));
        QCOMPARE(typed("[fe80::1]:80"), (ServerAddress{.host = "fe80::1", .port = 80}));
        QCOMPARE(typed("fe80::1"), (ServerAddress{.host = "fe80::1"}));
        QCOMPARE(typed("my_server:7500"), (ServerAddress{.host = "my_server", .port = 7500}));
        QCOMPARE(typed("bücher.de"), (ServerAddress{.host = "xn--bcher-kva.de"}));
        QCOMPARE(typed("ws://example.org"), (ServerAddress{.host = "example.org", .encrypted = false}));
        QCOMPARE(typed("localhost:7411"), (ServerAddress{.host = "localhost", .encrypted = false}));
        QCOMPARE(typed("wss://localhost"), (ServerAddress{.host = "localhost"}));
        for (const char* wrong : {"", "  ", "a b", "http://example.org", "example.org/x", "a@b",
                                  "example.org:x", "example.org?x", "-", "ws://"})
            QVERIFY2(!readInvitation(wrong) || QByteArray(wrong) == "-", wrong);
    }

    void names_are_such_as_servers_take()
    {
        const auto shown = [](const QString& name) { return nameForTables(name, QStringLiteral("Player")); };
        QCOMPARE(shown("  Anna   B. "), "Anna B.");
        QCOMPARE(shown(QString(30, 'a')), QString(24, 'a'));
        for (const QString& wrong : {QString(), QString("  "), QString(QChar(0x200b)), QString(QChar(0x3164)),
                                     QString("Anna") + QChar(0x202e)})
            QCOMPARE(shown(wrong), "Player");
    }

    void announcements_are_read_again()
    {
        Announcement told{.host = QStringLiteral("Anna"), .port = 7500, .fingerprint = fingerprint};
        const std::string hash(64, 'a');
        for (int i = 0; i < 20; ++i) // some are left out
            told.tables.push_back({tableId.toStdString(), 4, i % 5, hash, table::Listing::waiting});
        const QByteArray datagram = printAnnouncement(told);
        QVERIFY(datagram.size() <= longestAnnouncement);
        const auto read = readAnnouncement(datagram);
        QVERIFY(read);
        QCOMPARE(read->host, told.host);
        QCOMPARE(read->port, told.port);
        QCOMPARE(read->fingerprint, fingerprint);
        QCOMPARE(read->tables.size(), mostAnnounced);
        QCOMPARE(read->tables[3].open, 3);
    }

    void other_datagrams_are_refused_data()
    {
        QTest::addColumn<QByteArray>("datagram");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("noise") << QByteArray("\xff\x00\x81", 3);
        QTest::newRow("deep") << QByteArray(1000, '[');
        QTest::newRow("long") << announced("Anna") + QByteArray(longestAnnouncement, ' ');
        QTest::newRow("no name") << announced("");
        QTest::newRow("a reversed name") << announced("A\xe2\x80\xae");
        QTest::newRow("a long name") << announced("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
        QTest::newRow("another version") << QByteArray(R"({"capitol":2,"host":"A","port":1,"tables":[]})");
        QTest::newRow("port 0") << QByteArray(R"({"capitol":1,"host":"A","port":0,"tables":[]})");
        QTest::newRow("a key twice") << announced("A", R"("port":1,"tables":[])");
        QTest::newRow("something more") << announced("A", R"("tables":[],"run":"x")");
        QTest::newRow("a bad fingerprint") << announced("A", R"("key":"00","tables":[])");
        QTest::newRow("a bad table") << announced("A", R"("tables":[{"table":"../x"}])");
        QTest::newRow("no tables") << announced("A", R"("tables":7)");
    }
    void other_datagrams_are_refused()
    {
        QFETCH(QByteArray, datagram);
        QVERIFY(!readAnnouncement(datagram));
    }

    // Also by a second program on the same computer.
    void servers_appear_and_go()
    {
        const quint16 port = announcingPort + 1;
        Finder finder(port);
        Finder another(port);
        if (!finder.isListening() || !another.isListening())
            QSKIP("the system does not let it listen");
        QUdpSocket hostile;
        for (const QByteArray& datagram : {QByteArray("x"), QByteArray(5000, '['), announced("")})
            hostile.writeDatagram(datagram, QHostAddress::LocalHost, port);
        auto beacon = std::make_unique<Beacon>(
            [] { return Announcement{.host = QStringLiteral("Anna"), .port = 7500}; }, port);
        QTRY_VERIFY(!finder.found().isEmpty() || !another.found().isEmpty());
        const auto found = finder.found() + another.found();
        QCOMPARE(found.first().server.port, quint16(7500));
        QVERIFY(!found.first().server.encrypted);
        beacon.reset();
        QTRY_VERIFY_WITH_TIMEOUT(finder.found().isEmpty() && another.found().isEmpty(), 20000);
    }

    void seats_are_kept()
    {
        const test::Sandbox sandbox;
        const std::filesystem::path file = sandbox.path("data/together/tables.json").toStdString();
        const MyTable mine{.server = local(true),
                           .ticket = {tableId.toStdString(), std::string(64, 'b'), {}},
                           .rules = QStringLiteral("Schmidt"),
                           .players = QStringLiteral("Anna, Livia"),
                           .begun = true,
                           .seen = QDateTime::fromSecsSinceEpoch(1'700'000'000, QTimeZone::utc())};
        {
            MyTables tables(file);
            const QAbstractItemModelTester tester(&tables);
            tables.keep(mine);
            tables.keep(mine);
            QCOMPARE(tables.count(), 1);
        }
#ifndef Q_OS_WIN
        struct stat found
        {
        };
        QCOMPARE(::stat(file.c_str(), &found), 0);
        QCOMPARE(found.st_mode & 0777, mode_t(0600));
#endif
        MyTables tables(file);
        tables.read();
        QCOMPARE(tables.tables(), QList<MyTable>{mine});
        tables.forget(mine);
        QCOMPARE(tables.count(), 0);
    }

    void a_server_is_known_by_its_certificate_or_else_by_its_place()
    {
        const ServerAddress pinned = local(true);
        ServerAddress moved = pinned;
        moved.host = QStringLiteral("10.0.0.7");
        moved.port = 7000;
        moved.fingerprint.truncate(8);
        QVERIFY(pinned.isSameServer(moved) && moved.isSameServer(pinned));
        moved.fingerprint.truncate(7);
        QVERIFY(!pinned.isSameServer(moved) && !moved.isSameServer(pinned));
        ServerAddress unpinned = pinned;
        unpinned.fingerprint.clear();
        QVERIFY(pinned.isSameServer(unpinned) && unpinned.isSameServer(pinned));
        unpinned.port = 7000;
        QVERIFY(!pinned.isSameServer(unpinned));
        QVERIFY(!pinned.isSameServer(local(false)));
    }

    void two_servers_may_call_their_tables_alike()
    {
        const test::Sandbox sandbox;
        MyTables tables(sandbox.path("data/together/tables.json").toStdString());
        const MyTable one = seatAt("abcdefghij234567");
        MyTable other = one;
        other.server = {.host = QStringLiteral("play.example.org")};
        tables.keep(one);
        tables.keep(other);
        QCOMPARE(tables.tables(), (QList<MyTable>{other, one}));
        tables.forget(other);
        QCOMPARE(tables.tables(), QList<MyTable>{one});
    }

    // A window that goes to a table before the list was in sight.
    void what_is_kept_before_the_list_is_read_joins_it()
    {
        const test::Sandbox sandbox;
        const std::filesystem::path file = sandbox.path("data/together/tables.json").toStdString();
        const MyTable first = seatAt("abcdefghij234567");
        const MyTable second = seatAt("bbcdefghij234567");
        const MyTable third = seatAt("cbcdefghij234567");
        MyTables(file).keep(first);
        MyTables(file).keep(second);
        MyTables(file).forget(seatAt("dbcdefghij234567"));
        {
            MyTables tables(file);
            tables.keep(third);
            QCOMPARE(tables.tables(), (QList<MyTable>{third, second, first}));
            tables.read(); // once is enough
            tables.forget(second);
        }
        MyTables tables(file);
        tables.read();
        QCOMPARE(tables.tables(), (QList<MyTable>{third, first}));
    }

    // And such a file stays as it is, until somebody has mended it.
    void a_damaged_list_of_seats_is_told()
    {
        const test::Sandbox sandbox;
        const QString file = sandbox.path("tables.json");
        test::Sandbox::write(file, "{");
        const MyTable later = seatAt("bbcdefghij234567");
        {
            MyTables tables(file.toStdString());
            const QSignalSpy failed(&tables, &MyTables::failed);
            tables.keep(seatAt("abcdefghij234567"));
            QCOMPARE(failed.count(), 1);
            tables.keep(later);
            QCOMPARE(failed.count(), 1);
            QVERIFY(tables.isSettled());
            tables.forget(seatAt("abcdefghij234567"));
            QCOMPARE(test::Sandbox::read(file), QByteArray("{"));
            test::Sandbox::write(file, R"({"format":1,"tables":[]})");
            tables.read();
        }
        MyTables tables(file.toStdString());
        tables.read();
        QCOMPARE(tables.tables(), QList<MyTable>{later});
    }

    void a_seat_that_cannot_be_kept_is_told()
    {
        const test::Sandbox sandbox;
        test::Sandbox::write(sandbox.path("data/together"), "no folder");
        MyTables tables(sandbox.path("data/together/tables.json").toStdString());
        const QSignalSpy failed(&tables, &MyTables::failed);
        const QSignalSpy settled(&tables, &MyTables::settled);
        tables.keep(seatAt("abcdefghij234567"));
        QVERIFY(!tables.isSettled());
        QTRY_COMPARE(settled.count(), 1);
        QCOMPARE(failed.count(), 1);
        QVERIFY(QFile::remove(sandbox.path("data/together")));
        tables.keep(seatAt("bbcdefghij234567"));
        QTRY_COMPARE(settled.count(), 2);
        QCOMPARE(failed.count(), 1);
    }

    void filters()
    {
        TablesModel tables;
        const QAbstractItemModelTester tester(&tables);
        const TableRow full{.table = "a", .game = "capitol", .rules = "Schmidt", .seats = 3};
        const TableRow free{.table = "b", .game = "capitol", .rules = "Dutch", .seats = 3, .open = 1};
        const TableRow other{.table = "c", .game = "canal", .seats = 3, .open = 2};
        tables.show({full, free, other});
        QCOMPARE(tables.count(), 3);
        QCOMPARE(tables.at(0), free); // those with free seats first
        QCOMPARE(tables.allRules(), (QStringList{"Dutch", "Schmidt"}));
        tables.setFreeOnly(true);
        QCOMPARE(tables.count(), 2);
        tables.setRules("Dutch");
        QCOMPARE(tables.count(), 1);
        QCOMPARE(tables.hidden(), 2);
        tables.setRules({});
        tables.setGame("canal");
        QCOMPARE(tables.count(), 1);
        QCOMPARE(tables.at(0), other);
        tables.show({});
        QCOMPARE(tables.count(), 0);
        tables.setGame({});
        tables.setFreeOnly(false);
        tables.show({full, free});
        tables.setRules("Dutch");
        tables.show({full}); // the filter goes with the last of its rules
        QCOMPARE(tables.rules(), QString());
        QCOMPARE(tables.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestInvitation)
#include "test_invitation.moc"
