// The line protocol of Canal Mania.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal/protocol/protocol.h"
#include "canal_games.h"
#endif

#include <QTemporaryFile>
#include <QTest>

using namespace canal::test;
using nlohmann::json;

namespace {

json ask(canal::Protocol& protocol, const json& request)
{
    return json::parse(protocol.answer(request.dump()));
}

} // namespace

class TestCanalProtocol : public QObject
{
    Q_OBJECT

private slots:
    void a_game_is_played_by_its_suggestions()
    {
        canal::Protocol protocol(shipped());
        QVERIFY(ask(protocol, {{"cmd", "hello"}})["engine"] == json("canal_mania"));
        QVERIFY(ask(protocol,
                    {{"cmd", "new"}, {"variant", "first-edition"}, {"players", 3}, {"seed", 5}})["ok"] ==
                json(true));
        json last;
        int moves = 0;
        do {
            const json advice = ask(protocol, {{"cmd", "suggest"}, {"seed", moves}});
            QVERIFY2(advice["ok"] == true, advice.dump().c_str());
            last = ask(protocol, {{"cmd", "play"}, {"move", advice["move"]}});
            QVERIFY2(last["ok"] == true, last.dump().c_str());
            ++moves;
        } while (!last["to_move"].is_null());
        QCOMPARE(last["winners"].size(), std::size_t{1});
        // Its record is played again elsewhere, to the same end, and back.
        const json record = ask(protocol, {{"cmd", "record"}})["record"];
        const json end = ask(protocol, {{"cmd", "state"}})["state"];
        canal::Protocol other(shipped());
        QVERIFY(ask(other, {{"cmd", "load"}, {"record", record}})["state"] == end);
        const json before = ask(other, {{"cmd", "undo"}})["state"];
        QVERIFY(before != end);
        QVERIFY(ask(other, {{"cmd", "position"}, {"position", before}})["state"] == before);
    }

    void a_seat_sees_its_own_hand_alone()
    {
        canal::Protocol protocol(shipped());
        const json position = {{"players", 3},
                               {"seats", {{{"hand", {"lock", "tunnel"}}}, {{"hand", {"stretch"}}}}}};
        QVERIFY(ask(protocol, {{"cmd", "position"}, {"position", position}})["ok"] == json(true));
        const json seen = ask(protocol, {{"cmd", "state"}, {"seat", 2}})["state"];
        QVERIFY(seen["seats"][0]["hand"] == json({"?", "?"}));
        QVERIFY(seen["seats"][1]["hand"] == json({"stretch"}));
        QVERIFY(seen["deck"][0] == json("?"));
        QVERIFY(!seen.contains("random"));
    }

    void what_is_refused_changes_nothing()
    {
        canal::Protocol protocol(shipped());
        const auto code = [&](const json& request) { return ask(protocol, request)["error"]["code"]; };
        QVERIFY(code({{"cmd", "state"}}) == json("bad_request"));
        QVERIFY(code({{"cmd", "new"}, {"variant", "third-edition"}, {"players", 3}}) ==
                json("unknown_variant"));
        QVERIFY(code({{"cmd", "new"}, {"variant", "/etc/passwd"}, {"players", 3}}) == json("bad_request"));
        QVERIFY(code({{"cmd", "new"}, {"variant", "first-edition"}, {"players", 2}}) == json("bad_request"));
        const json state = ask(
            protocol, {{"cmd", "new"}, {"variant", "first-edition"}, {"players", 3}, {"seed", 1}})["state"];
        QVERIFY(code({{"cmd", "play"}, {"move", "jump"}}) == json("bad_move"));
        QVERIFY(code({{"cmd", "play"}, {"move", "draw"}}) == json("illegal_move"));
        QVERIFY(code({{"cmd", "position"}, {"position", {{"players", 9}}}}) == json("bad_position"));
        QVERIFY(code({{"cmd", "suggest"}, {"level", "genius"}}) == json("bad_request"));
        QVERIFY(ask(protocol, {{"cmd", "state"}})["state"] == state);
        const json legal = ask(protocol, {{"cmd", "legal"}});
        QCOMPARE(legal["moves"].size(), std::size_t{5});
        QVERIFY(legal["step"] == json("contract"));
        QVERIFY(ask(protocol, {{"cmd", "variants"}})["variants"].size() == 3);
    }

    void files_that_are_no_variants_are_not_quoted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a map") << QByteArray("secret: words\n");
        QTest::newRow("passwords") << QByteArray("secret:x:0:0:secret:/secret:/bin/secret\n");
        QTest::newRow("bad YAML") << QByteArray("[secret: {secret\n");
    }

    void files_that_are_no_variants_are_not_quoted()
    {
        QFETCH(const QByteArray, text);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(text) == text.size() && file.flush());
        const std::string name = file.fileName().toStdString();
        canal::Protocol trusting(shipped(), protocol::Files::allowed);
        const json answer = ask(trusting, {{"cmd", "new"}, {"variant", name}, {"players", 3}});
        QVERIFY2(answer["ok"] == false, answer.dump().c_str());
        const auto message = answer["error"]["message"].get<std::string>();
        QVERIFY2(message.find("secret") == std::string::npos, message.c_str());
        QVERIFY2(message.find(name) != std::string::npos, message.c_str());
    }
};

QTEST_APPLESS_MAIN(TestCanalProtocol)
#include "test_canal_protocol.moc"
