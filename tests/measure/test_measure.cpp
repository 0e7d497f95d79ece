// The figures of games, and that they add up the same whoever adds them, in whatever parts.
#include "measure/csv.h"
#include "measure/measuring.h"
#include "measure/result.h"
#include "players/player.h"
#include "replayed_figures.h"
#include "shipped.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;
using namespace std::chrono_literals;

namespace {

MeasurePlan plan_of(const std::string& variant, const std::string& parent, std::int64_t games)
{
    MeasurePlan plan{shipped_variant(variant), {}, {}, games, 7};
    if (!parent.empty())
        plan.parent = shipped_variant(parent);
    return plan;
}

Sums measured(const MeasurePlan& plan, const GameRange& range, int jobs = 1)
{
    GameRanges games;
    games.add(range);
    Measuring measuring(plan, games, jobs);
    while (!measuring.wait_for(1s)) {
    }
    return measuring.so_far();
}

std::vector<FigureResult> results(const MeasurePlan& plan)
{
    return results_of(describe(plan, "test"), measured(plan, {0, plan.games}, 2));
}

const FigureResult& result(const std::vector<FigureResult>& results, Figure figure)
{
    return *std::ranges::find(results, figure, &FigureResult::figure);
}

int marked(const std::vector<FigureResult>& results)
{
    return static_cast<int>(std::ranges::count_if(
        results, [](const FigureResult& one) { return one.comparison && one.comparison->real; }));
}

// The choices of game `game` of a plan, by the same players with the same luck.
std::vector<Choice> choices_of(const Rules& rules, const MeasurePlan& plan, std::int64_t game)
{
    const Luck luck = luck_of(plan.seed, game);
    Position position = start(rules, plan.seating.players, luck.opening);
    Random random(luck.thinking);
    std::vector<Choice> choices;
    while (position.phase != Phase::over) {
        const SearchRequest thinking{.seed = random.next(), .stop = {}};
        choices.push_back(make_player(plan.seating.player)
                              ->advise(rules, observe(rules, position, position.to_move), thinking)
                              .choice);
        apply(rules, position, choices.back());
    }
    return choices;
}

// What a position does not tell: why a tile stayed unsold.
bool is_told_by_positions(Figure figure)
{
    return figure != Figure::unsold_tie && figure != Figure::unsold_no_bid &&
           figure != Figure::unsold_no_room;
}

} // namespace

class TestMeasure : public QObject
{
    Q_OBJECT

private slots:
    void everyFigureHasANameOfItsOwn()
    {
        for (int i = 0; i < figure_count; ++i)
            QCOMPARE(find_figure(facts_of(figure_at(i)).id), figure_at(i));
        QCOMPARE(find_figure("score.seat_5"), Figure::count);
    }

    void figuresAgreeWithAReplay_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        for (const std::string& id : shipped_ids)
            for (const int players : {2, 3, 4})
                QTest::addRow("%s, %d players", id.c_str(), players) << QString::fromStdString(id) << players;
    }
    void figuresAgreeWithAReplay()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        MeasurePlan plan = plan_of(variant.toStdString(), "", 3);
        plan.seating.players = players;
        plan.seating.player = players == 3 ? "random" : "greedy";
        const Rules rules = plan.variant.playable();
        for (std::int64_t game = 0; game < plan.games; ++game) {
            const Luck luck = luck_of(plan.seed, game);
            const GameFigures watched = *play_measured(rules, plan.seating, luck, {});
            const GameFigures told =
                replayed_figures(rules, start(rules, players, luck.opening), choices_of(rules, plan, game));
            for (int i = 0; i < figure_count; ++i)
                if (is_told_by_positions(figure_at(i)))
                    QVERIFY2(watched[std::size_t(i)] == told[std::size_t(i)],
                             qPrintable(QString("%1: %2, replayed %3")
                                            .arg(facts_of(figure_at(i)).id)
                                            .arg(watched[std::size_t(i)])
                                            .arg(told[std::size_t(i)])));
        }
    }

    void unsoldTilesHaveOneReasonEach()
    {
        MeasurePlan plan = plan_of("dutch", "", 20);
        plan.seating.player = "random";
        const Sums sums = measured(plan, {0, 20});
        QCOMPARE(sums[Figure::unsold_all].variant, sums[Figure::unsold_tie].variant +
                                                       sums[Figure::unsold_no_bid].variant +
                                                       sums[Figure::unsold_no_room].variant);
        QVERIFY(sums[Figure::unsold_tie].variant > 0);
    }

    void everyGameIsWonOnce()
    {
        const Sums sums = measured(plan_of("schmidt", "", 10), {0, 10});
        std::int64_t twelfths = 0;
        for (int seat = 0; seat < max_seats; ++seat)
            twelfths += sums[next_figure(Figure::wins_seat_1, seat)].variant;
        QCOMPARE(twelfths, std::int64_t{120});
    }

    void threadsDoNotChangeTheSums()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 12);
        QVERIFY(measured(plan, {0, 12}, 1) == measured(plan, {0, 12}, 3));
    }

    void shardsAddUpToTheRunInAnyOrder()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 11);
        Sums sums;
        for (const int shard : {3, 1, 2})
            sums.add(measured(plan, shard_of(plan.games, shard, 3)));
        QVERIFY(sums == measured(plan, {0, 11}));
        QVERIFY(!(sums == measured(plan, {0, 10})));
    }

    void searchingPlayersAreTheSameEachTime()
    {
        MeasurePlan plan = plan_of("schmidt", "", 1);
        plan.seating = {2, "mason", 2};
        QVERIFY(measured(plan, {0, 1}) == measured(plan, {0, 1}));
    }

    void shardsAreAllGamesOnce()
    {
        for (const std::int64_t games : {1, 7, 100, 100'000'000})
            for (const int count : {1, 2, 3, 8, 1000}) {
                GameRanges all;
                for (int number = 1; number <= count; ++number)
                    all.add(shard_of(games, number, count));
                QCOMPARE(all.text(), games == 1 ? "0" : "0.." + std::to_string(games - 1));
                QCOMPARE(all.count(), games);
            }
    }

    void rangesKnowWhatIsMissing()
    {
        GameRanges games;
        for (const GameRange& range : {GameRange{5, 7}, {0, 2}, {9, 10}, {7, 8}})
            games.add(range);
        QCOMPARE(games.text(), std::string("0..1, 5..7, 9"));
        QCOMPARE(games.missing_in({1, 12}).text(), std::string("2..4, 8, 10..11"));
        QCOMPARE(games.in({1, 6}).text(), std::string("1, 5"));
        QCOMPARE(GameRanges().text(), std::string("none"));
    }

    void aKnownDifferenceIsMarked()
    {
        MeasurePlan plan = plan_of("schmidt", "schmidt", 60);
        plan.variant.rules.scoring.first = 4;
        const auto found = results(plan);
        const FigureResult& score = result(found, Figure::score_mean);
        QVERIFY(score.comparison->real);
        QVERIFY(score.comparison->difference.value > 10);
        QVERIFY(score.variant.value - score.comparison->parent.value - score.comparison->difference.value <
                1e-9);
    }

    void aVariantDoesNotDifferFromItself()
    {
        QCOMPARE(marked(results(plan_of("schmidt", "schmidt", 40))), 0);
    }

    void aFewGamesProveNothing()
    {
        MeasurePlan plan = plan_of("schmidt", "schmidt", 20);
        plan.variant.rules.scoring.first = 20;
        QCOMPARE(marked(results(plan)), 0);
    }

    void roundsThatTheParentLacksAreNotCompared()
    {
        MeasurePlan plan = plan_of("schmidt", "schmidt", 4);
        plan.variant.rules.rounds = 5;
        plan.variant.rules.auction.schedule.push_back({Tile::fountain});
        const auto found = results(plan);
        const Figure fifth = next_figure(Figure::points_round_1, 4);
        QVERIFY(result(found, fifth).variant.value > 0);
        QVERIFY(!result(found, fifth).comparison);
        QVERIFY(result(found, Figure::points_round_1).comparison.has_value());
        const Figure sixth = next_figure(fifth, 1);
        QVERIFY(std::ranges::find(found, sixth, &FigureResult::figure) == found.end());
    }

    void csvHasALineForEachFigure()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 3);
        const QString csv = QString::fromStdString(print_csv(results(plan), 3));
        const QStringList lines = csv.split('\n');
        QCOMPARE(lines.size(), qsizetype(figures_of(describe(plan, "")).size()) + 2);
        for (const QString& line : lines.first(lines.size() - 1))
            QCOMPARE(line.count(','), 11);
        QVERIFY(lines[1].startsWith("score.mean,3,"));
    }

    void stoppingLeavesWholeGames()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 1'000'000);
        GameRanges all;
        all.add({0, plan.games});
        Measuring measuring(plan, all, 2);
        while (measuring.so_far().games.count() < 3)
            QVERIFY(!measuring.wait_for(1ms));
        measuring.stop();
        QVERIFY(measuring.wait_for(5s));
        const Sums sums = measuring.so_far();
        Sums again;
        for (const GameRange& range : sums.games.ranges())
            again.add(measured(plan, range, 2));
        QVERIFY(sums == again);
    }

    void twoRunsDifferInWordsThatSayWhere()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 3);
        const MeasureRun run = describe(plan, "1");
        MeasurePlan other = plan;
        QCOMPARE(difference_of(describe(other, "1"), run), std::string());
        QCOMPARE(difference_of(describe(other, "2"), run), std::string("the program's version is 2, not 1"));
        other.seed = 8;
        QCOMPARE(difference_of(describe(other, "1"), run), std::string("the seed is 8, not 7"));
        other.parent.reset();
        QCOMPARE(difference_of(describe(other, "1"), run), std::string("the parent is none, not schmidt"));
        other.variant.rules.scoring.first = 3;
        QCOMPARE(difference_of(describe(other, "1"), run), std::string("the variant dutch has other rules"));
    }

    void tooLargeSumsAreRefused()
    {
        Sums sums;
        GameFigures figures{};
        figures.fill(3'000'000'000);
        sums.add(0, figures, {});
        QVERIFY_EXCEPTION_THROWN(sums.add(1, figures, {}), SumsOverflow);
    }
};

QTEST_APPLESS_MAIN(TestMeasure)
#include "test_measure.moc"
