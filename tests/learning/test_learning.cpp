// Self-play to learn from, samples, and the network that is fitted to them.
#include "shipped.h"

#include "capitol/learning/games_file.h"
#include "capitol/learning/mutation.h"
#include "capitol/learning/training.h"
#include "capitol/players/evaluator.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <new>

namespace {
std::atomic<int> allocations = 0;
}

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size ? size : 1))
        return memory;
    throw std::bad_alloc();
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++allocations;
    return std::malloc(size ? size : 1);
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace capitol::test {

class TestLearning : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void mutatedRulesArePlayableAndDifferent();
    void aBlockIsTheSameEachTime();
    void aFileKeepsItsBlocks();
    void anotherPlansFileIsRefused();
    void brokenFilesAreRefused_data();
    void brokenFilesAreRefused();
    void threadsDoNotChangeAWeight();
    void whatIsLearnedIsCloserToTheTruth();
    void theNetworkSaysWhatItsNumbersSay();
    void aJudgementNeedsNoHeap();

private:
    std::string file(const char* name) const { return m_folder.filePath(name).toStdString(); }

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
        for (int game = 0; game < games_of_block; ++game)
            add_samples(table_of(m_plan, block), (*games)[game], opening_of(m_plan, block, game), m_samples);
    }
    QVERIFY(m_samples.size() > 1000);
}

void TestLearning::mutatedRulesArePlayableAndDifferent()
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

void TestLearning::aBlockIsTheSameEachTime()
{
    QVERIFY(*play_block(m_plan, 3, {}) == *play_block(m_plan, 3, {}));
    QVERIFY(*play_block(m_plan, 3, {}) != *play_block(m_plan, 4, {}));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!play_block(m_plan, 3, stop.get_token()));
}

void TestLearning::aFileKeepsItsBlocks()
{
    const auto games = *play_block(m_plan, 2, {});
    GamesFile(file("kept"), m_plan, "1").add(2, games);
    const LearnPlan plan = plan_of_games(file("kept"), source_library());
    QVERIFY(GamesFile(file("kept"), plan, "1").blocks() == (std::map<int, LearnBlock>{{2, games}}));
}

void TestLearning::anotherPlansFileIsRefused()
{
    GamesFile(file("other"), m_plan, "1").add(2, *play_block(m_plan, 2, {}));
    LearnPlan other = m_plan;
    other.seed = 7;
    QVERIFY_EXCEPTION_THROWN(GamesFile(file("other"), other, "1"), std::invalid_argument);
}

void TestLearning::brokenFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("no such block") << QByteArray(R"("block":2)") << QByteArray(R"("block":600)");
    QTest::newRow("another block") << QByteArray(R"("block":2)") << QByteArray(R"("block":1)");
    QTest::newRow("no number") << QByteArray(R"("block":2)") << QByteArray(R"("block":"2")");
    QTest::newRow("a key is missing") << QByteArray(R"("free_from")") << QByteArray(R"("free")");
    QTest::newRow("an illegal choice") << QByteArray(R"("choices":")") << QByteArray(R"("choices":"tile )");
    QTest::newRow("no JSON") << QByteArray(R"({"block")") << QByteArray(R"({block)");
}

void TestLearning::brokenFilesAreRefused()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const std::string name = file("broken");
    QFile::remove(QString::fromStdString(name));
    GamesFile(name, m_plan, "1").add(2, *play_block(m_plan, 2, {}));
    QByteArray text = QByteArray::fromStdString(read_file(name, most_data));
    QVERIFY(text.contains(before));
    write_whole(name, text.replace(before, after).toStdString());
    try {
        GamesFile(name, m_plan, "1");
        QFAIL("it was read");
    } catch (const std::exception& error) {
        const QByteArray message = error.what();
        QVERIFY2(message.contains("broken:2: ") && message.contains("remove the line"), message);
    }
}

void TestLearning::threadsDoNotChangeAWeight()
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

void TestLearning::whatIsLearnedIsCloserToTheTruth()
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
void TestLearning::theNetworkSaysWhatItsNumbersSay()
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

void TestLearning::aJudgementNeedsNoHeap()
{
    const Rules rules = shipped_rules("dutch");
    const LearnedEvaluator evaluator(rules);
    const Position position = Capitol::start(rules, 4, 1);
    SeatPoints chances;
    const int before = allocations;
    evaluator.evaluate({&position, 1}, {&chances, 1});
    QCOMPARE(allocations.load(), before);
    for (const double chance : chances)
        QVERIFY(chance > 0 && chance < 1);
}

} // namespace capitol::test

QTEST_GUILESS_MAIN(capitol::test::TestLearning)
#include "test_learning.moc"
