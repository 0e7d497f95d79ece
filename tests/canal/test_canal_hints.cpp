// Hints of Canal Mania: the moves are legal, the reasons are true of the board and of nothing that the seat
// cannot see.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal/players/advice.h"
#include "canal/players/judgement.h"
#include "canal/record/position_json.h"
#include "canal_games.h"
#endif

#include <QTest>

#include <set>

using namespace canal;
using namespace canal::test;

namespace {

const nlohmann::json& hints()
{
    static const nlohmann::json all = load_cases("hints.yaml", "hints");
    return all;
}

const char* name_of(ReasonKind kind)
{
    static constexpr std::array names{
        "hand_suffices", "lacks_cards",     "joins_own",    "needed_for",   "stands_for_any", "little_in_row",
        "goods_for_own", "goods_for_rival", "least_needed", "completes",    "reaches",        "goes_on",
        "tile_points",   "leads_on",        "brings",       "brings_alone", "at_own",         "from_rival",
        "has_power",     "end_near",        "only_move",    "better_later"};
    static_assert(names.size() == index(ReasonKind::better_later) + 1);
    return names[index(kind)];
}

bool counts(ReasonKind kind)
{
    constexpr std::array counting{ReasonKind::lacks_cards, ReasonKind::completes, ReasonKind::goes_on,
                                  ReasonKind::tile_points, ReasonKind::brings,    ReasonKind::brings_alone,
                                  ReasonKind::end_near};
    return std::ranges::find(counting, kind) != counting.end();
}

std::string text_of(const HintReason& reason)
{
    std::string text = name_of(reason.kind);
    if (reason.contract != no_contract)
        text += ' ' + shipped_rules().contract(reason.contract).id;
    if (reason.place != no_place)
        text += ' ' + shipped_rules().place(reason.place).id;
    if (counts(reason.kind))
        text += ' ' + std::to_string(reason.amount);
    return text;
}

std::string texts_of(const std::vector<HintReason>& reasons)
{
    std::string texts;
    for (const HintReason& reason : reasons)
        texts += (texts.empty() ? "" : ", ") + text_of(reason);
    return texts;
}

} // namespace

class TestCanalHints : public QObject
{
    Q_OBJECT

private:
    static void bothEditions()
    {
        QTest::addColumn<QString>("called");
        for (const char* name : {"first-edition", "second-edition"})
            QTest::newRow(name) << QString(name);
    }

private slots:
    // Whatever can be done, something speaks for it, and that depends on nothing that the seat does not see.
    void every_move_has_reasons_that_are_blind_data() { bothEditions(); }
    void every_move_has_reasons_that_are_blind()
    {
        QFETCH(QString, called);
        const Rules& rules = shipped_rules(called.toStdString());
        Random random(9);
        std::vector<Move> legal;
        std::set<ReasonKind> met;
        for (const Position& position : sample_game(9, rules)) {
            list_moves(rules, position, legal);
            const View view = observe(rules, position, position.turn.seat);
            const Position other = determinise(rules, view, random);
            for (const Move& move : legal) {
                const auto reasons = reasons_for(rules, view, move);
                QVERIFY2(!reasons.empty(), print_move(rules, move).c_str());
                QVERIFY(std::ranges::is_sorted(reasons, std::ranges::greater(), &HintReason::weight));
                QVERIFY(reasons == reasons_for(rules, observe(rules, other, position.turn.seat), move));
                for (const HintReason& reason : reasons)
                    met.insert(reason.kind);
            }
        }
        QVERIFY2(met.size() >= 16, std::to_string(met.size()).c_str());
    }

    void a_hint_is_legal_and_the_same_for_the_same_seed_data() { bothEditions(); }
    void a_hint_is_legal_and_the_same_for_the_same_seed()
    {
        QFETCH(QString, called);
        const Rules& rules = shipped_rules(called.toStdString());
        SearchRequest thinking;
        thinking.iterations = 6;
        thinking.seed = 4;
        for (const Position& position : sample_game(9, rules)) {
            const View view = observe(rules, position, position.turn.seat);
            const Hint hint = give_hint(rules, view, thinking);
            QVERIFY(!check(rules, position, view.seat, hint.move));
            QVERIFY(hint.reasons.size() == 1 || hint.reasons.size() == 2);
            QVERIFY(give_hint(rules, view, thinking).move == hint.move);
        }
    }

    // The way may take more cards than the land alone says, since others have built there.
    void what_is_built_is_in_the_way()
    {
        const Rules& rules = shipped_rules();
        int dearer = 0;
        int over_canals = 0;
        for (const Position& position : sample_game(1, rules)) {
            const Seat seat = position.turn.seat;
            for (const std::uint8_t contract : position.open[seat]) {
                if (contract == no_contract)
                    continue;
                const Plan on_land = Plans(rules).of_contract(position, contract);
                const Plan on_board = Plans(rules, position, seat).of_contract(position, contract);
                QCOMPARE(int(on_land.extra), 0);
                QVERIFY(!on_board.leads || (on_land.leads && on_board.cards() >= on_land.cards()));
                dearer += on_board.leads && on_board.cards() > on_land.cards();
                over_canals += on_board.leads && on_board.extra > 0;
            }
        }
        QVERIFY(dearer > 0 && over_canals > 0);
    }

    // Where surveyors may not be among the cards for building over a canal, a hand of them does not suffice.
    void surveyors_build_over_canals_where_they_may_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("missing");
        QTest::newRow("they may") << "first-edition" << 0;
        QTest::newRow("they may not") << "otherwise" << 2;
    }
    void surveyors_build_over_canals_where_they_may()
    {
        QFETCH(QString, rules);
        const Rules& played = rules_called(rules.toStdString());
        QFETCH(int, missing);
        QCOMPARE(played.ruleset().building.surveyors_pay_extra, missing == 0);
        const Means hand = Means().with(CardKind::stretch).with(CardKind::surveyor, 3);
        QCOMPARE(missing_cards(played, hand, {.leads = true, .normal = 1, .extra = 2}), missing);
    }

    // Its canal is called by its two places, which nobody has named yet.
    void a_junction_contract_has_reasons()
    {
        const Rules& rules = shipped_rules("second-edition");
        const ParsedPosition parsed = parse_position(
            rules, nlohmann::json::parse(R"({"players": 3, "to_move": 1, "parliament": ["leeds-liverpool"],
                "seats": [{"hand": ["lock", "stretch"]}]})"));
        QVERIFY2(parsed.position, parsed.error.c_str());
        const Move move = *parse_move(rules, *parsed.position, "junction tonbridge maidstone").choice;
        const auto reasons = reasons_for(rules, observe(rules, *parsed.position, 0), move);
        QCOMPARE(int(reasons.front().kind), int(ReasonKind::hand_suffices));
        QCOMPARE(rules.terms(reasons.front().contract).name,
                 std::string("Maidstone & Tonbridge Junction Canal"));
    }

    void reasons_are_true_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < hints().size(); ++i)
            QTest::addRow("%s", hints()[i]["name"].get<std::string>().c_str()) << static_cast<int>(i);
    }
    void reasons_are_true()
    {
        QFETCH(int, number);
        const nlohmann::json& body = hints()[static_cast<std::size_t>(number)];
        const Rules& rules = shipped_rules();
        const ParsedPosition parsed = parse_position(rules, body["position"]);
        QVERIFY2(parsed.position, (parsed.at + ": " + parsed.error).c_str());
        const ParsedMove move = parse_move(rules, *parsed.position, body["move"].get<std::string>());
        QVERIFY2(move.choice, move.error.c_str());
        const Refusal refusal = check(rules, *parsed.position, parsed.position->turn.seat, *move.choice);
        QVERIFY2(!refusal, describe(refusal).c_str());
        std::string wanted;
        for (const std::string reason : body["reasons"])
            wanted += (wanted.empty() ? "" : ", ") + reason;
        const View view = observe(rules, *parsed.position, parsed.position->turn.seat);
        QCOMPARE(QString::fromStdString(texts_of(reasons_for(rules, view, *move.choice))),
                 QString::fromStdString(wanted));
    }
};

QTEST_APPLESS_MAIN(TestCanalHints)
#include "test_canal_hints.moc"
