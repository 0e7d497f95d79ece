// Self-play to learn from, samples, and the network that is fitted to them.
#include "shipped.h"

#include "capitol/learning/bid_samples.h"
#include "capitol/learning/games_file.h"
#include "capitol/learning/mutation.h"
#include "capitol/learning/training.h"
#include "capitol/learning/weights_writer.h"
#include "capitol/players/bidding.h"
#include "capitol/players/evaluator.h"
#include "cli/heap_count.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace capitol::test {

namespace {

// What a row puts for something of a file, and what is said of that.
auto break_rows()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("said");
    return [](const char* row, const char* before, const char* after, const char* said) {
        QTest::newRow(row) << QByteArray(before) << QByteArray(after) << QByteArray(said);
    };
}

// Empty where it is read.
template <typename Read>
QByteArray refusal_by(Read read)
{
    try {
        read();
        return {};
    } catch (const std::exception& error) {
        return error.what();
    }
}

} // namespace

class TestLearning : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void mutated_rules_are_playable_and_different();
    void a_block_is_the_same_each_time();
    void players_that_name_no_candidates_play();
    void samples_are_appended();
    void a_file_keeps_its_blocks();
    void an_incomplete_line_is_passed_over();
    void another_plans_file_is_refused();
    void broken_files_are_refused_data();
    void broken_files_are_refused();
    void a_block_is_there_once();
    void a_block_is_whole();
    void broken_plans_are_refused_data();
    void broken_plans_are_refused();
    void threads_do_not_change_a_weight();
    void what_is_learned_is_closer_to_the_truth();
    void the_network_says_what_its_numbers_say();
    void bids_are_counted_by_cards_and_parts();
    void who_few_have_bid_samples_like_its_neighbour();
    void counted_bids_predict_others_better();
    void what_is_shipped_is_as_it_would_be_written_data();
    void what_is_shipped_is_as_it_would_be_written();
    void its_numbers_are_as_small_as_the_sums_need();
    void a_judgement_needs_no_heap();

private:
    std::string file(const char* name) const { return m_folder.filePath(name).toStdString(); }
    // A new file with one block, in which something has been put for something else.
    std::string broken_file(const QByteArray& before, const QByteArray& after) const;
    std::map<int, LearnBlock> blocks_in(const std::string& name) const;
    // What is said of a file with that text; empty where nothing is.
    QByteArray refusal_of(const std::string& text) const;

    QTemporaryDir m_folder;
    LearnPlan m_plan;
    Samples m_samples;
};

void TestLearning::initTestCase()
{
    m_plan.variants = {shipped_variant("schmidt"), shipped_variant("dutch")};
    m_plan.blocks = 6;
    for (int block = 0; block < m_plan.blocks; ++block) {
        const auto games = play_block(m_plan, block, {});
        QVERIFY(games);
        m_samples.append(samples_of(m_plan, block, *games));
    }
    QVERIFY(m_samples.size() > 1000);
}

void TestLearning::mutated_rules_are_playable_and_different()
{
    const Variant variant = shipped_variant("schmidt");
    Random random(1);
    int different = 0;
    for (int i = 0; i < 500; ++i) {
        const Ruleset ruleset = mutated(variant.rules, variant.map.board, random);
        QVERIFY(find_unplayable(ruleset, variant.map.board).empty());
        QCOMPARE(ruleset.players, variant.rules.players);
        different += ruleset != variant.rules;
    }
    QVERIFY2(different >= 490, QByteArray::number(different));
}

void TestLearning::a_block_is_the_same_each_time()
{
    QVERIFY(*play_block(m_plan, 3, {}) == *play_block(m_plan, 3, {}));
    QVERIFY(*play_block(m_plan, 3, {}) != *play_block(m_plan, 4, {}));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!play_block(m_plan, 3, stop.get_token()));
}

void TestLearning::players_that_name_no_candidates_play()
{
    for (const char* name : {"random", "never-bid"}) {
        LearnPlan plan = m_plan;
        plan.player = name;
        const auto games = play_block(plan, 0, {});
        QVERIFY(games);
        QVERIFY(samples_of(plan, 0, *games).size() > 0);
    }
}

void TestLearning::samples_are_appended()
{
    std::size_t at = 0;
    for (int block = 0; block < m_plan.blocks; ++block) {
        const Samples own = samples_of(m_plan, block, *play_block(m_plan, block, {}));
        for (std::size_t sample = 0; sample < own.size(); ++sample, ++at) {
            QVERIFY(std::ranges::equal(m_samples.inputs(at), own.inputs(sample)));
            QCOMPARE(m_samples.label(at).handmade, own.label(sample).handmade);
            QCOMPARE(m_samples.label(at).chance, own.label(sample).chance);
        }
    }
    QCOMPARE(m_samples.size(), at);
}

std::map<int, LearnBlock> TestLearning::blocks_in(const std::string& name) const
{
    std::map<int, LearnBlock> blocks;
    read_games(name, m_plan, "1", [&](int block, const LearnBlock& games) { blocks.emplace(block, games); });
    return blocks;
}

void TestLearning::a_file_keeps_its_blocks()
{
    const auto games = *play_block(m_plan, 2, {});
    GamesFile(file("kept"), m_plan, "1").add(2, games);
    const LearnPlan plan = plan_of_games(file("kept"), source_library());
    const GamesFile again(file("kept"), plan, "1");
    QVERIFY(again.has(2) && !again.has(1));
    QVERIFY(blocks_in(file("kept")) == (std::map<int, LearnBlock>{{2, games}})); // while somebody has it open
}

void TestLearning::an_incomplete_line_is_passed_over()
{
    GamesFile(file("torn"), m_plan, "1").add(2, *play_block(m_plan, 2, {}));
    const std::string text = read_file(file("torn"), most_data) + R"({"block":3,"ga)";
    write_whole(file("torn"), text);
    QCOMPARE(blocks_in(file("torn")).size(), std::size_t{1});
    QCOMPARE(read_file(file("torn"), most_data), text);
    QVERIFY(!GamesFile(file("torn"), m_plan, "1").has(3));
}

void TestLearning::another_plans_file_is_refused()
{
    GamesFile(file("other"), m_plan, "1").add(2, *play_block(m_plan, 2, {}));
    LearnPlan other = m_plan;
    other.seed = 7;
    QVERIFY_EXCEPTION_THROWN(GamesFile(file("other"), other, "1"), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(read_games(file("other"), other, "1", [](int, const LearnBlock&) {}),
                             std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(read_games(file("other"), m_plan, "2", [](int, const LearnBlock&) {}),
                             std::invalid_argument);
}

std::string TestLearning::broken_file(const QByteArray& before, const QByteArray& after) const
{
    const std::string name = file("broken");
    QFile::remove(QString::fromStdString(name));
    GamesFile(name, m_plan, "1").add(2, *play_block(m_plan, 2, {}));
    std::string text = read_file(name, most_data);
    const std::size_t at = text.find(before.toStdString());
    if (at == std::string::npos)
        return {};
    write_whole(name, text.replace(at, static_cast<std::size_t>(before.size()), after.toStdString()));
    return name;
}

void TestLearning::broken_files_are_refused_data()
{
    const auto add = break_rows();
    add("no such block", R"("block":2)", R"("block":600)", "block: found 600, expected a whole number 0..5");
    add("another block", R"("block":2)", R"("block":1)", "games[0].choices: ");
    add("no number", R"("block":2)", R"("block":"2")", "block: found ");
    add("an unknown key", R"("block":2)", R"("block":2,"blocks":2)", "blocks: unknown key");
    add("a key is missing", R"("free_from")", R"("free")", "games[0].free: unknown key");
    add("no whim", R"("free_from":)", R"("free_from":-)", "games[0].free_from: found -");
    add("half a whim", R"("free_from":)", R"("free_from":0.5)", "games[0].free_from: found 0.5");
    add("an illegal choice", R"("choices":")", R"("choices":"tile )", "games[0].choices: tile: ");
    add("a game too many", R"("games":[)", R"("games":[{},)", "games[32]: ");
    add("no JSON", R"({"block")", R"({block)", "");
}

void TestLearning::broken_files_are_refused()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, said);
    const std::string name = broken_file(before, after);
    for (const QByteArray& refusal :
         {refusal_by([&] { GamesFile(name, m_plan, "1"); }), refusal_by([&] { blocks_in(name); })})
        QVERIFY2(refusal.contains("broken:2: " + said) && refusal.contains("remove the line"), refusal);
}

QByteArray TestLearning::refusal_of(const std::string& text) const
{
    write_whole(file("refused"), text);
    return refusal_by([&] { read_games(file("refused"), m_plan, "1", [](int, const LearnBlock&) {}); });
}

void TestLearning::a_block_is_there_once()
{
    const std::string text = read_file(file("kept"), most_data);
    QCOMPARE(refusal_of(text), QByteArray());
    const QByteArray twice = refusal_of(text + text.substr(text.find('\n') + 1));
    QVERIFY2(twice.contains("refused:3: block: block 2 a second time"), twice);
}

void TestLearning::a_block_is_whole()
{
    const std::string text = read_file(file("kept"), most_data);
    const std::size_t first = text.find("{\"free_from\"");
    const std::size_t second = text.find("{\"free_from\"", first + 1);
    const QByteArray fewer = refusal_of(text.substr(0, first) + text.substr(second));
    QVERIFY2(fewer.contains("refused:2: games: found 31 games, expected 32"), fewer);
    const std::string cut = text.substr(0, text.rfind(' ', second)); // without its last choice
    const QByteArray open = refusal_of(cut + text.substr(second - 3));
    QVERIFY2(open.contains("games[0].choices: the game is not played to its end"), open);
}

void TestLearning::broken_plans_are_refused_data()
{
    const auto add = break_rows();
    add("another format", R"("learn":1)", R"("learn":2)", "learn: found format 2");
    add("no format", R"("learn":1)", R"("learns":1)", "learn: found nothing");
    add("an unknown key", R"("learn":1)", R"("learn":1,"x":2)", "x: unknown key");
    add("a path", R"("id":"schmidt")", R"("id":"../schmidt.yaml")", "variants[0].id: found ");
    add("an absent variant", R"("id":"schmidt")", R"("id":"smith")", "variants[0].id: variant smith is not");
    add("other rules", R"("rules":")", R"("rules":" )", "variants[0].id: variant schmidt is not here");
    add("too many mutated", R"("mutated":40)", R"("mutated":101)", "mutated: found 101");
    add("no blocks", R"("blocks":6)", R"("blocks":0)", "blocks: found 0");
    add("a negative seed", R"("seed":1)", R"("seed":-1)", "seed: found -1");
    add("half a seed", R"("seed":1)", R"("seed":1.5)", "seed: found 1.5");
    add("no JSON", R"({"learn")", R"({learn)", "");
}

void TestLearning::broken_plans_are_refused()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, said);
    const std::string name = broken_file(before, after);
    try {
        plan_of_games(name, source_library());
        QFAIL("it was read");
    } catch (const std::exception& error) {
        const QByteArray message = error.what();
        QVERIFY2(message.contains("broken:1: " + said) && message.contains("learn play"), message);
    }
}

void TestLearning::threads_do_not_change_a_weight()
{
    const auto fitted = [&](std::uint64_t seed, int jobs) {
        const FitPlan plan{.epochs = 2, .seed = seed, .jobs = jobs};
        FitState state = begin_fit(plan);
        fit_epoch(m_samples, plan, state);
        fit_epoch(m_samples, plan, state);
        return state;
    };
    const FitState once = fitted(1, 1);
    QVERIFY(once == fitted(1, 1));
    QVERIFY(once == fitted(1, 5));
    QVERIFY(once != fitted(2, 1));
}

void TestLearning::what_is_learned_is_closer_to_the_truth()
{
    const FitPlan plan{.epochs = 3};
    FitState state = begin_fit(plan);
    while (state.epochs < plan.epochs)
        fit_epoch(m_samples, plan, state);
    const Agreement found = agreement_of(m_samples, network_of(state.weights), false);
    QVERIFY(found.samples > 0);
    QVERIFY(found.learned < found.handmade);
}

// With no limit to the numbers.
void TestLearning::the_network_says_what_its_numbers_say()
{
    const Network& net = learned_network;
    const auto unit = [](std::int64_t sum, std::int64_t one) {
        return std::clamp<std::int64_t>(sum, 0, Network::one * one) * Network::unit_one /
               (Network::one * one);
    };
    SeatInputs in;
    for (std::size_t sample = 0; sample < m_samples.size(); sample += 97) {
        m_samples.read(sample, in);
        std::array<std::int64_t, area_units> summed{};
        for (int area = 0; area < in.area_count; ++area)
            for (int i = 0; i < area_units; ++i) {
                std::int64_t sum = net.area.biases[i];
                for (int k = 0; k < area_inputs; ++k)
                    sum += std::int64_t{net.area.weights[i][k]} * in.areas[area][k];
                summed[i] += unit(sum, SeatInputs::one);
            }
        std::array<std::int64_t, table_units> table{};
        for (int i = 0; i < table_units; ++i) {
            std::int64_t sum = net.table.biases[i];
            for (int k = 0; k < table_inputs; ++k)
                sum += std::int64_t{net.table.weights[i][k]} * in.table[k];
            sum *= Network::unit_one / SeatInputs::one;
            for (int k = 0; k < area_units; ++k)
                sum += std::int64_t{net.summed.weights[i][k]} * summed[k];
            table[i] = unit(sum, Network::unit_one);
        }
        std::int64_t out = net.out.biases[0];
        for (int i = 0; i < last_units; ++i) {
            std::int64_t sum = net.last.biases[i];
            for (int k = 0; k < table_units; ++k)
                sum += std::int64_t{net.last.weights[i][k]} * table[k];
            out += std::int64_t{net.out.weights[0][i]} * unit(sum, Network::unit_one);
        }
        QCOMPARE(net.correction(in), static_cast<double>(out) / (Network::one * Network::unit_one));
        QVERIFY(std::abs(net.correction(in)) < 20);
    }
}

void TestLearning::bids_are_counted_by_cards_and_parts()
{
    const Bidder two{.cards = 2, .hand = 12};
    BidSamples bids(600, {two, 0});
    bids.insert(bids.end(), 400, {two, 6});
    const BidShares shares = bid_shares_of(bids);
    const auto chance = [&](double sum) { return chance_to_bid_less(shares, two, sum); };
    QCOMPARE(chance(0), 0.0);
    QVERIFY(std::abs(chance(3) - 0.6) < 0.01);
    QVERIFY(std::abs(chance(6) - 0.6) < 0.01);
    QVERIFY(std::abs(chance(6.5) - 0.8) < 0.01);
    QVERIFY(std::abs(chance(7) - 1) < 0.01);
    QCOMPARE(chance(25), 1.0);
}

void TestLearning::who_few_have_bid_samples_like_its_neighbour()
{
    const BidSamples bids(1000, {{.cards = 2, .hand = 12, .last = true}, 12});
    const BidShares shares = bid_shares_of(bids);
    QVERIFY(chance_to_bid_less(shares, {.cards = 3, .hand = 12, .last = true}, 12) < 0.01);
    QVERIFY(chance_to_bid_less(shares, {.cards = 9, .hand = 12, .last = true}, 12) < 0.01);
    QVERIFY(chance_to_bid_less(shares, {.cards = 3, .hand = 12}, 12) > 0.5);
}

void TestLearning::counted_bids_predict_others_better()
{
    BidSamples counted;
    BidSamples others;
    for (int block = 0; block < m_plan.blocks; ++block)
        std::ranges::copy(bid_samples_of(m_plan, block, *play_block(m_plan, block, {})),
                          std::back_inserter(block % 2 ? counted : others));
    QVERIFY(counted.size() > 1000 && others.size() > 1000);
    const BidShares shares = bid_shares_of(counted);
    const auto loss = [&](const BidPrediction& prediction) {
        return prediction_loss(others, prediction, false);
    };
    const auto learned = [&](const Bidder& bidder, double sum) {
        return chance_to_bid_less(shares, bidder, sum);
    };
    QVERIFY(loss(learned) < loss(greedy_chance_to_bid_less));
    QVERIFY(loss(greedy_chance_to_bid_less) < loss([](const Bidder&, double) { return 0.5; }));
}

void TestLearning::what_is_shipped_is_as_it_would_be_written_data()
{
    using Print = std::string (*)(const std::string& origin);
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Print>("print");
    QTest::newRow("network") << QByteArray("network_weights.cpp") << Print([](const std::string& origin) {
        return print_network(learned_network, origin);
    });
    QTest::newRow("bids") << QByteArray("bid_share_table.cpp") << Print([](const std::string& origin) {
        return print_bid_shares(learned_bid_shares, origin);
    });
}

void TestLearning::what_is_shipped_is_as_it_would_be_written()
{
    using Print = std::string (*)(const std::string& origin);
    QFETCH(QByteArray, file);
    QFETCH(Print, print);
    const std::string text =
        read_file(CAPITOL_SOURCE_DIR "/engine/capitol/players/" + file.toStdString(), most_data);
    const std::string mark = "(docs/learning.md): ";
    const std::size_t begin = text.find(mark) + mark.size();
    const std::string origin = text.substr(begin, text.find('\n', begin) - begin);
    QVERIFY(text == print(origin));
}

// As network.cpp reckons when it says that no sum is too large.
void TestLearning::its_numbers_are_as_small_as_the_sums_need()
{
    const auto check = [](const auto& layer, int scale) {
        for (const auto& weights : layer.weights)
            for (const int weight : weights)
                QVERIFY2(std::abs(weight) <= Network::most, QByteArray::number(weight));
        for (const int bias : layer.biases)
            QVERIFY2(std::abs(bias) <= Network::most * scale, QByteArray::number(bias));
    };
    check(learned_network.area, SeatInputs::one);
    check(learned_network.summed, 0);
    check(learned_network.table, SeatInputs::one);
    check(learned_network.last, Network::unit_one);
    check(learned_network.out, Network::unit_one);
}

void TestLearning::a_judgement_needs_no_heap()
{
    const Rules rules = shipped_rules("dutch");
    const LearnedEvaluator evaluator(rules);
    const Position position = Capitol::start(rules, 4, 1);
    SeatPoints chances;
    const std::uint64_t before = heap_allocations();
    QVERIFY(before > 0); // it counts
    evaluator.evaluate({&position, 1}, {&chances, 1});
    QCOMPARE(heap_allocations(), before);
    for (const double chance : chances)
        QVERIFY(chance > 0 && chance < 1);
}

} // namespace capitol::test

QTEST_GUILESS_MAIN(capitol::test::TestLearning)
#include "test_learning.moc"
