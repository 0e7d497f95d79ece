// `capitol-cli learn` from outside: shards, going on, and the same weights from the same seed.
#include "cli.h"

#include <QTest>

using namespace capitol::test;

class TestLearnCommand : public QObject
{
    Q_OBJECT

private slots:
    void shardsAndJobsDoNotChangeAByte();
    void missingAndDoubledBlocksAreNamed();

private:
    void play(const QStringList& more) const
    {
        const Outcome outcome =
            m_cli.run(QStringList{"learn", "play", "--blocks", "4", "--seed", "3"} + more);
        QVERIFY2(outcome.status == 0, outcome.err.data());
    }
    Outcome fit(const QStringList& more) const
    {
        return m_cli.run(QStringList{"learn", "fit", "--epochs", "2"} + more);
    }

    Cli m_cli;
};

void TestLearnCommand::shardsAndJobsDoNotChangeAByte()
{
    play({"--output", "whole"});
    play({"--output", "whole"}); // there is nothing left to play
    play({"--output", "part-2", "--shard", "2/2", "--jobs", "2"});
    play({"--output", "part-1", "--shard", "1/2"});
    Outcome outcome = fit({"whole", "--held-out", "part-1", "part-2", "--output", "once.cpp"});
    QVERIFY2(outcome.status == 0 && outcome.out.contains("handmade"), outcome.err.data());
    outcome = fit({"part-2", "part-1", "--output", "again.cpp", "--jobs", "3"});
    QVERIFY2(outcome.status == 0, outcome.err.data());
    QVERIFY(!m_cli.read("once.cpp").isEmpty());
    QCOMPARE(m_cli.read("again.cpp"), m_cli.read("once.cpp"));
}

void TestLearnCommand::missingAndDoubledBlocksAreNamed()
{
    const Outcome missing = fit({"part-1", "--output", "not.cpp"});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.contains("2 of 4 blocks are missing"), missing.err.data());
    const Outcome doubled = fit({"part-1", "whole", "--output", "not.cpp"});
    QCOMPARE(doubled.status, 1);
    QVERIFY2(doubled.err.contains("give each shard once"), doubled.err.data());
}

QTEST_GUILESS_MAIN(TestLearnCommand)
#include "test_learn_command.moc"
