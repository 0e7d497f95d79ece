// The computer players of Canal Mania: they play by the rules, by what they see, and better than chance.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "arena/match.h"
#include "canal/building.h"
#include "canal/goods.h"
#include "canal/players/greedy.h"
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

// The visits of every candidate along one game.
std::uint64_t signature(const Rules& rules, int players)
{
    const auto player = make_player("master");
    std::uint64_t sum = 14695981039346656037ULL; // FNV-1a over whole numbers
    SearchRequest thinking;
    thinking.iterations = few;
    for (Position position = CanalMania::start(rules, players, 1); !CanalMania::is_over(position);
         ++thinking.seed) {
        const Seat seat = position.turn.seat;
        const Advice advice = player->advise(rules, CanalMania::observe(rules, position, seat), thinking);
        for (const Candidate& candidate : advice.candidates)
            sum = (sum ^ static_cast<std::uint64_t>(candidate.visits)) * 1099511628211ULL;
        CanalMania::apply(rules, position, seat, advice.choice);
    }
    return sum;
}

// The most that one of the seat's routes is worth.
double best_route(const Rules& rules, const Position& position, const Judgement& judgement, Seat seat)
{
    std::vector<Move> routes;
    list_routes(rules, position, seat, routes);
    double best = 0;
    for (const Move& route : routes)
        best = std::max(best, judgement.worth_of_route(route, seat));
    return best;
}

} // namespace

class TestCanalPlayers : public QObject
{
    Q_OBJECT

private slots:
    void names_are_known()
    {
        for (const std::string& name : player_names())
            QVERIFY2(make_player(name), name.c_str());
        QVERIFY(!make_player("nobody"));
    }

    // What a player answers is legal, and the same for the same seed; and it depends on nothing that its seat
    // does not see: another position with the same view gets the same answer.
    void answers_are_legal_and_blind_data()
    {
        QTest::addColumn<QString>("called");
        for (const char* name : rule_names)
            QTest::newRow(name) << QString(name);
    }
    void answers_are_legal_and_blind()
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

    // Each level tries much more than the one before, and none thinks for more than five seconds.
    void levels_try_more_and_more()
    {
        int before = 1;
        for (const std::string& name : player_names()) {
            const auto measure = measure_of(name);
            QCOMPARE(measure.has_value(), name != "random" && name != "greedy");
            if (!measure)
                continue;
            QVERIFY2(measure->iterations >= 3 * before, name.c_str());
            QVERIFY2(measure->milliseconds > 0 && measure->milliseconds < 5000, name.c_str());
            before = measure->iterations;
        }
    }

    // The time for it must not tell what was drawn.
    void declaring_takes_as_long_whatever_was_drawn_data()
    {
        QTest::addColumn<QString>("drawn");
        QTest::addColumn<int>("choices");
        QTest::newRow("a symbol") << "lock.blue" << 2;
        QTest::newRow("no symbol") << "lock" << 1;
    }
    void declaring_takes_as_long_whatever_was_drawn()
    {
        QFETCH(QString, drawn);
        QFETCH(int, choices);
        const nlohmann::json text{{"players", 3},
                                  {"step", "declare"},
                                  {"to_move", 1},
                                  {"drawn", drawn.toStdString()},
                                  {"seats", {{{"hand", {drawn.toStdString()}}}}}};
        const ParsedPosition parsed = parse_position(shipped_rules(), text);
        QVERIFY(parsed.position);
        const View view = CanalMania::observe(shipped_rules(), *parsed.position, 0);
        const auto advice = make_player("architect")->advise(shipped_rules(), view, SearchRequest{.seed = 7});
        QCOMPARE(static_cast<int>(advice.candidates.size()), choices);
        int tries = 0;
        for (const auto& candidate : advice.candidates)
            tries += candidate.visits;
        QCOMPARE(tries, 80);
    }

    // Whatever is made faster, the thought stays the same; where it is to change, so do these numbers.
    void searches_stay_the_same_data()
    {
        QTest::addColumn<QString>("called");
        QTest::addColumn<int>("players");
        QTest::addColumn<quint64>("expected");
        QTest::newRow("first-edition") << "first-edition" << 4 << quint64(6778773212864041385ULL);
        QTest::newRow("second-edition") << "second-edition" << 3 << quint64(6086935995487128947ULL);
    }
    void searches_stay_the_same()
    {
        QFETCH(QString, called);
        QFETCH(int, players);
        QTEST(quint64(signature(shipped_rules(called.toStdString()), players)), "expected");
    }

    // What is remembered of routes is what a list of all says, wherever cubes stand.
    void best_routes_are_the_best_data() { answers_are_legal_and_blind_data(); }
    void best_routes_are_the_best()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        Judgement judgement(rules);
        const double counts = judgement.weights().ready_route;
        for (Position position : sample_game(10, rules))
            for (const PlaceSet cubes : {position.cubes, bit(rules.places()) - 1}) {
                position.cubes = cubes;
                for (Seat seat = 0; seat < position.players; ++seat)
                    QCOMPARE(judgement.worth_of_cubes(position, seat, cubes),
                             counts * best_route(rules, position, judgement, seat));
            }
    }

    // A tile adds what the judgement says of the position behind it, or more with the tiles that follow.
    void tiles_add_what_the_position_gains_data() { answers_are_legal_and_blind_data(); }
    void tiles_add_what_the_position_gains()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        Judgement judgement(rules);
        GreedyPolicy policy(rules, judgement);
        std::vector<Move> moves;
        for (const Position& position : sample_game(10, rules)) {
            if (CanalMania::is_over(position))
                continue;
            list_moves(rules, position, moves);
            const std::vector<double> gains = policy.gains(position, moves);
            const double before = judgement.worth(position, position.turn.seat);
            for (std::size_t i = 0; i < moves.size(); ++i) {
                if (moves[i].kind != MoveKind::lay)
                    continue;
                Position next = position;
                apply(rules, next, moves[i]);
                const double after = judgement.worth(next, position.turn.seat);
                QVERIFY2(gains[i] > after - before - 1e-9, print_move(rules, moves[i]).c_str());
            }
        }
    }

    // A contract without tiles brings nothing by itself, but one that the hand completes does.
    void a_contract_is_worth_what_can_be_built()
    {
        const auto chance = [](const char* hand, const char* contract = "", const char* start = "") {
            const std::string text = R"({"players": 3, "step": "cards", "to_move": 1, "seats": [{"hand": [)" +
                                     std::string(hand) + R"(], "contracts": [)" + contract +
                                     R"(]}], "canals": {)" + start + "}}";
            const ParsedPosition parsed = parse_position(shipped_rules(), nlohmann::json::parse(text));
            Judgement judgement(shipped_rules());
            return parsed.position ? judgement.chances(*parsed.position)[0] : -1;
        };
        const double without = chance(R"("tunnel")");
        QVERIFY(without > 0);
        QCOMPARE(chance(R"("tunnel")", R"("leeds-liverpool")", R"("leeds-liverpool": {"start": "leeds"})"),
                 without);
        QVERIFY(chance(R"("lock", "stretch")", R"("medway")", R"("medway": {"start": "tonbridge"})") >
                chance(R"("lock", "stretch")"));
    }

    // Where dead ends may be built, no player goes on from one.
    void a_dead_end_is_taken_back()
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
    void a_canal_of_its_full_value_does_not_go_on()
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
    void a_junction_contract_is_of_use()
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

    void greedy_beats_random()
    {
        arena::MatchPlan<CanalMania> plan;
        plan.players = {"greedy", "random", "random"};
        plan.make = [&](int player) { return make_player(plan.players[static_cast<std::size_t>(player)]); };
        plan.games = 12;
        const auto results = arena::play_match<CanalMania>(shipped_rules(), plan);
        const auto summaries = arena::summarise(plan.players, 3, results);
        QVERIFY2(summaries.front().wins >= 11, std::to_string(summaries.front().wins).c_str());
    }

    void right_answers_are_found_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < positions().size(); ++i)
            QTest::addRow("%s", positions()[i]["name"].get<std::string>().c_str()) << static_cast<int>(i);
    }
    void right_answers_are_found()
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
