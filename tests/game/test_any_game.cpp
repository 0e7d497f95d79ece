// What every game gets for nothing, by a small game that is none of ours, and where it is cheap by Capitol
// too.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "arena/match.h"
#include "capitol/capitol.h"
#include "followers.h"
#include "game/search_player.h"
#include "game/self_play.h"
#include "toy.h"

#include <numeric>
#include <set>
#endif
#include "scale.h"
#include "shipped.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;
using toy::Toy;

namespace {

// Plays by chance, and notes what it was dealt.
class Watcher final : public game::Player<Toy>
{
public:
    explicit Watcher(std::set<toy::Hand>& dealt) : m_dealt(dealt) {}
    game::Advice<Toy> advise(const toy::Rules& rules, const toy::View& view,
                             const game::SearchRequest<Toy>& thinking) override
    {
        if (view.known.round == 1)
            m_dealt.insert(view.known.hands[view.seat]);
        return game::RandomPlayer<Toy>().advise(rules, view, thinking);
    }

private:
    std::set<toy::Hand>& m_dealt;
};

} // namespace

class TestAnyGame : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void folding_is_seeing_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= toy::most_seats; ++players)
            QTest::addRow("%d seats", players) << players;
    }
    void folding_is_seeing()
    {
        QFETCH(int, players);
        for (int game = 0; game < games(200); ++game) {
            const std::string problem = game_problem<Toy>({game % 2 == 0}, players, game);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }
    void capitol_is_such_a_game()
    {
        const Rules rules = shipped_rules("schmidt");
        for (int game = 0; game < games(4); ++game) {
            const std::string problem = game_problem<Capitol>(rules, 2 + game % 3, game);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    // Of the last round only one number is left; of the first, every player has a choice.
    void players_play_on_what_they_see()
    {
        game::RandomPlayer<Toy> random;
        game::SearchPlayer<Toy> search(50);
        const std::vector<game::Player<Toy>*> seats{&random, &search, &random, &search, &random};
        const auto play = [&](std::uint64_t seed) {
            const toy::Rules rules;
            game::SelfPlay<Toy> played(rules, Toy::start(rules, 5, 3), seats, {.seed = seed});
            int choices = 0;
            while (played.go_on())
                ++choices;
            return std::pair(choices, played.position());
        };
        const auto [choices, position] = play(7);
        QCOMPARE(choices, 25);
        QVERIFY(Toy::is_over(position));
        const auto points = Toy::scores({}, position);
        QCOMPARE(std::accumulate(points.begin(), points.end(), 0), 1 + 2 + 3 + 4 + 5);
        QVERIFY(play(7).second == position);
        QVERIFY(play(8).second != position);
    }

    void a_stopped_game_stays_as_it_is()
    {
        std::stop_source stop;
        stop.request_stop();
        game::SearchPlayer<Toy> search(50);
        const std::vector<game::Player<Toy>*> seats(2, &search);
        const toy::Rules rules;
        const auto start = Toy::start(rules, 2, 3);
        game::SelfPlay<Toy> played(rules, start, seats, {.seed = 1, .stop = stop.get_token()});
        QVERIFY(!played.go_on());
        QVERIFY(played.position() == start && !played.is_over());
    }

    // In the last round but one, two seats: whoever has both the highest number of all takes it for sure.
    void the_search_sees_what_is_certain()
    {
        toy::Position position;
        position.players = 2;
        position.round = toy::rounds;
        position.hands = {toy::bit(30), toy::bit(7)};
        game::SearchPlayer<Toy> search(100);
        const auto advice = search.advise({}, Toy::observe({}, position, 0), {.seed = 5});
        QCOMPARE(advice.choice.number, std::uint8_t{30});
        QCOMPARE(advice.candidates.size(), std::size_t{1});
        QCOMPARE(advice.candidates.front().value, 1.0);
    }

    // One that searches against four of chance would win a fifth of the games if it were no better.
    void the_search_beats_chance()
    {
        arena::MatchPlan<Toy> plan;
        plan.players = {"search", "random", "random", "random", "random"};
        plan.make = [](int player) -> std::unique_ptr<game::Player<Toy>> {
            if (player == 0)
                return std::make_unique<game::SearchPlayer<Toy>>(300);
            return std::make_unique<game::RandomPlayer<Toy>>();
        };
        plan.games = 2000;
        plan.jobs = 2;
        plan.claims = Claims{0.2, 0.3};
        const auto results = arena::play_match<Toy>({}, plan);
        for (const auto& result : results)
            QCOMPARE(result.fault, std::string());
        QVERIFY(arena::test_claims(*plan.claims, 5, results).decision() == SprtDecision::high);
        const auto search = arena::summarise(plan.players, 5, results).front();
        qInfo("%zu games, share %.3f +- %.3f", results.size(), search.win.mean, search.win.error);
    }

    void no_two_seeds_share_their_deals()
    {
        std::set<toy::Hand> dealt;
        for (const std::uint64_t seed : {1, 2, 3}) {
            arena::MatchPlan<Toy> plan;
            plan.players = {"one", "other"};
            plan.make = [&dealt](int) { return std::make_unique<Watcher>(dealt); };
            plan.games = 20;
            plan.seed = seed;
            arena::play_match<Toy>({}, plan);
        }
        QCOMPARE(dealt.size(), std::size_t{60}); // ten deals of each seed, two hands each
    }

    void refusals_are_told()
    {
        const auto position = Toy::start({}, 5, 3);
        QVERIFY(Toy::check({}, position, 5, {1}) == toy::chosen_already);
        QVERIFY(Toy::check({}, position, game::spectator, {1}) == toy::chosen_already);
        for (std::uint8_t number = 1; number <= toy::numbers; ++number)
            QCOMPARE(Toy::check({}, position, 2, {number}) == toy::not_refused,
                     (position.hands[2] & toy::bit(number)) != 0);
        for (const char* text : {"", "0", "31", "7x", " 7", "-7", "300"})
            QVERIFY(!Toy::parse({}, position, text).choice);
    }
};

QTEST_APPLESS_MAIN(TestAnyGame)
#include "test_any_game.moc"
