// What holds in every position of random games: of the shipped variants, and of rules made up by chance.
// CAPITOL_GAMES=n plays n games of each row instead of a few.
#include "capitol/notation.h"
#include "capitol/record/position_json.h"
#include "capitol/record/record.h"
#include "invariants.h"
#include "ruleset_generator.h"
#include "scale.h"
#include "shipped_rows.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;

namespace {

struct Played
{
    std::vector<Choice> choices;
    Position end;
    Problems problems;
};

void audit(const Rules& rules, const Position& position, Random& random, Problems& problems)
{
    audit_pieces(rules, position, problems);
    audit_tiles(rules, position, problems);
    audit_caches(rules, position, problems);
    audit_views(rules, position, random, problems);
    if (position.phase != Phase::over)
        audit_moves(rules, position, random, problems);
}

void audit_position_form(const Rules& rules, const Position& position, Problems& problems)
{
    const auto printed = print_position(rules, "x", position);
    const ParsedPosition parsed = parse_position(rules, printed);
    if (!parsed.position)
        return problems.push_back("a printed position is refused: " + parsed.at + ": " + parsed.error);
    if (print_position(rules, "x", *parsed.position) != printed)
        problems.push_back("a position is not printed as it was read");
}

std::string place(const Rules& rules, const Played& played, std::uint64_t seed)
{
    std::string text = " (seed " + std::to_string(seed) + ", after";
    Position position = start(rules, played.end.players, seed);
    for (const Choice& choice : played.choices) {
        text += " " + print_choice(rules, position, choice);
        apply(rules, position, choice);
    }
    return text + ")";
}

Played play_audited(const Rules& rules, int players, std::uint64_t seed)
{
    Random random(seed);
    Played played{{}, start(rules, players, seed), {}};
    for (int step = 0; step < longest_game; ++step) {
        Problems& problems = played.problems;
        audit(rules, played.end, random, problems);
        if (step % 16 == 0)
            audit_position_form(rules, played.end, problems);
        if (played.end.phase == Phase::over || !problems.empty())
            return played;
        const Choice choice = random_choice(rules, played.end, random);
        audit_copies(rules, played.end, choice, problems);
        if (!problems.empty())
            return played;
        apply(rules, played.end, choice);
        played.choices.push_back(choice);
    }
    played.problems.push_back("the game does not end");
    return played;
}

std::string report(const Rules& rules, const Played& played, std::uint64_t seed)
{
    return played.problems.empty() ? std::string() : played.problems.front() + place(rules, played, seed);
}

std::string replay_problem(const Rules& rules, const Played& played, int players, std::uint64_t seed)
{
    Position again = start(rules, players, seed);
    if (const auto stop = replay(rules, again, played.choices))
        return "a replay is refused: " + describe(stop->refusal);
    return again == played.end ? "" : "the same seed and moves give another game";
}

std::string game_problem(const Rules& rules, int players, std::uint64_t seed)
{
    const Played played = play_audited(rules, players, seed);
    const std::string problem = report(rules, played, seed);
    return problem.empty() ? replay_problem(rules, played, players, seed) : problem;
}

Record record_of(const Variant& variant, const Rules& rules, int players, std::uint64_t seed,
                 Position& position)
{
    Record record;
    record.variant = variant;
    record.seats.assign(static_cast<std::size_t>(players), {"Anna", "random"});
    record.seed = seed;
    record.opening = open_from_seed(rules, players, seed);
    Random random(seed);
    position = start(rules, players, record.opening, seed);
    while (position.phase != Phase::over) {
        record.moves.push_back({position.to_move, random_choice(rules, position, random)});
        apply(rules, position, record.moves.back().choice);
    }
    return record;
}

} // namespace

class TestInvariants : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void hold_in_shipped_variants_data() { add_shipped_rows(); }

    void hold_in_shipped_variants()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const Rules rules = shipped_rules(variant.toStdString());
        for (int game = 0; game < games(8); ++game) {
            const std::string problem = game_problem(rules, players, 1000 + game);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void records_lead_to_the_same_end()
    {
        for (const std::string& id : shipped_ids) {
            const Variant variant = shipped_variant(id);
            const Rules rules = variant.playable();
            Position end;
            const Record record = record_of(variant, rules, 3, 11, end);
            const LoadedRecord loaded = parse_record(print_record(record), "game.capitol", source_library());
            QVERIFY2(loaded.record,
                     loaded.diagnostics.empty() ? "" : loaded.diagnostics.front().text().c_str());
            QVERIFY(loaded.record->moves == record.moves);
            QVERIFY(loaded.record->position_after(rules, record.moves.size()) == end);
        }
    }

    // Every floor of the largest game as a building of its own, and none is lost.
    void a_yard_holds_every_floor_of_the_game()
    {
        Ruleset ruleset;
        ruleset.pieces.floors = max_floors;
        const Rules rules(ruleset, shipped_variant("schmidt").map.board);
        const nlohmann::json yard(255, "1");
        const ParsedPosition parsed =
            parse_position(rules, {{"players", 2}, {"seats", {{{"hand", {"F1", "F2"}}, {"yard", yard}}}}});
        QVERIFY2(parsed.position, parsed.error.c_str());
        Position position = *parsed.position;
        for (const char* move : {"F1:0,0", "F2:1,0"}) {
            position.to_move = 0;
            const ParsedChoice choice = parse_choice(rules, position, move);
            QVERIFY(choice.choice && !check(rules, position, *choice.choice));
            apply(rules, position, *choice.choice);
        }
        QCOMPARE(position.yards[0].unroofed_of(1), 257);
        QCOMPARE(position.yards[0].floors() + position.yards[1].floors() + position.supply, max_floors);
    }

    void hold_under_any_rules_data() { add_board_rows(); }

    void hold_under_any_rules()
    {
        QFETCH(bool, rome);
        for (int game = 0; game < games(80); ++game) {
            Random random(5000 + game);
            const auto [rules, players] = random_table(random, rome);
            const std::string problem = game_problem(rules, players, game);
            QVERIFY2(problem.empty(), (std::to_string(game) + ": " + problem).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestInvariants)
#include "test_invariants.moc"
