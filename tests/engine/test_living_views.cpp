// Views that live on events: of the shipped variants and of random ones, for every seat and for a spectator.
// CAPITOL_GAMES=n plays n games of each row instead of a few.
#include "../game/followers.h"
#include "capitol/auction.h"
#include "capitol/capitol.h"
#include "capitol/notation.h"
#include "capitol/record/position_json.h"
#include "capitol/record/record.h"
#include "capitol/view.h"
#include "ruleset_generator.h"
#include "scale.h"
#include "shipped_rows.h"
#include "twin.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;

namespace {

// What was compared, for the report at the end.
struct Counts
{
    qint64 games = 0;
    qint64 choices = 0;
    qint64 events = 0;
    qint64 views = 0;
    qint64 printed = 0;
    long long twins = 0;
};
Counts counts;

// Who chooses now, in bidding anybody who has not bid yet, and what.
RecordMove random_turn(const Rules& rules, const Position& position, Random& random)
{
    const Seat seat = random_chooser<Capitol>(position, random);
    return {seat, Capitol::random_choice(rules, position, seat, random)};
}

// What a view and what it is printed as must have in common.
std::string printing_problem(const Rules& rules, const View& view)
{
    const auto printed = print_view(rules, "x", view);
    const ParsedView parsed = parse_view(rules, printed, view.seat);
    ++counts.printed;
    if (!parsed.view)
        return "a printed view is refused: " + parsed.at + ": " + parsed.error;
    return *parsed.view == view ? "" : "a printed view is read as another: " + printed.dump();
}

std::string follow(Followers<Capitol>& followers, const Rules& rules, const Position& position,
                   const Events& events, bool print)
{
    counts.events += static_cast<qint64>(events.size());
    counts.views += static_cast<qint64>(followers.views().size());
    if (const auto wrong = followers.follow(position, events))
        return "the events do not lead to what " + name_of(*wrong) +
               " sees: " + print_view(rules, "x", observe(rules, position, *wrong)).dump();
    for (const View& view : followers.views())
        if (const std::string problem = print ? printing_problem(rules, view) : ""; !problem.empty())
            return name_of(view.seat) + ": " + problem;
    return {};
}

std::string living_problem(const Rules& rules, int players, std::uint64_t seed)
{
    Random random(seed);
    Events events;
    Position position = start(rules, players, open_from_seed(rules, players, seed), seed, &events);
    Followers<Capitol> followers(rules, players);
    std::string problem = follow(followers, rules, position, events, true);
    for (int step = 0; problem.empty() && position.phase != Phase::over; ++step) {
        if (step == longest_game)
            return "the game does not end";
        const RecordMove turn = random_turn(rules, position, random);
        const Position before = position;
        events.clear();
        apply(rules, position, turn.seat, turn.choice, &events);
        ++counts.choices;
        problem = follow(followers, rules, position, events, step % 8 == 0);
        for (const Seat audience : audiences(players))
            if (problem.empty())
                problem = twin_problem(rules, {before, turn.seat, turn.choice, position, events}, audience,
                                       random, counts.twins);
        if (!problem.empty())
            problem += " (seed " + std::to_string(seed) + ", choice " + std::to_string(step + 1) + ": " +
                       print_seat(turn.seat) + " " + print_choice(rules, before, turn.choice) + ")";
    }
    ++counts.games;
    return problem;
}

nlohmann::json view_json(const Rules& rules, const View& view)
{
    return nlohmann::json::parse(print_view(rules, "x", view).dump());
}

// Three hands, and nobody has bid.
Position before_bids(const Rules& rules)
{
    const ParsedPosition parsed = parse_position(
        rules, {{"players", 3},
                {"phase", "bidding"},
                {"auction", 1},
                {"first", 2},
                {"seats", {{{"hand", {"F1", "F8", "R2"}}}, {{"hand", {"F2", "R7"}}}, {{"hand", {"F3"}}}}}});
    if (!parsed.position)
        throw std::runtime_error(parsed.at + ": " + parsed.error);
    return *parsed.position;
}

Bid bid_of(const Rules& rules, const std::string& cards)
{
    return std::get<Bid>(*parse_choice(rules, {}, "bid:" + cards).choice);
}

} // namespace

class TestLivingViews : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void folding_is_seeing_data() { add_shipped_rows(); }

    void folding_is_seeing()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const Rules rules = shipped_rules(variant.toStdString());
        for (int game = 0; game < games(3); ++game) {
            const std::string problem = living_problem(rules, players, 2000 + game);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void folding_is_seeing_under_any_rules_data() { add_board_rows(); }

    void folding_is_seeing_under_any_rules()
    {
        QFETCH(bool, rome);
        for (int game = 0; game < games(60); ++game) {
            Random random(9000 + game);
            const auto [rules, players] = random_table(random, rome);
            const std::string problem = living_problem(rules, players, game);
            QVERIFY2(problem.empty(), (std::to_string(game) + ": " + problem).c_str());
        }
    }

    void bids_come_in_any_order()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position before = before_bids(rules);
        const std::array<Bid, 3> bids{bid_of(rules, "F8,F1"), bid_of(rules, "R7,F2"), bid_of(rules, "")};
        std::array<Seat, 3> order{0, 1, 2};
        std::optional<Position> sealed;
        std::optional<Position> revealed;
        do {
            Position position = before;
            Events events;
            for (int i = 0; i < 3; ++i) {
                const Seat seat = order[static_cast<std::size_t>(i)];
                QVERIFY(may_choose(position, seat));
                QVERIFY(!check(rules, position, seat, bids[seat]));
                events.clear();
                apply(rules, position, seat, bids[seat], &events);
                QVERIFY(std::get<BidSealed>(events.front()).seat == seat);
                QVERIFY(i == 2 || check(rules, position, seat, bids[seat]).kind == RefusalKind::already_bid);
                if (i == 1 && seat != 2 && order[0] != 2) { // both with cards are in
                    QVERIFY(!sealed || position == *sealed);
                    sealed = position;
                }
            }
            QVERIFY(!revealed || position == *revealed);
            revealed = position;
            QCOMPARE(position.phase, Phase::tile);
        } while (std::next_permutation(order.begin(), order.end()));
    }

    // The same bids in another order are the same game, in memory and in a file.
    void records_hold_bids_in_any_order()
    {
        const Variant variant = shipped_variant("dutch");
        const Rules rules = variant.playable();
        for (int game = 0; game < games(10); ++game) {
            Record record{{variant, open_from_seed(rules, 4, static_cast<std::uint64_t>(game))}, {}};
            record.seats = {{"A", "human"}, {"B", "x"}, {"C", "x"}, {"D", "x"}};
            Random random(static_cast<std::uint64_t>(game));
            Position position = record.start_position(rules);
            Position in_turn = position;
            std::array<std::optional<Choice>, max_seats> bids;
            while (position.phase != Phase::over) {
                const RecordMove turn = random_turn(rules, position, random);
                record.moves.push_back(turn);
                apply(rules, position, turn.seat, turn.choice);
                if (std::holds_alternative<Move>(turn.choice))
                    apply(rules, in_turn, turn.choice);
                else
                    bids[turn.seat] = turn.choice;
                while (in_turn.phase == Phase::bidding && bids[in_turn.to_move])
                    apply(rules, in_turn, *std::exchange(bids[in_turn.to_move], std::nullopt));
                QVERIFY(position.phase == Phase::bidding || position == in_turn);
            }
            const LoadedRecord loaded = parse_record(print_record(record), "game.capitol", source_library());
            QVERIFY(loaded.is_whole() && loaded.record->moves == record.moves);
            QVERIFY(loaded.record->position_after(rules, record.moves.size()) == position);
        }
    }

    void a_sealed_bid_tells_nothing_but_that_it_is_there()
    {
        const Rules rules = shipped_rules("schmidt");
        const Event none = BidSealed{1, std::vector<Card>()};
        const Event many = BidSealed{1, std::vector<Card>{{0}, {1}}};
        for (const Seat audience : {Seat{0}, Seat{2}, spectator})
            QVERIFY(redact(none, audience) == redact(many, audience));
        QVERIFY(redact(many, 1) == many);
        Position position = before_bids(rules);
        apply(rules, position, 2, bid_of(rules, "F3"));
        QVERIFY(view_json(rules, observe(rules, position, spectator))["seats"][2]["bid"] == "?");
        QVERIFY(view_json(rules, observe(rules, position, 2))["seats"][2]["bid"] ==
                nlohmann::json::array({"F3"}));
    }

    void the_deal_tells_a_seat_its_own_cards_only()
    {
        const Rules rules = shipped_rules("schmidt");
        Events events;
        start(rules, 3, open_from_seed(rules, 3, 5), 5, &events);
        for (const Seat audience : audiences(3)) {
            int cards = 0;
            for (const Event& event : events) {
                const Event told = redact(event, audience);
                const auto* dealt = std::get_if<Dealt>(&told);
                QVERIFY(!dealt || dealt->seat == audience || dealt->cards.empty());
                cards += dealt ? static_cast<int>(dealt->cards.size()) : 0;
            }
            QCOMPARE(cards > 0, audience != spectator);
        }
    }

    // Before the round is done: the window shows it area by area.
    void every_area_counts_at_once()
    {
        const Rules rules = shipped_rules("schmidt");
        View view = observe(rules, start(rules, 3, 5), spectator);
        AreaScored scored;
        scored.points = {4, 3, 2};
        apply(rules, view, scored);
        apply(rules, view, scored);
        for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
            QCOMPARE(int(view.known.score[seat]), 2 * (4 - seat));
    }

    void a_spectator_only_looks()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = start(rules, 3, 5);
        const View view = observe(rules, position, spectator);
        for (Seat seat = 0; seat < 3; ++seat) {
            QVERIFY(view.known.hand[seat].empty());
            QVERIFY(!may_choose(position, spectator));
            QCOMPARE(hidden_in_hand(rules, view, seat, Pile::permit), 4.0);
        }
        QCOMPARE(check(rules, view.known, Move{}).kind, RefusalKind::not_seen);
        QCOMPARE(check(rules, position, spectator, Choice(Move{})).kind, RefusalKind::not_your_turn);
        QCOMPARE(check(rules, before_bids(rules), spectator, Bid{}).kind, RefusalKind::not_your_turn);
    }

    void views_that_cannot_be_are_refused_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::newRow("a hidden top") << "/piles/roof/draw/0"
                                      << "\"?\"";
        QTest::newRow("a card shown twice") << "/piles/roof/draw/0"
                                            << "\"F1\"";
        QTest::newRow("a card in the dark named") << "/piles/roof/draw/3"
                                                  << "\"R1\"";
        QTest::newRow("unseen is not what is hidden") << "/piles/roof/unseen"
                                                      << "1";
        QTest::newRow("another's hidden hand named") << "/seats/1/hand/0"
                                                     << "\"R1\"";
        QTest::newRow("a hand too small") << "/seats/1/hand"
                                          << "[]";
        QTest::newRow("a kind too many") << "/seats/1/hand_count/roof"
                                         << "3";
        QTest::newRow("own hand hidden") << "/seats/0/hand/0"
                                         << "\"?\"";
        QTest::newRow("a huge count") << "/seats/1/hand_count/roof"
                                      << "4000000000";
        QTest::newRow("a negative count") << "/seats/1/hand_count/roof"
                                          << "-1";
        QTest::newRow("the generator") << "/random"
                                       << "\"7\"";
        QTest::newRow("a bid out of phase") << "/seats/1/bid"
                                            << "\"?\"";
        QTest::newRow("an unknown key") << "/seats/1/secret"
                                        << "1";
        QTest::newRow("no piles") << "/piles"
                                  << "{}";
    }

    void views_that_cannot_be_are_refused()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        const Rules rules = shipped_rules("schmidt");
        auto json = view_json(rules, observe(rules, start(rules, 3, 5), 0));
        QVERIFY(parse_view(rules, json, 0).view);
        json[nlohmann::json::json_pointer(pointer.toStdString())] =
            nlohmann::json::parse(value.toStdString());
        const ParsedView parsed = parse_view(rules, json, 0);
        QVERIFY(!parsed.view);
        QVERIFY(!parsed.error.empty());
    }

    void a_view_is_read_for_its_own_audience()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto json = view_json(rules, observe(rules, start(rules, 3, 5), 0));
        for (const Seat other : {Seat{1}, Seat{3}, spectator})
            QVERIFY(!parse_view(rules, json, other).view);
        QVERIFY(!parse_position(rules, json).position);
    }

    void cleanupTestCase()
    {
        qInfo("%lld games, %lld choices, %lld events; compared: %lld folded views, %lld printed, %lld twins",
              counts.games, counts.choices, counts.events, counts.views, counts.printed, counts.twins);
    }
};

QTEST_APPLESS_MAIN(TestLivingViews)
#include "test_living_views.moc"
