// Players that search: honest, legal under any rules, the same to the same seed, and quick to stop.
// CAPITOL_LEGAL_GAMES plays so many games of every table, and four times as many under rules made at random;
// CAPITOL_LEGAL_SEED begins elsewhere.
#include "capitol/players/bid_sums.h"
#include "capitol/players/calibration.h"
#include "capitol/players/evaluator.h"
#include "capitol/players/levels.h"
#include "capitol/players/outlook.h"
#include "capitol/players/styles.h"
#include "capitol/scoring.h"
#include "ruleset_generator.h"
#include "scale.h"
#include "shipped_rows.h"
#include "table_talk.h"
#include "thread_timer.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace capitol;
using namespace capitol::test;

namespace {

const std::vector<std::string> searchers{"apprentice", "mason", "architect", "master", "ismcts"};

SearchRequest briefly(int iterations)
{
    SearchRequest thinking;
    thinking.iterations = iterations;
    return thinking;
}

std::uint64_t number_from(const char* name, std::uint64_t usual)
{
    bool given = false;
    const auto number = qEnvironmentVariable(name).toULongLong(&given);
    return given ? number : usual;
}

std::uint64_t first_seed()
{
    return number_from("CAPITOL_LEGAL_SEED", 1);
}

std::vector<std::string> table_of(int players)
{
    const std::vector<std::string> names{"master", "apprentice", "ismcts", "mason"};
    return {names.begin(), names.begin() + players};
}

int floors_standing(const Rules& rules, const Position& position, Seat seat)
{
    int floors = 0;
    for (int area = 0; area < rules.area_count(); ++area)
        floors += sight_of(rules, position, area).presence.floors[seat];
    return floors;
}

int tiles_where_first(const Rules& rules, const Position& position, Seat seat)
{
    int tiles = 0;
    for (int area = 0; area < rules.area_count(); ++area) {
        const auto [state, presence] = sight_of(rules, position, area);
        if (score_area(rules, presence, state.large).ranking.first >> seat & 1)
            tiles += presence.fountains + (state.large != Tile::none);
    }
    return tiles;
}

double chance_of_best_rival(const Rules& rules, const Position& position, Seat seat)
{
    std::array<SeatPoints, 1> chances{};
    LearnedEvaluator(rules).evaluate(std::span(&position, 1), chances);
    chances[0][seat] = 0;
    return *std::max_element(chances[0].begin(), chances[0].begin() + position.players);
}

// How much there is of what a style likes, once the seat to move has chosen.
double liked(const Rules& rules, const Position& position, const Choice& choice, const QString& style)
{
    const Seat seat = position.to_move;
    const auto* bid = std::get_if<Bid>(&choice);
    if (style == "miser")
        return position.hand_size(seat) - (bid ? bid->size : 0);
    Position after = position;
    apply(rules, after, seat, choice);
    if (style == "spoiler")
        return -chance_of_best_rival(rules, after, seat);
    if (style == "builder")
        return floors_standing(rules, after, seat);
    return tiles_where_first(rules, after, seat);
}

// In no style.
std::vector<std::string> rated_names()
{
    std::vector<std::string> names;
    for (int rating = lowest_rating; rating <= highest_rating; rating += rating_step)
        names.push_back("rated-" + std::to_string(rating));
    return names;
}

// Positions of a game that greedy players play, every `step`-th of its decisions.
std::vector<Position> positions_of(const Rules& rules, int players, std::uint64_t seed, int step)
{
    std::vector<Position> positions;
    int count = 0;
    play(rules, std::vector<std::string>(static_cast<std::size_t>(players), "greedy"), seed,
         [&](Player&, const Position& position, const Choice&, std::uint64_t) {
             if (count++ % step == 0)
                 positions.push_back(position);
             return true;
         });
    return positions;
}

QByteArray place_of(const std::string& name, const Position& position)
{
    return QByteArray::fromStdString(name) + ", round " + QByteArray::number(position.round) + ", phase " +
           QByteArray::number(static_cast<int>(position.phase));
}

// How long the player goes on after it was told to stop.
qint64 milliseconds_to_stop(Player& player, const Rules& rules, const Position& position,
                            SearchRequest thinking = {})
{
    std::stop_source source;
    thinking.milliseconds = 20'000;
    thinking.stop = source.get_token();
    QElapsedTimer timer;
    std::jthread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        timer.start();
        source.request_stop();
    });
    const Choice choice = ask(player, rules, position, thinking);
    later.join();
    return check(rules, position, choice) ? -1 : timer.elapsed();
}

// The second and the third time only where it was late: another program may have had the processor.
void stops_soon(const std::string& name, const Rules& rules, const Position& position,
                const SearchRequest& thinking = {})
{
    qint64 late = 0;
    for (int time = 0; time < 3; ++time) {
        late = milliseconds_to_stop(*make_player(name), rules, position, thinking);
        QVERIFY2(late >= 0, place_of(name, position));
        if (late < 50)
            return;
    }
    QVERIFY2(late < 50, place_of(name, position) + QByteArray::number(late));
}

} // namespace

class TestLevels : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void answer_legally_data() { add_shipped_rows(); }

    void answer_legally()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const Rules rules = shipped_rules(variant.toStdString());
        const std::uint64_t games = number_from("CAPITOL_LEGAL_GAMES", 1);
        for (std::uint64_t seed = first_seed(); seed < first_seed() + games; ++seed) {
            const std::string problem = illegal_choice(rules, table_of(players), seed, briefly(4));
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void answer_legally_under_any_rules()
    {
        const std::uint64_t games = 4 * number_from("CAPITOL_LEGAL_GAMES", 10);
        for (std::uint64_t seed = first_seed(); seed < first_seed() + games; ++seed) {
            Random random(seed);
            const Board board = random_board(random);
            const Rules rules(random_ruleset(random, board), board);
            const std::string problem =
                illegal_choice(rules, table_of(rules.ruleset().players.max), seed, briefly(4));
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void flat_answers_legally()
    {
        const Rules rules = shipped_rules("italian-sheet");
        auto flat = make_player("flat");
        for (const Position& position : positions_of(rules, 3, 2, 9))
            QVERIFY(!check(rules, position, ask(*flat, rules, position, briefly(3))));
    }

    void know_only_what_their_seat_may_see()
    {
        for (const std::string& variant : shipped_ids) {
            const Rules rules = shipped_rules(variant);
            for (const std::string& name : searchers)
                for (const Position& position : positions_of(rules, 4, 11, 13)) {
                    const auto player = make_player(name);
                    SearchRequest thinking = briefly(30);
                    thinking.seed = 5;
                    const Choice choice = ask(*player, rules, position, thinking);
                    const Position other = dealt_anew(rules, position, 77);
                    QVERIFY2(ask(*player, rules, other, thinking) == choice, place_of(name, position));
                }
        }
    }

    void answer_the_same_to_the_same_seed()
    {
        const Rules rules = shipped_rules("dutch");
        for (const std::string& name : searchers)
            for (const Position& position : positions_of(rules, 3, 4, 17)) {
                SearchRequest thinking = briefly(100);
                thinking.seed = 8;
                QVERIFY(ask(*make_player(name), rules, position, thinking) ==
                        ask(*make_player(name), rules, position, thinking));
            }
    }

    void stop_within_fifty_milliseconds()
    {
        const Rules rules = shipped_rules("schmidt");
        for (const char* name : {"apprentice", "master", "ismcts", "flat"})
            for (const Position& position : positions_of(rules, 4, 6, 60))
                stops_soon(name, rules, position);
    }

    void stop_within_fifty_milliseconds_in_several_threads()
    {
        const Rules rules = shipped_rules("schmidt");
        SearchRequest thinking;
        thinking.threads = 3;
        for (const Position& position : positions_of(rules, 4, 6, 90))
            stops_soon("master", rules, position, thinking);
    }

    void several_threads_share_the_iterations()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = positions_of(rules, 3, 4, 20)[1];
        SearchRequest thinking = briefly(900);
        thinking.threads = 3;
        const Advice advice =
            make_player("master")->advise(rules, observe(rules, position, position.to_move), thinking);
        QVERIFY(!check(rules, position, advice.choice));
        int visits = 0;
        for (const Candidate& candidate : advice.candidates)
            visits += candidate.visits;
        QVERIFY2(visits > 300 && visits <= 900, QByteArray::number(visits));
    }

    void tell_how_far_they_are()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = start(rules, 2, 3);
        SearchRequest thinking;
        thinking.iterations = 8000; // told every 50 ms: the slower the machine, the more often
        std::vector<Progress> told;
        thinking.progress = [&](const Progress& progress) { told.push_back(progress); };
        ask(*make_player("master"), rules, position, thinking);
        QVERIFY(told.size() >= 2);
        for (const Progress& progress : told) {
            QVERIFY(progress.part > 0 && progress.part <= 1);
            QVERIFY(progress.iterations > 0 && !progress.line.empty());
            QVERIFY(!check(rules, position, progress.line.front()));
        }
        QVERIFY(told.back().part > told.front().part);
    }

    void answer_within_their_time()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = start(rules, 4, 3);
        const ThreadTimer timer;
        ask(*make_player("architect"), rules, position, {.seed = 1});
        QVERIFY2(timer.milliseconds() <= 1000, QByteArray::number(timer.milliseconds()));
    }

    // So that a level is the same on every machine, and whoever knows one rating knows all.
    void levels_are_ratings()
    {
        int before = 0;
        for (const std::string_view name : level_names) {
            const RatedPlayer player = *rated_player(name);
            QVERIFY(player.rating > before && player.style.empty());
            before = player.rating;
            QCOMPARE(name_of(player), std::string(name));
            const LevelConfig level = *level_of(name);
            const LevelConfig rated = *level_of("rated-" + std::to_string(player.rating));
            QVERIFY(level.iterations == rated.iterations && level.threads == rated.threads);
        }
        QCOMPARE(before, highest_rating);
    }

    // A higher rating wins more, and mason as much as itself.
    void ratings_are_calibrated_data() { add_shipped_rows(); }
    void ratings_are_calibrated()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const auto share = [&](int rating) {
            return share_of_victories(rating, level_ratings[1], variant.toStdString(), players);
        };
        double before = 0;
        for (int rating = lowest_rating; rating <= highest_rating; rating += rating_step) {
            QVERIFY(share(rating) && *share(rating) > before && *share(rating) < 1);
            before = *share(rating);
        }
        QCOMPARE(*share(level_ratings[1]), 0.5);
        QCOMPARE(*share_of_victories(level_ratings[1], 1950, variant.toStdString(), players),
                 1 - *share(1950));
        QVERIFY(!share_of_victories(1500, 1200, variant.toStdString(), max_seats + 1));
        QVERIFY(!share_of_victories(1500, 1200, "my-" + variant.toStdString(), players));
    }

    void names_say_rating_and_style()
    {
        for (const std::string& name : rated_names())
            for (const std::string_view style : style_names) {
                const std::string styled = name + "/" + std::string(style);
                const RatedPlayer player = *rated_player(styled);
                QCOMPARE(player.style, style);
                const std::string again = name_of(player);
                QVERIFY(rated_player(again) == player);
            }
        QCOMPARE(name_of({highest_rating, "miser"}), std::string("master/miser"));
    }

    // They share the iterations out: which of them comes first decides nothing.
    void two_threads_answer_the_same_to_the_same_seed()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto answer = [&](const Position& position) {
            return ask(*make_player("master"), rules, position, {.seed = 4, .iterations = 600, .threads = 2});
        };
        for (const Position& position : positions_of(rules, 2, 3, 30))
            QVERIFY(answer(position) == answer(position));
    }

    void other_names_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"consul", "Master", "rated-", "rated-1050", "rated-1175", "rated-01500", "rated-2150",
              "rated-1500x", "master/", "master/x", "/miser", "master/miser/miser", "greedy/miser",
              "random/miser", "master-1/miser", "learned"})
            QTest::newRow(name) << name;
    }
    void other_names()
    {
        QFETCH(QString, name);
        QVERIFY(!level_of(name.toStdString()) && !make_player(name.toStdString()));
    }

    void ratings_think_more_and_more()
    {
        int before = 0;
        for (const std::string& name : rated_names()) {
            const LevelConfig config = *level_of(name);
            QVERIFY2(config.iterations > before && config.milliseconds <= 3000, name.c_str());
            QVERIFY(config.taste == Taste{} && level_of(name + "/spoiler")->taste != Taste{});
            before = config.iterations;
        }
    }

    // At the same moments more of what it likes is chosen.
    void styles_show_data()
    {
        QTest::addColumn<QString>("style");
        for (const std::string_view style : style_names)
            QTest::newRow(style.data()) << style.data();
    }
    void styles_show()
    {
        QFETCH(QString, style);
        const Rules rules = shipped_rules("schmidt");
        const auto plain = make_player("rated-1500");
        const auto styled = make_player("rated-1500/" + style.toStdString());
        double more = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            for (const Position& position : positions_of(rules, 3, seed, 3)) {
                const SearchRequest thinking{.seed = seed};
                more += liked(rules, position, ask(*styled, rules, position, thinking), style) -
                        liked(rules, position, ask(*plain, rules, position, thinking), style);
            }
        QVERIFY2(more > 0, QByteArray::number(more));
    }

    void a_sealed_bid_is_not_always_the_same()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto master = make_player("master");
        int several = 0;
        for (const Position& position : positions_of(rules, 2, 3, 1)) {
            if (position.phase != Phase::bidding)
                continue;
            SearchRequest thinking = briefly(200);
            const Choice first = ask(*master, rules, position, thinking);
            bool other = false;
            for (thinking.seed = 1; thinking.seed < 8; ++thinking.seed)
                other = other || ask(*master, rules, position, thinking) != first;
            several += other;
        }
        QVERIFY(several > 5);
    }

    // Unless less of it surely wins.
    void in_its_last_auction_a_hand_is_bid_whole()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto master = make_player("master");
        for (const Position& position : positions_of(rules, 2, 3, 1)) {
            if (position.phase != Phase::bidding || position.round < 4 || position.auction < 3)
                continue;
            const Choice choice = ask(*master, rules, position, briefly(50));
            const auto surest = surest_sum(rules, observe(rules, position, position.to_move));
            const int cards = surest ? surest->cards.size() : position.hand_size(position.to_move);
            QCOMPARE(static_cast<int>(std::get<Bid>(choice).size), cards);
        }
    }
};

QTEST_APPLESS_MAIN(TestLevels)
#include "test_levels.moc"
