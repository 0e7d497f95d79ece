// The figures of games, and that they add up the same whoever adds them, in whatever parts.
#include "base/placeholders.h"
#include "capitol/measure/auction_watch.h"
#include "capitol/measure/measured.h"
#include "capitol/players/player.h"
#include "measure/csv.h"
#include "measure/findings.h"
#include "replayed_figures.h"
#include "shipped_rows.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;
using namespace std::chrono_literals;

namespace {

MeasurePlan plan_of(const std::string& variant, const std::string& parent, std::int64_t games)
{
    MeasurePlan plan{shipped_variant(variant), {}, {}, games, 7, {}};
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

// The auctions of a game that three greedy players play, added up; and the cards in all hands at each of
// them, counted another way.
struct CountedAuctions
{
    AuctionFigures figures;
    int cards = 0;
};

CountedAuctions auctions_of(const Rules& rules, const Luck& luck)
{
    CountedAuctions counted;
    AuctionWatch watch(rules);
    Position before = start(rules, 3, luck.opening);
    const auto see = [&](const Events& events, const Position& after) {
        watch.see(events, after);
        if (after.phase == Phase::bidding && after.auction != before.auction)
            counted.cards += after.hand_size(0) + after.hand_size(1) + after.hand_size(2);
        before = after;
    };
    measure::play_watched<MeasuredCapitol>(rules, before, {.players = 3}, luck.thinking, {}, see);
    for (const auto& [number, figures] : watch.figures())
        counted.figures.add(figures);
    return counted;
}

// Schmidt with two knobs changed: one is worth many points, the other leaves more cards.
MeasurePlan with_knobs(std::int64_t games)
{
    MeasurePlan plan = plan_of("schmidt", "schmidt", games);
    plan.variant.rules.scoring.first = 4;
    plan.variant.rules.draw.count += 2;
    plan.knobs = measure::knob_steps<MeasuredCapitol>(plan.variant, *plan.parent, plan.seating.players);
    return plan;
}

// Of forty made-up games in which only that figure differs, always by one.
QString only_sentence(const MeasureRun& run, Figure figure, int more)
{
    Sums sums;
    for (std::int64_t game = 0; game < 40; ++game) {
        GameFigures higher{};
        higher[index(figure)] = 1 + game % 2;
        const GameFigures none{};
        sums.add(game, more ? higher : none, more ? none : higher);
    }
    const measure::Findings findings = findings_of(run, sums);
    const measure::Finding finding = findings.other.empty() ? findings.first.front() : findings.other.front();
    std::vector<std::string> texts;
    for (const measure::Amount& amount : finding.amounts)
        texts.push_back(amount.share ? QString::number(amount.value * 100, 'f', 1).toStdString() + " %"
                                     : QString::number(amount.value, 'f', amount.decimals).toStdString());
    return QString::fromStdString(fill_places(finding.pattern, texts));
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
    void auctions_agree_with_the_figures_of_the_same_games()
    {
        const Rules rules = shipped_rules("schmidt");
        for (int game = 0; game < 20; ++game) {
            const Luck luck = luck_of(7, game);
            const auto [auctions, cards] = auctions_of(rules, luck);
            const GameFigures figures =
                *measure::play_measured<MeasuredCapitol>(rules, {.players = 3}, luck, {});
            const auto figure = [&](Figure one) { return figures[index(one)] / scale_of(one, 3); };
            QCOMPARE(auctions.auctions, 12 - figure(Figure::unsold_no_room));
            QCOMPARE(auctions.seats, 3 * auctions.auctions);
            QCOMPARE(auctions.cards, cards);
            QCOMPARE(auctions.unsold, figure(Figure::unsold_all) - figure(Figure::unsold_no_room));
            QCOMPARE(auctions.paid, figure(Figure::bids_paid));
            QVERIFY(auctions.contested + auctions.one_card > 0);
        }
    }

    void every_figure_has_a_name_of_its_own()
    {
        for (int i = 0; i < figure_count; ++i)
            QCOMPARE(find_figure(facts_of(figure_at(i)).id), figure_at(i));
        QCOMPARE(find_figure("score.seat_5"), Figure::count);
    }

    void figures_agree_with_a_replay_data() { add_shipped_rows(); }
    void figures_agree_with_a_replay()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        MeasurePlan plan = plan_of(variant.toStdString(), "", 3);
        plan.seating.players = players;
        plan.seating.player = players == 3 ? "random" : "greedy";
        const Rules rules = plan.variant.playable();
        for (std::int64_t game = 0; game < plan.games; ++game) {
            const Luck luck = luck_of(plan.seed, game);
            const GameFigures watched =
                *measure::play_measured<MeasuredCapitol>(rules, plan.seating, luck, {});
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

    void unsold_tiles_have_one_reason_each()
    {
        MeasurePlan plan = plan_of("dutch", "", 20);
        plan.seating.player = "random";
        const Sums sums = measured(plan, {0, 20});
        QCOMPARE(sums[Figure::unsold_all].variant, sums[Figure::unsold_tie].variant +
                                                       sums[Figure::unsold_no_bid].variant +
                                                       sums[Figure::unsold_no_room].variant);
        QVERIFY(sums[Figure::unsold_tie].variant > 0);
    }

    void every_game_is_won_once()
    {
        const Sums sums = measured(plan_of("schmidt", "", 10), {0, 10});
        std::int64_t twelfths = 0;
        for (int seat = 0; seat < max_seats; ++seat)
            twelfths += sums[next_figure(Figure::wins_seat_1, seat)].variant;
        QCOMPARE(twelfths, std::int64_t{120});
    }

    void threads_do_not_change_the_sums()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 12);
        QVERIFY(measured(plan, {0, 12}, 1) == measured(plan, {0, 12}, 3));
    }

    void shards_add_up_to_the_run_in_any_order()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 11);
        Sums sums;
        for (const int shard : {3, 1, 2})
            sums.add(measured(plan, shard_of(plan.games, shard, 3)));
        QVERIFY(sums == measured(plan, {0, 11}));
        QVERIFY(!(sums == measured(plan, {0, 10})));
    }

    void searching_players_are_the_same_each_time()
    {
        MeasurePlan plan = plan_of("schmidt", "", 1);
        plan.seating = {2, "mason", 2};
        QVERIFY(measured(plan, {0, 1}) == measured(plan, {0, 1}));
    }

    void shards_are_all_games_once()
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

    void ranges_know_what_is_missing()
    {
        GameRanges games;
        for (const GameRange& range : {GameRange{5, 7}, {0, 2}, {9, 10}, {7, 8}})
            games.add(range);
        QCOMPARE(games.text(), std::string("0..1, 5..7, 9"));
        QCOMPARE(games.missing_in({1, 12}).text(), std::string("2..4, 8, 10..11"));
        QCOMPARE(games.in({1, 6}).text(), std::string("1, 5"));
        QCOMPARE(GameRanges().text(), std::string("none"));
    }

    void a_known_difference_is_marked()
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

    void a_variant_does_not_differ_from_itself()
    {
        QCOMPARE(marked(results(plan_of("schmidt", "schmidt", 40))), 0);
    }

    void a_few_games_prove_nothing()
    {
        MeasurePlan plan = plan_of("schmidt", "schmidt", 20);
        plan.variant.rules.scoring.first = 20;
        QCOMPARE(marked(results(plan)), 0);
    }

    void rounds_that_the_parent_lacks_are_not_compared()
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

    void csv_has_a_line_for_each_figure()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 3);
        const QString csv = QString::fromStdString(print_csv(describe(plan, ""), measured(plan, {0, 3})));
        const QStringList lines = csv.split('\n');
        QCOMPARE(lines.size(), qsizetype(figures_of(describe(plan, "")).size()) + 2);
        for (const QString& line : lines.first(lines.size() - 1))
            QCOMPARE(line.count(','), 12);
        QVERIFY(lines[1].startsWith("score.mean,3,"));
    }

    void every_game_is_in_the_histograms()
    {
        const MeasurePlan plan = plan_of("dutch", "schmidt", 9);
        const Sums sums = measured(plan, {0, 9});
        const Rules rules = plan.parent->playable();
        Histogram moves;
        for (std::int64_t game = 0; game < 9; ++game)
            moves.add((*measure::play_measured<MeasuredCapitol>(rules, plan.seating, luck_of(plan.seed, game),
                                                                {}))[index(Figure::moves_all)]);
        QVERIFY(sums.parent_counts[index(Figure::moves_all)] == moves);
        for (const Figure figure : figures_of(describe(plan, ""))) {
            const Histogram& counts = sums.variant_counts[index(figure)];
            QCOMPARE(counts.games(), std::int64_t{9});
            QVERIFY(counts.adds_up_to(sums[figure].variant, sums[figure].variant_squares));
        }
    }

    void absurd_amounts_are_counted_together()
    {
        Histogram counts;
        for (const std::int64_t amount : {Histogram::last, Histogram::last + 1, std::int64_t{1'000'000}})
            counts.add(amount);
        QCOMPARE(counts.counts().size(), std::size_t{Histogram::last + 1});
        QCOMPARE(counts.counts().back(), std::int64_t{3});
        Histogram others;
        others.add(0, 2);
        others.add(counts);
        QCOMPARE(others.games(), std::int64_t{5});
    }

    void a_knob_by_itself_is_the_reference_with_only_that()
    {
        const MeasurePlan plan = with_knobs(3);
        QCOMPARE(plan.knobs.steps.size(), std::size_t{2});
        QCOMPARE(plan.knobs.steps[0].key, std::string("scoring.first"));
        Variant only = *plan.parent;
        only.rules.scoring.first = 4;
        QVERIFY(plan.knobs.steps[0].variant.rules == only.rules);
        MeasurePlan alone = plan;
        alone.variant = only;
        alone.knobs = {};
        const Sums sums = measured(plan, {0, 3});
        QVERIFY(sums.knobs[0] == measured(alone, {0, 3}).figures);
    }

    void knobs_that_need_each_other_are_refused()
    {
        MeasurePlan plan = with_knobs(2);
        plan.variant.rules.rounds = 3;
        plan.variant.rules.auction.schedule.pop_back();
        const KnobSteps steps = measure::knob_steps<MeasuredCapitol>(plan.variant, *plan.parent, 4);
        QVERIFY((steps.refused == std::vector<std::string>{"rounds", "auction.schedule"}));
        QCOMPARE(steps.steps.size(), std::size_t{2});
        plan.variant.rules.players.max = 3;
        QCOMPARE(measure::knob_steps<MeasuredCapitol>(plan.variant, *plan.parent, 4).refused.front(),
                 std::string("players.max"));
    }

    void a_single_changed_knob_is_measured_anyway()
    {
        MeasurePlan plan = plan_of("schmidt", "schmidt", 2);
        plan.variant.rules.scoring.first = 4;
        const KnobSteps steps = measure::knob_steps<MeasuredCapitol>(plan.variant, *plan.parent, 4);
        QVERIFY(steps.steps.empty() && steps.refused.empty());
    }

    void knobs_are_ordered_by_their_effect()
    {
        const MeasurePlan plan = with_knobs(40);
        const MeasureRun run = describe(plan, "");
        const auto knobs = knob_results_of(run, measured(plan, {0, 40}, 2));
        QVERIFY((order_by_effect(knobs, Figure::score_mean) == std::vector<std::size_t>{0, 1}));
        QVERIFY((order_by_effect(knobs, Figure::cards_left) == std::vector<std::size_t>{1, 0}));
        QVERIFY(comparison_of(knobs[0].figures, Figure::score_mean)->real);
        QVERIFY(count_real(knobs[0].figures) > 3);
    }

    void shards_with_knobs_add_up_to_the_run()
    {
        const MeasurePlan plan = with_knobs(7);
        Sums sums;
        for (const int shard : {2, 1})
            sums.add(measured(plan, shard_of(plan.games, shard, 2)));
        QVERIFY(sums == measured(plan, {0, 7}, 3));
    }

    void every_figure_has_its_sentences()
    {
        QStringList seen;
        MeasureRun run = describe(plan_of("schmidt", "schmidt", 40), "");
        run.variant.rounds = run.parent->rounds = max_rounds;
        for (int i = 0; i < figure_count; ++i)
            for (const int more : {0, 1}) {
                const QString sentence = only_sentence(run, figure_at(i), more);
                QVERIFY2(!sentence.contains('%') || facts_of(figure_at(i)).share, qPrintable(sentence));
                QVERIFY2(!seen.contains(sentence), qPrintable(sentence));
                seen += sentence;
            }
        QVERIFY(seen.contains("Round 3: 0.38 more points per player (0.38 instead of 0.00)"));
        QVERIFY(seen.contains("1.5 fewer tiles per game lost to ties (0.0 instead of 1.5)"));
        QVERIFY(seen.contains("Seat 2 wins more often: in 12.5 % of the games instead of 0.0 %"));
    }

    // Of a thousand games five in one and seven in the other.
    void a_small_share_is_told_apart()
    {
        MeasureRun run = describe(plan_of("schmidt", "schmidt", 1000), "");
        Sums sums;
        for (std::int64_t game = 0; game < 100'000; ++game) {
            GameFigures one{};
            GameFigures other{};
            one[index(Figure::ties_final)] = game % 200 == 0;
            other[index(Figure::ties_final)] = game % 200 == 0 || game % 5000 == 1;
            sums.add(game, one, other);
        }
        const auto findings = findings_of(run, sums);
        QCOMPARE(findings.first.front().amounts[1].decimals, 2);
    }

    // The Italian text differs from Schmidt's rules in thirty figures.
    void the_most_telling_findings_come_first()
    {
        const MeasurePlan plan = plan_of("italian-sheet", "schmidt", 60);
        const auto findings = findings_of(describe(plan, ""), measured(plan, {0, 60}, 2));
        QStringList first;
        for (const measure::Finding& one : findings.first)
            first.append(one.pattern);
        QVERIFY(findings.other.size() > 15);
        QCOMPARE(first.size(), qsizetype(measure::Findings::most_first));
        QVERIFY2(first[0].contains("points per player"), qPrintable(first[0]));
        QVERIFY2(first[1].contains("unsold tiles"), qPrintable(first[1]));
        QVERIFY2(first[2].contains("moves shorter"), qPrintable(first[2]));
        QVERIFY2(first[3].contains("buildings finished"), qPrintable(first[3])); // none at all
        QVERIFY2(first[4].contains("eat"), qPrintable(first[4]));
        for (const measure::Finding& one : findings.first)
            QVERIFY(std::ranges::find(findings.other, one) == findings.other.end());
    }

    void what_is_not_shown_is_said_too()
    {
        const MeasurePlan plan = plan_of("schmidt", "schmidt", 40);
        const Sums sums = measured(plan, {0, 40}, 2);
        const auto findings = findings_of(describe(plan, ""), sums);
        QVERIFY(QString(findings.first.front().pattern).startsWith("No figure differs significantly"));
        QCOMPARE(QString(findings.first.back().pattern), QString("No seat was found to have an advantage"));
        QVERIFY(findings.other.empty());
        const auto few = findings_of(describe(plan, ""), measured(plan, {0, 5}));
        QCOMPARE(few.first.size(), std::size_t{1});
        QVERIFY(QString(few.first.front().pattern).startsWith("Too few games") && few.other.empty());
        QCOMPARE(findings_of(describe(plan, ""), {}), measure::Findings());
    }

    void a_seat_that_always_wins_is_said()
    {
        Sums sums;
        for (std::int64_t game = 0; game < 40; ++game) {
            GameFigures figures{};
            figures[index(Figure::wins_seat_1) + 2] = 12;
            sums.add(game, figures, {});
        }
        const auto seats = win_results_of(describe(plan_of("schmidt", "", 40), ""), sums,
                                          MeasuredCapitol::contenders(4).front());
        QVERIFY(seats[2].real && seats[2].wins.value == 1 && seats[0].real);
        const auto findings = findings_of(describe(plan_of("schmidt", "", 40), ""), sums);
        QVERIFY(QString(findings.first[1].pattern).startsWith("Seat %4 has an advantage"));
        QCOMPARE(findings.first[1].amounts[3].value, 3.0);
        QCOMPARE(findings.first.size(), std::size_t{5}); // the three that never win, too
        QVERIFY(findings.other.empty());
    }

    void stopping_leaves_whole_games()
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

    void two_runs_differ_in_words_that_say_where()
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
        other.knobs.steps.push_back({"rounds", plan.variant});
        other.parent = plan.parent;
        QCOMPARE(difference_of(describe(other, "1"), run), std::string("the seed is 8, not 7"));
        other.seed = 7;
        QCOMPARE(difference_of(describe(other, "1"), run),
                 std::string("the list of single knobs is rounds, not none"));
        other.variant.rules.scoring.first = 3;
        QCOMPARE(difference_of(describe(other, "1"), run),
                 std::string("the variant dutch has different rules"));
    }

    void too_large_sums_are_refused()
    {
        Sums sums;
        GameFigures figures{};
        figures.fill(3'000'000'000);
        sums.add(0, figures, {});
        QVERIFY_EXCEPTION_THROWN(sums.add(1, figures, {}), measure::SumsOverflow);
    }
};

QTEST_APPLESS_MAIN(TestMeasure)
#include "test_measure.moc"
