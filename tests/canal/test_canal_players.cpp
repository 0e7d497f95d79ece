// The computer players of Canal Mania: they play by the rules, by what they see, and better than chance.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "arena/match.h"
#include "canal/building.h"
#include "canal/players/player.h"
#include "canal/record/position_json.h"
#include "canal_games.h"
#endif

#include <QTest>

using namespace canal;
using namespace canal::test;

namespace {

constexpr int few = 6; // iterations of a search that only has to be right

const nlohmann::json& positions()
{
    static const nlohmann::json all = load_cases("players.yaml", "positions");
    return all;
}

Move ask(const std::string& name, const Position& position, const SearchRequest& thinking,
         const Rules& rules = shipped_rules())
{
    const View view = CanalMania::observe(rules, position, position.turn.seat);
    return make_player(name)->advise(rules, view, thinking).choice;
}

} // namespace

class TestCanalPlayers : public QObject
{
    Q_OBJECT

private slots:
    void namesAreKnown()
    {
        for (const std::string& name : player_names())
            QVERIFY2(make_player(name), name.c_str());
        QVERIFY(!make_player("nobody"));
    }

    // What a player answers is legal, and the same for the same seed; and it depends on nothing that its seat
    // does not see: another position with the same view gets the same answer.
    void answersAreLegalAndBlind_data()
    {
        QTest::addColumn<QString>("called");
        for (const char* name : rule_names)
            QTest::newRow(name) << QString(name);
    }
    void answersAreLegalAndBlind()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        Random random(9);
        SearchRequest thinking;
        thinking.iterations = few;
        for (const Position& position : sample_game(30, rules))
            for (const std::string& name : player_names()) {
                const Seat seat = position.turn.seat;
                const Move move = ask(name, position, thinking, rules);
                QVERIFY2(!check(rules, position, seat, move), (name + print_move(rules, move)).c_str());
                const View view = CanalMania::observe(rules, position, seat);
                const Position other = CanalMania::determinise(rules, view, random);
                QVERIFY2(ask(name, other, thinking, rules) == move, name.c_str());
            }
    }

    // Where dead ends may be built, no player goes on from one.
    void aDeadEndIsTakenBack()
    {
        GameData data = shipped_variant(usual_variant).data;
        data.ruleset.building.dead_ends = true;
        const Rules rules(std::move(data));
        const ParsedPosition parsed =
            parse_position(rules, nlohmann::json::parse(R"({"players": 3, "step": "cards", "to_move": 1,
                "seats": [{"engineer": "rennie", "hand": ["lock", "stretch"], "contracts": ["medway"]}],
                "canals": {"medway": {"start": "tonbridge", "tiles": ["19,31 lock se"]}}})"));
        QVERIFY2(parsed.position, parsed.error.c_str());
        const std::string given = print_move(rules, ask("greedy", *parsed.position, {}, rules));
        QCOMPARE(given, std::string("take-back medway 1"));
    }

    // Neither does one whose value is used up beside its terminus.
    void aCanalOfItsFullValueDoesNotGoOn()
    {
        GameData data = shipped_variant(usual_variant).data;
        data.ruleset.building.dead_ends = true;
        const Rules rules(std::move(data));
        const ParsedPosition parsed =
            parse_position(rules, nlohmann::json::parse(R"({"players": 3, "step": "cards", "to_move": 1,
                "seats": [{"contracts": ["medway"]}],
                "canals": {"medway": {"start": "tonbridge", "tiles": ["19,31 lock e", "20,31 stretch ne"]}}})"));
        QVERIFY2(parsed.position, parsed.error.c_str());
        const int medway = rules.find_contract("medway");
        const OpenEnd end = open_end(rules, parsed.position->canals[static_cast<std::size_t>(medway)]);
        QCOMPARE(sides_on(rules, *parsed.position, medway, end.hex, end.in), 0U);
    }

    // A junction contract between places that the hand can join at once, rather than a long one.
    void aJunctionContractIsOfUse()
    {
        const Rules& rules = shipped_rules("second-edition");
        const ParsedPosition parsed = parse_position(
            rules, nlohmann::json::parse(R"({"players": 3, "to_move": 1, "parliament": ["leeds-liverpool"],
                "contract_deck": [], "ending": true, "rounds_left": 0, "round": 9,
                "seats": [{"engineer": "brindley", "hand": ["lock", "stretch"]}]})"));
        QVERIFY2(parsed.position, parsed.error.c_str());
        SearchRequest thinking;
        thinking.iterations = 120;
        for (const std::string& name : player_names())
            if (name != "random") {
                const std::string given = print_move(rules, ask(name, *parsed.position, thinking, rules));
                QVERIFY2(given.starts_with("junction"), (name + ": " + given).c_str());
            }
    }

    void greedyBeatsRandom()
    {
        arena::MatchPlan<CanalMania> plan;
        plan.players = {"greedy", "random", "random"};
        plan.make = [&](int player) { return make_player(plan.players[static_cast<std::size_t>(player)]); };
        plan.games = 12;
        const auto results = arena::play_match<CanalMania>(shipped_rules(), plan);
        const auto summaries = arena::summarise(plan.players, 3, results);
        QVERIFY2(summaries.front().wins >= 11, std::to_string(summaries.front().wins).c_str());
    }

    void rightAnswersAreFound_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < positions().size(); ++i)
            QTest::addRow("%s", positions()[i]["name"].get<std::string>().c_str()) << static_cast<int>(i);
    }
    void rightAnswersAreFound()
    {
        QFETCH(int, number);
        const nlohmann::json& body = positions()[static_cast<std::size_t>(number)];
        const ParsedPosition parsed = parse_position(shipped_rules(), body["position"]);
        QVERIFY2(parsed.position, (parsed.at + ": " + parsed.error).c_str());
        SearchRequest thinking;
        thinking.iterations = 120;
        for (thinking.seed = 1; thinking.seed <= 2; ++thinking.seed)
            for (const std::string& name : player_names()) {
                if (name == "random")
                    continue;
                const std::string given = print_move(shipped_rules(), ask(name, *parsed.position, thinking));
                QVERIFY2(given.starts_with(body["answer"].get<std::string>()), (name + ": " + given).c_str());
            }
    }
};

QTEST_APPLESS_MAIN(TestCanalPlayers)
#include "test_canal_players.moc"
