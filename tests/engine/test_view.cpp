// What a seat may see: nothing that is hidden, and nothing that can be played on by mistake.
#include "capitol/notation.h"
#include "capitol/record/position_json.h"
#include "capitol/view.h"
#include "shipped.h"

#include <QTest>

#include <set>
#include <stdexcept>

using namespace capitol;
using namespace capitol::test;

namespace {

Rules with_hidden_counts()
{
    Ruleset ruleset = shipped_variant("schmidt").rules;
    ruleset.information.hand_count = HandCount::hidden;
    return {ruleset, shipped_variant("schmidt").map.board};
}

// Calls `visit` for each position of a game of random moves.
template <typename Visit>
void visit_game(const Rules& rules, int players, std::uint64_t seed, Visit visit)
{
    Random random(seed);
    Position position = start(rules, players, seed);
    while (position.phase != Phase::over) {
        visit(position);
        apply(rules, position, random_choice(rules, position, random));
    }
    visit(position);
}

Position position_of(const Rules& rules, const nlohmann::json& json)
{
    const ParsedPosition parsed = parse_position(rules, json);
    if (!parsed.position)
        throw std::runtime_error(parsed.at + ": " + parsed.error);
    return *parsed.position;
}

// A card more in the second hand, or in the third.
nlohmann::json three_hands(const char* phase, bool second)
{
    nlohmann::json json{{"players", 3},
                        {"phase", phase},
                        {"seats",
                         {{{"hand", {"R1", "F1", "Pb1"}}, {"passed", false}},
                          {{"hand", {"R2", "F2"}}, {"passed", false}},
                          {{"hand", {"R3", "F3"}}, {"passed", false}}}}};
    json["seats"][second ? 1 : 2]["hand"].push_back("F4");
    if (json["phase"] == "bidding")
        json["auction"] = 1;
    return json;
}

} // namespace

class TestView : public QObject
{
    Q_OBJECT

private slots:
    void a_view_is_not_played_on()
    {
        const Rules rules = shipped_rules("dutch");
        Random random(3);
        visit_game(rules, 3, 4, [&](const Position& position) {
            if (position.phase == Phase::over)
                return;
            const Choice choice = random_choice(rules, position, random);
            for (Seat seat = 0; seat < position.players; ++seat) {
                const View view = observe(rules, position, seat);
                const Refusal refusal = check(rules, view.known, choice);
                QCOMPARE(refusal.kind, seat == position.to_move ? RefusalKind::none : RefusalKind::not_seen);
                View played = view;
                QVERIFY_THROWS_EXCEPTION(std::logic_error, apply(rules, played.known, choice));
                QVERIFY_THROWS_EXCEPTION(std::logic_error, settle(rules, played.known));
                QVERIFY(played == view);
                Position whole = determinise(rules, view, random);
                if (seat == position.to_move)
                    apply(rules, whole, choice); // what is imagined can be
            }
        });
    }

    void hidden_counts_are_in_no_view()
    {
        const Rules rules = with_hidden_counts();
        for (const char* phase : {"construction", "bidding"}) {
            const Position one = position_of(rules, three_hands(phase, true));
            const Position other = position_of(rules, three_hands(phase, false));
            QVERIFY(observe(rules, one, 0) == observe(rules, other, 0));
            QVERIFY(observe(rules, one, 1) != observe(rules, other, 1)); // its own hand it sees
            const auto printed = print_view(rules, "x", observe(rules, one, 0));
            QVERIFY(printed["seats"][0].contains("hand_count"));
            QVERIFY(!printed["seats"][1].contains("hand_count"));
            QVERIFY(printed["seats"][1]["hand"].empty());
        }
    }

    void counted_hands_are_in_every_view()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position one = position_of(rules, three_hands("construction", true));
        const Position other = position_of(rules, three_hands("construction", false));
        QVERIFY(observe(rules, one, 0) != observe(rules, other, 0));
        QCOMPARE(hidden_in_hand(rules, observe(rules, one, 0), 1, Pile::floor), 2.0);
    }

    void hidden_counts_are_expected_evenly()
    {
        const Rules rules = with_hidden_counts();
        const View view = observe(rules, position_of(rules, three_hands("construction", true)), 0);
        for (const Seat rival : {Seat{1}, Seat{2}}) {
            QCOMPARE(hidden_in_hand(rules, view, rival, Pile::roof), 1.0);
            QCOMPARE(hidden_in_hand(rules, view, rival, Pile::floor), 1.5);
        }
        QCOMPARE(hidden_in_hand(rules, view, 0, Pile::floor), 0.0);
    }

    // A sealed bid is imagined of cards that the hand could have; one's own is known.
    void sealed_bids_are_imagined()
    {
        const Rules rules = shipped_rules("schmidt");
        Random random(4);
        int sealed = 0;
        int own = 0;
        visit_game(rules, 4, 7, [&](const Position& position) {
            if (position.phase != Phase::bidding)
                return;
            for (Seat seat = 0; seat < position.players; ++seat) {
                const Seat audience = position.to_move;
                const Position possible = determinise(rules, observe(rules, position, audience), random);
                const Position mine = determinise(rules, observe(rules, position, seat), random);
                CardSet bid;
                for (int i = 0; i < possible.bid_size[seat]; ++i)
                    rules.deck().add(bid, possible.bid_card(seat, i));
                QCOMPARE(rules.deck().minus(bid, possible.hand[seat]).size(), 0);
                sealed += seat != audience && !bid.empty();
                QCOMPARE(mine.bid_size[seat], position.bid_size[seat]);
                own += mine.bid_size[seat] > 0;
            }
        });
        QVERIFY(sealed > 0 && own > 0);
    }

    // They come in all ways, and each agrees with what the seat sees.
    void hidden_counts_are_imagined()
    {
        const Rules rules = with_hidden_counts();
        Random random(6);
        for (const char* phase : {"construction", "bidding"}) {
            const Position position = position_of(rules, three_hands(phase, true));
            const View view = observe(rules, position, 0);
            std::set<int> sizes;
            for (int i = 0; i < 200; ++i) {
                const Position possible = determinise(rules, view, random);
                QVERIFY(observe(rules, possible, 0) == view);
                QCOMPARE(possible.hand_size(1) + possible.hand_size(2), 5);
                sizes.insert(possible.hand_size(1));
                if (position.phase == Phase::bidding) // both are still to bid
                    QVERIFY(possible.hand_size(1) > 0 && possible.hand_size(2) > 0);
            }
            QVERIFY(sizes.size() >= 4);
        }
        visit_game(rules, 4, 9, [&](const Position& one) {
            for (Seat seat = 0; seat < one.players; ++seat) {
                const View seen = observe(rules, one, seat);
                QVERIFY(observe(rules, determinise(rules, seen, random), seat) == seen);
            }
        });
    }
};

QTEST_APPLESS_MAIN(TestView)
#include "test_view.moc"
