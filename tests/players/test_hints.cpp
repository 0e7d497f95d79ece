// Hints: the moves are legal, the reasons are true of the board and of nothing that the seat cannot see.
#include "capitol/players/advice.h"

#include "capitol/notation.h"
#include "capitol/players/bid_sums.h"
#include "capitol/players/bidding.h"
#include "capitol/record/position_json.h"
#include "capitol/scoring.h"
#include "shipped.h"
#include "table_talk.h"

#include <QTest>

#include <algorithm>

using namespace capitol;
using namespace capitol::test;

namespace {

SearchRequest briefly(int iterations)
{
    SearchRequest thinking;
    thinking.iterations = iterations;
    thinking.seed = 3;
    return thinking;
}

View view_of(const Position& position, const Rules& rules)
{
    return observe(rules, position, position.to_move);
}

Position position_of(const Rules& rules, const char* json)
{
    const ParsedPosition parsed = parse_position(rules, nlohmann::json::parse(json));
    if (!parsed.position)
        throw std::runtime_error(parsed.at + ": " + parsed.error);
    return *parsed.position;
}

std::vector<HintReason> reasons_of(const Rules& rules, const Position& position, const char* move)
{
    return reasons_for(rules, view_of(position, rules), *parse_choice(rules, position, move).choice);
}

std::optional<HintReason> find(const std::vector<HintReason>& reasons, ReasonKind kind)
{
    const auto found = std::find_if(reasons.begin(), reasons.end(),
                                    [&](const HintReason& reason) { return reason.kind == kind; });
    return found == reasons.end() ? std::nullopt : std::optional(*found);
}

// The board of most tests: seat 1 to build, and seat 2 has buildings ready.
constexpr const char* building = R"({"players": 2, "round": 2, "phase": "construction", "first": 1,
    "to_move": 1, "seats": [{"hand": ["Pw1", "Pb2"], "yard": ["1r", "1t", "2r", "2t"]},
    {"hand": ["F1", "R1"], "yard": ["2r"]}],
    "areas": {"mar": {"sites": ["1:1r"]}, "cap": {"sites": [null, null, "2:1r"]}}})";

} // namespace

class TestHints : public QObject
{
    Q_OBJECT

private slots:
    void every_move_is_legal_and_has_one_or_two_reasons()
    {
        for (const std::string& variant : shipped_ids) {
            const Rules rules = shipped_rules(variant);
            play(rules, {"greedy", "greedy", "greedy"}, 5,
                 [&](Player&, const Position& position, const Choice&, std::uint64_t) {
                     const Hint hint = give_hint(rules, view_of(position, rules), briefly(8));
                     bool well = !hint.moves.empty() && hint.moves.size() <= 3;
                     for (const HintedMove& move : hint.moves)
                         well = well && !check(rules, position, move.choice) && !move.reasons.empty() &&
                                move.reasons.size() <= 2;
                     return QTest::qVerify(well, "a whole hint", variant.c_str(), __FILE__, __LINE__);
                 });
        }
    }

    void tells_nothing_that_the_seat_cannot_see()
    {
        const Rules rules = shipped_rules("schmidt");
        play(rules, {"greedy", "greedy", "greedy", "greedy"}, 9,
             [&](Player&, const Position& position, const Choice& choice, std::uint64_t luck) {
                 const Position other = dealt_anew(rules, position, luck);
                 return QTest::qVerify(reasons_for(rules, view_of(position, rules), choice) ==
                                           reasons_for(rules, view_of(other, rules), choice),
                                       "same reasons", "", __FILE__, __LINE__);
             });
        const Position start_position = start(rules, 4, 4);
        const Position other = dealt_anew(rules, start_position, 8);
        const Hint one = give_hint(rules, view_of(start_position, rules), briefly(200));
        const Hint two = give_hint(rules, view_of(other, rules), briefly(200));
        QVERIFY(one.moves.front().choice == two.moves.front().choice);
        QCOMPARE(one.moves.front().chance, two.moves.front().chance);
    }

    void a_house_that_leads_now_takes_the_lead()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto reasons = reasons_of(rules, position_of(rules, building), "Pw1:2r@cap");
        const auto lead = find(reasons, ReasonKind::takes_lead);
        QVERIFY(lead);
        QCOMPARE(static_cast<int>(lead->area), rules.find_area("cap"));
        QCOMPARE(static_cast<int>(lead->seat), 1);
    }

    void a_house_that_a_rival_could_have_overtaken_keeps_the_lead()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto reasons = reasons_of(rules, position_of(rules, building), "Pw1:2r@mar");
        const auto keeps = find(reasons, ReasonKind::keeps_lead);
        QVERIFY(keeps);
        QCOMPARE(static_cast<int>(keeps->seat), 1);
        QVERIFY(!find(reasons, ReasonKind::takes_lead));
        QCOMPARE(find(reasons, ReasonKind::widens_lead)->amount, 3);
    }

    void a_first_house_can_deny_the_other_shape()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(rules, R"({"players": 2, "round": 1, "phase": "construction",
            "first": 1, "to_move": 1, "seats": [{"hand": ["Pb2"], "yard": ["1t"]},
            {"hand": ["F1"], "yard": ["1r"]}]})");
        const auto denied = find(reasons_of(rules, position, "Pb2:1t@qui"), ReasonKind::denies_shape);
        QVERIFY(denied);
        QCOMPARE(denied->roof, Roof::round);
        QCOMPARE(static_cast<int>(denied->seat), 1);
    }

    void an_area_that_grows_denies_the_lower_house()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(rules, R"({"players": 2, "round": 2, "phase": "construction",
            "first": 1, "to_move": 1, "seats": [{"hand": ["Pw2"], "yard": ["2r"]},
            {"hand": ["F1"], "yard": ["1r"]}], "areas": {"mar": {"sites": ["1:1r"]}}})");
        const auto denied = find(reasons_of(rules, position, "Pw2:2r@mar"), ReasonKind::denies_height);
        QVERIFY(denied);
        QCOMPARE(denied->amount, 1);
    }

    void a_pass_keeps_cards_for_the_auctions()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto keeps =
            find(reasons_of(rules, position_of(rules, building), "pass"), ReasonKind::keeps_cards);
        QVERIFY(keeps);
        QCOMPARE(keeps->amount, 3);
    }

    void in_the_last_auction_nothing_is_saved()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(rules, R"({"players": 2, "round": 4, "phase": "bidding",
            "auction": 3, "first": 1, "to_move": 1, "seats": [{"hand": ["F4", "R7"], "yard": []},
            {"hand": ["F1"], "yard": []}], "areas": {"mar": {"sites": ["1:1r"]}}})");
        const auto bid = reasons_of(rules, position, "bid:R7,F4");
        QVERIFY(find(bid, ReasonKind::last_use));
        QCOMPARE(find(bid, ReasonKind::tile_is_worth)->amount, 2);
        QCOMPARE(static_cast<int>(find(bid, ReasonKind::tile_is_worth)->area), rules.find_area("mar"));
    }

    // The dearer card wins no more surely, and bidding nothing would leave the tile to nobody.
    void the_cheapest_cards_that_surely_win_are_bid()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position alone = position_of(rules, R"({"players": 2, "round": 1, "phase": "bidding",
            "auction": 3, "first": 1, "to_move": 1, "seats": [{"hand": ["F2", "R7"], "yard": ["1r"]},
            {"hand": [], "yard": []}], "areas": {"mar": {"sites": ["1:1r"]}}})");
        QCOMPARE(surest_sum(rules, view_of(alone, rules))->total, 2);
        for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
            SearchRequest thinking = briefly(2000);
            thinking.seed = seed;
            const HintedMove best = give_hint(rules, view_of(alone, rules), thinking).moves.front();
            QVERIFY(best.choice == *parse_choice(rules, alone, "bid:F2").choice);
        }
        const auto sure = find(reasons_of(rules, alone, "bid:F2"), ReasonKind::likely_wins);
        QVERIFY(sure);
        QCOMPARE(sure->amount, 100);

        const Position rivalled = position_of(rules, R"({"players": 2, "round": 1, "phase": "bidding",
            "auction": 1, "first": 1, "to_move": 1, "seats": [{"hand": ["F2", "F8", "R7"], "yard": ["1r"]},
            {"hand": ["R1"], "yard": []}], "areas": {"mar": {"sites": ["1:1r"]}}})");
        const auto sum = surest_sum(rules, view_of(rivalled, rules));
        QVERIFY(sum);
        QCOMPARE(sum->total, 8); // it may be a 7, the highest roof card
        const Position drowned = position_of(rules, R"({"players": 2, "round": 1, "phase": "bidding",
            "auction": 1, "first": 1, "to_move": 1, "seats": [{"hand": ["F2"], "yard": ["1r"]},
            {"hand": ["R1"], "yard": []}], "areas": {"mar": {"sites": ["1:1r"]}}})");
        QVERIFY(!surest_sum(rules, view_of(drowned, rules)));
    }

    void what_the_rule_for_ties_decides_is_counted()
    {
        const char* tied = R"({"players": 2, "round": 3, "phase": "bidding", "auction": 3, "first": 1,
            "to_move": 1, "seats": [{"score": 10, "hand": ["F5", "F8"], "yard": []},
            {"score": 12, "hand": ["R5"], "known": ["R5"], "yard": []}],
            "areas": {"mar": {"sites": ["1:1r"]}}})";
        for (const char* variant : {"schmidt", "dutch"}) {
            const Rules rules = shipped_rules(variant);
            QCOMPARE(surest_sum(rules, view_of(position_of(rules, tied), rules))->total, 5);
        }
        const char* behind = R"({"players": 2, "round": 3, "phase": "bidding", "auction": 3, "first": 1,
            "to_move": 1, "seats": [{"score": 12, "hand": ["F5", "F8"], "yard": []},
            {"score": 10, "hand": ["R5"], "known": ["R5"], "yard": []}],
            "areas": {"mar": {"sites": ["1:1r"]}}})";
        const Rules dutch = shipped_rules("dutch");
        QCOMPARE(surest_sum(dutch, view_of(position_of(dutch, behind), dutch))->total, 8);
    }

    // A rival that may hold any floor card holds low ones where the high ones have been discarded.
    void what_lies_in_the_open_is_in_no_hand()
    {
        const Rules rules = shipped_rules("schmidt");
        const auto chance = [&](const std::string& discards) {
            const Position position = position_of(
                rules, (R"({"players": 2, "round": 1, "phase": "bidding", "auction": 1, "first": 1,
                    "to_move": 1, "seats": [{"hand": ["F5", "F5"]}, {"hand": ["F4", "F4"]}],
                    "piles": {"floor": {"discard": [)" +
                        discards + "]}}}")
                           .c_str());
            const auto bid = std::get<Bid>(*parse_choice(rules, position, "bid:F5,F5").choice);
            return outlook_of(rules, view_of(position, rules), bid).chance;
        };
        const double low = chance(R"("F1", "F1", "F2", "F2")");
        const double high = chance(R"("F7", "F7", "F8", "F8")");
        QVERIFY2(low < high, qPrintable(QString("%1, %2").arg(low).arg(high)));
    }

    void nothing_is_too_dear_where_nobody_else_has_a_card()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position waiting = position_of(rules, R"({"players": 2, "round": 4, "phase": "bidding",
            "auction": 2, "first": 1, "to_move": 1, "seats": [{"score": 20, "hand": ["R3"], "yard": []},
            {"score": 24, "hand": [], "yard": []}],
            "areas": {"mar": {"sites": ["1:1r", "fountain", "fountain"]}, "pal": {"sites": ["fountain", "2:1t"]}}})");
        const HintedMove best = give_hint(rules, view_of(waiting, rules), briefly(500)).moves.front();
        QVERIFY(best.choice == *parse_choice(rules, waiting, "bid:").choice);
        QVERIFY(!find(best.reasons, ReasonKind::too_dear));
        QCOMPARE(find(best.reasons, ReasonKind::saves_for)->tile, Tile::temple);
    }

    void a_tile_that_is_worth_nothing_is_said_to_be()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position bare = position_of(rules, R"({"players": 2, "round": 4, "phase": "bidding",
            "auction": 3, "first": 1, "to_move": 1, "seats": [{"hand": ["F5"], "yard": []},
            {"hand": [], "yard": []}], "areas": {"mar": {"sites": ["2:1r"]}}})");
        const auto reasons = reasons_of(rules, bare, "bid:");
        QVERIFY(!find(reasons, ReasonKind::too_dear));
        QCOMPARE(find(reasons, ReasonKind::tile_is_worth)->amount, 0);
    }

    void a_tile_says_what_it_scores()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(rules, R"({"players": 2, "round": 4, "phase": "tile",
            "auction": 3, "first": 1, "to_move": 1, "seats": [{"hand": [], "yard": []},
            {"hand": [], "yard": []}], "areas": {"mar": {"sites": ["1:1r", "fountain"]}}})");
        QCOMPARE(find(reasons_of(rules, position, "tile@mar"), ReasonKind::scores_more)->amount, 3);
    }

    void a_card_of_a_kind_that_is_lacking_is_said_to_be()
    {
        const Rules rules = shipped_rules("schmidt");
        const Position position = position_of(rules, R"({"players": 2, "round": 1, "phase": "draw",
            "first": 1, "to_move": 1, "draws_left": 6, "seats": [{"hand": ["F3"], "yard": ["2"]},
            {"hand": [], "yard": []}]})");
        const auto reasons = reasons_of(rules, position, "draw:roof");
        QCOMPARE(find(reasons, ReasonKind::lacks_kind)->amount, 0);
        QVERIFY(find(reasons, ReasonKind::completes));
    }
};

QTEST_APPLESS_MAIN(TestHints)
#include "test_hints.moc"
