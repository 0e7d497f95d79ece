// Records and positions of Canal Mania as text: printed, read, cut, and refused where they are wrong.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "base/files.h"
#include "canal/record/position_json.h"
#include "canal/record/record.h"
#include "canal_games.h"
#include "record/seen.h"
#endif

#include <QTest>

#include <set>

using namespace canal;
using namespace canal::test;

namespace {

Record played(std::uint64_t seed, const std::string& called = usual_variant)
{
    Record record;
    record.variant = called;
    record.data = rules_called(called).data();
    const int players = 3 + static_cast<int>(seed % 3);
    for (int seat = 0; seat < players; ++seat)
        record.seats.push_back({"Seat", "random"});
    record.seed = seed;
    const Rules& rules = rules_called(called);
    record.opening = open_from_seed(rules, players, seed);
    Position position = record.start_position(rules);
    Random random(seed);
    std::vector<Move> scratch;
    while (!CanalMania::is_over(position)) {
        record.moves.push_back({position.turn.seat, playout_move(rules, position, random, scratch)});
        apply(rules, position, record.moves.back().choice);
    }
    return record;
}

auto parse(std::string_view text)
{
    return record::parse_record<RecordedCanal>(text, {}, shipped());
}

std::string fault_of(std::string_view text)
{
    const auto faults = parse(text).faults();
    return faults.empty() ? "" : faults.front().text();
}

const std::string head =
    "canal_mania: 1\nvariant: first-edition\nseats: [{name: a, player: human}, {name: b, player: "
    "human}, {name: c, player: human}]\nseed: 3\n";

} // namespace

class TestCanalRecord : public QObject
{
    Q_OBJECT

private:
    static void eachRules()
    {
        QTest::addColumn<QString>("called");
        for (const char* name : rule_names)
            QTest::newRow(name) << QString(name);
    }

private slots:
    // The record holds rules, map and deck: no library is asked.
    void what_is_printed_is_read_data() { eachRules(); }
    void what_is_printed_is_read()
    {
        QFETCH(QString, called);
        const Library nothing({});
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Record record = played(seed, called.toStdString());
            const std::string text = print_record(record);
            const auto loaded = record::parse_record<RecordedCanal>(text, {}, nothing);
            QVERIFY2(loaded.is_whole(), loaded.is_whole() ? "" : loaded.faults().front().text().c_str());
            QVERIFY(loaded.record->data == record.data && loaded.record->opening == record.opening);
            QVERIFY(loaded.record->moves == record.moves);
            QCOMPARE(print_record(*loaded.record), text);
            const Rules rules = RecordedCanal::rules_of(*loaded.record);
            QVERIFY(CanalMania::is_over(loaded.record->position_after(rules, record.moves.size())));
        }
    }

    void recorded_games_end_as_they_did_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& entry : std::filesystem::directory_iterator(CAPITOL_SOURCE_DIR "/tests/records"))
            if (entry.path().extension() == ".canal")
                QTest::addRow("%s", entry.path().filename().c_str())
                    << QString::fromStdString(entry.path().string());
    }
    // The last line of each is a comment: `# scores: 150 142 118, winners: 1`.
    void recorded_games_end_as_they_did()
    {
        QFETCH(QString, file);
        const std::string text = capitol::read_file(file.toStdString());
        const auto loaded = parse(text);
        QVERIFY2(loaded.is_whole(), loaded.is_whole() ? "" : loaded.faults().front().text().c_str());
        const Rules rules = RecordedCanal::rules_of(*loaded.record);
        const Position position = loaded.record->position_after(rules, loaded.record->moves.size());
        QVERIFY(CanalMania::is_over(position));
        std::string ending = "# scores:";
        for (const int score : CanalMania::scores(rules, position))
            ending += " " + std::to_string(score);
        ending += ", winners:";
        for (Seat seat = 0; seat < position.players; ++seat)
            if (CanalMania::winners(rules, position) >> seat & 1)
                ending += " " + std::to_string(seat + 1);
        QVERIFY2(text.ends_with("\n" + ending + "\n"), ending.c_str());
    }

    void a_cut_loses_the_unfinished_line_alone()
    {
        const Record record = played(1);
        const std::string text = print_record(record);
        const std::size_t moves_at = text.find("moves:\n") + 7;
        for (std::size_t end = moves_at; end < text.size(); end += 997) {
            const auto loaded = parse(std::string_view(text).substr(0, end));
            QVERIFY(loaded.is_whole());
            QVERIFY(
                std::equal(loaded.record->moves.begin(), loaded.record->moves.end(), record.moves.begin()));
        }
    }

    // A drawn card is told to its own seat alone, and no deal and no seed to anybody.
    void a_game_as_seen()
    {
        const Record record = played(2);
        const std::string own = record::print_seen(record, 0);
        const std::string others = record::print_seen(record, game::spectator);
        QVERIFY(own.find("seed:") == std::string::npos && own.find("deal:") == std::string::npos);
        QVERIFY(others.find(R"("event":"card_drawn","seat":1,"card":"?")") != std::string::npos);
        QVERIFY(own.find(R"("event":"card_drawn","seat":1,"card":"?")") == std::string::npos);
        QVERIFY(own.find(R"("event":"card_drawn","seat":2,"card":"?")") != std::string::npos);
        QCOMPARE(std::count(own.begin(), own.end(), '\n'), std::count(others.begin(), others.end(), '\n'));
    }

    void what_is_wrong_is_named()
    {
        const auto has = [](const std::string& text, const std::string& part) {
            const std::string fault = fault_of(text);
            if (fault.find(part) == std::string::npos)
                qWarning("%s", fault.c_str());
            return fault.find(part) != std::string::npos;
        };
        QVERIFY(fault_of(head + "moves:\n").empty());
        QVERIFY(has(head + "moves:\n- 1 leap\n", "<text>:6:3: moves[0]: found \"1 leap\", allowed: a move"));
        QVERIFY(has(head + "moves:\n- 3 draw\n", "allowed: a move of seat"));
        QVERIFY(has(head + "deal: {engineers: [telford]}\nmoves:\n", "deal"));
        QVERIFY(
            has(head + "deal: {engineers: [telford, telford, jessop], contracts: [], cards: []}\nmoves:\n",
                "an engineer, each once"));
        QVERIFY(has(
            head + "deal: {engineers: [telford, rennie, jessop], contracts: [medway], cards: []}\nmoves:\n",
            "all of the map"));
        for (const char* contracts : {"[ditch]", "[medway, medway]", "[junction-1]"})
            QVERIFY(has(head + "deal: {engineers: [telford, rennie, jessop], contracts: " + contracts +
                            ", cards: []}\nmoves:\n",
                        "the id of a contract, each once"));
        QVERIFY(has(head + "map: {}\nmoves:\n", "rules"));
        QVERIFY(has("canal_mania: 1\nvariant: second\nseats: [{name: a, player: human}]\nseed: 1\nmoves:\n",
                    "first-edition"));
        QVERIFY(has(
            "canal_mania: 1\nvariant: first-edition\nseats: [{name: a, player: human}]\nseed: 1\nmoves:\n",
            "3..5 seats"));
    }

    void positions_are_read_as_they_are_printed_data() { eachRules(); }
    void positions_are_read_as_they_are_printed()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Record record = played(seed, called.toStdString());
            Position position = record.start_position(rules);
            for (const auto& move : record.moves) {
                const Json json = print_position(rules, position);
                const ParsedPosition parsed = parse_position(rules, nlohmann::json(json));
                QVERIFY2(parsed.position.has_value(),
                         (parsed.at + ": " + parsed.error + "\n" + json.dump()).c_str());
                QVERIFY2(*parsed.position == position, json.dump().c_str());
                apply(rules, position, move.choice);
            }
        }
    }

    // Each step has its usual phase.
    void a_phase_may_be_left_out()
    {
        const Rules& rules = rules_called(usual_variant);
        const Record record = played(1, usual_variant);
        Position position = record.start_position(rules);
        std::set<int> phases;
        for (const auto& move : record.moves) {
            const Step step = position.turn.step;
            if (step == Step::contract || step == Step::cards || step == Step::goods) {
                nlohmann::json json = print_position(rules, position);
                json.erase("phase");
                const ParsedPosition parsed = parse_position(rules, json);
                QVERIFY2(parsed.position && *parsed.position == position, json.dump().c_str());
                phases.insert(position.turn.phase);
            }
            apply(rules, position, move.choice);
        }
        QCOMPARE(phases.size(), std::size_t{3});
    }

    void impossible_positions_are_refused_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("at");
        const auto row = [](const char* name, const char* position, const char* at) {
            QTest::newRow(name) << QString(position) << QString(at);
        };
        row("no players", R"({})", "players");
        row("six players", R"({"players": 6})", "players");
        row("an unknown key", R"({"players": 3, "turn": 1})", "turn");
        row("a card too many", R"({"players": 3, "row": ["lock.red"], "discards": ["lock.red"]})", "row[0]");
        row("a card that is none", R"({"players": 3, "row": ["canal"]})", "row[0]");
        row("an engineer twice", R"({"players": 3, "seats": [{"engineer": "smeaton"}]})", "seats");
        row("a contract twice", R"({"players": 3, "parliament": ["medway", "medway"]})", "parliament[1]");
        row("two barges missing", R"({"players": 3, "seats": [{"contracts": ["medway"]}]})", "step");
        row("a canal of nobody", R"({"players": 3, "canals": {"medway": {"start": "tonbridge"}}})",
            "canals.medway.owner");
        row("a start that is no terminus",
            R"({"players": 3, "canals": {"medway": {"owner": 1, "standing": "returned", "start": "london"}}})",
            "canals.medway.start");
        row("a tile that joins nothing",
            R"({"players": 3, "canals": {"medway": {"owner": 1, "standing": "returned", "start": "tonbridge",
                "tiles": ["9,9 lock e"]}}})",
            "canals.medway.tiles[0]");
        row("complete and not",
            R"({"players": 3, "canals": {"medway": {"owner": 1, "standing": "complete", "start": "tonbridge"}}})",
            "canals.medway");
        row("two cubes in one place", R"({"players": 3, "cubes": ["bath", "bath"]})", "cubes[1]");
        row("out of a delivery that has not begun", R"({"players": 3, "passed": [2]})", "passed");
        row("nothing to discard", R"({"players": 3, "step": "discard"})", "step");
        row("no card drawn", R"({"players": 3, "step": "declare"})", "step");
        row("cubes without a colour", R"({"players": 3, "step": "cube"})", "step");
        row("a tile that leads off the board",
            R"({"players": 3, "step": "cards", "seats": [{"contracts": ["shropshire-union"]}],
                "canals": {"shropshire-union": {"start": "chester",
                           "tiles": ["1,11 aqueduct w", "0,11 stretch w"]}}})",
            "canals.shropshire-union.tiles[1]");
        row("a tile behind the end",
            R"({"players": 3, "canals": {"llangollen": {"owner": 1, "standing": "returned", "start": "llangollen",
                "tiles": ["2,12 aqueduct ne", "3,11 lock e"]}}})",
            "canals.llangollen.tiles[1]");
        row("more lifts than cubes",
            R"({"players": 3, "step": "lift", "phase": 2, "colour": "red", "lifts": 3, "cubes_to_place": 2,
                "cubes": ["bath", "bristol"]})",
            "step");
        row("a drawn card that all know",
            R"({"players": 3, "step": "declare", "drawn": "lock.red",
                "seats": [{"hand": ["lock.red"], "known": ["lock.red"]}]})",
            "drawn");
        row("not a number", R"({"players": 3, "round": "many"})", "round");
        row("canals that are a list", R"({"players": 3, "canals": []})", "canals");
    }
    void impossible_junctions_are_refused_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("at");
        const auto row = [](const char* name, const char* position, const char* at) {
            QTest::newRow(name) << QString(position) << QString(at);
        };
        row("without places",
            R"({"players": 3, "canals": {"junction-1": {"owner": 1, "standing": "returned"}}})",
            "canals.junction-1.to");
        row("without a canal", R"({"players": 3, "step": "barge", "seats": [{"contracts": ["junction-1"]}]})",
            "canals");
        row("places far from each other",
            R"({"players": 3, "canals": {"junction-1": {"owner": 1, "standing": "returned", "from": "london",
                "to": "york"}}})",
            "canals.junction-1.to");
        row("somebody else's",
            R"({"players": 3, "canals": {"junction-1": {"owner": 2, "standing": "returned", "from": "oxford",
                "to": "reading"}}})",
            "canals");
        row("the second before the first",
            R"({"players": 3, "canals": {"junction-1-2": {"owner": 1, "standing": "returned", "from": "oxford",
                "to": "reading"}}})",
            "canals");
        row("the same two twice",
            R"({"players": 3, "canals": {
                "junction-1": {"owner": 1, "standing": "returned", "from": "oxford", "to": "reading"},
                "junction-1-2": {"owner": 1, "standing": "returned", "from": "reading", "to": "oxford"}}})",
            "canals.junction-1-2.to");
        row("in parliament", R"({"players": 3, "parliament": ["junction-1"]})", "parliament[0]");
        row("in the deck", R"({"players": 3, "contract_deck": ["junction-1"]})", "contract_deck[0]");
        row("through a third place",
            R"({"players": 3, "canals": {"junction-1": {"owner": 1, "standing": "returned", "from": "reading",
                "to": "oxford", "start": "reading", "tiles": ["14,28 stretch e"]}}})",
            "canals.junction-1.tiles[0]");
    }
    void impossible_junctions_are_refused()
    {
        QFETCH(QString, position);
        QFETCH(QString, at);
        const auto parsed =
            parse_position(rules_called("two-junctions"), nlohmann::json::parse(position.toStdString()));
        QVERIFY(!parsed.position);
        QCOMPARE(QString::fromStdString(parsed.at), at);
    }

    void impossible_positions_are_refused()
    {
        QFETCH(QString, position);
        QFETCH(QString, at);
        const auto parsed = parse_position(shipped_rules(), nlohmann::json::parse(position.toStdString()));
        QVERIFY(!parsed.position);
        QVERIFY(!parsed.error.empty());
        QCOMPARE(QString::fromStdString(parsed.at), at);
    }
};

QTEST_APPLESS_MAIN(TestCanalRecord)
#include "test_canal_record.moc"
