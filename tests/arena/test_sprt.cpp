// When a match has said enough.
#include "capitol/matches/match.h"
#include "shipped.h"

#include <QTest>

using namespace capitol;
using arena::GameResult;
using namespace capitol::test;

namespace {

Sprt fed(const Claims& claims, const std::vector<double>& shares, int times)
{
    Sprt sprt(claims);
    for (int i = 0; i < times; ++i)
        for (double share : shares)
            sprt.add(share);
    return sprt;
}

MatchPlan plan_of(const std::vector<std::string>& players, int jobs)
{
    MatchPlan plan;
    plan.players = players;
    plan.make = makers_of(players);
    plan.games = 400;
    plan.seed = 5;
    plan.jobs = jobs;
    plan.claims = Claims{0.5, 0.65};
    return plan;
}

} // namespace

class TestSprt : public QObject
{
    Q_OBJECT

private slots:
    void few_samples_decide_nothing() { QVERIFY(fed({0.5, 0.6}, {1.0}, 9).decision() == SprtDecision::open); }

    void a_clear_share_decides()
    {
        QVERIFY(fed({0.5, 0.65}, {1.0, 1.0, 0.5, 1.0}, 20).decision() == SprtDecision::high);
        QVERIFY(fed({0.5, 0.65}, {0.5, 0.0, 0.5, 1.0}, 40).decision() == SprtDecision::low);
    }

    void a_share_between_the_claims_stays_open()
    {
        QVERIFY(fed({0.45, 0.55}, {0.5, 0.0, 0.5, 1.0}, 40).decision() == SprtDecision::open);
    }

    void a_match_ends_once_it_is_decided()
    {
        const Rules rules = shipped_rules("schmidt");
        const MatchPlan plan = plan_of({"greedy", "random"}, 1);
        const auto results = play_match(rules, plan);
        QVERIFY(results.size() < 100);
        QCOMPARE(results.size() % 2, std::size_t{0});
        QVERIFY(test_claims(*plan.claims, 2, results).decision() == SprtDecision::high);
    }

    void where_it_ends_does_not_depend_on_threads()
    {
        const Rules rules = shipped_rules("dutch");
        const auto alone = play_match(rules, plan_of({"greedy", "random"}, 1));
        const auto together = play_match(rules, plan_of({"greedy", "random"}, 3));
        QCOMPARE(alone.size(), together.size());
        for (std::size_t i = 0; i < alone.size(); ++i)
            QCOMPARE(alone[i].score, together[i].score);
    }

    void elo_follows_the_share_of_wins()
    {
        const std::vector<std::string> players{"a", "b"};
        std::vector<GameResult> results(11, {{10, 5}, {1, 0}, 1});
        results.back().win = {0, 1};
        const auto summaries = summarise(players, 2, results);
        QCOMPARE(std::round(summaries[0].elo->mean), 400.0);
        QCOMPARE(std::round(summaries[1].elo->mean), -400.0);
        QVERIFY(summaries[0].elo->error > 0);
        results.back().win = {1, 0};
        QVERIFY(!summarise(players, 2, results)[0].elo);
    }
};

QTEST_APPLESS_MAIN(TestSprt)
#include "test_sprt.moc"
