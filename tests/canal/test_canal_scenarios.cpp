// Every scenario of tests/scenarios/canal-mania is a row.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal_scenario.h"
#endif

#include <QTest>

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

private:
    std::vector<Scenario> m_scenarios;
};

QTEST_APPLESS_MAIN(TestCanalScenarios)
#include "test_canal_scenarios.moc"
