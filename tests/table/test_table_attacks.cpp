// Whoever means ill gets a clear refusal, or nothing at all, and changes nothing.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "capitol/table/table_capitol.h"
#include "room.h"
#include "shipped.h"
#include "table_toy.h"
#endif

#include <QTest>

using namespace table::test;
using table::second;

namespace {

const toy::TableToy::Sources nothing;
using ToyRoom = Room<toy::TableToy>;
using Party = ToyRoom::Party;
const json highest{{"variant", "highest"}};

std::string held_by(const ToyRoom& room, const Party& party, Seat who)
{
    const auto hand = room.course(party.table).position().hands[who];
    return std::to_string(std::countr_zero(hand));
}

std::string not_held_by(const ToyRoom& room, const Party& party, Seat who)
{
    const auto hand = room.course(party.table).position().hands[who];
    return std::to_string(std::countr_one(hand | 1));
}

// With that text in the last pair of quotes, which is empty.
QByteArray quoted(QByteArray message, const QByteArray& text)
{
    return message.insert(message.lastIndexOf('"'), text);
}

json play(const std::string& move, std::size_t at = 1)
{
    return {{"type", "play"}, {"at", at}, {"move", move}};
}

} // namespace

class TestTableAttacks : public QObject
{
    Q_OBJECT

private slots:
    void messages_that_are_none_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const QByteArray& bytes, const char* code) {
            QTest::newRow(name) << bytes << QString(code);
        };
        row("nothing", "", "bad_json");
        row("no JSON", "hello", "bad_json");
        row("a list", "[]", "bad_request");
        row("a number", "7", "bad_request");
        row("no type", "{}", "bad_request");
        row("a type that is no text", R"({"type":7})", "bad_request");
        row("unknown", R"({"type":"dance"})", "unknown_type");
        row("a server's own", R"({"type":"event","seq":9})", "unknown_type");
        row("another type's key", R"({"type":"ping","move":"1"})", "bad_request");
        row("a key twice", R"({"type":"ping","type":"bye"})", "bad_json");
        row("deep", QByteArray(100000, '['), "too_long");
        row("deep enough", "{\"at\":" + QByteArray(200, '['), "bad_json");
        row("two objects", R"({"type":"ping"}{"type":"ping"})", "bad_json");
        row("bad UTF-8", "{\"type\":\"say\",\"text\":\"\xc3\x28\"}", "bad_json");
        row("half a surrogate", R"({"type":"say","text":"\ud800"})", "bad_json");
        row("a NUL", QByteArray("{\"type\":\"ping\"}\0", 16), "bad_json");
        row("a huge number", R"({"type":"play","at":1e999,"move":"1"})", "bad_json");
        row("no whole number", R"({"type":"play","at":1.5,"move":"1"})", "bad_request");
        row("below nought", R"({"type":"play","at":-1,"move":"1"})", "bad_request");
        row("from the future", R"({"type":"play","at":99,"move":"1"})", "bad_request");
        row("an id too long", quoted(R"({"type":"ping","id":""})", QByteArray(41, 'x')), "bad_request");
        row("an id that is a list", R"({"type":"ping","id":[]})", "bad_request");
        row("too long", quoted(R"({"type":"say","text":""})", QByteArray(70000, 'x')), "too_long");
        row("a text too long", quoted(R"({"type":"say","text":""})", QByteArray(301, 'x')), "bad_request");
        row("blanks", R"({"type":"say","text":"   "})", "bad_request");
        row("reversed", R"({"type":"say","text":"abc\u202edef"})", "bad_request");
        row("two lines", R"({"type":"say","text":"a\nb"})", "bad_request");
        row("an escape", R"({"type":"say","text":"\u001bc"})", "bad_request");
        row("a move too long", quoted(R"({"type":"play","at":1,"move":""})", QByteArray(401, '1')),
            "bad_request");
        row("no seat", R"({"type":"report","seat":3,"mute":true})", "bad_request");
        row("no matter", R"({"type":"propose","what":"dance"})", "bad_request");
    }
    void messages_that_are_none()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const auto journals = room.journals();
        room.drain(party.connections[0]);
        room.drain(party.connections[1]);
        room.send_bytes(party.connections[0], bytes.toStdString());
        const auto said = room.drain(party.connections[0]);
        QCOMPARE(said.size(), 1U);
        QCOMPARE(json::parse(said[0])["code"].get<std::string>(), code.toStdString());
        QVERIFY(said[0].size() < 1000);
        QVERIFY(room.journals() == journals);
        QVERIFY(room.drain(party.connections[1]).empty());
        // And before a greeting it is the end.
        const auto stranger = room.connect();
        room.send_bytes(stranger, bytes.toStdString());
        QVERIFY(room.was_closed(stranger));
    }

    void nothing_goes_before_the_greeting_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const char* type : {"list", "ping", "bye", "start", "vote"})
            QTest::newRow(type) << quoted(R"({"type":""})", type);
        QTest::newRow("long") << quoted(
            R"({"type":"hello","protocol":{"min":1,"max":1},"name":"A","client":""})", QByteArray(5000, 'x'));
        QTest::newRow("no name") << QByteArray(R"({"type":"hello","protocol":{"min":1,"max":1}})");
        const auto name = [](const char* row, const QByteArray& text) {
            QTest::newRow(row) << quoted(R"({"type":"hello","protocol":{"min":1,"max":1},"name":""})", text);
        };
        name("a long name", QByteArray(25, 'x'));
        name("a name of nothing", "");
        name("a name of blanks", "\\u00a0 ");
        name("a name of two lines", "A\\nB");
        name("a name that moves the cursor", "\\u001b[2J");
        name("a name that runs backwards", "Anna\\u202ebma");
    }
    void nothing_goes_before_the_greeting()
    {
        QFETCH(QByteArray, bytes);
        ToyRoom room(nothing);
        const auto stranger = room.connect();
        room.send_bytes(stranger, bytes.toStdString());
        QVERIFY(!room.take(stranger, "error").is_null());
        QVERIFY(room.was_closed(stranger));
    }

    void a_version_is_refused_by_naming_both()
    {
        ToyRoom room(nothing);
        const auto stranger = room.connect();
        room.send(stranger, {{"type", "hello"}, {"protocol", {{"min", 7}, {"max", 9}}}, {"name", "A"}});
        const json refusal = room.take(stranger, "error");
        QVERIFY(refusal["code"] == json("version"));
        const std::string message = refusal["message"];
        QVERIFY(message.find("7..9") != std::string::npos && message.find("1..1") != std::string::npos);
    }

    void choices_that_are_not_ones_own()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const auto [anna, bruno] = std::pair(party.connections[0], party.connections[1]);
        QCOMPARE(room.code(anna, play(not_held_by(room, party, 0))), "illegal_move");
        QCOMPARE(room.code(anna, play("forty")), "bad_move");
        json others = play(held_by(room, party, 1));
        others["seat"] = 2;
        QCOMPARE(room.code(anna, others), "bad_request"); // nobody names the seat: it is the connection's
        QCOMPARE(room.code(anna, play(held_by(room, party, 0))), "");
        // A sealed choice stays what it is.
        QCOMPARE(room.code(anna, play(held_by(room, party, 0), 2)), "not_your_turn");
        QCOMPARE(room.code(anna, play(held_by(room, party, 0), 1)), "stale");
        QCOMPARE(room.course(party.table).moves(), 1U);
        QCOMPARE(room.code(bruno, play(held_by(room, party, 1))), "");
    }

    void who_looks_on_does_nothing()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const auto vera = room.greet("Vera");
        room.ask(vera, {{"type", "join"}, {"table", party.table}});
        const auto journals = room.journals();
        const json take{{"type", "seat"}, {"do", "take"}, {"seat", 1}};
        QCOMPARE(room.code(vera, take), "started");
        for (const json& message :
             {json{{"type", "start"}}, play("1"), json{{"type", "say"}, {"text", "Hm."}},
              json{{"type", "propose"}, {"what", "end"}},
              json{{"type", "vote"}, {"proposal", 1}, {"yes", true}},
              json{{"type", "report"}, {"seat", 1}, {"mute", true}}, json{{"type", "seat"}, {"do", "back"}},
              json{{"type", "seat"}, {"do", "leave"}}})
            QCOMPARE(room.code(vera, message), "no_seat");
        QVERIFY(room.journals() == journals);
    }

    void tokens_are_neither_guessed_nor_told()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        QVERIFY(party.tokens[0].size() == 64 && party.tokens[0] != party.tokens[1]);
        for (const std::string& text : room.drain(party.connections[1]))
            QVERIFY(text.find(party.tokens[0]) == std::string::npos);
        // A stolen journal opens no seat.
        const std::string journal = room.journals()[party.table];
        QVERIFY(journal.find(party.tokens[0]) == std::string::npos);
        QVERIFY(journal.find(capitol::sha256(party.tokens[0])) != std::string::npos);
        const auto thief = room.greet("Anna");
        const auto resume = [&](const std::string& token) {
            return json{{"type", "resume"}, {"table", party.table}, {"token", token}};
        };
        QCOMPARE(room.code(thief, resume(capitol::sha256(party.tokens[0]))), "bad_token");
        QCOMPARE(room.code(thief, resume("")), "bad_token");
        std::string near = party.tokens[0];
        near[0] = near[0] == '0' ? '1' : '0';
        QCOMPARE(room.code(thief, resume(near)), "bad_token");
        // Another table's token is none.
        const Party other = room.begin({"Carla", "Dora"}, highest);
        QCOMPARE(room.code(thief, resume(other.tokens[0])), "bad_token");
        // And guessing is slow.
        int guesses = 0;
        while (room.code(thief, resume("guess")) == "bad_token")
            QVERIFY(++guesses < 10);
    }

    void a_kicked_persons_token_is_dead()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", "Bruno"}, highest);
        room.ask(party.connections[0], {{"type", "seat"}, {"do", "free"}, {"seat", 2}});
        const auto back = room.greet("Bruno");
        QCOMPARE(room.code(back, {{"type", "resume"}, {"table", party.table}, {"token", party.tokens[1]}}),
                 "bad_token");
    }

    void floods_are_stopped()
    {
        ToyRoom room(nothing);
        const auto flood = room.greet("Anna");
        for (int i = 0; i < 150; ++i)
            QVERIFY(room.ask(flood, {{"type", "ping"}})["type"] == json("pong"));
        std::string code;
        for (int i = 0; i < 60; ++i)
            code = room.code(flood, {{"type", "ping"}});
        QCOMPARE(code, "too_often");
        QVERIFY(!room.was_closed(flood));
        for (int i = 0; i < 100; ++i)
            room.send(flood, {{"type", "ping"}});
        QVERIFY(room.was_closed(flood));
    }

    // Closing may take a while; nothing is done for whoever is being closed.
    void who_is_leaving_is_not_heard()
    {
        table::Lobby<toy::TableToy> lobby(nothing, capitol::system_random, "test", {1});
        lobby.open(1, "here", 0);
        const auto answers = [&](const json& message) {
            table::Out<toy::TableToy> out;
            lobby.receive(1, message.dump(), 0, out);
            return out.messages.size();
        };
        const json hello{{"type", "hello"}, {"protocol", {{"min", 1}, {"max", 1}}}, {"name", "Anna"}};
        QCOMPARE(answers(hello), 1U);
        QCOMPARE(answers({{"type", "bye"}}), 1U);
        QCOMPARE(answers({{"type", "bye"}}), 0U);
        QCOMPARE(answers({{"type", "ping"}}), 0U);
        table::Out<toy::TableToy> out;
        lobby.tick(2 * table::idle_time, out);
        QVERIFY(out.messages.empty() && out.closing.empty());
    }

    // A short question is not answered at length again and again.
    void what_was_missed_is_not_told_without_end()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        for (const Seat who : {0, 1})
            room.ask(party.connections[who], play(held_by(room, party, who), who + 1));
        room.drain(party.connections[0]);
        std::size_t told = 0;
        for (int i = 0; i < 100; ++i) {
            QCOMPARE(room.code(party.connections[0], play("1", 1)), "stale");
            told += room.drain(party.connections[0]).size();
        }
        QCOMPARE(told, 2U * 20);
        QVERIFY(room.ask(party.connections[0], {{"type", "look"}})["seq"] == json(3));
    }

    // Neither a path nor a guess reaches the storage, but for a few guesses.
    void tables_are_not_guessed()
    {
        int fetched = 0;
        table::Lobby<toy::TableToy> lobby(nothing, capitol::system_random, "test", {1},
                                          [&](const std::string&, auto&) { ++fetched; });
        lobby.open(1, "here", 0);
        const auto code = [&](const json& message) {
            table::Out<toy::TableToy> out;
            lobby.receive(1, message.dump(), 0, out);
            return json::parse(out.messages.at(0).text).value("code", "");
        };
        code({{"type", "hello"}, {"protocol", {{"min", 1}, {"max", 1}}}, {"name", "Anna"}});
        for (const char* table : {"../../etc/passwd", "..", "", "AAAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaa/",
                                  "aaaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaa\n"})
            QCOMPARE(code({{"type", "join"}, {"table", table}}), "no_table");
        QCOMPARE(fetched, 0);
        while (code({{"type", "join"}, {"table", "aaaaaaaaaaaaaaaa"}}) == "no_table")
            QVERIFY(fetched < 10);
        QVERIFY(fetched > 0);
    }

    // What computer players are asked is asked once, whatever the persons do meanwhile.
    void computers_do_not_think_without_end()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", ""}, highest);
        const auto anna = party.connections[0];
        for (int i = 0; i < 20; ++i) {
            room.code(anna, {{"type", "propose"}, {"what", i % 2 ? "go_on" : "pause"}});
            room.code(anna, {{"type", "look"}});
            room.code(anna, play("forty"));
            room.pass(second);
        }
        for (int i = 0; i < 5; ++i)
            room.come_back("Anna", party.table, party.tokens[0]);
        QCOMPARE(room.questions().size(), 1U);
    }

    void there_is_an_end_to_tables()
    {
        ToyRoom room(nothing, 1, {2});
        room.gather({"Anna", "Bruno"}, highest);
        room.gather({"Carla", "Dora"}, highest);
        const auto eva = room.greet("Eva");
        json create = highest;
        create.update({{"type", "create"}, {"seats", 2}});
        QCOMPARE(room.code(eva, create), "full");
    }

    // Nor does whoever is patient: a game that has begun is kept for two months.
    void nobody_takes_all_tables()
    {
        ToyRoom room(nothing, 1, {.most = 9, .most_from_one = 2});
        json create = highest;
        create.update({{"type", "create"}, {"seats", 2}});
        const auto opens = [&](const std::string& name, const std::string& peer) {
            const auto connection = room.greet(name, peer);
            const std::string code = room.code(connection, create);
            room.cut(connection);
            return code;
        };
        QCOMPARE(opens("Anna", "here"), "");
        QCOMPARE(opens("Bruno", "here"), "");
        QCOMPARE(opens("Carla", "here"), "full");
        QCOMPARE(opens("Dora", "elsewhere"), "");
        room.pass(table::deserted_time + table::second); // those that nobody has begun are gone
        QCOMPARE(opens("Carla", "here"), "");
    }

    // Whoever comes again and again does not fill the server.
    void nobody_makes_tables_without_end()
    {
        ToyRoom room(nothing);
        json create = highest;
        create.update({{"type", "create"}, {"seats", 2}});
        std::string code;
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(code, "");
            const auto eva = room.greet("Eva", "2001:db8::1");
            code = room.code(eva, create);
            room.cut(eva);
        }
        QCOMPARE(code, "too_often");
        QCOMPARE(room.code(room.greet("Dora", "2001:db8::2"), create), "");
        room.pass(20 * second);
        QCOMPARE(room.code(room.greet("Eva", "2001:db8::1"), create), "");
        QCOMPARE(room.code(room.greet("Eva", "2001:db8::1"), create), "too_often");
    }

    void there_is_an_end_to_who_looks_on()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        for (std::size_t i = 0; i <= table::most_watchers; ++i) {
            const auto vera = room.greet("Vera");
            const std::string code = room.code(vera, {{"type", "join"}, {"table", party.table}});
            QCOMPARE(code, i < table::most_watchers ? "" : "full");
        }
    }

    void talk_is_no_spam()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(room.code(party.connections[0], {{"type", "say"}, {"text", "Ave"}}), "");
        const json refusal = room.ask(party.connections[0], {{"type", "say"}, {"text", "Ave"}});
        QVERIFY(refusal["code"] == json("too_often") && refusal["retry"].get<int>() > 0);
        room.pass(refusal["retry"].get<int>() + second);
        QCOMPARE(room.code(party.connections[0], {{"type", "say"}, {"text", "Ave"}}), "");
    }

    void votes_are_no_spam()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno", "Carla"}, highest);
        const json pause{{"type", "propose"}, {"what", "pause"}};
        QCOMPARE(room.code(party.connections[0], pause), "");
        QCOMPARE(room.code(party.connections[0], pause), "busy");
        QCOMPARE(room.code(party.connections[1], pause), "busy");
        for (const Seat who : {1, 2})
            room.ask(party.connections[who], {{"type", "vote"}, {"proposal", 1}, {"yes", false}});
        QCOMPARE(room.code(party.connections[0], pause), "too_often");
        // One that nobody answers does not stand for ever.
        QCOMPARE(room.code(party.connections[1], pause), "");
        room.pass(table::proposal_open / 2);
        for (const auto connection : party.connections)
            room.ask(connection, {{"type", "ping"}});
        room.pass(table::proposal_open / 2 + second);
        json last;
        while (!(last = room.take(party.connections[1], "proposal")).is_null() && last["state"] != "failed") {
        }
        last = room.take(party.connections[1], "proposal");
        QVERIFY(last["proposal"] == json(2) && last["state"] == json("open"));
        QVERIFY(room.take(party.connections[1], "proposal")["state"] == json("failed"));
        QCOMPARE(room.code(party.connections[2], {{"type", "vote"}, {"proposal", 2}, {"yes", true}}),
                 "no_proposal");
    }

    // A journal does not grow by what may go on for ever.
    void seats_are_no_spam()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", "Bruno"}, highest);
        const auto bruno = party.connections[1];
        const auto ready = [](bool on) { return json{{"type", "seat"}, {"do", "ready"}, {"on", on}}; };
        const auto journals = room.journals();
        QCOMPARE(room.code(bruno, ready(true)), "pointless");
        QVERIFY(room.journals() == journals);
        int deeds = 0;
        while (room.code(bruno, ready(deeds % 2 != 0)).empty())
            QVERIFY(++deeds < table::most_deeds);
        QVERIFY(deeds > table::most_deeds / 2);
        const json refusal = room.ask(bruno, {{"type", "seat"}, {"do", "leave"}});
        QVERIFY(refusal["code"] == json("too_often") && refusal["retry"].get<int>() > 0);
        const json computer{{"type", "seat"}, {"do", "computer"}, {"seat", 2}, {"player", "random"}};
        const json free{{"type", "seat"}, {"do", "free"}, {"seat", 2}};
        for (deeds = 0; room.code(party.connections[0], deeds % 2 ? computer : free).empty(); ++deeds)
            QVERIFY(deeds < 30);
    }

    // Nor does it for whoever comes again and again.
    void seats_are_no_spam_for_newcomers()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", ""}, highest);
        room.ask(party.connections[0], {{"type", "seat"}, {"do", "free"}, {"seat", 2}});
        const json take{{"type", "seat"}, {"do", "take"}, {"seat", 2}};
        const json leave{{"type", "seat"}, {"do", "leave"}};
        int deeds = 0;
        std::string code;
        while (code.empty()) {
            QVERIFY(deeds < 200);
            const auto bruno = room.greet("Bruno");
            room.ask(bruno, {{"type", "join"}, {"table", party.table}});
            for (int i = 0; i < 20 && code.empty(); ++i, ++deeds)
                code = room.code(bruno, i % 2 == 0 ? take : leave);
            room.cut(bruno);
        }
        QCOMPARE(code, "too_often");
    }

    // However slowly: what goes on for ever ends, and the game does not.
    void a_journal_has_an_end()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", "Bruno"}, highest);
        std::string& journal = room.journals()[party.table];
        for (int i = 0; i < table::most_written_deeds; ++i)
            journal += json{{"do", "ready"}, {"seat", 2}, {"on", i % 2 != 0}}.dump() + "\n";
        room.restart();
        const auto anna = room.come_back("Anna", party.table, party.tokens[0]);
        const auto bruno = room.come_back("Bruno", party.table, party.tokens[1]);
        const std::string before = journal;
        QCOMPARE(room.code(bruno, {{"type", "seat"}, {"do", "ready"}, {"on", false}}), "full");
        QCOMPARE(room.code(bruno, {{"type", "seat"}, {"do", "leave"}}), "full");
        QCOMPARE(room.code(bruno, {{"type", "report"}, {"seat", 1}, {"mute", true}}), "full");
        QVERIFY(room.journals()[party.table] == before);
        QCOMPARE(room.code(anna, {{"type", "start"}}), "");
        QCOMPARE(room.code(anna, {{"type", "propose"}, {"what", "pause"}}), "full");
        QCOMPARE(room.code(anna, play(held_by(room, party, 0))), "");
        QCOMPARE(room.code(bruno, {{"type", "say"}, {"text", "Ave"}}), "");
    }

    // Where its rules let everybody pass for ever, say.
    void a_game_has_an_end()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const std::string held = held_by(room, party, 0);
        std::string& journal = room.journals()[party.table];
        for (int i = 1; i < table::most_written_plays; ++i)
            journal += json{{"do", "play"}, {"seat", 1}, {"move", held}}.dump() + "\n" +
                       json{{"do", "undo"}, {"moves", 0}}.dump() + "\n";
        room.restart();
        const auto anna = room.come_back("Anna", party.table, party.tokens[0]);
        QVERIFY(!room.course(party.table).is_over());
        QCOMPARE(room.code(anna, play(held, room.course(party.table).seq())), "");
        QVERIFY(!room.take(anna, "event").is_null());
        QVERIFY(room.take(anna, "ended")["finished"] == json(false));
        QCOMPARE(room.course(party.table).moves(), 1U);
        QCOMPARE(room.code(anna, {{"type", "propose"}, {"what", "undo"}}), "game_over");
        room.restart();
        QVERIFY(room.course(party.table).was_ended());
    }

    void games_are_not_paused_without_end()
    {
        ToyRoom room(nothing);
        const auto anna = room.begin({"Anna", ""}, highest).connections[0];
        QCOMPARE(room.code(anna, {{"type", "seat"}, {"do", "back"}}), "pointless");
        const json pause{{"type", "propose"}, {"what", "pause"}};
        const json go_on{{"type", "propose"}, {"what", "go_on"}};
        QCOMPARE(room.code(anna, pause), "");
        QCOMPARE(room.code(anna, go_on), "");
        QCOMPARE(room.code(anna, pause), "too_often");
        room.pass(table::proposal_pause);
        QCOMPARE(room.code(anna, pause), "");
    }

    // A short cut is no reason to go on without somebody.
    void nobody_is_voted_out_by_a_short_cut()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        room.cut(party.connections[1]);
        room.pass(30 * second);
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "end"}});
        QVERIFY(!room.course(party.table).is_over());
    }

    void rules_that_are_bombs()
    {
        ToyRoom room(nothing);
        const auto anna = room.greet("Anna");
        std::string aliases = "a: &a [x, x]\n";
        for (char name = 'b'; name < 'z'; ++name)
            aliases +=
                std::string(1, name) + ": &" + name + " [*" + char(name - 1) + ", *" + char(name - 1) + "]\n";
        const auto code = [&](const std::string& rules) {
            room.pass(60 * second);
            return room.code(anna, {{"type", "create"}, {"rules", rules}, {"seats", 2}});
        };
        QCOMPARE(code(aliases), "bad_rules");
        QCOMPARE(code(std::string(30000, '[')), "bad_rules");
        QCOMPARE(code("lowest: true\nlowest: false\n"), "bad_rules");
        QCOMPARE(code(""), "bad_rules");
        QCOMPARE(code("# \x1b[2J\nlowest: true\n"), "bad_rules");
        QVERIFY(room.journals().empty());
        QCOMPARE(code("# [2J\nlowest: true\n"), "");
    }

    void variants_of_capitol_that_are_bombs()
    {
        const capitol::Library& library = capitol::test::source_library();
        Room<capitol::TableCapitol> room(library);
        const auto anna = room.greet("Anna");
        const auto code = [&](const char* key, const std::string& rules) {
            room.pass(60 * second);
            return room.code(anna, {{"type", "create"}, {key, rules}, {"seats", 2}});
        };
        const std::string good =
            capitol::RecordedCapitol::print_rules({capitol::test::shipped_variant("schmidt"), {}});
        QCOMPARE(code("variant", "../schmidt"), "bad_rules"); // no files
        QCOMPARE(code("variant", "/etc/passwd"), "bad_rules");
        QCOMPARE(code("rules", "variant: /etc/passwd\n"), "bad_rules");
        QCOMPARE(code("rules", good.substr(0, good.size() / 2)), "bad_rules");
        std::string huge = good;
        huge.replace(huge.find("max: 4"), 6, "max: 9");
        QCOMPARE(code("rules", huge), "bad_rules");
        QVERIFY(room.journals().empty());
        QCOMPARE(code("rules", good), "");
    }

    // They are said whole, and not looked for among the host's, of which a message could tell.
    void rules_tell_nothing_of_the_hosts()
    {
        Room<capitol::TableCapitol> room(capitol::test::source_library());
        const auto anna = room.greet("Anna");
        const std::string good =
            capitol::RecordedCapitol::print_rules({capitol::test::shipped_variant("schmidt"), {}});
        for (const std::string& rules : {std::string("variant: zzz\n"), std::string("variant: dutch\n"),
                                         good.substr(0, good.find("\nboard:") + 1)}) {
            room.pass(60 * second);
            const json answer = room.ask(anna, {{"type", "create"}, {"rules", rules}, {"seats", 2}});
            QVERIFY2(answer.value("code", "") == "bad_rules", answer.dump().c_str());
            QVERIFY2(std::string(answer["message"]).find("schmidt") == std::string::npos,
                     answer.dump().c_str());
        }
    }

    void names_that_look_the_same_are_one()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", ""}, highest);
        room.ask(party.connections[0], {{"type", "seat"}, {"do", "free"}, {"seat", 2}});
        const auto code = [&](const char* name) {
            const auto one = room.greet(name);
            room.ask(one, {{"type", "join"}, {"table", party.table}});
            return room.code(one, {{"type", "seat"}, {"do", "take"}, {"seat", 2}});
        };
        for (const char* name : {"Anna", "Anna\u200b", "An\u00adna", "\ufeffAnna", "Anna ", "Anna\u3164",
                                 "An\u2060na", "Anna\ufe0f", "Anna\U000e0041"})
            QCOMPARE(code(name), "name_taken");
        QCOMPARE(code("Ann\U0001f469\u200d\U0001f33e"), ""); // a woman who farms
    }
};

QTEST_APPLESS_MAIN(TestTableAttacks)
#include "test_table_attacks.moc"
