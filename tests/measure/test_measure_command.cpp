// `capitol-cli measure` from outside: shards, merging, what it says when files do not fit, and Ctrl-C.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace capitol::test;
using nlohmann::json;

class TestMeasureCommand : public QObject
{
    Q_OBJECT

private slots:
    void shards_merge_to_the_very_run_data();
    void shards_merge_to_the_very_run();
    void shards_of_canal_mania_merge_to_the_very_run();
    void jobs_do_not_change_a_byte();
    void a_run_without_a_parent_has_none_to_compare();
    void the_table_marks_what_is_real();
    void the_table_begins_with_sentences();
    void each_knob_is_a_table_of_its_own();
    void files_of_different_runs_are_not_merged_data();
    void files_of_different_runs_are_not_merged();
    void a_shard_is_merged_once();
    void missing_shards_are_named();
    void broken_files_are_refused();
    void another_runs_file_is_not_gone_on_with();
    void a_full_disk_is_said();
    void what_is_begun_is_gone_on_with();
    void ctrl_c_leaves_what_is_finished();

private:
    Outcome run(const QStringList& arguments) const { return m_cli.run(QStringList{"measure"} + arguments); }
    QByteArray read(const QString& name) const { return m_cli.read(name); }
    void measure(const QString& name, const QStringList& more = {}) const;

    Cli m_cli;
};

// The usual small run; later options count more than earlier ones.
void TestMeasureCommand::measure(const QString& name, const QStringList& more) const
{
    QStringList arguments{"dutch", "--games", "10", "--players", "3", "--seed", "4", "--output", name};
    if (!more.contains("--against"))
        arguments += {"--against", "schmidt"};
    for (qsizetype i = 0; i < more.size(); i += 2) {
        const qsizetype given = arguments.indexOf(more[i]);
        if (given >= 0)
            arguments.remove(given, 2);
        arguments += {more[i], more[i + 1]};
    }
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.status == 0 && outcome.out.isEmpty() && outcome.err.isEmpty(), outcome.err.data());
}

void TestMeasureCommand::shards_merge_to_the_very_run_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("eachKnob");
    for (const char* format : {"table", "json", "csv"}) {
        QTest::newRow(format) << format << false;
        QTest::addRow("%s, each knob", format) << format << true;
    }
}

void TestMeasureCommand::shards_merge_to_the_very_run()
{
    QFETCH(QString, format);
    QFETCH(bool, eachKnob);
    const QString knobs = eachKnob ? "--each-knob=true" : "--each-knob=false";
    measure("whole", {"--format", format, knobs, "--save-every=60"});
    for (const char* shard : {"1/3", "2/3", "3/3"})
        measure("shard" + QString(shard).left(1),
                {"--shard", shard, "--jobs", shard + 2, knobs, "--save-every=60"});
    const Outcome merged = run({"--merge", "shard3", "shard1", "shard2", "--format", format});
    QVERIFY2(merged.status == 0, merged.err.data());
    QVERIFY(!merged.out.isEmpty());
    QCOMPARE(merged.out, read("whole"));
    QCOMPARE(run({"--merge", "shard3", "shard1", "shard2", "--format", format, "--output", "merged"}).status,
             0);
    QCOMPARE(read("merged"), read("whole"));
}

void TestMeasureCommand::shards_of_canal_mania_merge_to_the_very_run()
{
    const QStringList usual{
        "contract-values", "--game", "canal-mania", "--against", "first-edition", "--player", "random",
        "--players",       "3",      "--games",     "6",         "--format"};
    QCOMPARE(run(usual + QStringList{"json", "--output", "part", "--shard", "1/2"}).status, 0);
    QCOMPARE(run(usual + QStringList{"json", "--output", "rest", "--shard", "2/2", "--jobs", "2"}).status, 0);
    for (const char* format : {"table", "json", "csv"}) {
        const Outcome whole = run(usual + QStringList{format});
        QVERIFY2(whole.status == 0 && whole.out.contains("points.delivery"), whole.err.data());
        QCOMPARE(run({"--game", "canal-mania", "--merge", "rest", "part", "--format", format}).out,
                 whole.out);
    }
    QCOMPARE(run(usual + QStringList{"json", "--output", "part", "--resume"}).status, 0);
    QCOMPARE(read("part"), run(usual + QStringList{"json"}).out);
    const Outcome other = run({"--merge", "part"});
    QCOMPARE(other.status, 1);
    QVERIFY2(other.err.contains("capitol_measure is missing"), other.err.data());
}

void TestMeasureCommand::jobs_do_not_change_a_byte()
{
    measure("one", {"--jobs", "1"});
    measure("two", {"--jobs", "2"});
    QVERIFY(!read("one").isEmpty());
    QCOMPARE(read("one"), read("two"));
    measure("other", {"--seed", "5"});
    QVERIFY(read("one") != read("other"));
}

void TestMeasureCommand::a_run_without_a_parent_has_none_to_compare()
{
    const Outcome outcome = run({"schmidt", "--games", "3", "--format", "json"});
    QCOMPARE(outcome.status, 0);
    const json result = json::parse(outcome.out.toStdString());
    QVERIFY(result["run"]["parent"].is_null());
    QVERIFY(result["results"]["score.mean"]["variant"]["mean"] > 10);
    QVERIFY(!result["results"]["score.mean"].contains("parent"));
    QCOMPARE(result["games_done"][0][1], 2);
}

void TestMeasureCommand::the_table_marks_what_is_real()
{
    m_cli.write("rich.yaml",
                "format: 1\nid: rich\nextends: schmidt\nname: {en: Rich}\nscoring: {first: 4}\n");
    const QStringList usual{"--against", "schmidt", "--games", "60", "--players", "2"};
    const QByteArray rich = run(QStringList{"rich"} + usual).out;
    const QByteArray same = run(QStringList{"schmidt"} + usual).out;
    const auto line = [](const QByteArray& table, const char* figure) {
        const qsizetype start = table.indexOf(figure);
        return table.mid(start, table.indexOf('\n', start) - start);
    };
    QVERIFY2(line(rich, "score.mean").contains(" * "), rich.data());
    QVERIFY2(line(same, "score.mean").contains("0.00 +- 0.00"), same.data());
    QVERIFY(!line(same, "score.mean").contains('*'));
}

void TestMeasureCommand::the_table_begins_with_sentences()
{
    m_cli.write("rich.yaml",
                "format: 1\nid: rich\nextends: schmidt\nname: {en: Rich}\nscoring: {first: 4}\n");
    const QByteArray rich = run({"rich", "--against", "schmidt", "--games", "60", "--players", "2"}).out;
    const qsizetype sentence = rich.indexOf("rich compared with schmidt:\n- ");
    QVERIFY2(sentence > 0 && sentence < rich.indexOf("score.mean"), rich.data());
    QVERIFY2(rich.contains(" more points per player ("), rich.data());
    const QByteArray same = run({"schmidt", "--against", "schmidt", "--games", "40"}).out;
    QVERIFY2(same.contains("- No figure differs significantly"), same.data());
}

void TestMeasureCommand::each_knob_is_a_table_of_its_own()
{
    const QStringList usual{"dutch", "--against", "schmidt", "--games", "8", "--each-knob"};
    const Outcome outcome = run(usual);
    QVERIFY2(outcome.status == 0, outcome.err.data());
    QVERIFY2(outcome.out.contains("\nschmidt with only this from dutch"), outcome.out.data());
    QVERIFY(outcome.out.contains("\nall of them"));
    QCOMPARE(run({"dutch", "--games", "8", "--each-knob"}).status, 2);
    const json result = json::parse(run(usual + QStringList{"--format", "json"}).out.toStdString());
    for (const json& knob : result["run"]["knobs"]) {
        QVERIFY(result["knob_results"][knob.get<std::string>()].contains("score.mean"));
        QVERIFY(outcome.out.contains('\n' + knob.get<std::string>()));
    }
    QVERIFY(result["run"]["knobs"].size() > 2);
}

void TestMeasureCommand::files_of_different_runs_are_not_merged_data()
{
    QTest::addColumn<QStringList>("other");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& other, const char* message) {
        QTest::newRow(name) << other << message;
    };
    row("seed", {"--seed", "9"}, "the seed is 9, not 4");
    row("players", {"--players", "2"}, "the number of players is 2, not 3");
    row("player", {"--player", "random"}, "the player is random, not greedy");
    row("iterations", {"--iterations", "7"}, "iterations is 7, not 100");
    row("games", {"--games", "12"}, "the number of games is 12, not 10");
    row("parent", {"--against", "english-sheet"}, "the parent is english-sheet, not schmidt");
}

void TestMeasureCommand::files_of_different_runs_are_not_merged()
{
    QFETCH(QStringList, other);
    QFETCH(QString, message);
    measure("first", {"--shard", "1/2"});
    measure("second", QStringList{"--shard", "2/2"} + other);
    const Outcome outcome = run({"--merge", "first", "second"});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.isEmpty());
    const QByteArray wanted = "capitol-cli: second does not match first: " + message.toUtf8() +
                              "; only shards of one run can be merged";
    QVERIFY2(outcome.err.startsWith(wanted), outcome.err.data());
    QCOMPARE(outcome.err.count('\n'), 1);
}

void TestMeasureCommand::a_shard_is_merged_once()
{
    measure("first", {"--shard", "1/2"});
    measure("whole");
    const Outcome outcome = run({"--merge", "whole", "first"});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err, "capitol-cli: first: games 0..4 are in whole too; give each shard once\n");
}

void TestMeasureCommand::missing_shards_are_named()
{
    measure("first", {"--shard", "1/3"});
    measure("third", {"--shard", "3/3"});
    const Outcome outcome = run({"--merge", "first", "third"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith("capitol-cli: the files: games 3..5 of 10 are missing"),
             outcome.err.data());
    const Outcome partial = run({"--merge", "first", "third", "--partial"});
    QCOMPARE(partial.status, 0);
    QVERIFY(partial.out.startsWith("dutch against schmidt: 7 of 10 games with 3 players (greedy), seed 4\n"));
}

void TestMeasureCommand::broken_files_are_refused()
{
    m_cli.write("broken", "{\"capitol_measure\": 1}");
    const Outcome outcome = run({"--merge", "broken"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith("capitol-cli: broken: its format is 1"), outcome.err.data());
    QCOMPARE(outcome.err.count('\n'), 1);
    const Outcome missing = run({"--merge", "nowhere.json"});
    QCOMPARE(missing.status, 1);
    QCOMPARE(missing.err.toLower(), QByteArray("capitol-cli: nowhere.json: no such file or directory\n"));
}

void TestMeasureCommand::another_runs_file_is_not_gone_on_with()
{
    measure("kept");
    const QByteArray before = read("kept");
    const Outcome outcome = run({"dutch", "--games", "20", "--output", "kept", "--resume"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith("capitol-cli: kept: the parent is schmidt, not none; --resume"),
             outcome.err.data());
    QCOMPARE(read("kept"), before);
}

void TestMeasureCommand::a_full_disk_is_said()
{
#ifdef Q_OS_UNIX
    const Outcome outcome = run({"dutch", "--games", "1", "--output", "no such folder/file"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("no such folder"), outcome.err.data());
#endif
}

void TestMeasureCommand::what_is_begun_is_gone_on_with()
{
    measure("whole");
    measure("begun", {"--shard", "2/3"});
    QVERIFY(read("begun") != read("whole"));
    const QStringList rest{"dutch", "--against", "schmidt", "--games",  "10",    "--players",
                           "3",     "--seed",    "4",       "--output", "begun", "--resume"};
    QCOMPARE(run(rest).status, 0);
    QCOMPARE(read("begun"), read("whole"));
    QCOMPARE(run(rest).status, 0); // nothing is left to play
    QCOMPARE(read("begun"), read("whole"));
}

void TestMeasureCommand::ctrl_c_leaves_what_is_finished()
{
#ifdef Q_OS_UNIX
    QProcess process;
    m_cli.start(process, {"measure", "dutch", "--games", "1000000", "--output", "broken-off"});
    QVERIFY(process.waitForStarted());
    QTest::qWait(1000);
    QVERIFY(process.state() == QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(5000));
    QCOMPARE(process.exitCode(), 130);
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.startsWith("capitol-cli: stopped; ") && said.contains("--resume"), said.data());
    QVERIFY(json::parse(read("broken-off").toStdString())["games_done"].is_array());
    QVERIFY(run({"--merge", "broken-off"}).err.contains("are missing"));
    QCOMPARE(run({"--merge", "broken-off", "--partial"}).status, 0);
#endif
}

QTEST_GUILESS_MAIN(TestMeasureCommand)
#include "test_measure_command.moc"
