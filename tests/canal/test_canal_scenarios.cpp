// Every scenario of tests/scenarios/canal-mania is a row.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal_scenario.h"
#endif
#include "canal/refusal.h"

#include <QTest>

#include <set>

using namespace canal;
using namespace canal::test;

class TestCanalScenarios : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        try {
            m_scenarios = load_scenarios(CAPITOL_SOURCE_DIR "/tests/scenarios/canal-mania");
        } catch (const std::exception& problem) {
            QFAIL(problem.what());
        }
        QVERIFY2(m_scenarios.size() >= 60, "scenarios are missing");
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
        for (const std::string& problem : run(m_scenarios[static_cast<std::size_t>(number)]))
            all += "\n  " + problem;
        QVERIFY2(all.empty(), all.c_str());
    }

    void every_refusal_has_a_name_and_a_sentence_of_its_own()
    {
        std::set<std::string> words;
        constexpr int last = static_cast<int>(RefusalKind::may_not_pass);
        for (int kind = 0; kind <= last; ++kind) {
            words.insert(print(static_cast<RefusalKind>(kind)));
            const std::string sentence = describe({static_cast<RefusalKind>(kind), 7});
            QVERIFY2(sentence.find('%') == std::string::npos, sentence.c_str());
            words.insert(sentence);
        }
        QCOMPARE(words.size(), static_cast<std::size_t>(2 * (last + 1)));
        QVERIFY(describe({RefusalKind::hex_full, 7}).find("7 canals") != std::string::npos);
    }

private:
    std::vector<Scenario> m_scenarios;
};

QTEST_APPLESS_MAIN(TestCanalScenarios)
#include "test_canal_scenarios.moc"
