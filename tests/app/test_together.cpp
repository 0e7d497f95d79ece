// Two windows' programs meet at a table: on a server, and on one of them.
#include "canal/playable_canal.h"
#include "canal/table/table_canal.h"
#include "capitol/table/table_capitol.h"
#include "remote/invitation.h"
#include "sandbox.h"
#include "table/playable_capitol.h"
#include "visitor.h"
#ifdef CAPITOL_SERVER
#include "server_process.h"

#include <QWebSocket>
#endif

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_LINUX
#include <atomic>
#include <cerrno>
#include <sys/syscall.h>
#include <unistd.h>
#endif

using namespace capitol;
using namespace capitol::test;
using app::PlayableCapitol;
using app::TablesModel;
using app::Together;
using app::WaitingSeats;

namespace {

const QString valueCounts = "Completing a canal: The value of the contract is scored as well.";

#ifdef Q_OS_LINUX
std::atomic<bool> s_slow = false; // the disk: for as long as this is so
std::atomic<int> s_inWindow = 0;  // it was waited for there
std::atomic<Qt::HANDLE> s_window = nullptr;
std::atomic<bool> s_deaf = false; // nobody may listen, for as long as this is so
#endif

} // namespace

#ifdef Q_OS_LINUX
extern "C" int fsync(int descriptor)
{
    s_inWindow += QThread::currentThreadId() == s_window;
    while (s_slow)
        QThread::msleep(1);
    return int(::syscall(SYS_fsync, descriptor));
}

extern "C" int listen(int socket, int most_waiting) noexcept
{
    if (!s_deaf)
        return int(::syscall(SYS_listen, socket, most_waiting));
    errno = EADDRINUSE;
    return -1;
}
#endif

class TestTogether : public QObject
{
    Q_OBJECT

private:
    static void makeTable(Visitor& host, const test::Server& server, const char* variant, int seats,
                          bool listed)
    {
        QVERIFY(host.together.go(QString("127.0.0.1:%1").arg(server.port())));
        QVERIFY(host.reaches(Together::Browsing));
        host.together.create("capitol", variant, seats, listed, "none", 0, false);
        QVERIFY(host.sits(0));
    }
    // Both take their seats, a computer player gets the third, and the game begins for both.
    static void beginTogether(Visitor& host, Visitor& guest)
    {
        QVERIFY(host.sits(0));
        QVERIFY(guest.reaches(Together::Sitting));
        const QAbstractItemModelTester tester(guest.together.room()->seats());
        guest.together.room()->take(1);
        QVERIFY(guest.sits(1));
        QVERIFY(host.together.room()->host());
        QVERIFY(!host.together.room()->missing().isEmpty());
        QTRY_VERIFY(host.together.room()->seats()->rows()[1].owner == WaitingSeats::Person);
        host.together.room()->seatComputer(2, QStringLiteral("random"));
        guest.together.room()->setReady(true);
        QTRY_COMPARE_WITH_TIMEOUT(host.together.room()->missing(), QString(), patienceForAll);
        QSignalSpy begun(&host.together, &Together::begun);
        QSignalSpy begunToo(&guest.together, &Together::begun);
        host.together.room()->start();
        QTRY_COMPARE_WITH_TIMEOUT(begun.count() + begunToo.count(), 2, patienceForAll);
        QVERIFY(host.together.playing());
        const QString game = host.together.table()->game();
        QCOMPARE(guest.together.table()->game(), game);
        if (game == "canal")
            QVERIFY((guest.together.table()->makeMatch<canal::app::PlayableCanal, canal::TableCanal>()));
        else
            QVERIFY((guest.together.table()->makeMatch<PlayableCapitol, TableCapitol>()));
    }

    // Of more than 64 KiB: a board with much water.
    static void writeLongRules(const QDir& folder)
    {
        QFile variant(folder.filePath("long.yaml"));
        QVERIFY(variant.open(QIODevice::WriteOnly));
        variant.write("format: 1\nid: long\nextends: schmidt\nboard: wet\n");
        QFile rome(CAPITOL_SOURCE_DIR "/variants/boards/rome.yaml");
        QVERIFY(rome.open(QIODevice::ReadOnly));
        QFile wet(folder.filePath("boards/wet.yaml"));
        QVERIFY(wet.open(QIODevice::WriteOnly));
        const QByteArray text = rome.readAll().replace("id: rome", "id: wet");
        wet.write(text.left(text.indexOf("\nwater:")) + "\nwater:\n");
        const QByteArray lake = "- [" + QByteArray("[10.123456, 10.123456], ").repeated(200) + "[1, 1]]\n";
        wet.write(lake.repeated(16));
    }

    test::Sandbox m_sandbox;
    Library m_library = Library::standard({});

private slots:
    void nothing_is_asked_unasked()
    {
        Visitor visitor(m_library, m_sandbox.path("nobody"), "Anna");
        QVERIFY(visitor.together.offer("capitol://127.0.0.1:1/abcdefghij234567?plain"));
        QVERIFY(!visitor.together.offer("capitol://127.0.0.1:1/x"));
        QCOMPARE(visitor.together.state(), Together::Idle);
        QVERIFY(!visitor.together.hosting());
        QVERIFY(!visitor.together.finding());
        QVERIFY(!visitor.together.go("no address at all"));
        QVERIFY(visitor.together.go("127.0.0.1:1"));
        QVERIFY(visitor.reaches(Together::Idle));
        QVERIFY(!visitor.together.trouble().isEmpty());
    }

    void what_differs_in_canal_mania_is_said_as_its_rulebook_does()
    {
        const canal::Library canals({CAPITOL_SOURCE_DIR "/variants"});
        const canal::Variant usual = *canals.load(canal::usual_variant).value;
        const auto writer = canal::load_rulebook_writer({CAPITOL_SOURCE_DIR "/translations/rulebook"}, "en");
        canal::Variant other = usual;
        other.data.ruleset.scoring.contract_value = true;
        QCOMPARE(app::differencesInWords(other, usual, *writer.value), QStringList{valueCounts});
        QCOMPARE(app::differencesInWords(usual, other, *writer.value),
                 QStringList{QString(valueCounts).replace(": ", ": without this rule: ")});
        other = usual;
        other.data.ruleset.cards.take = 2;
        const QString told = app::differencesInWords(other, usual, *writer.value).join('\n');
        QVERIFY2(told.contains(QRegularExpression("take two, .*usually: .*take three, ")), qPrintable(told));
        QVERIFY(app::differencesInWords(usual, usual, *writer.value).isEmpty());
    }

#ifdef CAPITOL_SERVER
    // Whoever floods a window from one address keeps nobody else out.
    void one_address_has_its_share_of_a_window()
    {
        Visitor host(m_library, m_sandbox.path("flooded"), "Anna");
        host.together.create("capitol", "schmidt", 2, false, "none", 0, true);
        QVERIFY(host.sits(0));
        app::ServerAddress address = app::readLink(host.together.room()->link())->server;
        address.host = QStringLiteral("127.0.0.1"); // where the host comes from, too
        int open = 0;
        int over = 0;
        std::vector<std::unique_ptr<QWebSocket>> flood;
        while (flood.size() < 25) {
            flood.push_back(std::make_unique<QWebSocket>());
            QWebSocket& one = *flood.back();
            connect(&one, &QWebSocket::sslErrors, &one, [&one] { one.ignoreSslErrors(); });
            connect(&one, &QWebSocket::connected, &one, [&] { ++open; });
            connect(&one, &QWebSocket::disconnected, &one, [&] { ++over; });
            one.open(address.url());
        }
        // Before any has to greet.
        QTRY_VERIFY2_WITH_TIMEOUT(open == 25 && over >= 6, qPrintable(QString("%1 %2").arg(open).arg(over)),
                                  9000);
        QVERIFY2(over < 12, qPrintable(QString::number(over)));
    }

    void rules_that_are_too_long_for_a_server_are_refused()
    {
        const QDir folder(m_sandbox.path("long"));
        folder.mkpath("boards");
        writeLongRules(folder);
        const Library library({folder.path().toStdString(), CAPITOL_SOURCE_DIR "/variants"});
        QVERIFY(library.load("long"));
        Visitor host(library, m_sandbox.path("host"), "Anna");
        host.together.create("capitol", "long", 2, false, "none", 0, true);
        QTRY_VERIFY(!host.together.trouble().isEmpty());
        QVERIFY2(host.together.trouble().contains("too long"), qPrintable(host.together.trouble()));
        QCOMPARE(host.together.state(), Together::Idle);
    }

    void a_table_on_a_server()
    {
        QTemporaryDir folder;
        test::Server server(folder.path());
        const QString address = QString("127.0.0.1:%1").arg(server.port());
        Visitor host(m_library, m_sandbox.path("host"), "Anna");
        QVERIFY(host.together.go(address));
        QVERIFY(host.reaches(Together::Browsing));
        host.together.create("capitol", "dutch", 3, true, "bank", 15, false);
        QVERIFY(host.sits(0));
        Visitor guest(m_library, m_sandbox.path("guest"), "Livia");
        const QAbstractItemModelTester tester(guest.together.tables());
        QVERIFY(guest.together.go(address));
        QTRY_COMPARE_WITH_TIMEOUT(guest.together.tables()->count(), 1, patienceForAll);
        QTRY_VERIFY(!guest.together.tables()->at(0).rules.isEmpty());
        QVERIFY(!guest.together.tables()->at(0).differences.isEmpty());
        QCOMPARE(guest.together.tables()->at(0).open, 2);
        guest.together.joinListed(0);
        beginTogether(host, guest);
        QVERIFY2(host.failures.isEmpty() && guest.failures.isEmpty(),
                 qPrintable((host.failures + guest.failures).join('\n')));
    }

    // Also from the list that was there before: the server knows a name for as long as a line holds.
    void a_name_that_was_changed_is_the_one_at_the_table()
    {
        QTemporaryDir folder;
        test::Server server(folder.path());
        const QString address = QString("127.0.0.1:%1").arg(server.port());
        Visitor host(m_library, m_sandbox.path("renamed"), "Anna");
        QVERIFY(host.together.go(address));
        QVERIFY(host.reaches(Together::Browsing));
        host.together.setName("Livia");
        host.together.create("capitol", "schmidt", 2, true, "none", 0, false);
        QVERIFY(host.sits(0));
        QTRY_COMPARE(host.together.room()->seats()->rows()[0].name, QString("Livia"));
        Visitor guest(m_library, m_sandbox.path("named"), "");
        QVERIFY(guest.together.go(address));
        QTRY_COMPARE_WITH_TIMEOUT(guest.together.tables()->count(), 1, patienceForAll);
        guest.together.setName("Marcus");
        guest.together.joinListed(0);
        QVERIFY(guest.reaches(Together::Sitting));
        guest.together.room()->take(1);
        QVERIFY(guest.sits(1));
        QTRY_COMPARE(guest.together.room()->seats()->rows()[1].name, QString("Marcus"));
    }

#ifdef Q_OS_LINUX
    // Else a program that is killed would have taken a seat that it cannot come back to.
    void a_seat_is_taken_once_it_is_kept()
    {
        QTemporaryDir folder;
        test::Server server(folder.path());
        Visitor host(m_library, m_sandbox.path("slow"), "Anna");
        QVERIFY(host.together.go(QString("127.0.0.1:%1").arg(server.port())));
        QVERIFY(host.reaches(Together::Browsing));
        s_window = QThread::currentThreadId();
        s_inWindow = 0;
        s_slow = true;
        host.together.create("capitol", "schmidt", 2, false, "none", 0, false);
        QVERIFY(host.reaches(Together::Sitting));
        const bool early = QTest::qWaitFor([&] { return host.together.room()->seat() == 0; }, 1000);
        s_slow = false;
        QVERIFY(!early);
        QVERIFY(host.sits(0));
        QCOMPARE(s_inWindow, 0);
        QVERIFY2(host.failures.isEmpty(), qPrintable(host.failures.join('\n')));
    }
#endif

    // The program ends, and another run of it goes on with the seat.
    void a_seat_outlives_the_program()
    {
        QTemporaryDir folder;
        test::Server server(folder.path());
        QString link;
        {
            Visitor host(m_library, m_sandbox.path("back"), "Anna");
            makeTable(host, server, "schmidt", 2, false);
            link = host.together.room()->link();
            QCOMPARE(host.together.room()->code(),
                     QString()); // it could not lead to a table that is not listed
        }
        Visitor again(m_library, m_sandbox.path("back"), "Anna");
        again.together.setOpen(true);
        QCOMPARE(again.together.mine()->count(), 1);
        again.together.resume(0);
        QVERIFY(again.sits(0));
        QCOMPARE(again.together.room()->link(), link);
        again.together.leave(); // before the game the seat is given up
        QCOMPARE(again.together.mine()->count(), 0);
    }

    // Else the two windows would displace each other in turn.
    void a_seat_that_is_taken_elsewhere_is_left()
    {
        QTemporaryDir folder;
        test::Server server(folder.path());
        Visitor host(m_library, m_sandbox.path("stays"), "Anna");
        makeTable(host, server, "dutch", 3, true);
        Visitor guest(m_library, m_sandbox.path("twice"), "Livia");
        QVERIFY(guest.together.go(host.together.room()->link()));
        beginTogether(host, guest);
        QCOMPARE(guest.together.table()->cutText(), QString());
        Visitor again(m_library, m_sandbox.path("twice"), "Livia");
        again.together.setOpen(true);
        again.together.resume(0);
        QVERIFY(again.sits(1));
        QTRY_VERIFY(guest.together.table()->cut());
        QVERIFY(guest.together.table()->cutText().contains("another window"));
        QTest::qWait(3000); // a line that comes back does so after half a second
        QVERIFY(guest.together.table()->cut());
        QVERIFY(!again.together.table()->cut());
        guest.together.retry(); // to go on here after all
        QTRY_VERIFY(!guest.together.table()->cut());
        QCOMPARE(guest.together.table()->cutText(), QString());
        QTRY_VERIFY(again.together.table()->cut());
        QVERIFY2(again.failures.isEmpty() && guest.failures.isEmpty(),
                 qPrintable((again.failures + guest.failures).join('\n')));
    }

    // The others have ended the game meanwhile, and left.
    void a_table_that_is_gone_is_not_waited_for()
    {
        QTemporaryDir folder;
        QTemporaryDir emptyFolder;
        test::Server server(folder.path());
        Visitor host(m_library, m_sandbox.path("awake"), "Anna");
        makeTable(host, server, "dutch", 3, true);
        Visitor guest(m_library, m_sandbox.path("asleep"), "Livia");
        QVERIFY(guest.together.go(host.together.room()->link()));
        beginTogether(host, guest);
        server.kill();
        const test::Server without(emptyFolder.path(), {}, server.port());
        for (Visitor* visitor : {&host, &guest}) {
            const app::RemoteTable& table = *visitor->together.table();
            const auto isGone = [&] { return table.cutText().contains("not there any more"); };
            QTRY_VERIFY2_WITH_TIMEOUT(isGone(), qPrintable(table.cutText()), patienceForAll);
            QCOMPARE(visitor->together.mine()->count(), 0);
            visitor->together.retry();
            QVERIFY(!isGone());
            QTRY_VERIFY2_WITH_TIMEOUT(isGone(), qPrintable(table.cutText()), patienceForAll);
            visitor->together.leave();
            QCOMPARE(visitor->together.mine()->count(), 0);
            QVERIFY2(visitor->failures.isEmpty(), qPrintable(visitor->failures.join('\n')));
        }
    }

    void the_host_frees_a_seat()
    {
        QTemporaryDir folder;
        test::Server server(folder.path());
        Visitor host(m_library, m_sandbox.path("frees"), "Anna");
        makeTable(host, server, "schmidt", 2, true);
        Visitor guest(m_library, m_sandbox.path("freed"), "Livia");
        QVERIFY(guest.together.go(host.together.room()->link()));
        QVERIFY(guest.reaches(Together::Sitting));
        guest.together.room()->take(1);
        QVERIFY(guest.sits(1));
        QCOMPARE(guest.together.mine()->count(), 1);
        host.together.room()->free(1);
        QVERIFY(guest.sits(-1));
        QTRY_COMPARE(guest.failures.size(), 1);
        QTRY_COMPARE(guest.together.mine()->count(), 0);
    }

    // Whoever comes finds out which game a server has.
    void a_table_of_canal_mania_on_a_server()
    {
        QTemporaryDir folder;
        test::Server server(folder.path(), {"--game", "canal-mania"});
        const QString address = QString("127.0.0.1:%1").arg(server.port());
        Visitor host(m_library, m_sandbox.path("engineer"), "Anna");
        QVERIFY(host.together.go(address));
        QVERIFY(host.reaches(Together::Browsing));
        QCOMPARE(host.together.game(), QString("canal"));
        host.together.create("canal", "contract-values", 5, true, "none", 0, false);
        QVERIFY(host.sits(0));
        QCOMPARE(host.together.room()->seats()->count(), 5);
        Visitor guest(m_library, m_sandbox.path("digger"), "Livia");
        QVERIFY(guest.together.go(address));
        TablesModel& tables = *guest.together.tables();
        QTRY_COMPARE_WITH_TIMEOUT(tables.count(), 1, patienceForAll);
        QTRY_COMPARE(tables.at(0).differences.size(), 2);
        QCOMPARE(tables.at(0).differences.last(), valueCounts);
        QCOMPARE(tables.at(0).game, QString("canal"));
        tables.setGame("capitol");
        QCOMPARE(tables.count(), 0);
        tables.setGame("canal");
        guest.together.joinListed(0);
        for (const int seat : {3, 4})
            host.together.room()->seatComputer(seat, "greedy");
        beginTogether(host, guest);
        QCOMPARE(guest.together.room()->rules(), tables.at(0).rules);
        QCOMPARE(guest.together.room()->differences(), tables.at(0).differences);
        guest.together.setLanguage("nl");
        QTRY_VERIFY(guest.together.room()->differences().last().endsWith("komt daar nog bij."));
        QVERIFY2(host.failures.isEmpty() && guest.failures.isEmpty(),
                 qPrintable((host.failures + guest.failures).join('\n')));
    }

    // They come from the server, without a summary.
    void rules_of_canal_mania_that_only_the_host_has()
    {
        const QString own = m_sandbox.path("own");
        QVERIFY(QDir().mkpath(own + "/canal-mania"));
        test::Sandbox::write(own + "/canal-mania/mine.yaml",
                             "format: 1\nid: mine\ngame: canal-mania\nextends: first-edition\n"
                             "name: {en: Mine}\nscoring: {contract_value: true}\ncards: {take: 2}\n");
        Visitor host(m_library, m_sandbox.path("author"), "Anna",
                     {own.toStdString(), CAPITOL_SOURCE_DIR "/variants"});
        host.together.create("canal", "mine", 3, true, "none", 0, true);
        QVERIFY(host.sits(0));
        QTRY_COMPARE(host.together.room()->rules(), QString("Mine"));
        const std::string liked = m_sandbox.path("liked").toStdString();
        Visitor guest(m_library, m_sandbox.path("reader"), "Livia", {liked, CAPITOL_SOURCE_DIR "/variants"});
        QVERIFY(guest.together.go(host.together.room()->link()));
        QVERIFY(guest.reaches(Together::Sitting));
        QTRY_COMPARE(guest.together.room()->differences().size(), 2);
        QCOMPARE(guest.together.room()->differences().last(), valueCounts);
        QCOMPARE(guest.together.room()->rules(), QString("mine"));

        const QSignalSpy kept(&guest.together, &Together::rulesKept);
        QTRY_VERIFY(!guest.together.room()->ownRules());
        guest.together.room()->keepRules("  Bert’s «Canal»  ");
        guest.together.room()->keepRules("Once is enough");
        QVERIFY(guest.together.room()->ownRules());
        QCOMPARE(kept.count(), 1);
        const auto found = guest.canals.load("bert-s-canal");
        QVERIFY(found);
        QCOMPARE(found.value->extends, canal::usual_variant);
        QCOMPARE(found.value->name.at("en"), "Bert’s «Canal»");
        QVERIFY(found.value->data == host.canals.load("mine").value->data);
        guest.together.findVariants();
        QTest::qWait(0);
        QTRY_VERIFY(guest.together.room()->ownRules()); // though they are called otherwise
        QVERIFY2(guest.failures.isEmpty(), qPrintable(guest.failures.join('\n')));
    }

    // On a board that only the host has; and the folder cannot be written at first.
    void rules_of_capitol_that_are_liked_are_kept()
    {
        const QString own = m_sandbox.path("boards-own");
        QVERIFY(QDir().mkpath(own + "/boards"));
        QFile rome(CAPITOL_SOURCE_DIR "/variants/boards/rome.yaml");
        QVERIFY(rome.open(QIODevice::ReadOnly));
        test::Sandbox::write(own + "/boards/plot.yaml",
                             rome.readAll().replace("\nid: rome\n", "\nid: plot\n"));
        test::Sandbox::write(own + "/mine.yaml",
                             "format: 1\nid: mine\nextends: dutch\nboard: plot\ndraw: {count: 5}\n");
        const Library authors({own.toStdString(), CAPITOL_SOURCE_DIR "/variants"});
        Visitor host(authors, m_sandbox.path("drawer"), "Anna");
        host.together.create("capitol", "mine", 2, true, "none", 0, true);
        QVERIFY(host.sits(0));
        const QString liked = m_sandbox.path("liked-boards");
        test::Sandbox::write(liked, "a file where the folder should be");
        const Library readers({liked.toStdString(), CAPITOL_SOURCE_DIR "/variants"});
        Visitor guest(readers, m_sandbox.path("admirer"), "Livia");
        QVERIFY(guest.together.go(host.together.room()->link()));
        QVERIFY(guest.reaches(Together::Sitting));
        QTRY_VERIFY(!guest.together.room()->ownRules());
        guest.together.room()->keepRules("mine");
        QCOMPARE(guest.failures.size(), 1);
        QVERIFY(!guest.together.room()->ownRules());
        QVERIFY(QFile::remove(liked));
        guest.together.room()->keepRules("mine");
        QCOMPARE(guest.failures.size(), 1);
        const auto kept = readers.load("mine");
        QVERIFY(kept);
        QVERIFY(kept.value->rules == authors.load("mine").value->rules);
        QVERIFY(kept.value->map == authors.load("mine").value->map);
        QVERIFY(!QFile::exists(liked + "/boards"));
    }

    void tables_nearby_of_who_is_blocked_are_not_listed()
    {
        Visitor visitor(m_library, m_sandbox.path("near"), "Livia");
        visitor.together.setOpen(true);
        if (!visitor.together.finding())
            QSKIP("the system does not let it listen");
        const app::Beacon beacon([] {
            return app::Announcement{
                .host = QStringLiteral("Nora"),
                .tables = {
                    {.table = "abcdefghij234567", .seats = 3, .open = 2, .hash = std::string(64, 'a')}}};
        });
        const auto lists = [tables = visitor.together.nearby()] {
            for (int row = 0; row < tables->count(); ++row)
                if (tables->at(row).host == QStringLiteral("Nora"))
                    return true;
            return false;
        };
        QTRY_VERIFY(lists());
        visitor.together.setBlocked({"nora"});
        QVERIFY(!lists());
        visitor.together.setBlocked({});
        QVERIFY(lists());
    }

    // Found by what it says of itself in the network.
    void a_table_nearby_is_joined_and_forgotten()
    {
        Visitor host(m_library, m_sandbox.path("neighbour"), "Anna");
        host.together.create("capitol", "schmidt", 2, true, "none", 0, true);
        QVERIFY(host.sits(0));
        const QString table = app::readInvitation(host.together.room()->link())->table;
        {
            Visitor guest(m_library, m_sandbox.path("finder"), "Livia");
            guest.together.setOpen(true);
            if (!guest.together.finding())
                QSKIP("the system does not let it listen");
            const auto row = [tables = guest.together.nearby(), &table] {
                for (int i = 0; i < tables->count(); ++i)
                    if (tables->at(i).table == table)
                        return i;
                return -1;
            };
            guest.together.joinNearby(-1);
            QTRY_VERIFY(row() >= 0);
            guest.together.joinNearby(row());
            QVERIFY(guest.reaches(Together::Sitting));
            guest.together.room()->take(1);
            QVERIFY(guest.sits(1));
        }
        Visitor again(m_library, m_sandbox.path("finder"), "Livia");
        again.together.setOpen(true);
        QCOMPARE(again.together.mine()->count(), 1);
        again.together.forget(1);
        QCOMPARE(again.together.mine()->count(), 1);
        again.together.forget(0);
        QCOMPARE(again.together.mine()->count(), 0);
    }

    void who_is_blocked_is_marked_in_their_seat()
    {
        QTemporaryDir folder;
        test::Server server(folder.path());
        Visitor host(m_library, m_sandbox.path("blocks"), "Anna");
        host.together.setBlocked({"livia"});
        makeTable(host, server, "schmidt", 2, true);
        Visitor guest(m_library, m_sandbox.path("blocked"), "Livia");
        QVERIFY(guest.together.go(host.together.room()->link()));
        QVERIFY(guest.reaches(Together::Sitting));
        guest.together.room()->take(1);
        QTRY_VERIFY(host.together.room()->seats()->rows()[1].blocked);
        QVERIFY(!host.together.room()->seats()->rows()[0].blocked);
        host.together.setBlocked({});
        QVERIFY(!host.together.room()->seats()->rows()[1].blocked);
    }

    // It is found again at the next start, as one of its game.
    void tables_of_both_games_on_this_computer()
    {
        {
            Visitor host(m_library, m_sandbox.path("both"), "Anna");
            host.together.create("capitol", "schmidt", 3, true, "none", 0, true);
            QVERIFY(host.sits(0));
            host.together.leave();
            host.together.create("canal", "first-edition", 3, true, "none", 0, true);
            QVERIFY(host.sits(0));
            QCOMPARE(host.together.room()->game(), QString("canal"));
            for (const int seat : {1, 2})
                host.together.room()->seatComputer(seat, "greedy");
            QTRY_COMPARE_WITH_TIMEOUT(host.together.room()->missing(), QString(), patienceForAll);
            host.together.room()->start();
            QTRY_VERIFY_WITH_TIMEOUT(host.together.playing(), patienceForAll);
        }
        Visitor again(m_library, m_sandbox.path("both"), "Anna");
        again.together.setOpen(true);
        QCOMPARE(again.together.mine()->count(), 1);
        QCOMPARE(again.together.mine()->tables()[0].game, QString("canal"));
        again.together.resume(0);
        QVERIFY(again.sits(0));
        QTRY_VERIFY(again.together.playing());
        QCOMPARE(again.together.table()->game(), QString("canal"));
    }

#ifdef Q_OS_LINUX
    void a_server_that_cannot_listen_leaves_room_for_another_try()
    {
        Visitor host(m_library, m_sandbox.path("deaf"), "Anna");
        host.together.setOpen(true);
        s_deaf = true;
        host.together.create("capitol", "schmidt", 3, true, "none", 0, true);
        const auto isSaid = [&] { return !(host.together.trouble().isEmpty() && host.failures.isEmpty()); };
        const bool said = QTest::qWaitFor(isSaid, patienceForAll);
        s_deaf = false;
        QVERIFY(said && !host.together.hosting());
        host.together.create("capitol", "schmidt", 3, true, "none", 0, true);
        QVERIFY(host.sits(0));
    } // nor does it wait for ever here

#endif
    // One goes, the game goes on with whom it was; then the host's program ends, too, and starts again.
    void a_table_on_this_computer()
    {
        QString link;
        QString code;
        {
            Visitor host(m_library, m_sandbox.path("hosting"), "Anna");
            host.together.setOpen(true);
            host.together.create("capitol", "schmidt", 3, true, "none", 0, true);
            QVERIFY(host.sits(0));
            QVERIFY(host.together.hosting());
            QVERIFY(!host.together.hostsOthers());
            link = host.together.room()->link();
            code = host.together.room()->code();
            QVERIFY(!code.isEmpty());
            Visitor guest(m_library, m_sandbox.path("hosted"), "Livia");
            QVERIFY(guest.together.go(link));
            beginTogether(host, guest);
            QTRY_VERIFY(host.together.hostsOthers());
        }
        Visitor again(m_library, m_sandbox.path("hosting"), "Anna");
        again.together.setOpen(true);
        QVERIFY(!again.together.hosting());
        QCOMPARE(again.together.mine()->count(), 1);
        again.together.resume(0);
        QVERIFY(again.sits(0));
        QTRY_VERIFY(again.together.playing());
        Visitor guest(m_library, m_sandbox.path("hosted"), "Livia");
        guest.together.setOpen(true);
        QVERIFY(guest.together.go(link)); // leads back to the own seat
        QVERIFY(guest.sits(1));
        Visitor other(m_library, m_sandbox.path("other"), "Marcus");
        QVERIFY(other.together.go(code));
        QTRY_COMPARE_WITH_TIMEOUT(other.together.tables()->count(), 1, patienceForAll);
        other.together.joinListed(0);
        QVERIFY(other.reaches(Together::Sitting));
        QCOMPARE(other.together.room()->link(), link); // for others, too
    }
    // Also where nobody finds the table without an invitation, and its host has gone to do something else.
    void others_at_a_table_on_this_computer()
    {
        Visitor host(m_library, m_sandbox.path("away"), "Anna");
        host.together.create("capitol", "schmidt", 3, false, "none", 0, true);
        QVERIFY(host.sits(0));
        Visitor guest(m_library, m_sandbox.path("still-here"), "Livia");
        QVERIFY(guest.together.go(host.together.room()->link()));
        beginTogether(host, guest);
        host.together.leave();
        QTest::qWait(2000); // until all is known
        QVERIFY(host.together.hostsOthers());
        guest.together.leave();
        QTRY_VERIFY(!host.together.hostsOthers());
    }
    void nobody_else_at_a_table_on_this_computer()
    {
        Visitor host(m_library, m_sandbox.path("alone"), "Anna");
        host.together.create("capitol", "schmidt", 2, true, "none", 0, true);
        QVERIFY(host.sits(0));
        host.together.room()->seatComputer(1, "random");
        QTRY_COMPARE_WITH_TIMEOUT(host.together.room()->missing(), QString(), patienceForAll);
        host.together.room()->start();
        QTRY_VERIFY_WITH_TIMEOUT(host.together.playing(), patienceForAll);
        host.together.leave();
        QTest::qWait(2 * app::announcingTime.count()); // until the local network knows it
        QVERIFY(!host.together.hostsOthers());
    }
#endif
};

QTEST_MAIN(TestTogether)
#include "test_together.moc"
