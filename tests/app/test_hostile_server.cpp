// A server that is not what it should be, or somebody on the way to a good one: whatever it sends, the game
// stays as it is seen, the person is told, and what is honest again goes on.
#include "program_test.h"
#include "server_process.h"
#include "table_fixture.h"

#include <QTest>
#include <QWebSocket>
#include <QWebSocketServer>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

constexpr int patienceForAll = 60000; // milliseconds

// Stands between a client and a real server, and says what it likes.
class Meddler : public QObject
{
public:
    explicit Meddler(const Server& server) : m_server(server)
    {
        connect(&m_listener, &QWebSocketServer::newConnection, this, &Meddler::meet);
        m_listener.listen(QHostAddress::LocalHost);
    }
    QString address() const { return QString("127.0.0.1:%1").arg(m_listener.serverPort()); }
    void say(const QByteArray& text) { m_client->sendTextMessage(QString::fromUtf8(text)); }
    void sayBytes(const QByteArray& bytes) { m_client->sendBinaryMessage(bytes); }
    // What the last client was told of that type.
    const QByteArray& told(const QByteArray& type) { return m_told[type]; }
    // What clients have said.
    const QStringList& heard() const { return m_heard; }

private:
    void meet()
    {
        m_client = m_listener.nextPendingConnection();
        m_client->setParent(this);
        auto* real = new QWebSocket(QString(), QWebSocketProtocol::VersionLatest, m_client);
        m_early.clear();
        connect(m_client, &QWebSocket::textMessageReceived, real, [this, real](const QString& text) {
            m_heard.append(text);
            if (real->state() == QAbstractSocket::ConnectedState)
                real->sendTextMessage(text);
            else
                m_early.append(text);
        });
        connect(real, &QWebSocket::connected, real, [this, real] {
            for (const QString& one : std::exchange(m_early, {}))
                real->sendTextMessage(one);
        });
        connect(real, &QWebSocket::textMessageReceived, m_client,
                [this, client = m_client](const QString& text) {
                    const nlohmann::json message = nlohmann::json::parse(text.toStdString(), nullptr, false);
                    m_told[QByteArray::fromStdString(message.value("type", ""))] = text.toUtf8();
                    client->sendTextMessage(text);
                });
        connect(m_client, &QWebSocket::disconnected, real, &QWebSocket::abort);
        QUrl url = m_server.url();
        url.setPath("/");
        real->open(url);
    }

    const Server& m_server;
    QWebSocketServer m_listener{"meddler", QWebSocketServer::NonSecureMode};
    QWebSocket* m_client = nullptr;
    QStringList m_heard;
    QStringList m_early; // said before the real server was there
    QMap<QByteArray, QByteArray> m_told;
};

} // namespace

class TestHostileServer : public ProgramTest
{
    Q_OBJECT

    Together& together() { return *app->together(); }
    GameSession& session() { return *app->session(); }

    // A person against a computer player, through the meddler.
    void beginAt(const QString& address)
    {
        QVERIFY(together().go(address));
        QTRY_COMPARE_WITH_TIMEOUT(together().state(), Together::Browsing, patienceForAll);
        together().create("capitol", "schmidt", 2, false, "none", 0, false);
        QTRY_VERIFY_WITH_TIMEOUT(together().room() && together().room()->seat() == 0, patienceForAll);
        together().room()->seatComputer(1, "random");
        QTRY_COMPARE_WITH_TIMEOUT(together().room()->missing(), QString(), patienceForAll);
        together().room()->start();
        QTRY_VERIFY_WITH_TIMEOUT(session().humanToMove(), patienceForAll);
    }
    static QByteArray changed(const QByteArray& message, const std::function<void(nlohmann::json&)>& change)
    {
        nlohmann::json json = nlohmann::json::parse(message.toStdString());
        change(json);
        return QByteArray::fromStdString(json.dump());
    }

    QTemporaryDir m_folder;

private slots:
    void init()
    {
        begin();
        app->preferences()->setLanguage("en");
        app->preferences()->setPlayerName("Anna");
    }
    void cleanup() { end(); }

    // Who invites to another server knows what the table is called, as everybody there does.
    void what_opens_a_seat_is_for_its_server_alone()
    {
        const Server server(m_folder.path());
        Meddler own(server);
        beginAt(own.address());
        const auto joined = nlohmann::json::parse(own.told("joined").toStdString());
        app->capitol()->leave();
        QCOMPARE(together().mine()->count(), 1);
        const MyTable kept = together().mine()->tables().front();
        Meddler other(server);
        QVERIFY(together().go("capitol://" + other.address() + "/" +
                              QString::fromStdString(joined["table"].get<std::string>()) + "?plain"));
        QTRY_VERIFY_WITH_TIMEOUT(!other.told("joined").isEmpty(), patienceForAll);
        QVERIFY(other.heard().filter(QString::fromStdString(kept.ticket.token)).isEmpty());
        together().leave();
        QCOMPARE(together().mine()->tables(), QList<MyTable>{kept});
    }

    // Each is told, changes nothing, and is followed by an honest line.
    void what_makes_no_sense_changes_nothing()
    {
        const Server server(m_folder.path());
        Meddler meddler(server);
        beginAt(meddler.address());
        session().composer()->selectCard(0);
        const QStringList shown = everythingShown(session());
        const View view = session().match()->view();
        const RemoteTable& table = *app->remoteTable();
        using Json = nlohmann::json;
        const QByteArray seats = meddler.told("seats");
        const QByteArray joined = meddler.told("joined");
        const QByteArray began = meddler.told("began");
        const int now = session().match()->moves() + 1; // the number of the last step: the deal is by chance
        std::vector<QByteArray> senseless{
            "no json",
            "[]",
            "7",
            R"({"type":7})",
            R"({"type":"seats","type":"seats"})",
            QByteArray(100000, '['),
            R"({"type":"event","seq":NEXT,"seat":1,"events":{},"to_move":[1]})",
            R"({"type":"event","seq":NEXT,"seat":99,"events":[],"to_move":[1]})",
            R"({"type":"event","seq":NEXT,"seat":1,"events":[{"what":"all is yours"}],"to_move":[1]})",
            R"({"type":"event","seq":"NEXT","seat":1,"events":[],"to_move":[1]})",
            R"({"type":"snapshot","seq":9,"commitment":"00","view":{},"to_move":[]})",
            R"({"type":"ended","seq":NOW,"finished":true,"scores":[1,2],"winners":[1],"nonce":"0","record":"x"})",
            R"({"type":"said","number":1,"seat":77,"text":"a"})",
            R"({"type":"clock","left":[1],"running":[],"paused":false})",
            R"({"type":"proposal","proposal":-1})",
            R"({"type":"past","seq":NOW,"steps":[{"type":"event","seq":NEXT,"seat":1,"events":[],"to_move":[1]}]})",
            R"({"type":"bye","why":7})",
            R"({"type":"welcome","protocol":1,"features":[],"server":"x","game":"capitol","players":[]})",
            joined,
            changed(joined, [](Json& one) { one["table"] = "another"; }),
            changed(seats, [](Json& one) { one["seats"] = Json::array(); }),
            changed(seats, [](Json& one) { one["seats"][0]["name"] = std::string(5000, 'x'); }),
            changed(seats, [](Json& one) { one["seats"][0]["name"] = "Anna\n\u202e"; })};
        for (QByteArray& one : senseless)
            one.replace("NEXT", QByteArray::number(now + 1)).replace("NOW", QByteArray::number(now));
        for (const QByteArray& one : senseless) {
            meddler.say(one);
            const QByteArray what = one.left(100);
            QVERIFY2(QTest::qWaitFor([&] { return table.cut(); }, 10000), what);
            QVERIFY2(table.cutText().contains("makes no sense") &&
                         table.cutText().contains(meddler.address()),
                     qPrintable(table.cutText()));
            QVERIFY2(session().match()->view() == view, what);
            together().retry();
            QVERIFY2(QTest::qWaitFor([&] { return !table.cut(); }, 10000), what);
            QTRY_COMPARE(everythingShown(session()), shown);
        }
    }

    // The line is given up before the memory is full.
    void too_much_is_not_read()
    {
        const Server server(m_folder.path());
        Meddler meddler(server);
        beginAt(meddler.address());
        const RemoteTable& table = *app->remoteTable();
        const QByteArray large = R"({"type":"pong","x":[)" + QByteArray(2 << 20, ' ') + "]}";
        const std::vector<std::function<void()>> floods{[&] { meddler.say(large); },
                                                        [&] { meddler.sayBytes("x"); },
                                                        [&] {
                                                            for (int i = 0; i < 6000; ++i)
                                                                meddler.say(R"({"type":"pong"})");
                                                        }};
        for (const auto& flood : floods) {
            flood();
            QTRY_VERIFY_WITH_TIMEOUT(table.cut(), patienceForAll);
            QVERIFY2(table.cutText().contains("more than"), qPrintable(table.cutText()));
            together().retry();
            QTRY_VERIFY_WITH_TIMEOUT(!table.cut() && session().humanToMove(), patienceForAll);
        }
    }

    // What is allowed is only text, and what is out of order is asked for again.
    void markup_is_text_and_a_gap_is_looked_at()
    {
        const Server server(m_folder.path());
        Meddler meddler(server);
        beginAt(meddler.address());
        RemoteTable& table = *app->remoteTable();
        const QString markup = "<b>x</b><img src='http://127.0.0.1:1/'>";
        meddler.say(QString(R"({"type":"said","number":1,"seat":2,"text":"%1"})").arg(markup).toUtf8());
        QTRY_COMPARE(table.chat()->count(), 1);
        QCOMPARE(value(*table.chat(), 0, "text").toString(), markup);
        meddler.say(changed(meddler.told("seats"),
                            [](nlohmann::json& one) { one["seats"][0]["name"] = "<b>A</b>"; }));
        QTRY_COMPARE(value(*table.presence(), 0, "name").toString(), QString("<b>A</b>"));
        const QStringList shown = everythingShown(session());
        meddler.say(R"({"type":"event","seq":500,"seat":1,"events":[],"to_move":[1]})");
        meddler.say(R"({"type":"nobody knows this","seq":1})");
        QTest::qWait(500);
        QVERIFY(!table.cut());
        QCOMPARE(everythingShown(session()), shown);
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    // Before there is a table, too.
    void a_liar_at_the_door_is_left()
    {
        QWebSocketServer liar("liar", QWebSocketServer::NonSecureMode);
        QVERIFY(liar.listen(QHostAddress::LocalHost));
        QByteArray lie;
        connect(&liar, &QWebSocketServer::newConnection, this, [&] {
            QWebSocket* socket = liar.nextPendingConnection();
            socket->setParent(&liar);
            connect(socket, &QWebSocket::textMessageReceived, socket, [&, socket](const QString& text) {
                const QString id =
                    QString::fromStdString(nlohmann::json::parse(text.toStdString()).value("id", ""));
                socket->sendTextMessage(QString::fromUtf8(lie).replace("ID", id));
            });
        });
        const std::vector<QByteArray> lies{
            "{",
            R"({"type":"welcome"})",
            R"({"type":"welcome","id":"ID","protocol":2})",
            R"({"type":"welcome","id":"ID","protocol":1,"features":[],"server":"x","game":"chess","players":[]})",
            R"({"type":"welcome","id":"ID","protocol":1,"features":[],"server":"x","game":"capitol","players":[7]})",
            R"({"type":"error","id":"ID","code":"version","message":"<b>no</b>"})"};
        for (const QByteArray& one : lies) {
            lie = one;
            QVERIFY(together().go(QString("127.0.0.1:%1").arg(liar.serverPort())));
            QTRY_VERIFY_WITH_TIMEOUT(!together().trouble().isEmpty(), patienceForAll);
            QCOMPARE(together().state(), Together::Idle);
            QVERIFY(!together().room() && !session().active());
        }
    }
};

QTEST_MAIN(TestHostileServer)
#include "test_hostile_server.moc"
