// Ends of games, auctions and follies with a right answer, found without any search of the players': every
// level above Easy finds them too, and the hint, whatever the luck. The positions and how their answers were
// found stand in positions.yaml.
#include "base/yaml_json.h"
#include "capitol/notation.h"
#include "capitol/players/advice.h"
#include "capitol/players/levels.h"
#include "capitol/players/measure.h"
#include "capitol/players/options.h"
#include "capitol/players/player.h"
#include "scenario.h"
#include "shipped.h"
#include "solver.h"
#include "table_talk.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace capitol;
using namespace capitol::test;

namespace {

constexpr int iterations = 3000; // of master, for each answer
const std::vector<std::string> levels_above_easy{level_names.begin() + 1, level_names.end()};

// As at the table, but that the clock does not count; and no more than it takes.
int own_iterations(const std::string& level, const Position& position)
{
    const auto own = limits_of(position, {}, 0, level_of(level)->iterations).iterations;
    return std::min(2000, static_cast<int>(own));
}

nlohmann::json load_positions()
{
    std::ifstream in(CAPITOL_SOURCE_DIR "/tests/players/positions.yaml");
    std::ostringstream text;
    text << in.rdbuf();
    Report report("positions.yaml");
    const auto tree = parse_yaml(text.str(), report);
    if (!tree || !report.clean())
        throw std::runtime_error("positions.yaml: " + report.diagnostics().front().text());
    return to_json(*tree)["positions"];
}

const nlohmann::json& positions()
{
    static const nlohmann::json all = load_positions();
    return all;
}

Choice read(const Rules& rules, const Position& position, const std::string& text)
{
    const ParsedChoice parsed = parse_choice(rules, position, text);
    if (!parsed.choice)
        throw std::runtime_error(text + ": " + parsed.error);
    return *parsed.choice;
}

int total_of(const Rules& rules, const Choice& choice)
{
    const Bid& bid = std::get<Bid>(choice);
    int total = 0;
    for (int i = 0; i < bid.size; ++i)
        total += rules.deck().value(bid.cards[i]);
    return total;
}

bool does_the_same(const Choice& a, const Choice& b)
{
    const Move* one = std::get_if<Move>(&a);
    const Move* other = std::get_if<Move>(&b);
    return one && other ? key_of(*one) == key_of(*other) : a == b;
}

// The answers that solving finds right.
std::vector<Choice> right_by_solving(const std::vector<SolvedChoice>& solved)
{
    std::vector<Choice> right;
    for (const SolvedChoice& choice : solved)
        if (choice.margin == best_margin(solved))
            right.push_back(choice.choice);
    return right;
}

// What is wrong with what the file says of the solved position; empty if nothing is.
std::string fault_of(const std::vector<Choice>& right, std::size_t choices, const Choice& said)
{
    const auto same = [&](const Choice& choice) { return does_the_same(choice, said); };
    if (std::none_of(right.begin(), right.end(), same))
        return "solving finds another answer";
    if (right.size() == choices)
        return "every answer is right";
    if (std::holds_alternative<Move>(said) && !std::all_of(right.begin(), right.end(), same))
        return "solving finds several answers";
    return "";
}

bool is_bid(const nlohmann::json& body)
{
    return body["position"]["phase"] == "bidding";
}

bool is_right(const Rules& rules, const Position& position, const nlohmann::json& body, const Choice& choice)
{
    if (body.contains("sum")) {
        const int total = total_of(rules, choice);
        return total >= body["sum"][0].get<int>() && total <= body["sum"][1].get<int>();
    }
    const auto is = [&](const nlohmann::json& text) {
        return does_the_same(choice, read(rules, position, text.get<std::string>()));
    };
    return body.contains("never") ? std::ranges::none_of(body["never"], is) : is(body["answer"]);
}

} // namespace

class TestPositions : public QObject
{
    Q_OBJECT

private slots:
    void are_sixty_at_least() { QVERIFY(positions().size() >= 60); }
    void twenty_are_auctions() { QVERIFY(std::ranges::count_if(positions(), is_bid) >= 20); }

    void have_one_right_answer_that_master_finds_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < positions().size(); ++i)
            QTest::newRow(positions()[i]["name"].get<std::string>().c_str()) << static_cast<int>(i);
    }

    void have_one_right_answer_that_master_finds()
    {
        QFETCH(int, number);
        const nlohmann::json& body = positions()[static_cast<std::size_t>(number)];
        const Rules rules = rules_of(body);
        const Position position = position_of(rules, body);
        SearchRequest thinking;
        thinking.iterations = iterations;
        thinking.seed = 1;
        const Choice choice = ask(*make_player("master"), rules, position, thinking);
        const std::string given = print_choice(rules, position, choice);
        if (body["found"] == "reasoning") {
            QVERIFY2(!body["why"].get<std::string>().empty(), "a reason is given");
            QVERIFY2(is_right(rules, position, body, choice), given.c_str());
            return;
        }
        QCOMPARE(body["found"].get<std::string>(), std::string("solving"));
        const auto solved = solve(rules, position);
        const auto right = right_by_solving(solved);
        const std::string fault =
            fault_of(right, solved.size(), read(rules, position, body["answer"].get<std::string>()));
        QVERIFY2(fault.empty(), fault.c_str());
        const bool found = std::any_of(right.begin(), right.end(),
                                       [&](const Choice& one) { return does_the_same(one, choice); });
        QVERIFY2(found, given.c_str());
    }

    void are_answered_rightly_by_every_level_above_easy_data()
    {
        have_one_right_answer_that_master_finds_data();
    }

    void are_answered_rightly_by_every_level_above_easy()
    {
        QFETCH(int, number);
        const nlohmann::json& body = positions()[static_cast<std::size_t>(number)];
        const Rules rules = rules_of(body);
        const Position position = position_of(rules, body);
        const std::vector<Choice> right =
            body["found"] == "solving" ? right_by_solving(solve(rules, position)) : std::vector<Choice>();
        const auto well = [&](const Choice& choice) {
            return right.empty() ? is_right(rules, position, body, choice)
                                 : std::ranges::any_of(right, [&](const Choice& one) {
                                       return one == choice || does_the_same(one, choice);
                                   });
        };
        SearchRequest thinking;
        for (thinking.seed = 1; thinking.seed <= 3; ++thinking.seed) {
            for (const std::string& level : levels_above_easy) {
                thinking.iterations = own_iterations(level, position);
                const Choice choice = ask(*make_player(level), rules, position, thinking);
                QVERIFY2(well(choice), (level + " " + print_choice(rules, position, choice)).c_str());
                if (thinking.seed == 1)
                    QVERIFY2(ask(*make_player(level), rules, position, thinking) == choice, "the same again");
            }
            const Hint hint = give_hint(rules, observe(rules, position, position.to_move), thinking);
            const Choice hinted = hint.moves.front().choice;
            QVERIFY2(well(hinted), ("hint " + print_choice(rules, position, hinted)).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestPositions)
#include "test_positions.moc"
