// Another program plays whole games over the protocol, knowing nothing but what it is told.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTest>

#include <random>

using nlohmann::json;

class TestWholeGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_random_client_plays_to_the_end_data();
    void a_random_client_plays_to_the_end();
    void suggestions_play_to_the_end();
    void cleanupTestCase();

private:
    json ask(json request);
    std::string some_bid(const json& hand);
    std::string some_move();

    capitol::test::Cli m_cli;
    QProcess m_program;
    int m_id = 0;
    std::mt19937 m_chance{17};
};

void TestWholeGame::initTestCase()
{
    m_cli.start(m_program, {"protocol"});
    QVERIFY(m_program.waitForStarted());
}

json TestWholeGame::ask(json request)
{
    request["id"] = ++m_id;
    m_program.write(QByteArray::fromStdString(request.dump() + "\n"));
    while (!m_program.canReadLine())
        if (!m_program.waitForReadyRead(10'000))
            return {{"ok", false}, {"error", "no answer"}};
    json answer = json::parse(m_program.readLine().toStdString());
    if (answer["id"] != m_id)
        return {{"ok", false}, {"error", "the answer to another request"}};
    return answer;
}

std::string TestWholeGame::some_bid(const json& hand)
{
    std::string bid = "bid:";
    for (const json& card : hand)
        if (m_chance() % 3 == 0)
            bid += (bid.back() == ':' ? "" : ",") + card.get<std::string>();
    return bid;
}

std::string TestWholeGame::some_move()
{
    const json legal = ask({{"cmd", "legal"}});
    if (legal.contains("hand"))
        return some_bid(legal["hand"]);
    return legal["moves"][m_chance() % legal["moves"].size()];
}

void TestWholeGame::a_random_client_plays_to_the_end_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    for (const char* variant : {"schmidt", "dutch", "english-sheet", "french-sheet", "italian-sheet"})
        for (int players = 2; players <= 4; ++players)
            QTest::addRow("%s, %d players", qPrintable(QString(variant)), players) << variant << players;
}

void TestWholeGame::a_random_client_plays_to_the_end()
{
    QFETCH(const QString, variant);
    QFETCH(const int, players);
    json answer =
        ask({{"cmd", "new"}, {"variant", variant.toStdString()}, {"players", players}, {"seed", players}});
    QVERIFY(answer["ok"] == true);
    json seat = answer["state"]["to_move"];
    json last_events;
    for (int moves = 0; !seat.is_null(); ++moves) {
        QVERIFY(moves < 5000);
        answer = ask({{"cmd", "play"}, {"move", some_move()}, {"seat", seat}});
        QVERIFY2(answer["ok"] == true, answer.dump().c_str());
        seat = answer["to_move"];
        last_events = answer["events"];
    }
    QCOMPARE(answer["phase"], "over");
    QVERIFY(!answer["winners"].empty());
    QCOMPARE(last_events.back()["event"], "game_over");
    QCOMPARE(last_events.back()["winners"], answer["winners"]);

    // The record brings the same end again, and so does the position.
    const json state = ask({{"cmd", "state"}})["state"];
    const json record = ask({{"cmd", "record"}})["record"];
    QCOMPARE(ask({{"cmd", "load"}, {"record", record}})["state"], state);
    QCOMPARE(ask({{"cmd", "record"}})["record"], record);
    QCOMPARE(ask({{"cmd", "position"}, {"position", state}})["state"], state);
}

void TestWholeGame::suggestions_play_to_the_end()
{
    QVERIFY(ask({{"cmd", "new"}, {"variant", "schmidt"}, {"players", 2}, {"seed", 2}})["ok"] == true);
    json phase = "construction";
    for (int moves = 0; phase != "over"; ++moves) {
        QVERIFY(moves < 5000);
        const json advice =
            ask({{"cmd", "suggest"}, {"level", moves % 2 ? "greedy" : "random"}, {"seed", moves}});
        QVERIFY2(advice["ok"] == true, advice.dump().c_str());
        const json answer = ask({{"cmd", "play"}, {"move", advice["move"]}});
        QVERIFY2(answer["ok"] == true, answer.dump().c_str());
        phase = answer["phase"];
    }
}

void TestWholeGame::cleanupTestCase()
{
    QVERIFY(ask({{"cmd", "quit"}})["ok"] == true);
    QVERIFY(m_program.waitForFinished(10'000));
    QCOMPARE(m_program.exitCode(), 0);
    QVERIFY(m_program.readAllStandardError().isEmpty());
}

QTEST_GUILESS_MAIN(TestWholeGame)
#include "test_whole_game.moc"
