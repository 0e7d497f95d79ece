// A match whose players go wrong, and how sure one may be of a match at all.
#include "capitol/matches/match.h"
#include "shipped.h"

#include <QTest>

#include <atomic>
#include <new>

using arena::GameResult;
using arena::PlayerSummary;
using namespace capitol;
using namespace capitol::test;

namespace {

// Plays by chance until it has made so many moves.
class Failing final : public Player
{
public:
    explicit Failing(int moves) : m_left(moves) {}
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override
    {
        if (m_left-- == 0)
            throw std::bad_alloc();
        return RandomPlayer().advise(rules, view, thinking);
    }

private:
    int m_left;
};

// Two players of chance; of every fifth game one fails on the way.
MatchPlan failing_plan(int games, int jobs, std::atomic<int>& made)
{
    MatchPlan plan;
    plan.players = {"one", "other"};
    plan.games = games;
    plan.jobs = jobs;
    plan.make = [&made](int player) -> std::unique_ptr<Player> {
        if (player == 0 && made++ % 5 == 3)
            return std::make_unique<Failing>(4);
        return std::make_unique<RandomPlayer>();
    };
    return plan;
}

// Each deal once from both seats.
std::vector<GameResult> deals(const std::vector<std::pair<double, double>>& wins_of_first)
{
    std::vector<GameResult> results;
    for (const auto& [here, there] : wins_of_first) {
        results.push_back({{1, 0}, {here, 1 - here}, 1});
        results.push_back({{1, 0}, {there, 1 - there}, 1});
    }
    return results;
}

PlayerSummary first_of(const std::vector<GameResult>& results)
{
    return summarise({"one", "other"}, 2, results).front();
}

} // namespace

class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void a_fault_ends_its_game_only_data()
    {
        QTest::addColumn<int>("jobs");
        QTest::newRow("in the thread that calls") << 1;
        QTest::newRow("in three threads") << 3;
    }
    void a_fault_ends_its_game_only()
    {
        QFETCH(int, jobs);
        std::atomic<int> made = 0;
        MatchPlan plan = failing_plan(20, jobs, made);
        int told = 0;
        plan.finished = [&told](int, const GameResult&) { ++told; };
        const auto results = play_match(shipped_rules("schmidt"), plan);
        QCOMPARE(results.size(), std::size_t{20});
        QCOMPARE(told, 20);
        int faults = 0;
        for (const GameResult& result : results) {
            faults += !result.fault.empty();
            QCOMPARE(result.fault.empty(), result.win.size() == 2);
            QVERIFY(result.fault.empty() || result.fault.find("bad_alloc") != std::string::npos);
        }
        QCOMPARE(faults, 4);
        const auto summaries = summarise(plan.players, 2, results);
        QCOMPARE(summaries[0].win.mean + summaries[1].win.mean, 1.0);
        QVERIFY(summaries[0].wins + summaries[1].wins >= 16);
    }

    void a_deal_with_a_fault_says_nothing_about_claims()
    {
        auto results = deals(std::vector<std::pair<double, double>>(12, {1, 1}));
        const Claims claims{0.5, 0.65};
        QVERIFY(test_claims(claims, 2, results).decision() == SprtDecision::high);
        for (std::size_t game = 0; game < results.size(); game += 4)
            results[game] = {{}, {}, 0, "failed"};
        QVERIFY(test_claims(claims, 2, results).decision() == SprtDecision::open); // six deals are too few
    }

    void what_the_listener_throws_ends_the_match()
    {
        std::atomic<int> made = 0;
        MatchPlan plan = failing_plan(50, 2, made);
        plan.finished = [](int, const GameResult&) { throw std::runtime_error("the disk is full"); };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, play_match(shipped_rules("schmidt"), plan));
    }

    // The luck of a deal is met twice: what both seatings say is one saying.
    void games_of_one_deal_are_not_independent()
    {
        const PlayerSummary alike = first_of(deals({{1, 1}, {0, 0}, {1, 1}, {0, 0}}));
        QCOMPARE(alike.win.mean, 0.5);
        QVERIFY(std::abs(alike.win.error - std::sqrt(0.25 / 3)) < 1e-12); // of four samples, not of eight
        const PlayerSummary opposed = first_of(deals({{1, 0}, {0, 1}, {1, 0}, {0, 1}}));
        QCOMPARE(opposed.win.mean, 0.5);
        QCOMPARE(opposed.win.error, 0.0); // whoever sits there wins: it says nothing else
        QVERIFY(std::abs(alike.elo->error - 400 / std::log(10.0) / 0.25 * alike.win.error) < 1e-9);
    }

    void a_deal_that_was_cut_off_counts_for_its_games()
    {
        auto results = deals({{1, 1}, {0, 0}});
        results.pop_back();
        const PlayerSummary summary = first_of(results);
        QVERIFY(std::abs(summary.win.mean - 2.0 / 3) < 1e-12);
        QVERIFY(summary.win.error > 0);
    }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "test_match.moc"
