// What the program says of variants, sheets and records that it is given.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTest>

using namespace capitol::test;
using nlohmann::json;

namespace {

const QString source_dir = CAPITOL_SOURCE_DIR;

} // namespace

class TestReading : public QObject
{
    Q_OBJECT

private slots:
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
    void replayGoesAsFarAsTheRecordIsSound();

private:
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_cli.run(arguments, input);
    }

    Cli m_cli;
};

void TestReading::validateKnowsFilesByContent()
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

void TestReading::validateListsAllErrors()
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

void TestReading::showPrintsAVariantThatLoads()
{
    const Outcome shown = run({"show", "dutch"});
    QCOMPARE(shown.status, 0);
    m_cli.write("dutch.yaml", shown.out);
    const QString original = source_dir + "/variants/dutch.yaml";
    QCOMPARE(run({"diff", original, m_cli.path("dutch.yaml")}).out, "no differences\n");
    QFile::remove(m_cli.path("dutch.yaml"));
}

void TestReading::diffNamesWhatDiffers()
{
    const Outcome outcome = run({"diff", "schmidt", "dutch"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("auction.tie_break: [highest_card, seat_order] -> [lowest_score]\n"));
    QVERIFY(outcome.out.contains("draw.extra_optional: false -> true\n"));
    QVERIFY(!outcome.out.contains("rounds"));
}

void TestReading::rulebookWritesABook()
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

void TestReading::rulebookThatCannotBeWrittenChangesNothing()
{
    const Outcome outcome =
        run({"rulebook", "dutch", "--format", "html", "--output", m_cli.path("nowhere/rules.html")});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("nowhere/rules.html"), outcome.err.data());
}

void TestReading::diffComparesTheSheets()
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

void TestReading::diffComparesSheetsWithVariants()
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

void TestReading::diffPrintsTablesInAnyForm_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("text") << "text"
                          << QByteArray("Testo olandese: Vince il giocatore con il punteggio più basso");
    QTest::newRow("markdown") << "markdown" << QByteArray("| Testo olandese |");
    QTest::newRow("html") << "html" << QByteArray("<html lang=\"it\">");
}

void TestReading::diffPrintsTablesInAnyForm()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, holds);
    const Outcome outcome =
        run({"diff", "--sheets", "--filter", "variants", "--language", "it", "--format", format});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains(holds), outcome.out.left(2000).data());
}

void TestReading::replayTellsTheEnd()
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

void TestReading::replayGoesAsFarAsTheRecordIsSound()
{
    QFile whole(source_dir + "/tests/records/schmidt-3.capitol");
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = whole.readAll().split('\n');
    const auto first = lines.indexOf("moves:") + 1;
    QByteArray damaged = lines.mid(0, first + 10).join('\n') + "\n- 1 nonsense\n";
    damaged += lines.mid(first + 10, 7).join('\n') + "\n";
    m_cli.write("damaged.capitol", damaged);
    const Outcome outcome = run({"replay", m_cli.path("damaged.capitol"), "--json"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("nonsense") && outcome.err.contains("only the 10 moves before line "),
             outcome.err.data());
    const json replayed = json::parse(outcome.out.toStdString());
    QCOMPARE(replayed["moves"], 10);
    QCOMPARE(replayed["stopped"]["line"], int(first) + 11);
    QCOMPARE(replayed["stopped"]["unread_lines"], 7);
    QCOMPARE(run({"validate", m_cli.path("damaged.capitol")}).status, 1);
}

QTEST_GUILESS_MAIN(TestReading)
#include "test_reading.moc"
