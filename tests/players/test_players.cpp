// Computer players: they keep to the rules, know only what their seat may see, and the better ones play
// better.
#include "capitol/players/greedy.h"
#include "capitol/players/player.h"
#include "capitol/players/searched_game.h"
#include "invariants.h"
#include "ruleset_generator.h"
#include "search/search.h"
#include "shipped_rows.h"
#include "table_talk.h"
#include "thread_timer.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;

namespace {

std::vector<std::string> table_of(int players)
{
    const std::vector<std::string> names{"greedy", "random", "greedy", "greedy"};
    return {names.begin(), names.begin() + players};
}

// 1 for a win by the first name, shared if the victory is; everybody sits everywhere in turn.
double wins_of_first(const Rules& rules, std::vector<std::string> names, int games)
{
    const int seats = static_cast<int>(names.size());
    double wins = 0;
    for (int game = 0; game < games; ++game) {
        auto rotated = names;
        std::rotate(rotated.begin(), rotated.begin() + game % seats, rotated.end());
        const Position end = play(rules, rotated, static_cast<std::uint64_t>(100 + game / seats),
                                  [](auto&&...) { return true; });
        const int first = (seats - game % seats) % seats;
        const int best = *std::max_element(end.score.begin(), end.score.begin() + seats);
        const auto sharing = std::count(end.score.begin(), end.score.begin() + seats, best);
        wins += end.score[first] == best ? 1.0 / static_cast<double>(sharing) : 0;
    }
    return wins;
}

// Whether all bids are legal when the last seat bids first, and the same as when each seat has its turn.
bool bids_backwards(const Rules& rules, Player& player, const Position& before, const SearchRequest& thinking)
{
    Position position = before;
    for (Seat seat = before.players; seat-- > 0;) {
        if (before.has_bid[seat])
            continue;
        View view = observe(rules, position, seat);
        const Choice bid = player.advise(rules, view, thinking).choice;
        view.known.to_move = seat;
        if (check(rules, position, seat, bid) || player.advise(rules, view, thinking).choice != bid)
            return false;
        apply(rules, position, seat, bid);
    }
    return true;
}

// To which one choice of a seat looks better than all others, and every position as good as the next.
class OneWish final : public Evaluator
{
public:
    explicit OneWish(std::uint64_t key) : m_key(key) {}

    void evaluate(std::span<const Position>, std::span<SeatPoints> chances) const override
    {
        for (SeatPoints& each : chances)
            each.fill(0.5);
    }
    void assign_priors(const Position&, Options& options, std::span<const std::size_t> numbers) const override
    {
        for (const std::size_t i : numbers)
            options[i].prior = options[i].key == m_key ? 1 : 0;
    }

private:
    const std::uint64_t m_key;
};

} // namespace

class TestPlayers : public QObject
{
    Q_OBJECT

private slots:
    void names_are_made_and_others_are_not()
    {
        for (const std::string& name : player_names())
            QVERIFY2(make_player(name), name.c_str());
        QVERIFY(!make_player("nobody"));
        QVERIFY(!make_player(""));
    }

    void always_answer_legally_data() { add_shipped_rows(); }

    void always_answer_legally()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const Rules rules = shipped_rules(variant.toStdString());
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const std::string problem = illegal_choice(rules, table_of(players), seed);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void always_answer_legally_under_any_rules()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random(seed);
            const Board board = random_board(random);
            const Rules rules(random_ruleset(random, board), board);
            const std::string problem = illegal_choice(rules, table_of(rules.ruleset().players.max), seed);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void know_only_what_their_seat_may_see_data()
    {
        QTest::addColumn<bool>("counted");
        QTest::newRow("hands are counted") << true;
        QTest::newRow("hands are not counted") << false;
    }
    void know_only_what_their_seat_may_see()
    {
        QFETCH(bool, counted);
        Ruleset ruleset = shipped_variant("schmidt").rules;
        ruleset.information.hand_count = counted ? HandCount::public_ : HandCount::hidden;
        const Rules rules(ruleset, shipped_variant("schmidt").map.board);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            bool honest = true;
            play(rules, table_of(4), seed,
                 [&](Player& player, const Position& position, const Choice& choice, auto luck) {
                     honest = ask(player, rules, dealt_anew(rules, position, luck),
                                  {.seed = luck, .stop = {}}) == choice;
                     return honest;
                 });
            QVERIFY(honest);
        }
    }

    void answer_the_same_to_the_same_seed()
    {
        const Rules rules = shipped_rules("dutch");
        play(rules, table_of(3), 7, [&](Player&, const Position& position, const Choice& choice, auto luck) {
            const auto again = make_player(position.to_move == 1 ? "random" : "greedy");
            return QTest::qVerify(ask(*again, rules, position, {.seed = luck, .stop = {}}) == choice,
                                  "same answer", "", __FILE__, __LINE__);
        });
    }

    void greedy_beats_random_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<double>("share");
        for (const char* variant : {"schmidt", "dutch"}) {
            QTest::addRow("%s, alone against one", variant) << QString(variant) << 2 << 0.95;
            QTest::addRow("%s, alone against three", variant) << QString(variant) << 4 << 0.8;
        }
    }

    // At a table of several, whoever thinks longest bids last.
    void bid_in_any_order_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : player_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void bid_in_any_order()
    {
        QFETCH(QString, name);
        const Rules rules = shipped_rules("schmidt");
        const auto player = make_player(name.toStdString());
        int auctions = 0;
        play(rules, table_of(3), 5, [&](Player&, const Position& position, const Choice&, auto luck) {
            const bool bids = position.phase == Phase::bidding;
            auctions += bids;
            return !bids || bids_backwards(rules, *player, position, {.seed = luck, .iterations = 30});
        });
        QVERIFY(auctions > 10);
    }

    void greedy_beats_random()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(double, share);
        std::vector<std::string> names(static_cast<std::size_t>(players), "random");
        names.front() = "greedy";
        constexpr int games = 60;
        const double wins = wins_of_first(shipped_rules(variant.toStdString()), names, games);
        QVERIFY2(wins >= share * games, QByteArray::number(wins / games));
    }

    void candidates_are_best_first_and_legal()
    {
        const Rules rules = shipped_rules("schmidt");
        play(rules, {"greedy", "greedy"}, 3,
             [&](Player& player, const Position& position, const Choice&, auto luck) {
                 SearchRequest thinking;
                 thinking.seed = luck;
                 const Advice advice =
                     player.advise(rules, observe(rules, position, position.to_move), thinking);
                 bool fine = !advice.candidates.empty() && advice.candidates.front().choice == advice.choice;
                 for (std::size_t i = 0; i < advice.candidates.size(); ++i) {
                     fine = fine && !check(rules, position, advice.candidates[i].choice);
                     fine = fine && (i == 0 || advice.candidates[i].value <= advice.candidates[i - 1].value);
                 }
                 return QTest::qVerify(fine, "candidates", "", __FILE__, __LINE__);
             });
    }

    void play_outs_are_as_greedy_as_greedy_itself()
    {
        for (const char* variant : {"schmidt", "dutch"}) {
            const Rules rules = shipped_rules(variant);
            LegalMoves scratch;
            GreedyPolicy policy(rules, usual_weights, scratch);
            Random luck(4);
            play(rules, {"greedy", "random", "greedy"}, 5,
                 [&](Player&, const Position& position, const Choice&, auto) {
                     const View view = observe(rules, position, position.to_move);
                     const Advice greedy = GreedyPlayer().advise(rules, view, {});
                     const Choice choice = policy.choose(position, luck);
                     const bool as_good = std::ranges::any_of(greedy.candidates, [&](const Candidate& one) {
                         return one.choice == choice && one.value == greedy.candidates.front().value;
                     });
                     return QTest::qVerify(as_good, "as good", "", __FILE__, __LINE__);
                 });
        }
    }

    void positions_are_judged_together_as_alone()
    {
        const Rules rules = shipped_rules("dutch");
        const HandmadeEvaluator evaluator(rules);
        std::vector<Position> positions;
        play(rules, {"greedy", "random", "greedy"}, 9,
             [&](Player&, const Position& position, const Choice&, auto) {
                 positions.push_back(position);
                 return true;
             });
        std::vector<SeatPoints> together(positions.size());
        evaluator.evaluate(positions, together);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            SeatPoints alone;
            evaluator.evaluate({&positions[i], 1}, {&alone, 1});
            QCOMPARE(together[i], alone);
            for (int seat = 0; seat < 3; ++seat)
                QVERIFY(alone[seat] > 0 && alone[seat] < 1);
        }
    }

    void a_search_follows_its_evaluator()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = start(rules, 3, 7);
        const View view = observe(rules, position, position.to_move);
        const SearchStyle style{.at_once = true};
        const OneWish nothing(0);
        const SearchedGame unsearched(rules, view, style, nothing, 1);
        for (const auto& option : unsearched.own_options()) {
            const OneWish wish(option.key);
            SearchedGame game(rules, view, style, wish, 1);
            search::Search<SearchedGame> search(game, {.prior_weight = 20, .bytes = std::size_t{1} << 22});
            search.run({.iterations = 100, .time = {}, .stop = {}});
            const auto standings = search.open_standings();
            const auto most = std::ranges::max_element(standings, {}, &search::Standing::visits);
            QCOMPARE(most->key, option.key);
        }
    }

    void answer_at_once_when_told()
    {
        const Rules rules = shipped_rules("schmidt");
        std::stop_source source;
        source.request_stop();
        Random random(1);
        for (const std::string& name : player_names()) {
            const auto player = make_player(name);
            Position position = start(rules, 4, 1);
            while (position.phase != Phase::over) {
                SearchRequest thinking;
                thinking.stop = source.get_token();
                const ThreadTimer timer;
                const Advice advice =
                    player->advise(rules, observe(rules, position, position.to_move), thinking);
                QVERIFY(timer.milliseconds() < 500);
                QVERIFY(!check(rules, position, advice.choice));
                apply(rules, position, random_choice(rules, position, random));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPlayers)
#include "test_players.moc"
