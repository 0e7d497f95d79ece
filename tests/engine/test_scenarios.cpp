// Every scenario of tests/scenarios is a row.
#include "capitol/refusal.h"
#include "scenario.h"

#include <QTest>

#include <set>

using namespace capitol;
using namespace capitol::test;

class TestScenarios : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        try {
            m_scenarios = load_scenarios(CAPITOL_SOURCE_DIR "/tests/scenarios");
        } catch (const std::exception& problem) {
            QFAIL(problem.what());
        }
        QVERIFY2(m_scenarios.size() >= 150, "scenarios are missing");
    }

    void holds_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < m_scenarios.size(); ++i)
            QTest::newRow(m_scenarios[i].name.c_str()) << static_cast<int>(i);
    }

    void holds()
    {
        QFETCH(int, number);
        std::string all;
        for (const std::string& problem : run(m_scenarios[number]))
            all += "\n  " + problem;
        QVERIFY2(all.empty(), all.c_str());
    }

    void every_refusal_has_a_sentence_of_its_own()
    {
        std::set<std::string> sentences;
        for (int kind = 0; kind <= static_cast<int>(RefusalKind::not_seen); ++kind) {
            const std::string sentence = describe({static_cast<RefusalKind>(kind), 1, 3});
            QVERIFY(!sentence.empty());
            QVERIFY2(sentences.insert(sentence).second, sentence.c_str());
        }
        for (const auto& [refusal, sentence] :
             {std::pair(Refusal{RefusalKind::floor_count, 2, 2}, "gives 2 floors"),
              std::pair(Refusal{RefusalKind::floor_count, 1, 3}, "gives 1 to 3 floors"),
              std::pair(Refusal{RefusalKind::first_height, 1}, "exactly 1 floor "),
              std::pair(Refusal{RefusalKind::no_spare_roof, 1}, "triangular"),
              std::pair(Refusal{RefusalKind::not_your_turn, 3}, "3")})
            QVERIFY2(describe(refusal).find(sentence) != std::string::npos, describe(refusal).c_str());
    }

private:
    std::vector<Scenario> m_scenarios;
};

QTEST_APPLESS_MAIN(TestScenarios)
#include "test_scenarios.moc"
