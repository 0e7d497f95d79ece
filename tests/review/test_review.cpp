// Reviews: the same every time, just to each seat's knowledge, and complete.
#include "capitol/review/review.h"

#include "capitol/notation.h"
#include "capitol/players/player.h"
#include "capitol/record/position_json.h"
#include "capitol/scoring.h"
#include "shipped.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace capitol;
using namespace capitol::test;

namespace {

constexpr double rounding = 1e-9;

Record shipped_record(const std::string& name)
{
    return *load_record(std::filesystem::path(CAPITOL_SOURCE_DIR) / "tests/records" / name, source_library())
                .record;
}

// One round, so that a whole game is short.
Variant short_variant()
{
    return *source_library()
                .load_text("{extends: schmidt, rounds: 1, auction: {schedule: [[fountain, temple]]}}", "")
                .value;
}

Record begun_record(const Variant& variant, int players, std::uint64_t seed)
{
    Record record{{variant, open_from_seed(variant.playable(), players, seed)}, {}};
    record.seed = seed;
    for (int seat = 0; seat < players; ++seat)
        record.seats.push_back({"Anna", "greedy"});
    return record;
}

// Greedy players to the end, but for the choices that `instead` makes.
template <typename Instead>
Record greedy_game(const Variant& variant, int players, Instead instead)
{
    Record record = begun_record(variant, players, 7);
    const Rules rules = variant.playable();
    const auto greedy = make_player("greedy");
    for (Position position = record.start_position(rules); position.phase != Phase::over;) {
        const Seat seat = position.to_move;
        const std::optional<Choice> odd = instead(position);
        const Choice choice = odd ? *odd : greedy->advise(rules, observe(rules, position, seat), {}).choice;
        record.moves.push_back({seat, choice});
        apply(rules, position, seat, choice);
    }
    return record;
}

std::optional<Choice> nothing_odd(const Position&)
{
    return {};
}

Review review_of(const Record& record, int iterations, int threads = 2)
{
    return *review_game(record, {.iterations = iterations, .threads = threads});
}

bool is_zero_sum(const Shares& shares)
{
    return std::abs(std::accumulate(shares.begin(), shares.end(), 0.0)) < rounding;
}

void compare(const Review& one, const Review& other)
{
    QCOMPARE(one.curve, other.curve);
    QCOMPARE(one.turning_points, other.turning_points);
    QCOMPARE(one.choices.size(), other.choices.size());
    for (std::size_t i = 0; i < one.choices.size(); ++i) {
        QCOMPARE(one.choices[i].fault, other.choices[i].fault);
        QCOMPARE(one.choices[i].reasons, other.choices[i].reasons);
        QVERIFY(one.choices[i].alternative.has_value() == other.choices[i].alternative.has_value());
        if (one.choices[i].alternative) {
            QVERIFY(one.choices[i].alternative->choice == other.choices[i].alternative->choice);
            QCOMPARE(one.choices[i].alternative->gain, other.choices[i].alternative->gain);
        }
    }
}

Position position_of(const Rules& rules, const char* json)
{
    return *parse_position(rules, nlohmann::json::parse(json)).position;
}

Choice choice_of(const Rules& rules, const Position& position, const char* text)
{
    return *parse_choice(rules, position, text).choice;
}

// The last auction of the game: seat 2 has 12 in sight, seat 1 has 14 and nothing to keep it for.
constexpr const char* last_auction =
    R"({"players": 2, "round": 4, "phase": "bidding", "auction": 3, "first": 1,
    "to_move": 1, "seats": [{"score": 20, "hand": ["F8", "R6"], "yard": []},
    {"score": 21, "hand": ["R6", "R5"], "known": ["R6", "R5"], "yard": []}],
    "areas": {"mar": {"sites": ["1:1r"]}, "pal": {"sites": ["fountain", "2:1t"]}}})";

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void every_review_of_a_record_is_the_same()
    {
        Record record = shipped_record("schmidt-3.capitol");
        record.moves.resize(60);
        const Review alone = review_of(record, 6, 1);
        compare(alone, review_of(record, 6, 1));
        compare(alone, review_of(record, 6, 2));
    }

    void what_happened_adds_up_to_the_victory()
    {
        const Record record = greedy_game(short_variant(), 3, nothing_odd);
        const Review review = review_of(record, 10);
        const Rules rules = record.variant.playable();
        const unsigned won = winners(rules, record.position_after(rules, record.moves.size()));
        for (Seat seat = 0; seat < 3; ++seat) {
            const SeatSummary& summary = review.seats[seat];
            const double change = review.curve.back()[seat] - 1.0 / 3;
            QVERIFY(std::abs(summary.gained - summary.lost() + summary.luck + summary.unforeseen - change) <
                    rounding);
            QCOMPARE(review.curve.back()[seat] > 0, (won >> seat & 1) == 1);
            QVERIFY(summary.accuracy >= 0 && summary.accuracy <= 1);
        }
        for (const ReviewedChoice& choice : review.choices) {
            QVERIFY(choice.loss() >= 0);
            QVERIFY(is_zero_sum(choice.fault) && is_zero_sum(choice.rest));
        }
        for (const Shares& shares : review.curve)
            QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < rounding);
    }

    void a_forced_choice_has_no_alternative()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(
            rules, R"({"players": 2, "round": 2, "phase": "construction", "first": 1, "to_move": 1,
                "seats": [{"hand": ["R1"], "yard": []}, {"hand": ["F1", "R1"], "yard": ["2r"]}]})");
        const View view = observe(rules, position, 0);
        QVERIFY(!find_alternative(rules, view, choice_of(rules, position, "pass"), {.iterations = 4}));
        const auto found = find_alternative(rules, view, choice_of(rules, position, "R1"), {.iterations = 4});
        QVERIFY(found && std::get<Move>(found->choice).kind == MoveKind::pass);
    }

    void a_forced_choice_loses_nothing()
    {
        const Review review = review_of(greedy_game(short_variant(), 2, nothing_odd), 4);
        for (const ReviewedChoice& choice : review.choices)
            if (!choice.alternative) {
                QCOMPARE(choice.fault, Shares{});
                QVERIFY(choice.reasons.empty());
            }
    }

    // With a hand full of cards and the only round before it.
    void an_early_pass_is_the_worst_move()
    {
        const Record record = greedy_game(short_variant(), 2, [](const Position& position) {
            const bool first = position.phase == Phase::construction && position.to_move == 1;
            return first ? std::optional<Choice>(Move{.kind = MoveKind::pass}) : std::nullopt;
        });
        const Review review = review_of(record, 40);
        QVERIFY(review.seats[1].worst.has_value());
        const ReviewedChoice& worst = review.choices[*review.seats[1].worst];
        QCOMPARE(std::get<Move>(worst.choice).kind, MoveKind::pass);
        QCOMPARE(worst.kind, ChoiceKind::build);
        QVERIFY(worst.loss() > 0.1);
        QVERIFY(!worst.reasons.empty());
        QCOMPARE(review.seats[1].losses[index(ChoiceKind::build)], review.seats[1].lost());
        QVERIFY(review.seats[1].accuracy < review.seats[0].accuracy);
    }

    void a_bid_of_nothing_loses_the_last_tile()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(rules, last_auction);
        const View view = observe(rules, position, 0);
        const auto better = find_alternative(rules, view, Bid{}, {.iterations = 100});
        QVERIFY(better && better->sure);
        QCOMPARE(std::get<Bid>(better->choice).size, 2);
        QVERIFY(better->gain[0] < -0.1);
        QVERIFY(is_zero_sum(better->gain));
        const auto reasons = reasons_for(rules, view, better->choice);
        QVERIFY(std::ranges::count(reasons, ReasonKind::last_use, &HintReason::kind) == 1);
    }

    void a_card_that_is_higher_than_need_be_is_compared_with_the_lowest()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(
            rules, R"({"players": 2, "round": 2, "phase": "construction", "first": 1, "to_move": 1,
                "seats": [{"hand": ["R1", "R7"], "yard": ["1"]}, {"hand": ["F1", "R1"], "yard": ["2r"]}]})");
        const auto found = find_alternative(rules, observe(rules, position, 0),
                                            choice_of(rules, position, "R7:1r"), {.iterations = 40});
        QVERIFY(found.has_value());
    }

    void what_a_seat_could_not_know_judges_no_move()
    {
        Record record = begun_record(shipped_variant("schmidt"), 2, 5);
        Record other = record;
        CardList& floors = other.opening.deal.piles[index(Pile::floor)];
        const auto of_rival = record.opening.first == 0 ? 2U : 0U; // in the order of dealing
        std::iter_swap(floors.begin() + of_rival, floors.end() - 1);
        const Rules rules = record.variant.playable();
        Random random(2);
        const Position start = record.start_position(rules);
        record.moves.push_back({start.to_move, random_choice(rules, start, random)});
        other.moves = record.moves;
        QVERIFY(other.start_position(rules) != start);
        const ReviewedChoice one = review_of(record, 60).choices.front();
        const ReviewedChoice same = review_of(other, 60).choices.front();
        QVERIFY(one.alternative && same.alternative);
        QVERIFY(one.alternative->choice == same.alternative->choice);
        QCOMPARE(one.alternative->gain, same.alternative->gain);
        QCOMPARE(one.fault, same.fault);
    }

    void a_lower_bid_would_have_won()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position =
            position_of(rules, R"({"players": 2, "round": 2, "phase": "bidding", "auction": 1, "first": 1,
                "to_move": 1, "seats": [{"hand": ["F5", "R5", "R4"], "yard": ["1r"]},
                {"hand": ["R4", "F4"], "known": ["R4", "F4"], "yard": ["1r"]}]})");
        const View view = observe(rules, position, 0);
        const Choice all = choice_of(rules, position, "bid:F5,R5,R4");
        QCOMPARE(find_cheaper_bid(rules, view, std::get<Bid>(all)), (CheaperBid{14, 9, 1}));
        const Choice least = choice_of(rules, position, "bid:R4");
        QVERIFY(!find_cheaper_bid(rules, view, std::get<Bid>(least)));
    }

    void the_lead_passes_once_somebody_is_clearly_ahead()
    {
        const std::vector<Shares> curve{{0.5, 0.5}, {0.65, 0.35}, {0.41, 0.59}, {0.35, 0.65},
                                        {0.1, 0.9}, {0.48, 0.52}, {0.7, 0.3}};
        const auto points = turning_points_of(curve, 2);
        QCOMPARE(points.size(), 2U);
        QCOMPARE(points[0].moves, 3U);
        QCOMPARE(points[0].to, Seat{1});
        QVERIFY(std::abs(points[0].lead - 0.8) < rounding);
        QCOMPARE(points[1].moves, 6U);
        QCOMPARE(points[1].to, Seat{0});
    }

    void a_review_stops_when_it_is_told()
    {
        const Record record = shipped_record("schmidt-2.capitol");
        std::stop_source source;
        ReviewRequest request{.iterations = 100, .threads = 2, .stop = source.get_token()};
        request.progress = [&source](std::size_t, std::size_t all) {
            if (all > 0)
                source.request_stop();
        };
        QVERIFY(!review_game(record, request));
    }

    void progress_reaches_the_end()
    {
        Record record = shipped_record("schmidt-2.capitol");
        record.moves.resize(10);
        std::size_t last = 0;
        ReviewRequest request{.iterations = 2};
        request.progress = [&last](std::size_t done, std::size_t all) {
            QCOMPARE(all, 10U);
            QVERIFY(done >= last);
            last = done;
        };
        QVERIFY(review_game(record, request));
        QCOMPARE(last, 10U);
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "test_review.moc"
