// The program as a person or a script meets it: arguments, exit status, what goes where.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace capitol::test;
using nlohmann::json;

namespace {

const QString source_dir = CAPITOL_SOURCE_DIR;

} // namespace

class TestProgram : public QObject
{
    Q_OBJECT

private slots:
    void everySubcommandHelps_data();
    void everySubcommandHelps();
    void version();
    void badArgumentsGetOneLine_data();
    void badArgumentsGetOneLine();
    void theReferenceListsEveryKnob();
    void completionsAndManualKnowEveryOption_data();
    void completionsAndManualKnowEveryOption();
    void validateKnowsFilesByContent();
    void validateListsAllErrors();
    void showPrintsAVariantThatLoads();
    void diffNamesWhatDiffers();
    void rulebookWritesABook();
    void rulebookThatCannotBeWrittenChangesNothing();
    void diffComparesTheSheets();
    void diffComparesSheetsWithVariants();
    void diffPrintsTablesInAnyForm_data();
    void diffPrintsTablesInAnyForm();
    void replayTellsTheEnd();
    void benchPrintsItsFigures();
    void benchIsSignedByItsSeed();
    void benchMeasuresTheSearch();
    void arenaEndsOnceAClaimIsDecided();
    void perftCounts();
    void arenaDoesNotDependOnJobs();
    void arenaGoesOnWhereItsJournalEnds();
    void arenaRefusesTheJournalOfAnotherMatch();
    void playEndsWithItsInput();
    void protocolEndsWithItsInput();
    void protocolEndsWhenNobodyListens();

private:
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_cli.run(arguments, input);
    }

    Cli m_cli;
};

void TestProgram::everySubcommandHelps_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("the program") << QStringList();
    for (const char* name : {"protocol", "validate", "show", "diff", "rulebook", "replay", "play", "arena",
                             "measure", "bench", "tune", "knobs", "completion", "manual"})
        QTest::newRow(name) << QStringList(name);
    QTest::newRow("bench playouts") << QStringList{"bench", "playouts"};
    QTest::newRow("bench perft") << QStringList{"bench", "perft"};
}

void TestProgram::everySubcommandHelps()
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

void TestProgram::badArgumentsGetOneLine_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("names"); // what the message names
    const auto row = [](const char* arguments, const char* names) {
        QTest::newRow(arguments) << arguments << names;
    };
    row("", "subcommand");
    row("nonsense", "nonsense");
    row("--nonsense", "--nonsense");
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
    row("diff schmidt dutch --language it", "--sheets");
    row("diff --sheets --language de", "--language");
    row("diff --sheets --filter nothing", "--filter");
    row("diff --sheets --format pdf", "--format");
    row("diff --sheets german", "german");
    row("diff --sheets a b c d e f g h i", "columns");
    row("validate", "file");
    row("replay", "file");
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
    row("arena --players greedy,random --patience 0", "--patience");
    row("measure", "--merge");
    row("measure german", "german");
    row("measure schmidt --against german", "german");
    row("measure schmidt --player nobody", "nobody");
    row("measure schmidt --players 5", "--players");
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

void TestProgram::badArgumentsGetOneLine()
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

void TestProgram::theReferenceListsEveryKnob()
{
    QFile page(source_dir + "/docs/knobs.md");
    QVERIFY(page.open(QIODevice::ReadOnly | QIODevice::Text));
    const bool same = QString::fromUtf8(page.readAll()) == QString::fromUtf8(run({"knobs"}).out).remove('\r');
    QVERIFY2(same, "docs/knobs.md is not what the schema says now: capitol-cli knobs >docs/knobs.md");
}

void TestProgram::completionsAndManualKnowEveryOption_data()
{
    QTest::addColumn<QStringList>("writer");
    QTest::newRow("bash") << QStringList{"completion", "bash"};
    QTest::newRow("zsh") << QStringList{"completion", "zsh"};
    QTest::newRow("fish") << QStringList{"completion", "fish"};
    QTest::newRow("manual") << QStringList{"manual"};
}

void TestProgram::completionsAndManualKnowEveryOption()
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

void TestProgram::validateKnowsFilesByContent()
{
    m_cli.write("position.json", R"({"variant": "dutch", "players": 2, "phase": "construction"})");
    const QString variants = source_dir + "/variants/";
    const QString record = source_dir + "/tests/records/schmidt-3.capitol";
    const Outcome outcome = run({"validate", variants + "schmidt.yaml", variants + "dutch.yaml",
                                 variants + "boards/rome.yaml", record, m_cli.path("position.json")});
    QVERIFY2(outcome.status == 0, outcome.out.data());
    QCOMPARE(outcome.out.count("a good variant"), 2);
    QCOMPARE(outcome.out.count("a good board"), 1);
    QCOMPARE(outcome.out.count("a good record"), 1);
    QCOMPARE(outcome.out.count("a good position"), 1);
}

void TestProgram::validateListsAllErrors()
{
    const QString variant = m_cli.path("broken.yaml");
    m_cli.write(
        "broken.yaml",
        "format: 1\nid: broken\nextends: schmidt\nname: {en: Broken}\nrounds: many\ndrow: {count: 6}\n");
    const Outcome outcome = run({"validate", variant, source_dir + "/variants/dutch.yaml", "no such file"});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.contains("broken.yaml:5:9: rounds: "));
    QVERIFY(outcome.out.contains("broken.yaml:6:1: drow: "));
    QVERIFY(outcome.out.contains("dutch.yaml: a good variant"));
    QVERIFY(outcome.out.contains("no such file: "));
    QCOMPARE(run({"show", variant}).status, 1);
}

void TestProgram::showPrintsAVariantThatLoads()
{
    const Outcome shown = run({"show", "dutch"});
    QCOMPARE(shown.status, 0);
    m_cli.write("dutch.yaml", shown.out);
    const QString original = source_dir + "/variants/dutch.yaml";
    QCOMPARE(run({"diff", original, m_cli.path("dutch.yaml")}).out, "no differences\n");
    QFile::remove(m_cli.path("dutch.yaml"));
}

void TestProgram::diffNamesWhatDiffers()
{
    const Outcome outcome = run({"diff", "schmidt", "dutch"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("auction.tie_break: [highest_card, seat_order] -> [lowest_score]\n"));
    QVERIFY(outcome.out.contains("draw.extra_optional: false -> true\n"));
    QVERIFY(!outcome.out.contains("rounds"));
}

void TestProgram::rulebookWritesABook()
{
    const Outcome printed = run({"rulebook", "dutch", "--language", "nl"});
    QCOMPARE(printed.status, 0);
    QVERIFY(printed.out.startsWith("# Capitol: Nederlandse regels\n"));
    QVERIFY(printed.out.contains("(data:image/svg+xml;base64,"));
    const QString html = m_cli.path("rules.html");
    QCOMPARE(run({"rulebook", "dutch", "--format", "html", "--output", html}).status, 0);
    QVERIFY(m_cli.read("rules.html").startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    // Pictures of Markdown lie beside it.
    const QString markdown = m_cli.path("rules.md");
    QCOMPARE(run({"rulebook", "dutch", "--output", markdown}).out, QByteArray());
    QVERIFY(m_cli.read("rules.md").contains("](rules-box-3.svg)"));
    QVERIFY(m_cli.read("rules-box-3.svg").startsWith("<svg "));
}

void TestProgram::rulebookThatCannotBeWrittenChangesNothing()
{
    const Outcome outcome =
        run({"rulebook", "dutch", "--format", "html", "--output", m_cli.path("nowhere/rules.html")});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("nowhere/rules.html"), outcome.err.data());
}

void TestProgram::diffComparesTheSheets()
{
    const Outcome outcome = run({"diff", "--sheets", "--format", "json"});
    QCOMPARE(outcome.status, 0);
    const json table = json::parse(outcome.out.toStdString());
    QCOMPARE(table["columns"].size(), 4u);
    QCOMPARE(table["columns"][0]["id"].get<std::string>(), std::string("italian"));
    QCOMPARE(table["rows"].size(), 113u + 48u);
    const Outcome slips =
        run({"diff", "--sheets", "--filter", "slips", "--search", "roofs", "--format", "json"});
    const json found = json::parse(slips.out.toStdString());
    QVERIFY(found["rows"].size() >= 2 && found["rows"].size() < 10);
    for (const json& row : found["rows"])
        QVERIFY(row["judgement"].dump().find("slip") != std::string::npos);
    QCOMPARE(run({"diff", "--sheets", "--search", "zeppelin"}).out, "Nothing found.\n");
}

void TestProgram::diffComparesSheetsWithVariants()
{
    const Outcome outcome = run({"diff", "--sheets", "schmidt", "variant:dutch", "dutch", "english",
                                 "--by-likeness", "--format", "json"});
    QCOMPARE(outcome.status, 0);
    const json table = json::parse(outcome.out.toStdString());
    QCOMPARE(table["columns"][0]["id"].get<std::string>(), std::string("schmidt")); // the first stays
    int variants = 0;
    for (const json& column : table["columns"])
        variants += column["kind"] == "variant";
    QCOMPARE(variants, 2);
}

void TestProgram::diffPrintsTablesInAnyForm_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("text") << "text" << QByteArray("Foglio olandese: Vince il giocatore con meno punti");
    QTest::newRow("markdown") << "markdown" << QByteArray("| Foglio olandese |");
    QTest::newRow("html") << "html" << QByteArray("<html lang=\"it\">");
}

void TestProgram::diffPrintsTablesInAnyForm()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, holds);
    const Outcome outcome =
        run({"diff", "--sheets", "--filter", "variants", "--language", "it", "--format", format});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains(holds), outcome.out.left(2000).data());
}

void TestProgram::replayTellsTheEnd()
{
    const QString record = source_dir + "/tests/records/schmidt-3.capitol";
    const Outcome text = run({"replay", record});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("the game is over"));
    const Outcome outcome = run({"replay", record, "--json"});
    QCOMPARE(outcome.status, 0);
    const json replayed = json::parse(outcome.out.toStdString());
    QCOMPARE(replayed["phase"], "over");
    QCOMPARE(replayed["scores"].size(), 3u);
    QCOMPARE(replayed["position"]["seats"][0]["score"], replayed["scores"]["1"]);
    QVERIFY(!replayed["winners"].empty());
    QCOMPARE(run({"replay", source_dir + "/README.md"}).status, 1);
}

void TestProgram::benchPrintsItsFigures()
{
    const Outcome outcome = run({"bench", "playouts", "--players", "3", "--seconds", "0.1"});
    QCOMPARE(outcome.status, 0);
    const json figures = json::parse(outcome.out.toStdString());
    QVERIFY(figures["games"] >= 1000);
    QVERIFY(figures["games_per_second"] > 0);
    QVERIFY(figures["moves_per_second"] > figures["games_per_second"]);
    QVERIFY(figures["bytes_per_position"] <= 1024);
    QCOMPARE(figures["heap_allocations_per_game"], 0.0);
}

void TestProgram::benchIsSignedByItsSeed()
{
    const auto checksum = [&](const QString& seed) {
        const Outcome outcome = run({"bench", "playouts", "--seconds", "0", "--seed", seed});
        return json::parse(outcome.out.toStdString())["checksum"].get<std::uint64_t>();
    };
    QCOMPARE(checksum("1"), checksum("1"));
    QVERIFY(checksum("1") != checksum("2"));
}

void TestProgram::benchMeasuresTheSearch()
{
    const Outcome outcome = run({"bench", "search", "--variant", "dutch", "--seconds", "0.2"});
    QCOMPARE(outcome.status, 0);
    const json figures = json::parse(outcome.out.toStdString());
    QCOMPARE(figures["variant"].get<std::string>(), std::string("dutch"));
    QVERIFY(figures["simulations"] > 0);
    QVERIFY(figures["simulations_per_second"] > 0);
    QVERIFY(figures["tree_bytes"] < 512 << 20);
}

void TestProgram::arenaEndsOnceAClaimIsDecided()
{
    const Outcome outcome =
        run({"arena", "--players", "greedy,random", "--games", "200", "--sprt", "0.5,0.65", "--json"});
    const json result = json::parse(outcome.out.toStdString());
    QVERIFY(result["games"] < 200);
    QCOMPARE(result["sprt"]["verdict"].get<std::string>(), std::string("high"));
}

void TestProgram::perftCounts()
{
    const Outcome outcome = run({"bench", "perft", "--variant", "dutch", "--players", "2", "--depth", "2"});
    const json figures = json::parse(outcome.out.toStdString());
    QCOMPARE(figures["sequences"].size(), 2u);
    QVERIFY(figures["sequences"][1] > figures["sequences"][0]);
}

void TestProgram::arenaDoesNotDependOnJobs()
{
    const QStringList arguments{"arena", "--players", "greedy,random,random", "--games", "7", "--seed",
                                "3",     "--json"};
    const Outcome one = run(arguments + QStringList{"--jobs", "1"});
    QCOMPARE(one.status, 0);
    QVERIFY(one.err.isEmpty()); // progress is for a terminal
    QCOMPARE(run(arguments + QStringList{"--jobs", "3"}).out, one.out);
    const json result = json::parse(one.out.toStdString());
    QCOMPARE(result["results"].size(), 7u);
    double shares = 0;
    for (const json& player : result["players"])
        shares += player["win_share"].get<double>();
    QVERIFY(std::abs(shares - 1) < 1e-9);
    const Outcome table = run({"arena", "--players", "random,random", "--games", "4"});
    QCOMPARE(table.status, 0);
    QCOMPARE(table.out.count('\n'), 3);
}

void TestProgram::arenaGoesOnWhereItsJournalEnds()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath("match.jsonl");
    const QStringList arguments{"arena", "--players", "greedy,random", "--seed", "3", "--json"};
    const QStringList eight = arguments + QStringList{"--games", "8"};
    const Outcome whole = run(eight);
    const QStringList kept{"--journal", name};
    QCOMPARE(run(arguments + QStringList{"--games", "5"} + kept).status, 0);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray lines = file.readAll();
    QCOMPARE(lines.count('\n'), 6);        // what was asked for, and five games
    QVERIFY(file.resize(file.size() - 7)); // cut off while a line was written
    file.close();
    QCOMPARE(run(eight + kept).out, whole.out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray longer = file.readAll();
    QCOMPARE(longer.count('\n'), 9);
    QVERIFY(longer.startsWith(lines.left(lines.lastIndexOf('\n', -2) + 1))); // nothing was played twice
    file.close();
    QCOMPARE(run(eight + kept).out, whole.out);
}

void TestProgram::arenaRefusesTheJournalOfAnotherMatch()
{
    const QTemporaryDir folder;
    const QStringList kept{"--journal",    folder.filePath("match.jsonl"), "--games", "2", "--players",
                           "random,random"};
    QCOMPARE(run(QStringList{"arena", "--seed", "1"} + kept).status, 0);
    const Outcome other = run(QStringList{"arena", "--seed", "2"} + kept);
    QCOMPARE(other.status, 2);
    QVERIFY(other.err.contains("match.jsonl"));
    QVERIFY(other.err.contains("\"seed\":2"));
    QFile file(folder.filePath("match.jsonl"));
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"game\":1}\n");
    file.close();
    const Outcome broken = run(QStringList{"arena", "--seed", "1"} + kept);
    QCOMPARE(broken.status, 1);
    QVERIFY(broken.err.contains(":4:"));
}

void TestProgram::playEndsWithItsInput()
{
    const Outcome outcome = run({"play", "--seed", "5", "--players", "2"},
                                "help\n?\nnonsense\ndraw:roof\nstate\npass\nundo\npass\n");
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.err.isEmpty());
    QVERIFY(outcome.out.contains("not understood: "));
    QVERIFY(outcome.out.contains("not allowed: "));
    QVERIFY(outcome.out.contains("> pass\n")); // among the legal moves
}

void TestProgram::protocolEndsWithItsInput()
{
    QCOMPARE(run({"protocol"}).status, 0);
    const Outcome whole = run({"protocol"}, "{\"id\":1,\"cmd\":\"hello\"}\n\n{\"id\":2,\"cmd\":\"hello\"}");
    QCOMPARE(whole.status, 0);
    QCOMPARE(whole.out.count('\n'), 3); // one answer a line, the last without a line end too
    QVERIFY(whole.err.isEmpty());
    const Outcome quit = run({"protocol"}, "{\"id\":1,\"cmd\":\"quit\"}\n{\"id\":2,\"cmd\":\"hello\"}\n");
    QCOMPARE(quit.status, 0);
    QCOMPARE(quit.out, "{\"id\":1,\"ok\":true}\n");
}

void TestProgram::protocolEndsWhenNobodyListens()
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
