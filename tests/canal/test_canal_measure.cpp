// The figures of games of Canal Mania: that they add up to what the positions say, and that a run is the same
// however it is split.
#include "base/placeholders.h"
#include "canal/measure/measured.h"
#include "canal_games.h"
#include "measure/csv.h"
#include "measure/findings.h"
#include "measure/measurement.h"

#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <numeric>
#include <set>

using namespace canal;
using namespace canal::test;
using namespace std::chrono_literals;

namespace {

using measure::GameRange;
using measure::GameRanges;
using measure::Seating;
using Plan = measure::MeasurePlan<MeasuredCanal>;
using Sums = measure::Sums<MeasuredCanal>;

// A random game, watched, and its two ends.
struct Watched
{
    GameFigures figures;
    Position begin;
    Position end;
    std::int64_t moves = 0;
    std::int64_t operator[](Figure figure) const { return figures[index(figure)]; }
    std::int64_t sum(Figure first, int many) const
    {
        const auto from = figures.begin() + static_cast<std::ptrdiff_t>(index(first));
        return std::accumulate(from, from + many, std::int64_t{0});
    }
};

Watched watched(const Rules& rules, int players, std::uint64_t seed)
{
    Watched game;
    Position position = CanalMania::start(rules, players, seed);
    game.begin = position;
    GameWatch watch(rules, position);
    capitol::Random random(seed);
    std::vector<Move> scratch;
    Events events;
    for (; !CanalMania::is_over(position); ++game.moves, events.clear()) {
        apply(rules, position, playout_move(rules, position, random, scratch), &events);
        watch.see(events, position);
    }
    game.end = position;
    game.figures = watch.figures(position);
    return game;
}

int all_points(const Position& position)
{
    return std::accumulate(position.score.begin(), position.score.end(), 0);
}

int standing(const Position& position, Standing standing)
{
    return static_cast<int>(std::ranges::count(position.canals, standing, &Canal::standing));
}

Plan plan_of(const std::string& variant, const std::string& parent, std::int64_t games)
{
    Plan plan{shipped_variant(variant), {}, {.players = 3, .player = "random"}, games, 7, {}};
    if (!parent.empty())
        plan.parent = shipped_variant(parent);
    return plan;
}

Sums measured(const Plan& plan, const GameRange& range, int jobs = 1)
{
    GameRanges games;
    games.add(range);
    measure::Measuring<MeasuredCanal> measuring(plan, games, jobs);
    while (!measuring.wait_for(1s)) {
    }
    return measuring.so_far();
}

// The usual game with two knobs changed.
Plan with_knobs(std::int64_t games)
{
    Plan plan = plan_of(usual_variant, usual_variant, games);
    plan.variant.data.ruleset.scoring.tile.stretch = 3;
    plan.variant.data.ruleset.cards.hand = 9;
    plan.knobs = measure::knob_steps<MeasuredCanal>(plan.variant, *plan.parent, 3);
    return plan;
}

// Of forty made-up games in which only that figure differs, always by one.
QString only_sentence(Figure figure, bool more)
{
    Sums sums;
    for (std::int64_t game = 0; game < 40; ++game) {
        GameFigures higher{};
        higher[index(figure)] = 1 + game % 2;
        const GameFigures none{};
        sums.add(game, more ? higher : none, more ? none : higher);
    }
    Plan plan = plan_of(usual_variant, usual_variant, 40);
    plan.seating.players = 5;
    const auto findings = findings_of(describe(plan, ""), sums);
    if (findings.first.size() > measure::Findings::most_first)
        return "too many come first";
    const auto& finding = findings.other.empty() ? findings.first.front() : findings.other.front();
    std::vector<std::string> texts;
    for (const auto& amount : finding.amounts)
        texts.push_back(QString::number(amount.value, 'f', amount.decimals).toStdString());
    return QString::fromStdString(capitol::fill_places(finding.pattern, texts));
}

} // namespace

class TestCanalMeasure : public QObject
{
    Q_OBJECT

private slots:
    void figures_add_up_to_the_end_data();
    void figures_add_up_to_the_end();
    void the_last_contract_ends_the_game_though_a_seat_has_enough_points();
    void every_figure_has_a_name_and_sentences_of_its_own();
    void nobody_is_favoured_by_nothing();
    void shards_add_up_to_the_run();
    void a_variant_does_not_differ_from_itself();
    void a_known_difference_is_marked();
    void knobs_are_measured_by_themselves();
    void a_file_is_read_back();
    void csv_has_a_line_for_each_figure();
};

void TestCanalMeasure::figures_add_up_to_the_end_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    for (const char* variant : {"first-edition", "second-edition", "contract-values"})
        for (const int players : {3, 4, 5})
            QTest::addRow("%s, %d", variant, players) << variant << players;
}

void TestCanalMeasure::figures_add_up_to_the_end()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    const Rules& rules = shipped_rules(variant.toStdString());
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Watched game = watched(rules, players, seed);
        const Position& end = game.end;
        QCOMPARE(game[Figure::score_mean], all_points(end));
        QCOMPARE(game.sum(Figure::points_canals, 5), all_points(end));
        QCOMPARE(game.sum(Figure::score_seat_1, max_seats), all_points(end));
        QCOMPARE(game[Figure::score_seat_1], end.score[end.first]);
        QCOMPARE(game.sum(Figure::wins_seat_1, max_seats), 1);
        QCOMPARE(game.sum(Figure::wins_brindley, engineer_count), 1);
        QCOMPARE(game.sum(Figure::end_score, 2), 1);
        QCOMPARE(game[Figure::contracts_completed], standing(end, Standing::complete));
        QCOMPARE(game[Figure::contracts_returned], standing(end, Standing::returned));
        QCOMPARE(game[Figure::contracts_taken],
                 game[Figure::contracts_completed] + game[Figure::contracts_returned]);
        int tiles = 0;
        for (Seat seat = 0; seat < players; ++seat)
            for (const Tile tile : all_tiles)
                tiles += game.begin.tiles[seat][index(tile)] - end.tiles[seat][index(tile)];
        QCOMPARE(game.sum(Figure::tiles_stretch, tile_count), tiles);
        QCOMPARE(game[Figure::goods_placed] - game[Figure::goods_lifted] - game[Figure::goods_shipped] -
                     game[Figure::goods_delivered],
                 std::popcount(end.cubes) - std::popcount(game.begin.cubes));
        QCOMPARE(game[Figure::cards_taken] + game[Figure::cards_drawn] - game[Figure::cards_paid] -
                     game[Figure::cards_discarded],
                 game[Figure::cards_left]);
        QCOMPARE(game[Figure::rounds_all], end.round);
        QCOMPARE(game[Figure::moves_all], game.moves);
    }
}

void TestCanalMeasure::every_figure_has_a_name_and_sentences_of_its_own()
{
    std::set<QString> seen;
    for (int i = 0; i < static_cast<int>(Figure::count); ++i) {
        const auto figure = static_cast<Figure>(i);
        QVERIFY(seen.insert(facts_of(figure).id).second);
        for (const bool more : {true, false}) {
            const QString sentence = only_sentence(figure, more);
            QVERIFY2(seen.insert(sentence).second, qPrintable(sentence));
        }
    }
    QVERIFY(seen.contains("1.5 more locks (1.5 instead of 0.0)"));
    QVERIFY(seen.contains("wins.rennie"));
}

// Which are not looked at in another seat’s turn.
void TestCanalMeasure::the_last_contract_ends_the_game_though_a_seat_has_enough_points()
{
    const Rules& rules = shipped_rules();
    const Position position = CanalMania::start(rules, 3, 1);
    GameWatch watch(rules, position);
    watch.see({Scored{1, 100, Points::goods}}, position);
    watch.see({ContractRevealed{0}, EndBegan{2}}, position);
    const GameFigures figures = watch.figures(position);
    QCOMPARE(figures[index(Figure::end_contracts)], 1);
    QCOMPARE(figures[index(Figure::end_score)], 0);
}

void TestCanalMeasure::nobody_is_favoured_by_nothing()
{
    const Plan plan = plan_of(usual_variant, "", 40);
    const auto findings = findings_of(describe(plan, ""), measured(plan, {0, 40}, 2));
    QCOMPARE(findings.first.size(), std::size_t{3});
    QCOMPARE(QString(findings.first[2].pattern), QString("No engineer was found to be favoured"));
}

void TestCanalMeasure::shards_add_up_to_the_run()
{
    const Plan plan = with_knobs(7);
    Sums sums;
    for (const int shard : {2, 1, 3})
        sums.add(measured(plan, measure::shard_of(plan.games, shard, 3)));
    QVERIFY(sums == measured(plan, {0, 7}, 3));
}

void TestCanalMeasure::a_variant_does_not_differ_from_itself()
{
    const Plan plan = plan_of(usual_variant, usual_variant, 12);
    for (const auto& sums : measured(plan, {0, 12}, 2).figures)
        QCOMPARE(sums.differing, 0);
}

void TestCanalMeasure::a_known_difference_is_marked()
{
    Plan plan = plan_of(usual_variant, usual_variant, 40);
    plan.variant.data.ruleset.builders.three.first = 30;
    const auto results = results_of(describe(plan, ""), measured(plan, {0, 40}, 2));
    QVERIFY(comparison_of(results, Figure::points_builders)->real);
    QVERIFY(!comparison_of(results, Figure::rounds_all)->real);
}

void TestCanalMeasure::knobs_are_measured_by_themselves()
{
    const Plan plan = with_knobs(3);
    QCOMPARE(plan.knobs.steps.size(), std::size_t{2});
    Plan alone = plan;
    alone.variant = plan.knobs.steps.front().variant;
    alone.knobs = {};
    QVERIFY(measured(plan, {0, 3}).knobs[0] == measured(alone, {0, 3}).figures);
    Plan other_map = plan_of("second-edition", usual_variant, 1);
    other_map.variant.data.ruleset.cards.hand = 9;
    const auto knobs = measure::knob_steps<MeasuredCanal>(other_map.variant, *other_map.parent, 3);
    QVERIFY(std::ranges::any_of(knobs.steps, [](const auto& step) { return step.key == "map"; }));
}

void TestCanalMeasure::a_file_is_read_back()
{
    const QTemporaryDir folder;
    Plan plan = with_knobs(4);
    plan.seating.players = 5; // a file has no figures of seats that nobody has
    const measure::Measurement<MeasuredCanal> measurement{describe(plan, "1"), measured(plan, {0, 3})};
    const std::filesystem::path file = folder.filePath("measured.json").toStdString();
    capitol::write_whole(file, print_measurement(measurement));
    QVERIFY(measure::read_measurement<MeasuredCanal>(file) == measurement);
}

void TestCanalMeasure::csv_has_a_line_for_each_figure()
{
    const Plan plan = plan_of(usual_variant, "", 2);
    const QString csv = QString::fromStdString(print_csv(describe(plan, ""), measured(plan, {0, 2})));
    QCOMPARE(csv.split('\n').size(), qsizetype(figures_of(describe(plan, "")).size()) + 2);
    QVERIFY(csv.contains("\npoints.delivery,2,"));
}

QTEST_APPLESS_MAIN(TestCanalMeasure)
#include "test_canal_measure.moc"
