#include "capitol/record/position_json.h"
#include "support.h"

#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using nlohmann::json;

namespace {

// Three players in the second round, seat 2 to move.
const char* const example =
    R"({"variant": "schmidt", "players": 3, "round": 2, "phase": "construction", "first": 1,
    "to_move": 2,
    "seats": [{"score": 12, "hand": ["R3","F5","Pb2"], "yard": ["1r","2t","3"], "passed": false},
              {"hand": ["F5", "F8"]}],
    "areas": {"cap": {"sites": ["fountain","fountain","1:1r",null,null,null,null], "large": "temple"}},
    "piles": {"roof": {"draw": ["R1","R2"], "discard": []}}})";

ParsedPosition parse(const Rules& rules, const std::string& text)
{
    return parse_position(rules, json::parse(text));
}

Rules rules_of(const std::string& variant)
{
    return variant_of(variant).playable();
}

// Every state of a game, the start and the end among them.
template <typename Visit>
void visit_states(const Rules& rules, const Record& record, Visit visit)
{
    Position position = record.start_position(rules);
    visit(position);
    for (const RecordMove& move : record.moves) {
        apply(rules, position, move.choice);
        visit(position);
    }
}

} // namespace

class TestPosition : public QObject
{
    Q_OBJECT

private slots:
    void printed_positions_read_back_data() { variants_and_players(); }
    void printed_positions_read_back();
    void views_hide_what_they_must_data() { variants_and_players(); }
    void views_hide_what_they_must();
    void left_out_means_derived();
    void nobody_to_move_is_settled();
    void the_turn_follows_from_who_was_there();
    void a_round_may_have_one_auction_or_none();
    void refused_data();
    void refused();
    void views_are_no_positions();
    void what_is_shuffled_is_what_is_hidden();
};

void TestPosition::printed_positions_read_back()
{
    QFETCH(const QString, variant);
    QFETCH(const int, players);
    const Variant loaded = variant_of(variant.toStdString());
    const Rules rules = loaded.playable();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        visit_states(rules, random_game(loaded, players, seed), [&](const Position& position) {
            const std::string text = print_position(rules, loaded.id, position).dump();
            const ParsedPosition parsed = parse(rules, text);
            QVERIFY2(parsed.position, (parsed.at + ": " + parsed.error + "\n" + text).c_str());
            if (*parsed.position != position) // what it prints as tells more than that it differs
                QCOMPARE(print_position(rules, loaded.id, *parsed.position).dump(), text);
            QVERIFY2(*parsed.position == position, text.c_str());
        });
        if (QTest::currentTestFailed())
            return;
    }
}

void TestPosition::views_hide_what_they_must()
{
    QFETCH(const QString, variant);
    QFETCH(const int, players);
    const Variant loaded = variant_of(variant.toStdString());
    const Rules rules = loaded.playable();
    visit_states(rules, random_game(loaded, players, 5), [&](const Position& position) {
        const auto whole = print_position(rules, loaded.id, position);
        for (Seat seat = 0; seat < players; ++seat) {
            const auto view = print_view(rules, loaded.id, observe(rules, position, seat));
            QCOMPARE(view["seats"][seat]["hand"], whole["seats"][seat]["hand"]);
            QVERIFY(!view.contains("random"));
            for (Seat other = 0; other < players; ++other) {
                const auto& hand = view["seats"][other]["hand"];
                const auto hidden = std::ranges::count(hand, "?");
                const bool counted = rules.ruleset().information.hand_count == HandCount::public_;
                const int known = other == seat ? position.hand_size(seat) : position.known[other].size();
                QCOMPARE(hidden, counted ? position.hand_size(other) - known : 0);
                QCOMPARE(int(hand.size()) - hidden, known);
                QCOMPARE(view["seats"][other].contains("hand_count"), counted || other == seat);
                const bool others_bid = other != seat && position.phase == Phase::bidding &&
                                        position.has_bid[other] && position.hand_size(other) > 0;
                if (others_bid)
                    QCOMPARE(view["seats"][other]["bid"], "?");
            }
            for (Pile pile : all_piles) {
                const std::string name = pile == Pile::roof    ? "roof"
                                         : pile == Pile::floor ? "floor"
                                                               : "permit";
                const auto& draw = view["piles"][name]["draw"];
                QCOMPARE(std::ranges::count(draw, "?"), std::ptrdiff_t(position.unseen[index(pile)]));
                QCOMPARE(draw.size(), std::size_t(position.draw_count[index(pile)]));
            }
        }
    });
}

void TestPosition::left_out_means_derived()
{
    const Rules rules = rules_of("schmidt");
    const ParsedPosition parsed = parse(rules, example);
    QVERIFY2(parsed.position, (parsed.at + ": " + parsed.error).c_str());
    QCOMPARE(parse(rules, R"({"players": 2})").position->first, Seat{0});
    const auto state = print_position(rules, "schmidt", *parsed.position);
    QCOMPARE(state["seats"][0]["roofs"].dump(),
             R"({"round":3,"triangular":4})"); // 1r in the yard and one on the board
    QCOMPARE(state["seats"][2]["yard"].dump(), R"(["2r","1r","2t","1t"])");
    QCOMPARE(state["seats"][2]["score"], 0);
    QCOMPARE(state["supply"], 90 - 6 - 1 - 6 - 6);
    QCOMPARE(state["areas"]["esq"]["sites"][0], "fountain");
    QVERIFY(state["areas"]["esq"]["sites"][1].is_null());
    QCOMPARE(state["piles"]["roof"]["draw"].dump(),
             R"(["R1","R2","R1","R2","R3","R4","R4","R5","R5","R6","R6","R7","R7"])");
    QCOMPARE(state["piles"]["floor"]["draw"][0], "F1");
    QCOMPARE(state["piles"]["floor"]["draw"].size(), 21u);
    QCOMPARE(state["piles"]["permit"]["draw"][1], "Pb3");
}

void TestPosition::the_turn_follows_from_who_was_there()
{
    const Rules rules = rules_of("schmidt");
    const auto turn = [&](const char* text) {
        const ParsedPosition parsed = parse(rules, text);
        return parsed.position ? int{parsed.position->to_move} : -1;
    };
    QCOMPARE(turn(R"({"players": 3, "first": 2, "seats": [{}, {"passed": true}]})"), 2);
    QCOMPARE(turn(R"({"players": 3, "first": 3, "seats": [{}, {}, {"passed": true}]})"), 0);
    QCOMPARE(turn(R"({"players": 2, "phase": "bidding", "auction": 1,
                      "seats": [{"hand": ["F5"], "bid": ["F5"]}, {"hand": ["F8"]}]})"),
             1);
}

void TestPosition::a_round_may_have_one_auction_or_none()
{
    const Rules rules =
        rules_of("{extends: schmidt, auction: {schedule: [[fountain], [], [temple], [temple]]}}");
    const auto fault = [&](int round) {
        return parse(rules, R"({"players": 2, "phase": "bidding", "auction": 1, "round": )" +
                                std::to_string(round) + R"(, "seats": [{"hand": ["F5"]}, {"hand": ["F8"]}]})")
            .error;
    };
    QCOMPARE(fault(1), std::string());
    QCOMPARE(fault(2), std::string("round 2 has no auction"));
}

void TestPosition::nobody_to_move_is_settled()
{
    const Rules rules = rules_of("schmidt");
    ParsedPosition parsed = parse(rules, R"({"players": 2, "seats": [{"hand": ["F1"]}], "to_move": 2})");
    QVERIFY(parsed.position);
    QCOMPARE(parsed.position->to_move, Seat{1}); // as it stands
    settle(rules, *parsed.position);
    QCOMPARE(parsed.position->to_move, Seat{0});
    QVERIFY(parsed.position->passed[1]);
}

void TestPosition::refused_data()
{
    QTest::addColumn<QString>("patch"); // merged into the example
    QTest::addColumn<QString>("at");
    const auto row = [](const char* rule, const char* patch, const char* at) {
        QTest::newRow(rule) << patch << at;
    };

    row("a card too many in a hand", R"({"seats": [{"hand": ["R3","R3","R3"]}]})", "seats[0].hand[2]");
    row("a card in two hands", R"({"seats": [{"hand": ["Pb2"]}, {"hand": ["F1", "Pb2"]}]})",
        "seats[1].hand[1]");
    row("a card in a hand and a pile", R"({"piles": {"permit": {"draw": ["Pb1", "Pb2"]}}})",
        "piles.permit.draw[1]");
    row("a card in both parts of a pile", R"({"piles": {"permit": {"draw": ["Pw1"], "discard": ["Pw1"]}}})",
        "piles.permit.discard[0]");
    row("no card of the deck", R"({"seats": [{"hand": ["R3", "R9"]}]})", "seats[0].hand[1]");
    row("no card at all", R"({"seats": [{"hand": ["x"]}]})", "seats[0].hand[0]");
    row("a number for a card", R"({"seats": [{"hand": [3]}]})", "seats[0].hand[0]");
    row("a hidden card", R"({"seats": [{"hand": ["?"]}]})", "seats[0].hand[0]");
    row("a word for a hand", R"({"seats": [{"hand": "R3"}]})", "seats[0].hand");
    row("a card on another kind's pile", R"({"piles": {"roof": {"draw": ["F1"]}}})", "piles.roof.draw[0]");
    row("an unknown pile", R"({"piles": {"roofs": {}}})", "piles.roofs");
    row("an unknown key of a pile", R"({"piles": {"roof": {"drawn": []}}})", "piles.roof.drawn");
    row("more unseen cards than lie below the top", R"({"piles": {"roof": {"unseen": 13}}})",
        "piles.roof.unseen");
    row("shuffled where nothing is", R"({"piles": {"roof": {"shuffled": {"R1": 1}}}})",
        "piles.roof.shuffled");
    row("a generator where nothing is shuffled", R"({"random": 5})", "random");
    row("known cards that are not in the hand", R"({"seats": [{"known": ["R3", "R4"]}]})",
        "seats[0].known[1]");

    row("no building", R"({"seats": [{"yard": ["1r", "round"]}]})", "seats[0].yard[1]");
    row("a building without floors", R"({"seats": [{"yard": ["0r"]}]})", "seats[0].yard[0]");
    row("taller than the program carries", R"({"seats": [{"yard": ["251"]}]})", "seats[0].yard[0]");
    row("more roofs than a player has", R"({"seats": [{"yard": ["1r","1r","1r","1r","1r"]}]})",
        "seats[0].yard[4]");
    row("more floors than there are", R"({"seats": [{"yard": ["30","30","30"]}]})", "seats[0].yard[2]");
    row("more spare roofs than can be left", R"({"seats": [{"roofs": {"round": 4}}]})",
        "seats[0].roofs.round");
    row("fewer spare roofs than are left", R"({"seats": [{"roofs": {"round": 2}}]})", "seats[0].roofs.round");
    row("less supply than is left", R"({"supply": 5})", "supply");
    row("an unknown roof", R"({"seats": [{"roofs": {"flat": 1}}]})", "seats[0].roofs.flat");
    row("a negative score", R"({"seats": [{"score": -1}]})", "seats[0].score");
    row("a score that fits nowhere", R"({"seats": [{"score": 99999999999}]})", "seats[0].score");
    row("a score in words", R"({"seats": [{"score": "12"}]})", "seats[0].score");
    row("an unknown key of a seat", R"({"seats": [{"scor": 1}]})", "seats[0].scor");
    row("a seat too many", R"({"seats": [{}, {}, {}, {}]})", "seats[3]");
    row("a seat that is a word", R"({"seats": ["Anna"]})", "seats[0]");
    row("more supply than can be left", R"({"supply": 80})", "supply");

    row("an unknown area", R"({"areas": {"cab": {}}})", "areas.cab");
    row("an area that is a list", R"({"areas": {"cap": []}})", "areas.cap");
    row("a site too many", R"({"areas": {"tib": {"sites": [null,null,null,null,null,null,null,null]}}})",
        "areas.tib.sites[7]");
    row("two buildings on one site", R"({"areas": {"tib": {"sites": [null, ["1:1r", "2:1r"]]}}})",
        "areas.tib.sites[1]");
    row("two buildings in one text", R"({"areas": {"tib": {"sites": ["1:1r,2:1r"]}}})", "areas.tib.sites[0]");
    row("a building of nobody", R"({"areas": {"tib": {"sites": ["1r"]}}})", "areas.tib.sites[0]");
    row("a building of a seat that is not there", R"({"areas": {"tib": {"sites": ["4:1r"]}}})",
        "areas.tib.sites[0]");
    row("a building without roof", R"({"areas": {"tib": {"sites": ["1:1"]}}})", "areas.tib.sites[0]");
    row("mixed roofs in an area", R"({"areas": {"cap": {"sites": ["fountain", null, "1:1r", "2:1t"]}}})",
        "areas.cap.sites[3]");
    row("one shape in all areas of a colour",
        R"({"areas": {"tib": {"sites": ["2:1r"]}, "mar": {"sites": ["3:1r"]}}})", "areas");
    row("a fountain too many",
        R"({"areas": {"vim": {"sites": ["fountain","fountain","fountain","fountain","fountain","fountain","fountain"]},
                      "tib": {"sites": ["fountain","fountain"]}}})",
        "areas.vim.sites[6]");
    row("a temple too many", R"({"areas": {"mar": {"large": "temple"}, "tib": {"large": "temple"}}})",
        "areas.tib.large");
    row("a fountain on a large site", R"({"areas": {"tib": {"large": "fountain"}}})", "areas.tib.large");

    row("too many players", R"({"players": 5})", "players");
    row("players as text", R"({"players": "3"})", "players");
    row("a broken number of players", R"({"players": 3.5})", "players");
    row("a round that is not played", R"({"round": 5})", "round");
    row("no phase", R"({"phase": "lunch"})", "phase");
    row("a consul who does not play", R"({"first": 4})", "first");
    row("seat nought", R"({"to_move": 0})", "to_move");
    row("a seat to move that has passed", R"({"seats": [{}, {"passed": true}]})", "to_move");
    row("an unknown key", R"({"rond": 2})", "rond");
    row("an auction outside the auctions", R"({"auction": 1})", "auction");
    row("bidding without an auction", R"({"phase": "bidding"})", "auction");
    row("an auction too many", R"({"phase": "bidding", "auction": 4})", "auction");
    row("a bid outside the bidding", R"({"seats": [{"bid": []}]})", "seats[0].bid");
    row("a bid of cards that are not in the hand",
        R"({"phase": "bidding", "auction": 1, "seats": [{"hand": ["F5"], "bid": ["F5", "F5"]}]})",
        "seats[0].bid[1]");
    row("a hidden bid", R"({"phase": "bidding", "auction": 1, "seats": [{"bid": "?"}]})", "seats[0].bid");
    row("a bidder out of turn", R"({"phase": "bidding", "auction": 1})", "to_move");
    row("a tile nobody won", R"({"phase": "tile", "auction": 1, "to_move": null})", "to_move");
    row("drawing nobody knows how much", R"({"phase": "draw"})", "draws_left");
    row("drawing nothing", R"({"phase": "draw", "draws_left": 0})", "draws_left");
    row("drawing too much", R"({"phase": "draw", "draws_left": 25})", "draws_left");
    row("cards to draw outside the drawing", R"({"draws_left": 2})", "draws_left");
}

namespace {

// Objects are merged, lists item by item, everything else is replaced.
void merge(json& into, const json& patch)
{
    if (into.is_object() && patch.is_object()) {
        for (const auto& [key, value] : patch.items())
            merge(into[key], value);
    } else if (into.is_array() && patch.is_array() && (patch.empty() || patch[0].is_object())) {
        for (std::size_t i = 0; i < patch.size(); ++i)
            i < into.size() ? merge(into[i], patch[i]) : into.push_back(patch[i]);
    } else {
        into = patch;
    }
}

} // namespace

void TestPosition::refused()
{
    QFETCH(const QString, patch);
    QFETCH(const QString, at);
    json position = json::parse(example);
    merge(position, json::parse(patch.toStdString()));
    const ParsedPosition parsed = parse_position(rules_of("schmidt"), position);
    QVERIFY(!parsed.position);
    QCOMPARE(QString::fromStdString(parsed.at), at);
    QVERIFY(!parsed.error.empty());
    QVERIFY(parsed.error.find('\n') == std::string::npos);
}

void TestPosition::views_are_no_positions()
{
    const Rules rules = rules_of("schmidt");
    const View view = observe(rules, start(rules, 3, 1), 0);
    const ParsedPosition parsed = parse(rules, print_view(rules, "schmidt", view).dump());
    QVERIFY(!parsed.position);
    QCOMPARE(QString::fromStdString(parsed.at), "seats[0].hand_count");
}

// Neither fewer cards nor others, though their order is nobody's.
void TestPosition::what_is_shuffled_is_what_is_hidden()
{
    const Variant variant = variant_of("{extends: schmidt, deck: {recycle: shuffle}}");
    const Rules rules = variant.playable();
    int fewer = 0;
    int others = 0;
    visit_states(rules, random_game(variant, 4, 5), [&](const Position& position) {
        const auto printed = json::parse(print_view(rules, variant.id, observe(rules, position, 0)).dump());
        for (const auto& [name, pile] : printed["piles"].items()) {
            if (QTest::currentTestFailed() || !pile.contains("shuffled"))
                continue;
            const auto accepts = [&, &called = name](const json& shuffled) {
                json changed = printed;
                changed["piles"][called]["shuffled"] = shuffled;
                return parse_view(rules, changed, 0).view.has_value();
            };
            QVERIFY(accepts(pile["shuffled"]));
            json counts = pile["shuffled"];
            const std::string card = counts.begin().key();
            if (counts[card] == 1)
                counts.erase(card);
            else
                counts[card] = counts[card].get<int>() - 1;
            QVERIFY2(!accepts(counts), counts.dump().c_str());
            ++fewer;
            if (pile["discard"].empty())
                continue;
            const std::string open = pile["discard"][0];
            counts[open] = counts.value(open, 0) + 1;
            QVERIFY2(open == card || !accepts(counts), counts.dump().c_str());
            others += open != card;
        }
    });
    QVERIFY(fewer > 0 && others > 0);
}

QTEST_APPLESS_MAIN(TestPosition)
#include "test_position.moc"
