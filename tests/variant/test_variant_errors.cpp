// What is wrong with a file is said with its line, its column, its key, what was found and what was meant.
#include "folder.h"

#include <QTest>

using namespace capitol;
using Id = Diagnostic::Id;

Q_DECLARE_METATYPE(capitol::Diagnostic::Id)

namespace {

// One row: a file that has exactly one fault. `text` begins in line 4 (see child_of_schmidt).
void row(const char* name, const char* text, int line, int column, Id id, const char* key, const char* found,
         const char* suggestion = "")
{
    QTest::newRow(name) << QByteArray::fromStdString(child_of_schmidt(text)) << line << column << id
                        << QString(key) << QString::fromUtf8(found) << QString(suggestion);
}

// The same for a whole file.
void whole(const char* name, const QByteArray& text, int line, int column, Id id, const char* key,
           const char* found, const char* suggestion = "")
{
    QTest::newRow(name) << text << line << column << id << QString(key) << QString::fromUtf8(found)
                        << QString(suggestion);
}

void whole_numbers()
{
    row("below the range", "rounds: 0", 4, 9, Id::out_of_range, "rounds", "\"0\"");
    row("above the range", "rounds: 9", 4, 9, Id::out_of_range, "rounds", "\"9\"");
    row("negative", "draw:\n  count: -1", 5, 10, Id::out_of_range, "draw.count", "\"-1\"");
    row("far too large", "rounds: 99999999999999999999", 4, 9, Id::out_of_range, "rounds",
        "\"99999999999999999999\"");
    row("a word", "rounds: four", 4, 9, Id::wrong_type, "rounds", "\"four\"");
    row("leading zero", "rounds: 08", 4, 9, Id::wrong_type, "rounds", "\"08\"", "8");
    row("underscores", "pieces: {floors: 1_00}", 4, 18, Id::wrong_type, "pieces.floors", "\"1_00\"", "100");
    row("hexadecimal", "pieces: {floors: 0x10}", 4, 18, Id::wrong_type, "pieces.floors", "\"0x10\"");
    row("with a plus", "rounds: +4", 4, 9, Id::wrong_type, "rounds", "\"+4\"", "4");
    row("a fraction", "rounds: 4.5", 4, 9, Id::wrong_type, "rounds", "\"4.5\"");
    row("a whole fraction", "rounds: 4.0", 4, 9, Id::wrong_type, "rounds", "\"4.0\"", "4");
    row("an exponent", "rounds: 1e0", 4, 9, Id::wrong_type, "rounds", "\"1e0\"");
    row("in quotes", "rounds: \"4\"", 4, 9, Id::wrong_type, "rounds", "\"4\"", "4");
    row("nothing", "rounds:", 4, 1, Id::wrong_type, "rounds", "nothing");
    row("null", "rounds: ~", 4, 1, Id::wrong_type, "rounds", "nothing");
    row("a list for a number", "rounds: [4]", 4, 9, Id::wrong_type, "rounds", "a list");
    row("a map for a number", "rounds: {a: 4}", 4, 9, Id::wrong_type, "rounds", "a map");
}

void flags_and_choices()
{
    row("yes", "draw: {extra_optional: yes}", 4, 24, Id::wrong_type, "draw.extra_optional", "\"yes\"",
        "true");
    row("Off", "draw: {extra_optional: Off}", 4, 24, Id::wrong_type, "draw.extra_optional", "\"Off\"",
        "false");
    row("True", "draw: {extra_optional: True}", 4, 24, Id::wrong_type, "draw.extra_optional", "\"True\"",
        "true");
    row("true in quotes", "draw: {extra_optional: 'true'}", 4, 24, Id::wrong_type, "draw.extra_optional",
        "\"true\"", "true");
    row("1 for true", "draw: {extra_optional: 1}", 4, 24, Id::wrong_type, "draw.extra_optional", "\"1\"",
        "true");
    row("flase", "draw: {extra_optional: flase}", 4, 24, Id::wrong_type, "draw.extra_optional", "\"flase\"",
        "false");
    row("no flag at all", "draw: {extra_optional: maybe}", 4, 24, Id::wrong_type, "draw.extra_optional",
        "\"maybe\"");
    row("a word misspelled", "draw:\n  rule: upto", 5, 9, Id::not_allowed, "draw.rule", "\"upto\"", "up_to");
    row("a word with a hyphen", "draw:\n  rule: up-to", 5, 9, Id::not_allowed, "draw.rule", "\"up-to\"",
        "up_to");
    row("a word in capitals", "draw:\n  rule: ADD", 5, 9, Id::not_allowed, "draw.rule", "\"ADD\"", "add");
    row("a word of another knob", "draw:\n  rule: shuffle", 5, 9, Id::not_allowed, "draw.rule",
        "\"shuffle\"");
    row("a list for a word", "draw:\n  rule: [add]", 5, 9, Id::wrong_type, "draw.rule", "a list");
    row("nothing for a word", "draw: {rule: }", 4, 8, Id::wrong_type, "draw.rule", "nothing");
}

void keys()
{
    row("unknown key", "colour: red", 4, 1, Id::unknown_key, "colour", "\"colour\"");
    row("misspelled key", "roundz: 4", 4, 1, Id::unknown_key, "roundz", "\"roundz\"", "rounds");
    row("misspelled section", "auctoin: {zero_bid: unsold}", 4, 1, Id::unknown_key, "auctoin", "\"auctoin\"",
        "auction");
    row("misspelled key below", "auction:\n  tie_brake: []", 5, 3, Id::unknown_key, "auction.tie_brake",
        "\"tie_brake\"", "tie_break");
    row("letters swapped", "draw: {cuont: 3}", 4, 8, Id::unknown_key, "draw.cuont", "\"cuont\"", "count");
    row("key in the wrong section", "max_step: 2", 4, 1, Id::unknown_key, "max_step", "\"max_step\"",
        "placement.max_step");
    row("after letters of two bytes", "name: {fr: \"Règles d’été\", xx: no}", 4, 28, Id::unknown_key,
        "name.xx", "\"xx\"");
    row("duplicate key", "rounds: 4\nrounds: 4", 5, 1, Id::duplicate_key, "rounds", "\"rounds\"");
    row("key below given twice", "draw:\n  count: 6\n  rule: add\n  count: 6", 7, 3, Id::duplicate_key,
        "draw.count", "\"count\"");
    row("card value given twice", "deck: {roof: {1: 20, 1: 20}}", 4, 22, Id::duplicate_key, "deck.roof.1",
        "\"1\"");
    row("format given twice", "format: 1", 4, 1, Id::duplicate_key, "format", "\"format\"");
    row("a scalar for a section", "draw: 6", 4, 7, Id::wrong_type, "draw", "\"6\"");
    row("nothing for a section", "draw:", 4, 1, Id::wrong_type, "draw", "nothing");
    row("a list for a section", "draw: [1, 2]", 4, 7, Id::wrong_type, "draw", "a list");
    row("a list as a key", "? [a]\n: b", 4, 3, Id::wrong_type, "", "a list as a key");
}

void tables()
{
    row("copies that are a word", "deck:\n  roof: {8: two}", 5, 13, Id::wrong_type, "deck.roof.8", "\"two\"");
    row("too many copies", "deck:\n  roof: {8: 65}", 5, 13, Id::out_of_range, "deck.roof.8", "\"65\"");
    row("a card value of 0", "deck:\n  floor: {0: 24}", 5, 11, Id::out_of_range, "deck.floor.0", "\"0\"");
    row("a card value of 100", "deck:\n  floor: {100: 24}", 5, 11, Id::out_of_range, "deck.floor.100",
        "\"100\"");
    row("a card value that is a word", "deck:\n  floor: {one: 24}", 5, 11, Id::wrong_type, "deck.floor.one",
        "\"one\"");
    row("a list for a deck", "deck: {roof: [1, 2]}", 4, 14, Id::wrong_type, "deck.roof", "a list");
    row("a colour misspelled", "deck:\n  permit: {withe: {1: 8}}", 5, 12, Id::unknown_key,
        "deck.permit.withe", "\"withe\"", "white");
    row("a permit's copies", "deck:\n  permit: {red: {1: x}}", 5, 21, Id::wrong_type, "deck.permit.red.1",
        "\"x\"");
    row("a list of permits", "deck:\n  permit: {red: [1]}", 5, 17, Id::wrong_type, "deck.permit.red",
        "a list");
    row("an area misspelled", "setup:\n  printed_fountains:\n    cpa: 2", 6, 5, Id::unknown_key,
        "setup.printed_fountains.cpa", "\"cpa\"", "cap");
    row("an area in capitals", "setup: {printed_fountains: {CAP: 2}}", 4, 29, Id::unknown_key,
        "setup.printed_fountains.CAP", "\"CAP\"", "cap");
    row("an area's count", "setup: {printed_fountains: {cap: 17}}", 4, 34, Id::out_of_range,
        "setup.printed_fountains.cap", "\"17\"");
}

void lists()
{
    row("a tile misspelled", "auction:\n  schedule:\n  - []\n  - []\n  - [fountian]\n  - []", 8, 6,
        Id::not_allowed, "auction.schedule[2][0]", "\"fountian\"", "fountain");
    row("a tile for a round", "auction: {schedule: [temple, [], [], []]}", 4, 22, Id::wrong_type,
        "auction.schedule[0]", "\"temple\"");
    row("a word for a schedule", "auction: {schedule: temple}", 4, 21, Id::wrong_type, "auction.schedule",
        "\"temple\"");
    row("nine tiles in a round",
        "auction:\n  schedule: [[], [fountain, fountain, fountain, fountain, fountain, fountain, fountain, "
        "fountain, "
        "fountain], [], []]",
        5, 18, Id::out_of_range, "auction.schedule[1]", "a list of 9");
    row("nine rounds of tiles", "auction: {schedule: [[], [], [], [], [], [], [], [], []]}", 4, 21,
        Id::out_of_range, "auction.schedule", "a list of 9");
    row("a tie break misspelled", "auction: {tie_break: [highest_cards]}", 4, 23, Id::not_allowed,
        "auction.tie_break[0]", "\"highest_cards\"", "highest_card");
    row("a tie break twice", "auction: {tie_break: [seat_order, lowest_score, seat_order]}", 4, 49,
        Id::not_allowed, "auction.tie_break[2]", "\"seat_order\"");
    row("a word for tie breaks", "auction: {tie_break: lowest_score}", 4, 22, Id::wrong_type,
        "auction.tie_break", "\"lowest_score\"");
    row("a building of no roof shape", "setup: {buildings: [1r, 2x]}", 4, 25, Id::not_allowed,
        "setup.buildings[1]", "\"2x\"");
    row("a building of no floors", "setup: {buildings: [0r]}", 4, 21, Id::not_allowed, "setup.buildings[0]",
        "\"0r\"");
    row("a building of 51 floors", "setup: {buildings: [51r]}", 4, 21, Id::out_of_range, "setup.buildings[0]",
        "\"51r\"");
    row("a list for a building", "setup: {buildings: [[1r]]}", 4, 21, Id::wrong_type, "setup.buildings[0]",
        "a list");
    row("21 buildings", "setup: {buildings: [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}", 4, 20,
        Id::out_of_range, "setup.buildings", "a list of 21");
}

void headers()
{
    whole("no format", "id: x\nrounds: 4\n", 1, 1, Id::missing_key, "format", "");
    whole("no id", "format: 1\n", 1, 1, Id::missing_key, "id", "");
    whole("another format", "format: 2\nid: x\n", 1, 9, Id::out_of_range, "format", "\"2\"");
    whole("an id with a blank", "format: 1\nid: my rules\n", 2, 5, Id::not_allowed, "id", "\"my rules\"");
    whole("an id in capitals", "format: 1\nid: X\n", 2, 5, Id::not_allowed, "id", "\"X\"");
    whole("an id that is a list", "format: 1\nid: [x]\n", 2, 5, Id::wrong_type, "id", "a list");
    whole("unknown parent", "format: 1\nid: x\nextends: schmit\n", 3, 10, Id::unknown_variant, "extends",
          "\"schmit\"", "schmidt");
    whole("unknown parent by name", "format: 1\nid: x\nextends: no-such.yaml\n", 3, 10, Id::unknown_variant,
          "extends", "\"no-such.yaml\"");
    whole("a parent by path", "format: 1\nid: x\nextends: no/such.yaml\n", 3, 10, Id::not_allowed, "extends",
          "\"no/such.yaml\"");
    whole("a parent that is a list", "format: 1\nid: x\nextends: [schmidt]\n", 3, 10, Id::wrong_type,
          "extends", "a list");
    whole("a parent that is nothing", "format: 1\nid: x\nextends:\n", 3, 1, Id::wrong_type, "extends",
          "nothing");
    row("unknown board", "board: roma", 4, 8, Id::unknown_board, "board", "\"roma\"", "rome");
    row("a board by path", "board: ../boards/rome", 4, 8, Id::unknown_board, "board", "\"../boards/rome\"");
    row("a board that is a list", "board: [rome]", 4, 8, Id::wrong_type, "board", "a list");
    row("a name that is a list", "name: [x]", 4, 7, Id::wrong_type, "name", "a list");
    row("a name's text that is a map", "name: {en: {a: b}}", 4, 12, Id::wrong_type, "name.en", "a map");
    row("a name too long", ("name: " + std::string(101, 'n')).c_str(), 4, 7, Id::out_of_range, "name",
        "101 characters");
}

void documents()
{
    whole("empty file", "", 1, 1, Id::syntax, "", "nothing");
    whole("comments only", "# nothing\n\n# at all\n", 1, 1, Id::syntax, "", "nothing");
    whole("a list", "- a\n- b\n", 1, 1, Id::wrong_type, "", "a list");
    whole("a scalar", "\nhello\n", 2, 1, Id::wrong_type, "", "\"hello\"");
    whole("two documents", "format: 1\nid: x\n---\nformat: 1\n", 4, 1, Id::syntax, "", "a second document");
    whole("a quotation cut off", "format: 1\nid: x\nname: \"a", 3, 9, Id::syntax, "",
          "a quotation mark that is never closed");
    whole("a quotation never closed", "format: 1\nid: x\nname: 'a\n", 4, 1, Id::syntax, "",
          "a quotation mark that is never closed");
    row("an unknown anchor", "rounds: *four", 4, 9, Id::bad_alias, "",
        "the referenced anchor is not defined");
    row("an alias of itself", "deck: &deck {roof: *deck}", 4, 20, Id::bad_alias, "",
        "an alias of something that contains it");
    row("a merge with a number", "deck: {<<: 5}", 4, 12, Id::bad_alias, "", "<<: \"5\"");
    row("a tag", "rounds: !!int 4", 4, 9, Id::syntax, "", "the tag \"tag:yaml.org,2002:int\"");
    row("an aliased wrong value", "draw: {count: &many 12}\nplayers: {max: *many}", 5, 16, Id::out_of_range,
        "players.max", "\"12\"");
}

} // namespace

class TestVariantErrors : public QObject
{
    Q_OBJECT

private slots:
    void one_fault_one_message_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<Diagnostic::Id>("id");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("suggestion");
        whole_numbers();
        flags_and_choices();
        keys();
        tables();
        lists();
        headers();
        documents();
    }

    void one_fault_one_message()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(Diagnostic::Id, id);
        QFETCH(QString, key);
        QFETCH(QString, found);
        QFETCH(QString, suggestion);
        const auto loaded = shipped_library().load_text(text.toStdString(), "x.yaml");
        QVERIFY(!loaded);
        const QByteArray message = texts(loaded.diagnostics);
        QVERIFY2(loaded.diagnostics.size() == 1, message);
        const Diagnostic& diagnostic = loaded.diagnostics.front();
        QVERIFY2(diagnostic.id == id, message);
        QVERIFY2(diagnostic.line == line && diagnostic.column == column, message);
        QCOMPARE(QString::fromStdString(diagnostic.key), key);
        QCOMPARE(QString::fromStdString(diagnostic.found), found);
        QCOMPARE(QString::fromStdString(diagnostic.suggestion), suggestion);
        QCOMPARE(diagnostic.file, "x.yaml");
        QVERIFY(!diagnostic.allowed.empty());
    }

    void all_faults_of_a_file_are_told_at_once()
    {
        const auto loaded = shipped_library().load_text("id: x\n"
                                                        "extends: schmit\n"
                                                        "roundz: 4\n"
                                                        "players: {min: 1, max: 5}\n"
                                                        "board: roma\n"
                                                        "deck:\n"
                                                        "  roof: {1: x, 0: 2}\n"
                                                        "  roof: {1: 14}\n"
                                                        "auction:\n"
                                                        "  schedule: [[fountian, tempel], 3]\n"
                                                        "draw: {rule: upto, extra_optional: yes}\n",
                                                        "bad.yaml");
        const QByteArray expected =
            R"(bad.yaml:5:8: board: board not found, found "roma", allowed: rome, did you mean rome?
bad.yaml:8:3: deck.roof: duplicate key, found "roof", allowed: each key only once; it is already in line 7
bad.yaml:2:10: extends: variant not found, found "schmit", allowed: dutch, english-sheet, french-sheet, italian-sheet or schmidt, did you mean schmidt?
bad.yaml:1:1: format: missing key, allowed: format: 1
bad.yaml:3:1: roundz: unknown key, found "roundz", allowed: format, id, extends, name, summary, players, rounds, board, setup, pieces, deck, construction, placement, auction, scoring, draw, information, end or bundle, did you mean rounds?
bad.yaml:4:16: players.min: found "1", allowed: a whole number 2..4
bad.yaml:4:24: players.max: found "5", allowed: a whole number 2..4
bad.yaml:7:13: deck.roof.1: found "x", allowed: a whole number 0..64
bad.yaml:7:16: deck.roof.0: found "0", allowed: a whole number 1..99
bad.yaml:10:15: auction.schedule[0][0]: found "fountian", allowed: fountain, amphitheatre or temple, did you mean fountain?
bad.yaml:10:25: auction.schedule[0][1]: found "tempel", allowed: fountain, amphitheatre or temple, did you mean temple?
bad.yaml:10:34: auction.schedule[1]: found "3", allowed: a list of fountain, amphitheatre or temple
bad.yaml:11:14: draw.rule: found "upto", allowed: add or up_to, did you mean up_to?
bad.yaml:11:36: draw.extra_optional: found "yes", allowed: true or false, did you mean true?
bad.yaml:1:5: warning: id: the file name does not match the id, found "x", better: "bad"
)";
        QCOMPARE(texts(loaded.diagnostics), expected);
    }

    void a_tab_is_called_a_tab()
    {
        const auto loaded = shipped_library().load_text("format: 1\nid: x\ndraw:\n\tcount: 6\n", "x.yaml");
        QCOMPARE(loaded.diagnostics.size(), 1u);
        const Diagnostic& diagnostic = loaded.diagnostics.front();
        QCOMPARE(diagnostic.id, Id::syntax);
        QCOMPARE(diagnostic.line, 4);
        QVERIFY2(diagnostic.found.starts_with("a tab"), diagnostic.found.c_str());
        QCOMPARE(diagnostic.allowed, "indent with spaces");
    }

    void broken_yaml_names_the_place()
    {
        const auto loaded =
            shipped_library().load_text("format: 1\nid: x\ndraw: {count: 6\nrounds: 4\n", "x.yaml");
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().id, Id::syntax);
        QVERIFY(loaded.diagnostics.front().line >= 3);
    }

    void a_parents_faults_name_the_parents_file()
    {
        const Folder folder;
        folder.write("a.yaml", "format: 1\nid: a\nrounds: 9\n");
        const auto loaded = folder.library().load_text("format: 1\nid: x\nextends: a\nrounds: 0\n", "x.yaml");
        QCOMPARE(loaded.diagnostics.size(), 2u);
        QCOMPARE(loaded.diagnostics[0].file, "x.yaml");
        QCOMPARE(loaded.diagnostics[1].file, (folder.path() / "a.yaml").string());
        QCOMPARE(loaded.diagnostics[1].line, 3);
    }

    void text_says_place_key_found_and_allowed()
    {
        Diagnostic diagnostic{Id::wrong_type, "variants/x.yaml",      3, 5, "deck.roof.8",
                              "\"two\"",      "a whole number 0..64", ""};
        QCOMPARE(diagnostic.text(),
                 "variants/x.yaml:3:5: deck.roof.8: found \"two\", allowed: a whole number 0..64");
        diagnostic.line = 0;
        QCOMPARE(diagnostic.text(),
                 "variants/x.yaml: deck.roof.8: found \"two\", allowed: a whole number 0..64");
    }
};

QTEST_GUILESS_MAIN(TestVariantErrors)
#include "test_variant_errors.moc"
