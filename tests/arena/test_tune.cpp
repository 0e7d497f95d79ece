// Tuning: it follows its seed, keeps to the weights it was given and to their ranges.
#include "capitol/matches/tune.h"
#include "capitol/players/levels.h"
#include "shipped.h"

#include <QTest>

#include <set>

using namespace capitol;
using arena::GameResult;
using namespace capitol::test;

namespace {

TunePlan short_plan(std::uint64_t seed)
{
    TunePlan plan;
    plan.thought = *level_of("apprentice");
    plan.steps = 3;
    plan.deals = 1;
    plan.thinking.iterations = 4;
    plan.seed = seed;
    return plan;
}

std::vector<double> values(const Weights& weights)
{
    std::vector<double> values;
    for (const NamedWeight& weight : named_weights)
        values.push_back(weights.*weight.value);
    return values;
}

} // namespace

class TestTune : public QObject
{
    Q_OBJECT

private slots:
    void every_weight_has_a_name_of_its_own_and_its_usual_value_in_its_range()
    {
        std::set<std::string_view> names;
        for (const NamedWeight& weight : named_weights) {
            QVERIFY(names.insert(weight.name).second);
            const double usual = usual_weights.*weight.value;
            QVERIFY2(weight.least <= usual && usual <= weight.most, std::string(weight.name).c_str());
        }
        QCOMPARE(named_weights.size() * sizeof(double), sizeof(Weights));
    }

    void the_same_seed_gives_the_same_run()
    {
        const Rules rules = shipped_rules("dutch");
        const auto once = values(tune(rules, short_plan(1), {}));
        QCOMPARE(once, values(tune(rules, short_plan(1), {})));
        QVERIFY(once != values(tune(rules, short_plan(2), {})));
    }

    void those_who_do_not_search_play_by_their_weights_too()
    {
        const Rules rules = shipped_rules("schmidt");
        TunePlan plan = short_plan(1);
        plan.greedy = true;
        Weights poor; // sees nothing in tiles and bids for them what it never gets back
        poor.permit_in_hand = 0.3;
        poor.decisive_lead = 0.4;
        poor.denial = 1;
        poor.rival_share = 0.9;
        double won = 0;
        for (const GameResult& result : compare(rules, plan, usual_weights, poor, 60))
            won += result.win.front();
        QVERIFY2(won > 36, QByteArray::number(won));
    }

    void only_the_chosen_weights_move_and_stay_in_range()
    {
        const Rules rules = shipped_rules("schmidt");
        TunePlan plan = short_plan(5);
        plan.weights = {named_weights[1], named_weights[4]};
        plan.bold = 10;
        int steps = 0;
        const Weights tuned = tune(rules, plan, [&](const TuneStep& step) {
            QCOMPARE(step.number, ++steps);
            QVERIFY(step.result >= -1 && step.result <= 1);
        });
        QCOMPARE(steps, 3);
        for (const NamedWeight& weight : named_weights) {
            const double value = tuned.*weight.value;
            const bool chosen =
                weight.value == plan.weights[0].value || weight.value == plan.weights[1].value;
            QVERIFY(weight.least <= value && value <= weight.most);
            QVERIFY(chosen || value == usual_weights.*weight.value);
        }
    }

    void comparing_puts_each_weight_set_in_every_other_seat()
    {
        const Rules rules = shipped_rules("schmidt");
        TunePlan plan = short_plan(3);
        plan.players = 4;
        Weights blind;
        blind.first_sight = 40; // never looks further than its first sight
        blind.exploration = 0.05;
        const auto results = compare(rules, plan, blind, usual_weights, 4);
        QCOMPARE(results.size(), std::size_t{4});
        QCOMPARE(results.front().score.size(), std::size_t{4});
    }
};

QTEST_APPLESS_MAIN(TestTune)
#include "test_tune.moc"
