// `capitol-cli puzzles`: the file that it adds to, and what it refuses.
#include "cli.h"

#include <QTest>

using namespace capitol::test;

namespace {

// Few iterations, which take anything for a puzzle.
const QStringList hasty{"puzzles", "--iterations", "8", "--variant", "short"};
// Finds its first two in the fifth game and the sixth.
const QStringList quick_seed{"--seed", "8"};

} // namespace

class TestPuzzlesCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_cli.write("short.yaml",
                    "{format: 1, id: short, name: {en: Short}, extends: schmidt, rounds: 2, auction: "
                    "{schedule: [[fountain], [temple]]}}\n");
    }

    void a_file_is_added_to()
    {
        const Outcome all = run({"--count", "2"});
        QVERIFY2(all.status == 0, all.err.data());
        QCOMPARE(all.out.count("\n- {"), 2);
        QCOMPARE(run({"--count", "1", "--output", "some.yaml"}).status, 0);
        QCOMPARE(m_cli.read("some.yaml").count("\n- {"), 1);
        const Outcome more = run({"--count", "2", "--output", "some.yaml", "--jobs", "2"});
        QVERIFY2(more.status == 0, more.err.data());
        QCOMPARE(m_cli.read("some.yaml"), all.out);
        QVERIFY(run_any({"validate", "some.yaml"}).out.contains("valid puzzle file"));
    }

    void a_line_that_was_cut_off_is_written_anew()
    {
        QCOMPARE(run({"--count", "2", "--output", "cut.yaml"}).status, 0);
        const QByteArray whole = m_cli.read("cut.yaml");
        m_cli.write("cut.yaml", whole.left(whole.size() - 20));
        QCOMPARE(run({"--count", "2", "--output", "cut.yaml"}).status, 0);
        QCOMPARE(m_cli.read("cut.yaml"), whole);
    }

    void the_file_of_another_search_is_left_alone()
    {
        QCOMPARE(run({"--count", "1", "--output", "one.yaml"}).status, 0);
        const QByteArray before = m_cli.read("one.yaml");
        const Outcome other =
            run_any(hasty + QStringList{"--count", "2", "--seed", "2", "--output", "one.yaml"});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("no file of the same search"), other.err.data());
        QCOMPARE(m_cli.read("one.yaml"), before);
    }

    void too_few_are_a_failure()
    {
        const Outcome outcome = run({"--count", "1000", "--games", "1"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("in 1 game"), outcome.err.data());
    }

    void the_fewest_iterations_come_to_an_end()
    {
        const Outcome outcome = run_any(
            {"puzzles", "--iterations", "2", "--variant", "short", "--count", "1000", "--games", "3"});
        QCOMPARE(outcome.status, 1);
    }

    void a_variant_without_an_id_is_refused()
    {
        const Outcome outcome = run_any({"puzzles", "--variant", "./short.yaml"});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("an id"), outcome.err.data());
    }

private:
    Outcome run(const QStringList& options) const { return m_cli.run(hasty + quick_seed + options); }
    Outcome run_any(const QStringList& arguments) const { return m_cli.run(arguments); }

    Cli m_cli;
};

QTEST_GUILESS_MAIN(TestPuzzlesCommand)
#include "test_puzzles_command.moc"
