// Puzzles: how they are found and judged, what their file must say, and the shipped ones.
#include "capitol/notation.h"
#include "capitol/players/bid_sums.h"
#include "capitol/players/player.h"
#include "capitol/puzzles/comparison.h"
#include "capitol/puzzles/puzzle_file.h"
#include "capitol/puzzles/puzzle_search.h"
#include "capitol/puzzles/solution.h"
#include "shipped.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace capitol;
using namespace capitol::test;

namespace {

const std::vector<std::string> with_puzzles{"schmidt", "dutch"};

// Two rounds, so that a whole game is short.
Variant short_variant()
{
    return *source_library()
                .load_text("{extends: schmidt, rounds: 2, auction: {schedule: [[fountain], [temple]]}}", "")
                .value;
}

// Few iterations, which take anything for a puzzle.
PuzzleSearch hasty_search(std::size_t puzzles, int threads, std::vector<Puzzle>& found)
{
    PuzzleSearch search;
    search.iterations = 24;
    search.games = 60;
    search.puzzles = puzzles;
    search.threads = threads;
    search.found = [&](const Puzzle& puzzle) { found.push_back(puzzle); };
    return search;
}

std::vector<Puzzle> find_hastily(std::size_t puzzles, int threads)
{
    std::vector<Puzzle> found;
    search_puzzles(short_variant(), hasty_search(puzzles, threads, found));
    return found;
}

const std::vector<Puzzle>& three_puzzles()
{
    static const std::vector<Puzzle> found = find_hastily(3, 1);
    return found;
}

PuzzleFile shipped_puzzles(const std::string& id)
{
    auto loaded = load_puzzles(source_library().find("puzzles/" + id), source_library());
    if (!loaded)
        throw std::runtime_error(loaded.diagnostics.front().text());
    return *std::move(loaded.value);
}

Position position_of(const Rules& rules, const Variant& variant, const Puzzle& puzzle)
{
    return record_of(variant, puzzle, "greedy").position_after(rules, puzzle.moves.size());
}

// Greedy players, up to where that is true.
template <typename IsThere>
Position greedy_position(const Rules& rules, IsThere is_there)
{
    const auto greedy = make_player("greedy");
    Position position = Capitol::start(rules, 3, 7);
    while (position.phase != Phase::over && !is_there(position)) {
        const View view = observe(rules, position, position.to_move);
        apply(rules, position, view.seat, greedy->advise(rules, view, {}).choice);
    }
    return position;
}

std::vector<Choice> all_moves(const Rules& rules, const Position& position)
{
    LegalMoves moves;
    legal(rules, position, moves);
    std::vector<Choice> choices;
    for (int i = 0; i < moves.size(); ++i)
        choices.emplace_back(moves[i]);
    return choices;
}

const std::string a_file = R"(capitol_puzzles: 1
variant: schmidt
search: {seed: 1, iterations: 240}
puzzles:
- {game: 0, seed: 5, players: 2, theme: build, difficulty: 1, right: 1, answers: [{move: "pass", share: 60}, {move: "MOVE", share: 40}], moves: []}
)";

// Two moves that the first seat has.
std::string sound_file()
{
    const Rules rules = shipped_rules("schmidt");
    const Position position = Capitol::start(rules, 2, 5);
    std::string text = a_file;
    text.replace(text.find("MOVE"), 4, print_choice(rules, position, all_moves(rules, position).back()));
    return text;
}

} // namespace

class TestPuzzles : public QObject
{
    Q_OBJECT

private slots:
    void the_same_search_finds_the_same()
    {
        QCOMPARE(three_puzzles().size(), 3U);
        QCOMPARE(find_hastily(3, 2), three_puzzles());
    }

    void an_interrupted_search_goes_on()
    {
        const auto& puzzles = three_puzzles();
        for (std::size_t known = 1; known < puzzles.size(); ++known) {
            std::vector<Puzzle> found(puzzles.begin(), puzzles.begin() + static_cast<std::ptrdiff_t>(known));
            PuzzleSearch search = hasty_search(3, 1, found);
            search.from_game = found.back().game;
            search.known = known;
            search.known_of_game =
                static_cast<std::size_t>(std::ranges::count(found, search.from_game, &Puzzle::game));
            QCOMPARE(search_puzzles(short_variant(), search), 3U);
            QCOMPARE(found, puzzles);
        }
    }

    void a_game_has_one_puzzle_of_each_theme_at_most()
    {
        std::set<std::pair<int, PuzzleTheme>> seen;
        for (const Puzzle& puzzle : three_puzzles())
            QVERIFY(seen.insert({puzzle.game, puzzle.theme}).second);
    }

    void choices_are_compared_the_same_way_each_time()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position =
            greedy_position(rules, [](const Position& at) { return at.phase == Phase::bidding; });
        const View view = observe(rules, position, position.to_move);
        const std::vector<Choice> choices{Bid{}, bid_of(rules.deck(), position.hand[view.seat])};
        const auto shares = compare_choices(rules, view, choices, {20, 3});
        QCOMPARE(shares.size(), 2U);
        QCOMPARE(compare_choices(rules, view, choices, {20, 3}), shares);
        QVERIFY(shares[0] > 0 && shares[0] < 1);
    }

    void the_last_tile_is_calculated()
    {
        const Rules rules = shipped_rules("schmidt");
        const int last = static_cast<int>(rules.ruleset().auction.schedule.back().size());
        const Position position = greedy_position(rules, [&](const Position& at) {
            return at.phase == Phase::tile && at.round == rules.ruleset().rounds && at.auction == last;
        });
        QVERIFY(position.phase == Phase::tile);
        const auto choices = all_moves(rules, position);
        const View view = observe(rules, position, position.to_move);
        const auto shares = solve_choices(rules, view, choices);
        QCOMPARE(shares.size(), choices.size());
        for (std::size_t i = 0; i < choices.size(); ++i) {
            Position after = position;
            apply(rules, after, view.seat, choices[i]);
            const bool wins = winners(rules, after) >> view.seat & 1;
            QCOMPARE(shares[i] > 0, wins);
        }
    }

    void where_others_have_a_say_nothing_is_calculated()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = Capitol::start(rules, 2, 5);
        const View view = observe(rules, position, position.to_move);
        QVERIFY(solve_choices(rules, view, all_moves(rules, position)).empty());
    }

    void sites_of_an_area_and_cards_make_no_difference()
    {
        const Rules rules = shipped_rules("schmidt");
        Move move{
            .kind = MoveKind::permit, .card = {}, .roof = Roof::round, .height = 2, .area = 1, .site = 2};
        Move other = move;
        other.site = 3;
        QVERIFY(is_same_choice(rules, move, other));
        other.area = 2;
        QVERIFY(!is_same_choice(rules, move, other));
        other = move;
        other.for_nothing = true;
        QVERIFY(!is_same_choice(rules, move, other));
    }

    void a_bid_between_right_ones_is_right()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position start = Capitol::start(rules, 2, 5);
        const auto bid_of_total = [&](int total) -> Choice {
            for (const BidSum& sum : bid_sums(rules, start, 0, 1))
                if (sum.total == total)
                    return bid_of(rules.deck(), sum.cards);
            return Bid{};
        };
        std::vector<int> totals;
        for (const BidSum& sum : bid_sums(rules, start, 0, 1))
            totals.push_back(sum.total);
        QVERIFY(totals.size() >= 4);
        Puzzle puzzle{.right = 2};
        puzzle.answers = {{bid_of_total(totals[1]), 0.6}, {bid_of_total(totals[3]), 0.58}, {Bid{}, 0.4}};
        QVERIFY(judge_answer(rules, puzzle, bid_of_total(totals[2])).is_right);
        QVERIFY(!judge_answer(rules, puzzle, bid_of_total(totals[2])).share);
        QVERIFY(!judge_answer(rules, puzzle, Bid{}).is_right);
        QCOMPARE(judge_answer(rules, puzzle, Bid{}).share, std::optional(0.4));
        const RightTotals right = right_totals(rules, puzzle);
        QCOMPARE(std::pair(right.least, right.most),
                 std::pair(std::min(totals[1], totals[3]), std::max(totals[1], totals[3])));
        QVERIFY(!contradicts_itself(rules, puzzle));
        puzzle.answers.back().choice = bid_of_total(totals[2]); // said to be wrong
        QVERIFY(contradicts_itself(rules, puzzle));
    }

    void a_file_is_read_back_as_it_is_written()
    {
        const auto loaded = parse_puzzles(sound_file(), {}, source_library());
        QVERIFY2(loaded.value, loaded.diagnostics.empty() ? "" : loaded.diagnostics.front().text().c_str());
        const PuzzleFile& file = *loaded.value;
        const std::string printed = print_puzzles_head(file.variant, file.request) +
                                    print_puzzle(file.variant.playable(), file.puzzles.front()) + '\n';
        QCOMPARE(printed.substr(printed.find('\n') + 1), sound_file());
    }

    void a_puzzle_is_known_by_where_it_comes_from()
    {
        std::set<std::string> ids;
        for (const std::string& id : with_puzzles) {
            const PuzzleFile file = shipped_puzzles(id);
            for (const Puzzle& puzzle : file.puzzles)
                QVERIFY(ids.insert(id_of(file, puzzle)).second);
        }
        QVERIFY(ids.contains("schmidt.1.160.11.1973547125.213"));
    }

    void what_is_wrong_is_said_with_its_place_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("said");
        QTest::newRow("format") << "capitol_puzzles: 1"
                                << "capitol_puzzles: 2"
                                << "<text>:1:18: capitol_puzzles";
        QTest::newRow("no variant") << "variant: schmidt\n"
                                    << ""
                                    << "variant: missing";
        QTest::newRow("unknown variant") << "schmidt"
                                         << "schmitt"
                                         << "schmitt";
        QTest::newRow("key") << "difficulty"
                             << "difficult"
                             << "puzzles[0].difficult: unknown key";
        QTest::newRow("theme") << "theme: build"
                               << "theme: built"
                               << "did you mean build";
        QTest::newRow("difficulty") << "difficulty: 1"
                                    << "difficulty: 4"
                                    << "puzzles[0].difficulty";
        QTest::newRow("players") << "players: 2"
                                 << "players: 9"
                                 << "puzzles[0].players";
        QTest::newRow("all right") << "right: 1"
                                   << "right: 2"
                                   << "puzzles[0].right";
        QTest::newRow("share") << "share: 60"
                               << "share: 101"
                               << "puzzles[0].answers[0].share";
        QTest::newRow("a better one later") << "share: 60"
                                            << "share: 30"
                                            << "puzzles[0].answers[1].share";
        QTest::newRow("not a move") << "\"pass\""
                                    << "\"jump\""
                                    << "puzzles[0].answers[0].move";
        QTest::newRow("twice") << "pass\", share: 60"
                               << "pass\", share: 60}, {move: \"pass\", share: 50"
                               << "puzzles[0].answers[1].move";
        QTest::newRow("illegal") << "moves: []"
                                 << "moves: [\"2 pass\", \"2 pass\"]"
                                 << "puzzles[0].moves[";
        QTest::newRow("no move line") << "moves: []"
                                      << "moves: [pass]"
                                      << "puzzles[0].moves[0]";
    }
    void what_is_wrong_is_said_with_its_place()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, said);
        std::string text = sound_file();
        const std::size_t at = text.find(from.toStdString());
        QVERIFY(at != std::string::npos);
        text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
        const auto loaded = parse_puzzles(text, {}, source_library());
        QVERIFY(!loaded.value);
        std::string all;
        for (const Diagnostic& diagnostic : loaded.diagnostics)
            all += diagnostic.text() + '\n';
        QVERIFY2(all.find(said.toStdString()) != std::string::npos, all.c_str());
    }

    // More values than the files of people have.
    void a_large_file_is_read()
    {
        std::string text = sound_file();
        const std::string line = text.substr(text.find("- {"));
        const std::size_t lines = 3 * usual_values / 20;
        for (std::size_t i = 1; i < lines; ++i)
            text += line;
        const auto loaded = parse_puzzles(text, {}, source_library());
        QVERIFY2(loaded.value, loaded.diagnostics.empty() ? "" : loaded.diagnostics.front().text().c_str());
        QCOMPARE(loaded.value->puzzles.size(), lines);
    }

    // Of many faults, as many as anybody reads.
    void a_hundred_faults_are_said()
    {
        std::string text = sound_file();
        for (int i = 0; i < 3000; ++i)
            text += "- {game: none}\n";
        const auto loaded = parse_puzzles(text, {}, source_library());
        QVERIFY(!loaded.value);
        QCOMPARE(loaded.diagnostics.size(), 100U);
        std::string keys = "capitol_puzzles: 1\n";
        for (int i = 0; i < 3000; ++i)
            keys += "key_" + std::to_string(i) + ": 1\n";
        QCOMPARE(parse_puzzles(keys, {}, source_library()).diagnostics.size(), 100U);
    }

    void each_shipped_puzzle_has_a_clear_answer()
    {
        for (const std::string& id : with_puzzles) {
            const PuzzleFile file = shipped_puzzles(id);
            QCOMPARE(file.variant.id, id);
            QVERIFY(!file.puzzles.empty());
            for (const Puzzle& puzzle : file.puzzles) {
                const double wrong = puzzle.answers[puzzle.right].share;
                QVERIFY(puzzle.answers[puzzle.right - 1].share - wrong > clear_margin - 0.011); // rounded
                QVERIFY(puzzle.right == 1 || puzzle.theme == PuzzleTheme::bid ||
                        puzzle.theme == PuzzleTheme::last_round);
            }
        }
    }

    void greedy_misses_each_shipped_puzzle()
    {
        const auto greedy = make_player("greedy");
        for (const std::string& id : with_puzzles) {
            const PuzzleFile file = shipped_puzzles(id);
            const Rules rules = file.variant.playable();
            for (const Puzzle& puzzle : file.puzzles) {
                const View view = observe(rules, position_of(rules, file.variant, puzzle), puzzle.seat);
                for (std::uint64_t seed = 1; seed < 4; ++seed) // of several it thinks as good
                    QVERIFY(!judge_answer(rules, puzzle, greedy->advise(rules, view, {.seed = seed}).choice)
                                 .is_right);
                QVERIFY(judge_answer(rules, puzzle, puzzle.answers.front().choice).is_right);
                QCOMPARE(theme_of(rules, view, puzzle.answers.front().choice), puzzle.theme);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPuzzles)
#include "test_puzzles.moc"
