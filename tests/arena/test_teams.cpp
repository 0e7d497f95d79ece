// Two players against each other in teams, and how sure one may be of what they come to.
#include "arena/time_odds.h"
#include "capitol/matches/match.h"
#include "shipped.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using arena::GameResult;
using arena::Seating;
using arena::team_seatings;
using namespace capitol;
using namespace capitol::test;

namespace {

MatchPlan teams_of(const std::vector<std::string>& players, int seats, int games, int jobs = 1)
{
    MatchPlan plan;
    plan.players = players;
    plan.make = makers_of(players);
    plan.seatings = team_seatings(seats);
    plan.games = games;
    plan.seed = 3;
    plan.jobs = jobs;
    return plan;
}

// A deal of two games of which the first player wins each with that chance; `alike`: how often the second
// ends as the first did, the luck of the deal.
void play_deal(std::vector<GameResult>& results, Random& random, int in_hundred, int alike)
{
    const auto falls = [&](int chance) { return static_cast<int>(random.below(100)) < chance; };
    const bool first = falls(in_hundred);
    const bool same = falls(alike);
    const bool second = same ? first : falls(in_hundred);
    for (const bool won : {first, second})
        results.push_back({{0, 0}, {won ? 1.0 : 0.0, won ? 0.0 : 1.0}, 1});
}

SprtDecision decision_of(Random& random, const Claims& claims, int in_hundred, int alike)
{
    Sprt sprt(claims);
    while (sprt.decision() == SprtDecision::open) {
        std::vector<GameResult> deal;
        play_deal(deal, random, in_hundred, alike);
        sprt.add((deal[0].win[0] + deal[1].win[0]) / 2);
    }
    return sprt.decision();
}

// Remembers what it was asked.
class Recording final : public Player
{
public:
    explicit Recording(SearchRequest& asked) : m_asked(asked) {}
    Advice advise(const Rules&, const View&, const SearchRequest& thinking) override
    {
        m_asked = thinking;
        return {};
    }

private:
    SearchRequest& m_asked;
};

} // namespace

class TestTeams : public QObject
{
    Q_OBJECT

private slots:
    void have_every_seat_equally_often_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("seatings");
        QTest::newRow("one against one") << 2 << 2;
        QTest::newRow("one against two, and two against one") << 3 << 6;
        QTest::newRow("two against two") << 4 << 6;
        QTest::newRow("two against three, and three against two") << 5 << 20;
    }
    void have_every_seat_equally_often()
    {
        QFETCH(int, seats);
        QFETCH(int, seatings);
        const std::vector<Seating> all = team_seatings(seats);
        QCOMPARE(static_cast<int>(all.size()), seatings);
        QCOMPARE(std::set<Seating>(all.begin(), all.end()).size(), all.size());
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            QCOMPARE(std::ranges::count(all, 0, [&](const Seating& one) { return one[seat]; }), seatings / 2);
        for (const Seating& one : all)
            QVERIFY(std::abs(2 * std::ranges::count(one, 0) - seats) <= 1);
    }

    void share_out_every_game()
    {
        const Rules rules = shipped_rules("schmidt");
        for (const int seats : {2, 3, 4}) {
            const MatchPlan plan = teams_of({"greedy", "random"}, seats, 12);
            const auto results = play_match(rules, plan);
            QCOMPARE(results.size(), std::size_t{12});
            for (const GameResult& result : results)
                QVERIFY(std::abs(result.win[0] + result.win[1] - 1) < 1e-12);
            const auto seatings = static_cast<int>(plan.seatings.size());
            QVERIFY(summarise(plan.players, seatings, results).front().win.mean > 0.8);
        }
    }

    void do_not_depend_on_threads()
    {
        const Rules rules = shipped_rules("dutch");
        const auto alone = play_match(rules, teams_of({"greedy", "random"}, 4, 12, 1));
        const auto together = play_match(rules, teams_of({"greedy", "random"}, 4, 12, 3));
        for (std::size_t i = 0; i < alone.size(); ++i) {
            QCOMPARE(alone[i].score, together[i].score);
            QCOMPARE(alone[i].win, together[i].win);
        }
    }

    // Of two equal players either wins half of each deal, but for what they draw by chance.
    void of_equal_players_either_has_half()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto results = play_match(rules, teams_of({"greedy", "greedy"}, 4, 120));
        const Estimate share = summarise({"one", "other"}, 6, results).front().win;
        QVERIFY(std::abs(share.mean - 0.5) < 4 * share.error);
    }

    void are_judged_wrongly_in_one_of_twenty_at_most_data()
    {
        QTest::addColumn<int>("alike");
        QTest::newRow("games of a deal on their own") << 0;
        QTest::newRow("mostly alike") << 80; // then they say little more than one of them
    }
    void are_judged_wrongly_in_one_of_twenty_at_most()
    {
        QFETCH(int, alike);
        constexpr int matches = 400;
        constexpr Claims claims{0.45, 0.6};
        Random random(7);
        int high = 0;
        int low = 0;
        for (int match = 0; match < matches; ++match) {
            high += decision_of(random, claims, 45, alike) == SprtDecision::high;
            low += decision_of(random, claims, 60, alike) == SprtDecision::low;
        }
        // 20 each are expected at most; three deviations more, and what stopping after few deals costs
        QVERIFY2(high <= 33 && low <= 33, qPrintable(QString("%1 %2").arg(high).arg(low)));
        QVERIFY(high > 0 && low > 0); // it does not go on for ever to be sure
    }

    void alike_games_make_the_error_larger()
    {
        std::vector<GameResult> own;
        std::vector<GameResult> same;
        Random random(1);
        for (int deal = 0; deal < 400; ++deal)
            play_deal(own, random, 50, 0);
        for (int deal = 0; deal < 400; ++deal)
            play_deal(same, random, 50, 100);
        const auto error = [](const std::vector<GameResult>& results) {
            return summarise({"one", "other"}, 2, results).front().win.error;
        };
        QVERIFY(std::abs(error(own) - std::sqrt(0.25 / 800)) < 0.001);
        QVERIFY(std::abs(error(same) - std::sqrt(0.25 / 400)) < 0.001);
    }

    // Student's t of 3 degrees of freedom is below -1.732 in 0.0908 of all cases (printed tables: 0.1
    // at 1.638, 0.05 at 2.353).
    void a_low_share_is_tested_by_deals()
    {
        std::vector<GameResult> results;
        for (const double share : {0.25, 0.5, 0.25, 0.5})
            results.push_back({{0, 0}, {share, 1 - share}, 1});
        QVERIFY(std::abs(chance_of_less(0.5, 1, results) - 0.0908) < 0.0002);
        QVERIFY(std::abs(chance_of_less(0.25, 1, results) - (1 - 0.0908)) < 0.0002);
        QCOMPARE(chance_of_less(0.5, 4, results), 1.0); // one deal tells nothing
    }

    void deals_that_all_end_alike_are_a_flip_of_a_coin_each()
    {
        const std::vector<GameResult> results(5, {{0, 0}, {0, 1}, 1});
        QCOMPARE(chance_of_less(0.48, 1, results), 1.0 / 32);
        QCOMPARE(chance_of_less(0.0, 1, results), 1.0);
    }

    void a_true_share_is_found_too_low_as_rarely_as_is_said()
    {
        constexpr int matches = 1000;
        Random random(5);
        int low = 0;
        for (int match = 0; match < matches; ++match) {
            std::vector<GameResult> results;
            for (int deal = 0; deal < 40; ++deal)
                play_deal(results, random, 48, 50);
            low += chance_of_less(0.48, 2, results) < 0.05;
        }
        QVERIFY2(low > 25 && low < 75, QByteArray::number(low)); // 50, give or take three deviations
    }

    void odds_change_every_measure()
    {
        SearchRequest asked;
        arena::TimeOdds<Capitol> player(std::make_unique<Recording>(asked), 4);
        const Rules rules = shipped_rules("schmidt");
        const View view = observe(rules, start(rules, 2, 1), 0);
        player.advise(rules, view, {.seed = 9, .iterations = 25, .milliseconds = 100, .patience = 0.5});
        QCOMPARE(asked.iterations, 100);
        QCOMPARE(asked.milliseconds, 400);
        QCOMPARE(asked.patience, 2.0);
        QCOMPARE(asked.seed, std::uint64_t{9});
        player.advise(rules, view, {});
        QCOMPARE(asked.iterations, 0); // its own measure is its own
        QCOMPARE(arena::times(100'000'000, 1000), std::numeric_limits<int>::max());
        QCOMPARE(arena::times(1, 0.001), 1);
    }
};

QTEST_APPLESS_MAIN(TestTeams)
#include "test_teams.moc"
