// Every scenario of tests/scenarios is a row.
#include "scenario.h"

#include <QTest>

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

private:
    std::vector<Scenario> m_scenarios;
};

QTEST_APPLESS_MAIN(TestScenarios)
#include "test_scenarios.moc"
