// `capitol-cli learn` from outside: shards, going on, and the same weights from the same seed.
#include "cli.h"

#include "base/line_journal.h"

#include <QFile>
#include <QTest>

using namespace capitol::test;

class TestLearnCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void shards_and_jobs_do_not_change_a_byte();
    void bids_are_counted();
    void missing_and_doubled_blocks_are_named();
    void fitting_only_reads();
    void output_goes_to_a_file();
    void what_cannot_be_played_makes_no_file_data();
    void what_cannot_be_played_makes_no_file();
    void any_player_plays();
    void nothing_is_said_of_no_samples();
    void games_without_samples_are_refused();
#ifdef __unix__
    void a_full_disk_ends_the_play();
#endif

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

// What the functions below read.
void TestLearnCommand::initTestCase()
{
    play({"--output", "whole"});
    play({"--output", "part-2", "--shard", "2/2", "--jobs", "2"});
    play({"--output", "part-1", "--shard", "1/2"});
    const Outcome outcome = fit({"whole", "--held-out", "part-1", "part-2", "--output", "once.cpp"});
    QVERIFY2(outcome.status == 0 && outcome.out.contains("handmade"), outcome.err.data());
}

void TestLearnCommand::shards_and_jobs_do_not_change_a_byte()
{
    const QByteArray before = m_cli.read("whole");
    play({"--output", "whole"}); // there is nothing left to play
    QCOMPARE(m_cli.read("whole"), before);
    const Outcome outcome = fit({"part-2", "part-1", "--output", "again.cpp", "--jobs", "3"});
    QVERIFY2(outcome.status == 0, outcome.err.data());
    const QByteArray head = "// clang-format off\n// Made by `capitol-cli learn fit` (docs/learning.md): ";
    QVERIFY(m_cli.read("once.cpp").startsWith(head + "4 blocks of seed 3, "));
    QCOMPARE(m_cli.read("again.cpp"), m_cli.read("once.cpp"));
}

void TestLearnCommand::bids_are_counted()
{
    Outcome outcome =
        m_cli.run({"learn", "bids", "whole", "--held-out", "part-1", "part-2", "--output", "bids.cpp"});
    QVERIFY2(outcome.status == 0 && outcome.out.contains("\nshipped "), outcome.err.data());
    outcome = m_cli.run({"learn", "bids", "part-2", "part-1", "--output", "same.cpp"});
    QVERIFY2(outcome.status == 0 && !outcome.out.contains("shipped "), outcome.err.data());
    QVERIFY(m_cli.read("bids.cpp").contains("(docs/learning.md): 4 blocks of seed 3, "));
    QCOMPARE(m_cli.read("same.cpp"), m_cli.read("bids.cpp"));
    outcome = m_cli.run({"learn", "bids", "part-1", "--output", "not.cpp"});
    QVERIFY2(outcome.status == 1 && outcome.err.contains("2 of 4 blocks are missing"), outcome.err.data());
}

void TestLearnCommand::missing_and_doubled_blocks_are_named()
{
    const Outcome missing = fit({"part-1", "--output", "not.cpp"});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.contains("2 of 4 blocks are missing"), missing.err.data());
    const Outcome doubled = fit({"part-1", "whole", "--output", "not.cpp"});
    QCOMPARE(doubled.status, 1);
    QVERIFY2(doubled.err.contains("give each shard once"), doubled.err.data());
}

// A file that may not be written can be fitted, and one that somebody is adding to.
void TestLearnCommand::fitting_only_reads()
{
    const capitol::LineJournal in_use(m_cli.path("whole").toStdString());
    const Outcome outcome = fit({"whole", "--output", "read.cpp"});
    QVERIFY2(outcome.status == 0, outcome.err.data());
    QCOMPARE(m_cli.read("read.cpp"), m_cli.read("once.cpp"));
}

void TestLearnCommand::output_goes_to_a_file()
{
    for (const char* name : {"-", ""}) {
        for (const Outcome& outcome :
             {m_cli.run({"learn", "play", "--output", name}), fit({"whole", "--output", name})}) {
            QVERIFY2(outcome.status == 2 && outcome.err.contains("give the name of a file"),
                     outcome.err.data());
            QVERIFY(outcome.out.isEmpty());
        }
        QVERIFY(!QFile::exists(m_cli.path("-")));
    }
}

void TestLearnCommand::what_cannot_be_played_makes_no_file_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("shard") << QStringList{"--shard", "3/2"} << QByteArray("--shard");
    QTest::newRow("too many for a file")
        << QStringList{"--blocks", "8001", "--shard", "2/2"} << QByteArray("at most 4000");
    QTest::newRow("player") << QStringList{"--player", "consul"} << QByteArray("no player");
    QTest::newRow("a variant by its file")
        << QStringList{"--variants", "./schmidt.yaml"} << QByteArray("allowed: ids");
}

void TestLearnCommand::what_cannot_be_played_makes_no_file()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, said);
    const Outcome outcome = m_cli.run(QStringList{"learn", "play", "--output", "none"} + more);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(said), outcome.err.data());
    QVERIFY(!QFile::exists(m_cli.path("none")));
}

// Also one that names no candidates for its whims.
void TestLearnCommand::any_player_plays()
{
    for (const char* name : {"random", "never-bid"})
        play({"--player", name, "--output", name});
}

void TestLearnCommand::nothing_is_said_of_no_samples()
{
    play({"--output", "shipped", "--mutated", "0"});
    const Outcome some = fit({"whole", "--held-out", "shipped", "--output", "some.cpp"});
    QVERIFY2(some.status == 0 && some.out.contains("\nshipped "), some.err.data());
    QVERIFY2(!some.out.contains("mutated"), some.out.data());
    const Outcome none = fit({"whole", "--output", "none.cpp"});
    QVERIFY2(none.status == 0 && !none.out.contains("handmade"), none.out.data());
}

void TestLearnCommand::games_without_samples_are_refused()
{
    QByteArray text = m_cli.read("whole");
    m_cli.write("whims", text.replace("\"free_from\":", "\"free_from\":99"));
    for (const Outcome& outcome : {fit({"whims", "--output", "not.cpp"}),
                                   m_cli.run({"learn", "bids", "whims", "--output", "not.cpp"})}) {
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("nothing to learn from"), outcome.err.data());
        QVERIFY(!QFile::exists(m_cli.path("not.cpp")));
    }
}

#ifdef __unix__
// A limit on the size of files stands for the full disk.
void TestLearnCommand::a_full_disk_ends_the_play()
{
    const QString play_two = "trap '' XFSZ; ulimit -f 200; exec '" + Cli::program() +
                             "' learn play --blocks 4 --seed 3 --jobs 2 --output full";
    QProcess process;
    m_cli.start(process, "sh", {"-c", play_two});
    QVERIFY(process.waitForFinished(120'000));
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(process.exitCode() == 1 && error.contains("full: "), error.data());
    QVERIFY(m_cli.read("full").endsWith("\n"));
    play({"--output", "full"});
    const Outcome outcome = fit({"full", "--output", "full.cpp"});
    QVERIFY2(outcome.status == 0, outcome.err.data());
    QCOMPARE(m_cli.read("full.cpp"), m_cli.read("once.cpp"));
}
#endif

QTEST_GUILESS_MAIN(TestLearnCommand)
#include "test_learn_command.moc"
