// The search plays games whose answers are known.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "search/parallel.h"
#endif
#include "thread_timer.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <random>
#include <thread>

using namespace search;
using capitol::test::ThreadTimer;

namespace {

int below(std::mt19937& random, int bound)
{
    return static_cast<int>(random() % static_cast<unsigned>(bound));
}

// Take one to three; whoever takes the last wins. Piles of a multiple of four are lost.
class Nim
{
public:
    struct State
    {
        int pile = 0;
        int seat = 0;
    };
    using Action = int;
    explicit Nim(int pile, unsigned seed = 1) : m_pile(pile), m_random(seed) {}

    void determinise(State& state) { state = {m_pile, 0}; }
    bool is_over(const State& state) { return state.pile == 0; }
    int to_move(const State& state) { return state.seat; }
    int simultaneous_movers(const State&) { return 0; }
    void list(const State& state, std::vector<Option<int>>& options)
    {
        options.clear();
        for (int take = 1; take <= std::min(3, state.pile); ++take)
            options.push_back({static_cast<std::uint64_t>(take), 0, take});
    }
    void assign_priors(const State&, std::vector<Option<int>>&, const std::vector<std::size_t>&) {}
    void apply(State& state, int take) { state = {state.pile - take, 1 - state.seat}; }
    std::uint64_t outcome(const State&) { return 0; }
    Results play_out(State& state)
    {
        while (state.pile > 0)
            apply(state, 1 + below(m_random, std::min(3, state.pile)));
        Results results{};
        results[static_cast<std::size_t>(1 - state.seat)] = 1;
        return results;
    }

private:
    const int m_pile;
    std::mt19937 m_random;
};

// Two seats choose at once; `table` says what the first wins.
class Matrix
{
public:
    struct State
    {
        int chosen = 0;
        int choice[2]{};
    };
    using Action = int;
    using Table = std::vector<std::vector<float>>;
    explicit Matrix(Table table) : m_table(std::move(table)) {}

    void determinise(State& state) { state = {}; }
    bool is_over(const State& state) { return state.chosen == 2; }
    int to_move(const State& state) { return state.chosen % 2; }
    int simultaneous_movers(const State& state) { return 2 - state.chosen; }
    void list(const State& state, std::vector<Option<int>>& options)
    {
        options.clear();
        const std::size_t count = state.chosen == 0 ? m_table.size() : m_table[0].size();
        for (std::size_t i = 0; i < count; ++i)
            options.push_back({i, 0, static_cast<int>(i)});
    }
    void assign_priors(const State&, std::vector<Option<int>>&, const std::vector<std::size_t>&) {}
    void apply(State& state, int choice) { state.choice[state.chosen++] = choice; }
    std::uint64_t outcome(const State& state)
    {
        return static_cast<std::uint64_t>(state.choice[0] * 10 + state.choice[1]);
    }
    Results play_out(State& state)
    {
        const float won =
            m_table[static_cast<std::size_t>(state.choice[0])][static_cast<std::size_t>(state.choice[1])];
        return {won, 1 - won};
    }

private:
    const Table m_table;
};

// A coin lies hidden; to guess it wins one time in two, to decline brings 0.6.
class Coin
{
public:
    struct State
    {
        int side = 0;
        int choice = -1;
    };
    using Action = int;

    void determinise(State& state) { state = {below(m_random, 2), -1}; }
    bool is_over(const State& state) { return state.choice >= 0; }
    int to_move(const State&) { return 0; }
    int simultaneous_movers(const State&) { return 0; }
    void list(const State&, std::vector<Option<int>>& options)
    {
        options = {{0, 0, 0}, {1, 0, 1}, {2, 0, 2}};
    }
    void assign_priors(const State&, std::vector<Option<int>>&, const std::vector<std::size_t>&) {}
    void apply(State& state, int choice) { state.choice = choice; }
    std::uint64_t outcome(const State&) { return 0; }
    Results play_out(State& state)
    {
        return {state.choice == 2 ? 0.6F : state.choice == state.side ? 1.0F : 0.0F};
    }

private:
    std::mt19937 m_random{7};
};

// Nim, until a play-out goes wrong.
class Failing : public Nim
{
public:
    Failing(int pile, int play_outs) : Nim(pile), m_left(play_outs) {}
    Results play_out(State& state)
    {
        if (m_left-- == 0)
            throw std::runtime_error("out of luck");
        return Nim::play_out(state);
    }

private:
    int m_left;
};

Limits iterations(std::uint64_t count)
{
    return {.iterations = count, .time = {}, .stop = {}};
}

Standing best_of(std::vector<Standing> standings)
{
    return *std::max_element(standings.begin(), standings.end(),
                             [](const Standing& a, const Standing& b) { return a.visits < b.visits; });
}

std::vector<std::unique_ptr<Nim>> games_of_nim(int pile, int count)
{
    std::vector<std::unique_ptr<Nim>> games;
    for (int i = 0; i < count; ++i)
        games.push_back(std::make_unique<Nim>(pile, static_cast<unsigned>(i + 1)));
    return games;
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void finds_the_winning_move()
    {
        for (int pile : {5, 6, 7, 9, 10, 11}) {
            Nim nim(pile);
            Search<Nim> search(nim, {});
            search.run(iterations(20'000));
            QCOMPARE(static_cast<int>(best_of(search.open_standings()).key), pile % 4);
        }
    }

    void sees_that_all_is_lost()
    {
        Nim nim(8);
        Search<Nim> search(nim, {});
        search.run(iterations(20'000));
        QVERIFY(best_of(search.open_standings()).value < 0.3);
    }

    void chooses_the_sealed_action_that_is_better_whatever_the_other_does()
    {
        Matrix matrix({{0.2F, 0.4F}, {0.6F, 0.9F}});
        Search<Matrix> search(matrix, {});
        search.run(iterations(2000));
        QCOMPARE(best_of(search.sealed_standings(0)).key, std::uint64_t{1});
        QCOMPARE(best_of(search.sealed_standings(1)).key, std::uint64_t{0});
    }

    void mixes_where_every_single_choice_could_be_exploited()
    {
        Matrix pennies({{1, 0}, {0, 1}});
        Search<Matrix> search(pennies, {});
        search.run(iterations(20'000));
        for (int seat : {0, 1})
            for (const Standing& standing : search.sealed_standings(seat))
                QVERIFY2(standing.visits > 8000, QByteArray::number(standing.visits));
    }

    void does_not_know_what_is_hidden()
    {
        Coin coin;
        Search<Coin> search(coin, {});
        search.run(iterations(5000));
        QCOMPARE(best_of(search.open_standings()).key, std::uint64_t{2});
    }

    void is_the_same_for_the_same_seed()
    {
        const auto visits = [](unsigned seed) {
            Nim nim(9, seed);
            Search<Nim> search(nim, {});
            search.run(iterations(500));
            std::vector<std::uint32_t> all;
            for (const Standing& standing : search.open_standings())
                all.push_back(standing.visits);
            return all;
        };
        QCOMPARE(visits(3), visits(3));
        QVERIFY(visits(3) != visits(4));
    }

    void keeps_within_its_memory()
    {
        Nim nim(1000);
        const Settings small{.bytes = 1 << 20};
        Search<Nim> search(nim, small);
        search.run(iterations(30'000));
        QVERIFY(search.bytes() <= 2 << 20);
        QVERIFY(search.iterations() > 20'000);
    }

    void stops_when_told()
    {
        Nim nim(200);
        Search<Nim> search(nim, {});
        std::stop_source source;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            source.request_stop();
        });
        const ThreadTimer timer;
        search.run({.iterations = 0, .time = {}, .stop = source.get_token()});
        QVERIFY2(timer.milliseconds() < 80, QByteArray::number(timer.milliseconds()));
    }

    void stops_in_time()
    {
        Matrix pennies({{1, 0}, {0, 1}});
        Search<Matrix> search(pennies, {});
        QElapsedTimer timer;
        timer.start();
        const ThreadTimer used;
        search.run({.iterations = 0, .time = std::chrono::milliseconds(40), .stop = {}});
        QVERIFY(timer.elapsed() >= 40);
        QVERIFY2(used.milliseconds() < 90, QByteArray::number(used.milliseconds()));
    }

    void several_threads_add_up_what_they_find()
    {
        const auto games = games_of_nim(7, 3);
        ParallelSearch<Nim> search(games, {});
        search.run(iterations(30'001));
        QVERIFY(search.iterations() <= 30'001);
        const auto standings = search.open_standings();
        QCOMPARE(standings.size(), std::size_t{3});
        QCOMPARE(static_cast<int>(best_of(standings).key), 3);
        std::uint64_t visits = 0;
        for (const Standing& standing : standings)
            visits += standing.visits;
        QCOMPARE(visits, search.iterations());
    }

    void one_thread_of_several_is_a_plain_search()
    {
        Nim nim(9);
        Search<Nim> plain(nim, {});
        plain.run(iterations(500));
        const auto games = games_of_nim(9, 1);
        ParallelSearch<Nim> search(games, {});
        search.run(iterations(500));
        const auto one = plain.open_standings();
        const auto other = search.open_standings();
        QCOMPARE(one.size(), other.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QCOMPARE(one[i].key, other[i].key);
            QCOMPARE(one[i].visits, other[i].visits);
        }
    }

    void several_threads_share_the_memory()
    {
        const auto games = games_of_nim(1000, 4);
        ParallelSearch<Nim> search(games, {.bytes = 4 << 20});
        search.run(iterations(100'000));
        QVERIFY2(search.bytes() <= 8 << 20, QByteArray::number(static_cast<qulonglong>(search.bytes())));
        QVERIFY(search.bytes() > 2 << 20);
    }

    void several_threads_stop_when_told()
    {
        const auto games = games_of_nim(200, 3);
        ParallelSearch<Nim> search(games, {});
        std::stop_source source;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            source.request_stop();
        });
        const ThreadTimer timer; // this thread searches too
        search.run({.iterations = 0, .time = {}, .stop = source.get_token()});
        QVERIFY2(timer.milliseconds() < 80, QByteArray::number(timer.milliseconds()));
    }

    void the_principal_variation_is_best_play()
    {
        Nim nim(7);
        Search<Nim> search(nim, {});
        search.run(iterations(20'000));
        const auto progress = search.progress();
        QVERIFY(progress.line.size() >= 3); // take 3, any, and what makes four
        QCOMPARE(progress.line[0], 3);
        QCOMPARE(progress.line[1] + progress.line[2], 4);
        QVERIFY(progress.value > 0.8);
    }

    void a_sealed_choice_stands_in_the_variation_for_every_seat()
    {
        Matrix matrix({{0.2F, 0.4F}, {0.6F, 0.9F}});
        Search<Matrix> search(matrix, {});
        search.run(iterations(2000));
        QCOMPARE(search.progress().line, (std::vector<int>{1, 0}));
    }

    void reports_while_it_thinks_and_stays_the_same()
    {
        const auto run = [](const Report<int>& report) {
            Nim nim(40);
            Search<Nim> search(nim, {});
            search.run(iterations(400'000), report);
            return best_of(search.open_standings()).visits;
        };
        std::vector<std::uint64_t> told;
        const auto with = run([&](const Progress<int>& progress) { told.push_back(progress.iterations); });
        QVERIFY(!told.empty());
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(with, run({}));
    }

    void ends_early_once_nothing_can_change()
    {
        Nim nim(3);
        Search<Nim> search(nim, {});
        search.run(iterations(100'000));
        QVERIFY(search.iterations() < 100'000);
        QCOMPARE(best_of(search.open_standings()).key, std::uint64_t{3});
    }
    void goes_on_where_its_time_would_tell()
    {
        Nim nim(3);
        Search<Nim> search(nim, {});
        Limits limits = iterations(10'000);
        limits.may_end_early = false;
        search.run(limits);
        QCOMPARE(search.iterations(), 10'000u);
    }

    void what_a_thread_throws_is_thrown_to_whoever_asked_data()
    {
        QTest::addColumn<int>("failing"); // its number
        QTest::newRow("the first search") << 0;
        QTest::newRow("a helper") << 2;
    }
    void what_a_thread_throws_is_thrown_to_whoever_asked()
    {
        QFETCH(int, failing);
        std::vector<std::unique_ptr<Failing>> games;
        for (int i = 0; i < 3; ++i)
            games.push_back(std::make_unique<Failing>(21, i == failing ? 5 : 1'000'000'000));
        ParallelSearch<Failing> search(games, {});
        QElapsedTimer timer;
        timer.start();
        // The others have a minute, and would take it.
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 search.run({.iterations = 0, .time = std::chrono::minutes(1), .stop = {}}));
        QVERIFY(timer.elapsed() < 30'000);
    }

    void logarithms_and_powers_are_right()
    {
        for (int i = 1; i < 20'000; ++i) {
            const double x = i * i * 0.0137;
            QVERIFY(std::abs(portable_log(x) - std::log(x)) <= 1e-15 * std::max(1.0, std::abs(std::log(x))));
            QCOMPARE(whole_log(i), portable_log(i));
        }
        for (double x = -690; x < 690; x += 0.173)
            QVERIFY(std::abs(portable_exp(x) / std::exp(x) - 1) < 1e-14);
        QCOMPARE(portable_exp(-1e9), 0.0);
        QCOMPARE(portable_exp(0), 1.0);
        QCOMPARE(portable_log(1), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestSearch)
#include "test_search.moc"
