// What the program says about the variants, rule texts and records it is given.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QDir>
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
    void validate_knows_files_by_content();
    void validate_knows_files_of_canal_mania();
    void validate_finds_what_a_variant_of_canal_mania_names_beside_itself();
    void validate_lists_all_errors();
    void validate_prints_json();
    void validate_reads_the_standard_input();
    void warnings_fail_only_when_strict();
    void a_board_is_named_as_its_file();
    void a_users_file_of_a_shipped_id_is_passed_over_and_named();
    void show_prints_a_variant_that_loads();
    void diff_tells_the_rules_in_words_data();
    void diff_tells_the_rules_in_words();
    void diff_prints_json();
    void diff_ends_as_git_does();
    void diff_sees_another_board();
    void diff_knows_the_other_game();
    void a_bundle_is_one_file();
    void a_bundle_is_of_either_game();
    void a_bundle_that_cannot_be_made_is_refused();
    void the_schemas_are_the_committed_ones();
    void rulebook_writes_a_book();
    void rulebook_that_cannot_be_written_changes_nothing();
    void diff_compares_the_sheets();
    void diff_orders_what_changes_play();
    void diff_compares_sheets_with_variants();
    void diff_prints_tables_in_any_form_data();
    void diff_prints_tables_in_any_form();
    void replay_tells_the_end();
    void replay_goes_as_far_as_the_record_is_sound();
    void replay_knows_canal_mania();
    void rulebook_knows_canal_mania();

private:
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_cli.run(arguments, input);
    }

    Cli m_cli;
};

void TestReading::validate_knows_files_by_content()
{
    m_cli.write("position.json", R"({"variant": "dutch", "players": 2, "phase": "construction"})");
    const QString variants = source_dir + "/variants/";
    const QString record = source_dir + "/tests/records/schmidt-3.capitol";
    const Outcome outcome = run({"validate", variants + "schmidt.yaml", variants + "dutch.yaml",
                                 variants + "boards/rome.yaml", record, m_cli.path("position.json")});
    QVERIFY2(outcome.status == 0, outcome.out.data());
    QCOMPARE(outcome.out.count("valid variant"), 2);
    QCOMPARE(outcome.out.count("valid board"), 1);
    QCOMPARE(outcome.out.count("valid record"), 1);
    QCOMPARE(outcome.out.count("valid position"), 1);
}

void TestReading::validate_knows_files_of_canal_mania()
{
    m_cli.write("start.json", R"({"players": 3, "step": "contract"})");
    m_cli.write("wrong.json", R"({"players": 3, "step": "contract", "round": "many"})");
    const QString folder = source_dir + "/variants/canal-mania/";
    const Outcome outcome =
        run({"validate", folder + "second-edition.yaml", folder + "decks/seventy-seven.yaml",
             folder + "maps/england.yaml", source_dir + "/tests/records/first-edition-3.canal",
             m_cli.path("start.json"), m_cli.path("wrong.json")});
    QCOMPARE(outcome.status, 1);
    for (const char* kind : {"variant", "deck", "map", "record", "position"})
        QVERIFY2(outcome.out.count(QByteArray("valid ") + kind) == 1, outcome.out.data());
    QVERIFY2(outcome.out.contains("wrong.json:1:") && outcome.out.contains("round"), outcome.out.data());
}

void TestReading::validate_finds_what_a_variant_of_canal_mania_names_beside_itself()
{
    QFile england(source_dir + "/variants/canal-mania/maps/england.yaml");
    QVERIFY(england.open(QIODevice::ReadOnly));
    QDir(m_cli.path(".")).mkpath("gifts/maps");
    m_cli.write("gifts/maps/fens.yaml", england.readAll().replace("\nid: england\n", "\nid: fens\n"));
    m_cli.write("gifts/cousin.yaml",
                "format: 1\nid: cousin\ngame: canal-mania\nextends: first-edition\nmap: fens\n");
    const QByteArray late = "format: 1\nid: late\ngame: canal-mania\nend: {rounds: 1}\nextends: cousin";
    for (const QByteArray end : {"\n", ".yaml\n"}) {
        m_cli.write("gifts/late.yaml", late + end);
        const Outcome outcome = run({"validate", "--strict", "gifts/late.yaml"});
        QCOMPARE(outcome.out, "gifts/late.yaml: valid variant\n");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(run({"validate", "-"}, late + end).status, 1);
    }
    m_cli.write("gifts/later.yaml", late);
    const Outcome warned = run({"validate", "gifts/later.yaml"});
    QCOMPARE(warned.status, 0);
    QCOMPARE(warned.out, "gifts/later.yaml:2:5: warning: id: the file name does not match the id, found "
                         "\"late\", better: \"later\"\n"
                         "gifts/later.yaml: valid variant\n");
    QCOMPARE(run({"validate", "--strict", "gifts/later.yaml"}).status, 1);
    m_cli.write("gifts/first-edition.yaml",
                "format: 1\nid: first-edition\ngame: canal-mania\nextends: second-edition\n");
    QVERIFY(
        run({"validate", "gifts/first-edition.yaml"}).out.contains("another variant or board has this id"));
}

void TestReading::validate_lists_all_errors()
{
    const QString variant = m_cli.path("broken.yaml");
    m_cli.write(
        "broken.yaml",
        "format: 1\nid: broken\nextends: schmidt\nname: {en: Broken}\nrounds: many\ndrow: {count: 6}\n");
    const Outcome outcome = run({"validate", variant, source_dir + "/variants/dutch.yaml", "no such file"});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.contains("broken.yaml:5:9: rounds: "));
    QVERIFY(outcome.out.contains("broken.yaml:6:1: drow: "));
    QVERIFY(outcome.out.contains("dutch.yaml: valid variant"));
    QVERIFY(outcome.out.contains("no such file: "));
    QCOMPARE(run({"show", variant}).status, 1);
}

void TestReading::validate_prints_json()
{
    m_cli.write("broken.yaml",
                "format: 1\nid: broken\nextends: schmidt\nrounds: 9\nrunds: 3\ndraw: {count: 6}\n");
    const Outcome outcome =
        run({"validate", "--format", "json", "broken.yaml", source_dir + "/variants/boards/rome.yaml"});
    QCOMPARE(outcome.status, 1);
    const json files = json::parse(outcome.out.toStdString())["files"];
    QCOMPARE(files.size(), 2u);
    QCOMPARE(files[0]["file"], "broken.yaml");
    QCOMPARE(files[0]["kind"], "variant");
    QCOMPARE(files[0]["valid"], false);
    const json& first = files[0]["diagnostics"][0];
    QCOMPARE(first["severity"], "error");
    QCOMPARE(first["id"], "out_of_range");
    QCOMPARE(first["line"], 4);
    QCOMPARE(first["column"], 9);
    QCOMPARE(first["key"], "rounds");
    QCOMPARE(first["found"], "\"9\"");
    QCOMPARE(first["allowed"], "a whole number 1..8");
    const json& second = files[0]["diagnostics"][1];
    QCOMPARE(second["id"], "unknown_key");
    QCOMPARE(second["suggestion"], "rounds");
    QCOMPARE(files[1]["kind"], "board");
    QCOMPARE(files[1]["valid"], true);
    QVERIFY(files[1]["diagnostics"].empty());
}

void TestReading::validate_reads_the_standard_input()
{
    const QByteArray good = "format: 1\nid: any\nextends: dutch\ndraw: {count: 5}\n";
    QCOMPARE(run({"validate", "-", "--strict"}, good).out, "<stdin>: valid variant\n");
    const Outcome bad = run({"validate", "-"}, good + "rounds: many\n");
    QCOMPARE(bad.status, 1);
    QCOMPARE(bad.out, "<stdin>:5:9: rounds: found \"many\", allowed: a whole number 1..8\n");
    QCOMPARE(run({"validate", "-", "--format", "json"}, good + "rounds: 4\n").status, 0);
    m_cli.write("beside.yaml", good);
    const Outcome alone = run({"validate", "-"}, "format: 1\nid: any\nextends: beside.yaml\n");
    QCOMPARE(alone.status, 1); // what comes from anywhere names no files here
    QCOMPARE(run({"validate", "-"}, QByteArray(2 << 20, 'a')).status, 1);
}

void TestReading::warnings_fail_only_when_strict()
{
    m_cli.write("warned.yaml", "format: 1\nid: other\nextends: schmidt\nrounds: 4\n");
    const Outcome outcome = run({"validate", "warned.yaml"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out,
             "warned.yaml:2:5: warning: id: the file name does not match the id, found \"other\", better: "
             "\"warned\"\n"
             "warned.yaml:4:9: warning: rounds: same as in the parent, found 4, better: leave it out\n"
             "warned.yaml: valid variant\n");
    QCOMPARE(run({"validate", "--strict", "warned.yaml"}).status, 1);
    m_cli.write("mine.capitol.yaml", "format: 1\nid: mine\nextends: schmidt\n");
    QCOMPARE(run({"validate", "--strict", "mine.capitol.yaml"}).status, 0);
}

void TestReading::a_board_is_named_as_its_file()
{
    QFile rome(source_dir + "/variants/boards/rome.yaml");
    QVERIFY(rome.open(QIODevice::ReadOnly));
    m_cli.write("plot.yaml", rome.readAll());
    const Outcome outcome = run({"validate", "plot.yaml"});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains("warning: id: the file name does not match the id, found \"rome\""),
             outcome.out.data());
    QVERIFY2(outcome.out.contains("warning: id: another variant or board has this id"), outcome.out.data());
}

// A broken file of a shipped id stops nothing: what came with the program is played, and the file named.
void TestReading::a_users_file_of_a_shipped_id_is_passed_over_and_named()
{
    m_cli.write("schmidt.yaml", "rounds: [");
    m_cli.write("dutch.yaml", "format: 1\nid: dutch\nextends: schmidt\ndraw: {count: 1}\n");
    const Outcome arena = run({"arena", "--players", "random,random", "--games", "2", "--variant", "dutch"});
    QVERIFY2(arena.status == 0, arena.err.data());
    QVERIFY2(arena.err.contains("dutch.yaml: warning: another variant or board has this id"),
             arena.err.data());
    const Outcome shown = run({"show", "dutch"});
    QVERIFY(shown.out.contains("count: 6"));
    QFile::remove(m_cli.path("schmidt.yaml"));
    QFile::remove(m_cli.path("dutch.yaml"));
}

void TestReading::show_prints_a_variant_that_loads()
{
    const Outcome shown = run({"show", "dutch"});
    QCOMPARE(shown.status, 0);
    m_cli.write("again.yaml", shown.out);
    const QString original = source_dir + "/variants/dutch.yaml";
    QCOMPARE(run({"diff", original, m_cli.path("again.yaml")}).out, "no differences\n");
}

void TestReading::diff_tells_the_rules_in_words_data()
{
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<QByteArray>("chapter");
    QTest::newRow("en") << QByteArray("Schmidt rules -> Dutch rules\n") << QByteArray("\nAuctions\n");
    QTest::newRow("it") << QByteArray("Regole Schmidt -> Regole olandesi\n") << QByteArray("\nLe aste\n");
    QTest::newRow("fr") << QByteArray("Règles Schmidt -> Règles néerlandaises\n")
                        << QByteArray("\nLes enchères\n");
    QTest::newRow("nl") << QByteArray("Schmidt-regels -> Nederlandse regels\n")
                        << QByteArray("\nVeilingen\n");
}

void TestReading::diff_tells_the_rules_in_words()
{
    QFETCH(QByteArray, names);
    QFETCH(QByteArray, chapter);
    const Outcome outcome = run({"diff", "schmidt", "dutch", "--language", QTest::currentDataTag()});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.startsWith(names), outcome.out.data());
    QVERIFY2(outcome.out.contains(chapter), outcome.out.data());
    QVERIFY(outcome.out.contains("auction.tie_break: [highest_card, seat_order] -> [lowest_score]\n"));
    QVERIFY(outcome.out.contains("draw.extra_optional: false -> true\n"));
    QVERIFY(!outcome.out.contains("rounds"));
    QVERIFY(outcome.out.count("\n  - ") == outcome.out.count("\n  + ") && outcome.out.count("\n  - ") >= 4);
    for (const QByteArray& line : outcome.out.split('\n'))
        QVERIFY2(QString::fromUtf8(line).size() <= 80, line.data());
}

void TestReading::diff_prints_json()
{
    const Outcome outcome = run({"diff", "schmidt", "dutch", "--format", "json", "--language", "nl"});
    QCOMPARE(outcome.status, 0);
    const json diff = json::parse(outcome.out.toStdString());
    QCOMPARE(diff["b"], "Nederlandse regels");
    QCOMPARE(diff["knobs"].size(), 4u);
    QCOMPARE(diff["knobs"][0]["key"], "setup.first_player");
    QCOMPARE(diff["knobs"][0]["b"], "oldest");
    QVERIFY(diff["rules"].size() >= 4);
    for (const json& rule : diff["rules"])
        QVERIFY(!rule["a"].get<std::string>().empty() && !rule["b"].get<std::string>().empty());
    QCOMPARE(run({"diff", "schmidt", "dutch", "--format", "html"}).status, 2);
}

void TestReading::diff_ends_as_git_does()
{
    QCOMPARE(run({"diff", "schmidt", "dutch"}).status, 0);
    QCOMPARE(run({"diff", "--exit-code", "schmidt", "dutch"}).status, 1);
    QCOMPARE(run({"diff", "--exit-code", "schmidt", "schmidt"}).status, 0);
    QCOMPARE(run({"diff", "--exit-code", "schmidt", "nowhere"}).status, 2);
    QCOMPARE(run({"diff", "--exit-code", "--sheets"}).status, 2);
}

void TestReading::diff_knows_the_other_game()
{
    const Outcome outcome = run({"diff", "--game", "canal-mania", "--exit-code", "first-edition",
                                 "contract-values", "--language", "nl"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains("\nscoring.contract_value: false -> true\n"), outcome.out.data());
    QCOMPARE(outcome.out.count("\n  - "), 2);
    QCOMPARE(outcome.out.count("\n  + "), 2);
    const Outcome sentences = run({"diff", "--game", "canal-mania", "first-edition", "second-edition"});
    QVERIFY2(sentences.out.simplified().contains("can join. Its canal"), sentences.out.data());
    const Outcome map =
        run({"diff", "--game", "canal-mania", "first-edition", "second-edition", "--format", "json"});
    QCOMPARE(map.status, 0);
    const json diff = json::parse(map.out.toStdString());
    QCOMPARE(diff["knobs"].size(), 2u);
    QCOMPARE(diff["knobs"][0]["key"], "contracts.junctions");
    QCOMPARE(diff["knobs"][1]["b"], "england-newark");
}

void TestReading::diff_sees_another_board()
{
    const QByteArray plot =
        "format: 1\nid: plot\nareas:\n- {code: one, colour: red, outline: [[0, 0], [9, 0], [9, 9]], "
        "label: [1, 1], small_sites: [[1, 1]]}\n";
    const QByteArray text =
        "format: 1\nid: x\nextends: schmidt\nboard: plot\nauction: {schedule: [[], [], [], []]}\n";
    QDir(m_cli.path(".")).mkpath("a/boards");
    QDir(m_cli.path(".")).mkpath("b/boards");
    m_cli.write("a/x.yaml", text);
    m_cli.write("b/x.yaml", text);
    m_cli.write("a/boards/plot.yaml", plot);
    m_cli.write("b/boards/plot.yaml", QByteArray(plot).replace("red", "black"));
    const Outcome outcome = run({"diff", "--exit-code", "a/x.yaml", "b/x.yaml"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains("board: plot -> another plot\n"), outcome.out.data());
}

void TestReading::a_bundle_is_one_file()
{
    QDir(m_cli.path(".")).mkpath("boards");
    m_cli.write("boards/plot.yaml",
                "format: 1\nid: plot\nareas:\n- {code: one, colour: red, outline: [[0, 0], [9, 0], "
                "[9, 9]], label: [1, 1], small_sites: [[1, 1]]}\n");
    m_cli.write("mum.yaml",
                "format: 1\nid: mum\nextends: schmidt\nboard: plot\nauction: {schedule: [[], [], [], []]}\n"
                "deck: {permit: {black: {}, white: {}}}\nsetup: {hand: {permit: 2}}\n");
    m_cli.write("child.yaml", "format: 1\nid: child\nextends: mum\ndraw: {count: 3}\n");
    const Outcome made = run({"bundle", "child.yaml", "-o", "shared.yaml"});
    QVERIFY2(made.status == 0, made.err.data());
    QCOMPARE(made.out, "shared.yaml: child.yaml with mum, the board plot\n");
    const QByteArray shown = run({"show", "child"}).out;
    const QByteArray bundle = m_cli.read("shared.yaml");
    QCOMPARE(run({"bundle", "child"}).out, bundle);
    const Cli elsewhere;
    elsewhere.write("child.yaml", bundle);
    QCOMPARE(elsewhere.run({"validate", "--strict", "child.yaml"}).out, "child.yaml: valid variant\n");
    QCOMPARE(elsewhere.run({"validate", "--strict", "-"}, bundle).status, 0);
    QCOMPARE(elsewhere.run({"show", "child"}).out, shown);
    const Outcome played =
        elsewhere.run({"arena", "--variant", "child.yaml", "--players", "random,random", "--games", "2"});
    QVERIFY2(played.status == 0, played.err.data());
}

void TestReading::a_bundle_is_of_either_game()
{
    QDir(m_cli.path(".")).mkpath("canal-mania");
    m_cli.write("canal-mania/sister.yaml",
                "format: 1\nid: sister\ngame: canal-mania\nextends: first-edition\nsetup: {hand: 2}\n");
    m_cli.write("canal-mania/late.yaml",
                "format: 1\nid: late\ngame: canal-mania\nextends: sister\nend: {rounds: 1}\n");
    m_cli.write("canal-mania/repeating.yaml",
                "format: 1\nid: repeating\ngame: canal-mania\nextends: first-edition\nsetup: {hand: 0}\n");
    const Outcome warned = run({"bundle", "repeating"});
    QVERIFY2(warned.err.contains("warning: setup.hand: same as in the parent"), warned.err.data());
    const Outcome made = run({"bundle", "late", "-o", "late.yaml"});
    QVERIFY2(made.status == 0, made.err.data());
    QCOMPARE(made.out, "late.yaml: late with sister\n");
    const QByteArray bundle = m_cli.read("late.yaml");
    QCOMPARE(run({"bundle", "canal-mania/late.yaml"}).out, bundle);
    const Cli elsewhere;
    elsewhere.write("late.yaml", bundle);
    QCOMPARE(elsewhere.run({"validate", "--strict", "late.yaml"}).out, "late.yaml: valid variant\n");
    const QByteArray differences =
        elsewhere.run({"diff", "--game", "canal-mania", "first-edition", "late.yaml"}).out;
    QVERIFY2(differences.contains("setup.hand: 0 -> 2") && differences.contains("end.rounds: 2 -> 1"),
             differences.data());
}

void TestReading::a_bundle_that_cannot_be_made_is_refused()
{
    m_cli.write("lost.yaml", "format: 1\nid: lost\nextends: nobody\n");
    QCOMPARE(run({"bundle", "lost.yaml", "-o", "out.yaml"}).status, 1);
    QVERIFY(!QFile::exists(m_cli.path("out.yaml")));
    QCOMPARE(run({"bundle", "nowhere.yaml"}).status, 2);
}

void TestReading::the_schemas_are_the_committed_ones()
{
    for (const char* kind : {"variant", "board"}) {
        QFile file(source_dir + "/variants/schema/" + kind + ".schema.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(run({"schema", kind}).out == file.readAll(),
                 "capitol-cli schema KIND > variants/schema/KIND.schema.json");
    }
}

void TestReading::rulebook_writes_a_book()
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

void TestReading::rulebook_that_cannot_be_written_changes_nothing()
{
    const Outcome outcome =
        run({"rulebook", "dutch", "--format", "html", "--output", m_cli.path("nowhere/rules.html")});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("nowhere/rules.html"), outcome.err.data());
}

void TestReading::diff_compares_the_sheets()
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

void TestReading::diff_orders_what_changes_play()
{
    const Outcome outcome =
        run({"diff", "--sheets", "dutch", "english", "--filter", "play", "--format", "json"});
    QCOMPARE(outcome.status, 0);
    const json table = json::parse(outcome.out.toStdString());
    QVERIFY(table["summary"].get<std::string>().find("15 points") != std::string::npos);
    QCOMPARE(table["rows"].size(), 15u);
    QCOMPARE(table["rows"][0]["number"].get<std::string>(), std::string("63"));
    int last = 9;
    for (const json& row : table["rows"]) {
        QVERIFY(row["weight"].get<int>() <= last);
        last = row["weight"].get<int>();
        QCOMPARE(row["cells"][1]["contrast"].get<std::string>(), std::string("play"));
    }
    const Outcome text = run({"diff", "--sheets", "dutch", "english", "--filter", "play"});
    QVERIFY2(text.out.contains("\n  ≠ English text: "), text.out.left(2000).data());
    const Outcome ties = run({"diff", "--sheets", "--search", "spareggio", "--language", "it"});
    QVERIFY2(ties.out.contains("\n63  "), ties.out.left(2000).data());
}

void TestReading::diff_compares_sheets_with_variants()
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

void TestReading::diff_prints_tables_in_any_form_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("text") << "text"
                          << QByteArray("Testo olandese: Vince il giocatore con il punteggio più basso");
    QTest::newRow("markdown") << "markdown" << QByteArray("| Testo olandese |");
    QTest::newRow("html") << "html" << QByteArray("<html lang=\"it\">");
}

void TestReading::diff_prints_tables_in_any_form()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, holds);
    const Outcome outcome =
        run({"diff", "--sheets", "--filter", "variants", "--language", "it", "--format", format});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains(holds), outcome.out.left(2000).data());
}

void TestReading::replay_tells_the_end()
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

void TestReading::replay_goes_as_far_as_the_record_is_sound()
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

void TestReading::replay_knows_canal_mania()
{
    const QString record = source_dir + "/tests/records/first-edition-3.canal";
    const Outcome text = run({"replay", record});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("the game is over") && text.out.contains(": 112, wins\n"));
    const json replayed = json::parse(run({"replay", record, "--json"}).out.toStdString());
    QCOMPARE(replayed["scores"].dump(), R"({"1":112,"2":2,"3":97})");
    QCOMPARE(replayed["winners"].dump(), "[1]");
    QCOMPARE(replayed["position"]["seats"][2]["score"], 97);
    const Outcome seen = run({"replay", record, "--seen-by", "2"});
    QCOMPARE(seen.status, 0);
    QVERIFY(seen.out.contains(R"("event":"card_drawn","seat":1,"card":"?")"));
    QVERIFY(!seen.out.contains(R"("event":"card_drawn","seat":2,"card":"?")"));
    QCOMPARE(run({"replay", record, "--seen-by", "4"}).status, 2);

    QFile whole(record);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = whole.readAll().split('\n');
    const auto first = lines.indexOf("moves:") + 1;
    m_cli.write("damaged.canal",
                lines.mid(0, first + 5).join('\n') + "\n- 1 leap\n" + lines[first + 5] + "\n");
    const Outcome damaged = run({"replay", m_cli.path("damaged.canal"), "--json"});
    QCOMPARE(damaged.status, 1);
    const json stopped = json::parse(damaged.out.toStdString());
    QCOMPARE(stopped["moves"], 5);
    QCOMPARE(stopped["stopped"]["line"], int(first) + 6);
}

void TestReading::rulebook_knows_canal_mania()
{
    const Outcome printed = run({"rulebook", "--game", "canal-mania", "second-edition", "--language", "fr"});
    QVERIFY2(printed.status == 0, printed.err.data());
    QVERIFY(printed.out.startsWith("# "));
    QVERIFY(printed.out.contains("contrat"));
    QCOMPARE(run({"rulebook", "--game", "canal-mania", "schmidt"}).status, 2);
}

QTEST_GUILESS_MAIN(TestReading)
#include "test_reading.moc"
