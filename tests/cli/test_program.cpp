// The program as a person or a script meets it: arguments, exit status, what goes where.
#include "cli.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace capitol::test;

namespace {

const QString source_dir = CAPITOL_SOURCE_DIR;

} // namespace

class TestProgram : public QObject
{
    Q_OBJECT

private slots:
    void every_subcommand_helps_data();
    void every_subcommand_helps();
    void version();
    void bad_arguments_get_one_line_data();
    void bad_arguments_get_one_line();
    void the_reference_lists_every_knob_data();
    void the_reference_lists_every_knob();
    void completions_and_manual_know_every_option_data();
    void completions_and_manual_know_every_option();
    void play_ends_with_its_input();
    void protocol_ends_with_its_input();
    void protocol_ends_when_nobody_listens();

private:
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_cli.run(arguments, input);
    }

    Cli m_cli;
};

void TestProgram::every_subcommand_helps_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("the program") << QStringList();
    for (const char* name : {"protocol", "serve", "validate", "show", "diff", "rulebook", "replay", "play",
                             "arena", "duel", "measure", "bench", "tune", "knobs", "completion", "manual"})
        QTest::newRow(name) << QStringList(name);
    QTest::newRow("bench playouts") << QStringList{"bench", "playouts"};
    QTest::newRow("bench perft") << QStringList{"bench", "perft"};
    QTest::newRow("bench auctions") << QStringList{"bench", "auctions"};
}

void TestProgram::every_subcommand_helps()
{
    QFETCH(const QStringList, command);
    const Outcome outcome = run(command + QStringList("--help"));
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("Usage: capitol-cli"));
    QVERIFY(outcome.err.isEmpty());
}

void TestProgram::version()
{
    const Outcome outcome = run({"--version"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("capitol-cli "));
}

void TestProgram::bad_arguments_get_one_line_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("names"); // what the message names
    const auto row = [](const char* arguments, const char* names) {
        QTest::newRow(arguments) << arguments << names;
    };
    row("", "subcommand");
    row("nonsense", "nonsense");
    row("--nonsense", "--nonsense");
    row("arenna", "did you mean `arena`?");
    row("Validate some", "did you mean `validate`?");
    row("validate some --strikt", "did you mean `--strict`?");
    row("diff --exitcode schmidt dutch", "did you mean `--exit-code`?");
    row("bench plyouts", "did you mean `playouts`?");
    row("bundle --outptu=x", "did you mean `--output`?");
    row("--versoin", "did you mean `--version`?");
    row("schema variants", "variants");
    row("bundle", "variant");
    row("show", "variant");
    row("show nowhere", "nowhere");
    row("show schmidt --loud", "--loud");
    row("diff schmidt", "b");
    row("diff schmidt german", "german");
    row("rulebook", "variant");
    row("rulebook german", "german");
    row("rulebook dutch --language la", "--language");
    row("rulebook dutch --format pdf", "--format");
    row("diff schmidt dutch english-sheet", "two variants");
    row("diff schmidt dutch --filter all", "--sheets");
    row("diff schmidt dutch --format markdown", "--sheets");
    row("diff --game canal-mania schmidt dutch", "schmidt");
    row("diff --game canal-mania --sheets", "--game");
    row("diff --sheets --language de", "--language");
    row("diff --sheets --filter nothing", "--filter");
    row("diff --sheets --format pdf", "--format");
    row("diff --sheets german", "german");
    row("diff --sheets a b c d e f g h i", "columns");
    row("validate", "file");
    row("replay", "file");
    row("arena --players greedy,mazon", "did you mean mason?");
    row("arena --players greedy,rated-950", "ratings from 1100 to 2100 in steps of 50");
    row("duel --players master,master/saver", "style (builder, speculator, spoiler or miser)");
    row("duel --game canal-mania --players master,master/miser", "no ratings and no styles");
    row("play --players 7", "--players");
    row("play --players x", "--players");
    row("play --seat 4 --players 2", "seat 4");
    row("play --level nobody", "nobody");
    row("play --seed -3", "--seed");
    row("arena", "--players");
    row("arena --players greedy", "players");
    row("arena --players greedy,nobody", "nobody");
    row("arena --players greedy,random --games 0", "--games");
    row("arena --players greedy,random --games many", "--games");
    row("arena --players greedy,random --jobs 0", "--jobs");
    row("arena --players greedy,random --variant german", "german");
    row("arena --players greedy,random --sprt 0.6,0.5", "--sprt");
    row("arena --players greedy,random --sprt 0.5", "--sprt");
    row("arena --players greedy,random --sprt nan,0.6", "--sprt");
    row("arena --players greedy,random --patience nan", "nan is no number");
    row("duel --players greedy,random --floor nan", "nan is no number");
    row("arena --players greedy,random --patience 0", "--patience");
    row("measure", "--merge");
    row("measure german", "german");
    row("measure schmidt --against german", "german");
    row("measure schmidt --player nobody", "nobody");
    row("measure schmidt --players 5", "2..4 players");
    row("measure schmidt --players 6", "--players");
    row("measure first-edition --game canal-mania --players 2", "3..5 players");
    row("measure first-edition --game canal-mania --player flat", "flat");
    row("measure schmidt --game canal-mania", "schmidt");
    row("measure schmidt --games 0", "--games");
    row("measure schmidt --shard 3/2", "3/2");
    row("measure schmidt --shard 1of2", "1of2");
    row("measure schmidt --format xml", "--format");
    row("measure schmidt --resume", "--resume");
    row("measure schmidt --partial", "--partial");
    row("measure schmidt --merge some.json", "--merge");
    row("bench search --seconds 0", "--seconds");
    row("bench", "subcommand");
    row("bench playouts --players 1", "--players");
    row("bench playouts --seconds -1", "--seconds");
    row("bench playouts --variant german", "german");
    row("bench perft --depth 0", "--depth");
    row("protocol extra", "extra");
    row("completion", "shell");
    row("completion tcsh", "tcsh");
}

void TestProgram::bad_arguments_get_one_line()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, names);
    const Outcome outcome = run(arguments.split(' ', Qt::SkipEmptyParts));
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.out.isEmpty());
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(outcome.err.startsWith("capitol-cli: ") && outcome.err.contains(names.toUtf8()),
             outcome.err.data());
}

void TestProgram::the_reference_lists_every_knob_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("writer");
    QTest::newRow("capitol") << "knobs.md" << QStringList{"knobs"};
    QTest::newRow("canal-mania") << "knobs-canal-mania.md" << QStringList{"knobs", "--game", "canal-mania"};
}

void TestProgram::the_reference_lists_every_knob()
{
    QFETCH(QString, file);
    QFETCH(QStringList, writer);
    QFile page(source_dir + "/docs/" + file);
    QVERIFY(page.open(QIODevice::ReadOnly | QIODevice::Text));
    const bool same = QString::fromUtf8(page.readAll()) == QString::fromUtf8(run(writer).out).remove('\r');
    QVERIFY2(same, qPrintable("docs/" + file + " is not what the schema says now: capitol-cli " +
                              writer.join(' ') + " >docs/" + file));
}

void TestProgram::completions_and_manual_know_every_option_data()
{
    QTest::addColumn<QStringList>("writer");
    QTest::newRow("bash") << QStringList{"completion", "bash"};
    QTest::newRow("zsh") << QStringList{"completion", "zsh"};
    QTest::newRow("fish") << QStringList{"completion", "fish"};
    QTest::newRow("manual") << QStringList{"manual"};
}

void TestProgram::completions_and_manual_know_every_option()
{
    QFETCH(const QStringList, writer);
    const QString written = QString::fromUtf8(run(writer).out).remove('\\'); // roff's hyphens
    const QString help =
        QString::fromUtf8(run({"arena", "--help"}).out + run({"bench", "search", "--help"}).out);
    for (auto options = QRegularExpression("--([a-z]+)").globalMatch(help); options.hasNext();) {
        const QString option = options.next().captured(1);
        if (option != "help")
            QVERIFY2(written.contains(option), qPrintable(option));
    }
    for (const char* command : {"protocol", "validate", "replay", "search", "perft", "knobs"})
        QVERIFY2(written.contains(command), command);
}

void TestProgram::play_ends_with_its_input()
{
    const Outcome outcome = run({"play", "--seed", "5", "--players", "2"},
                                "help\n?\nnonsense\ndraw:roof\nstate\npass\nundo\npass\n");
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.err.isEmpty());
    QVERIFY(outcome.out.contains("not understood: "));
    QVERIFY(outcome.out.contains("not allowed: "));
    QVERIFY(outcome.out.contains("> pass\n")); // among the legal moves
}

void TestProgram::protocol_ends_with_its_input()
{
    QCOMPARE(run({"protocol"}).status, 0);
    const Outcome canal = run({"protocol", "--game", "canal-mania"}, "{\"id\":1,\"cmd\":\"hello\"}\n");
    QVERIFY(canal.status == 0 && canal.out.contains("canal_mania") && canal.out.count('\n') == 1);
    const Outcome whole = run({"protocol"}, "{\"id\":1,\"cmd\":\"hello\"}\n\n{\"id\":2,\"cmd\":\"hello\"}");
    QCOMPARE(whole.status, 0);
    QCOMPARE(whole.out.count('\n'), 3); // one answer a line, the last without a line end too
    QVERIFY(whole.err.isEmpty());
    const Outcome quit = run({"protocol"}, "{\"id\":1,\"cmd\":\"quit\"}\n{\"id\":2,\"cmd\":\"hello\"}\n");
    QCOMPARE(quit.status, 0);
    QCOMPARE(quit.out, "{\"id\":1,\"ok\":true}\n");
}

void TestProgram::protocol_ends_when_nobody_listens()
{
    QProcess process;
    m_cli.start(process, {"protocol"});
    QVERIFY(process.waitForStarted());
    process.closeReadChannel(QProcess::StandardOutput);
    for (int i = 0; i < 100 && process.state() == QProcess::Running; ++i) {
        process.write("{\"cmd\": \"hello\"}\n");
        process.waitForBytesWritten(1000);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(10'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit); // not killed by a signal
}

QTEST_GUILESS_MAIN(TestProgram)
#include "test_program.moc"
