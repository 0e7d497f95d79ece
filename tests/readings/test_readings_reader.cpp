// The readings' files: what they mean, and what is said of files that are wrong.
#include "capitol/readings/readings_library.h"
#include "folder.h"

#include <QTest>

using namespace capitol;

namespace {

constexpr const char* four = "{en: a, it: b, fr: c, nl: d}";

// A legend of two sheets and one chapter.
std::string legend()
{
    std::string name("name: ");
    name.append(four);
    std::string text = "format: 1\nreference: schmidt\nsheets:\n"
                       "  - {id: north, variant: schmidt, " +
                       name +
                       ", sections: {A: Alpha, B: Beta}}\n"
                       "  - {id: south, variant: dutch, " +
                       name + ", sections: {C: Gamma}}\nchapters: [{id: play, " + name + "}]\nwords:\n";
    const auto add = [&](const auto& words) {
        for (const char* word : words)
            text += std::string("  ") + word + ": " + four + "\n";
    };
    add(status_words);
    add(judgement_words);
    add(likelihood_words);
    add(heading_words);
    for (const SentenceWord& sentence : sentence_words) {
        std::string filled = "x";
        for (const char* place : sentence.places)
            filled += place ? std::string(" {") + place + "}" : std::string();
        text += std::string("  ") + sentence.word + ":\n";
        for (const char* language : languages)
            text.append("    ").append(language).append(": \"").append(filled).append("\"\n");
    }
    return text;
}

const std::string good_synonyms = R"(format: 1
synonyms:
  en: [{stems: [tie], typed: [tie-break, tie break]}]
  it: [{stems: [parità]}]
  fr: []
  nl: [{stems: [bron], typed: [put]}]
)";

const QByteArray good_reading = R"(format: 1
readings:
  - number: 7
    id: cards
    judgement: [variant, slip]
    topic: {en: Cards, it: Carte, fr: Cartes, nl: Kaarten}
    says: {en: six, it: sei, fr: six, nl: zes}
    sheets:
      north: {section: [A 1.2, B]}
      south: {status: ambiguous, section: [C], says: {en: to six, it: fino a sei, fr: jusqu'à six, nl: tot zes}}
    knobs: [{key: draw.rule, values: {schmidt: add, dutch: up_to}}]
    weight: 8
    effect: {en: e, it: e, fr: e, nl: e}
    picture:
      areas: [{colour: red, sites: ["1:2r", fountain, null], large: temple}]
      bids: [[7, 4], []]
      yard: [2r, 3]
situations:
  - id: U3
    likelihood: rarely
    topic: {en: t, it: t, fr: t, nl: t}
    choice: {en: c, it: c, fr: c, nl: c}
    why: {en: w, it: w, fr: w, nl: w}
    sheets:
      south: {status: implied, section: [C], says: {en: s, it: s, fr: s, nl: s}}
)";

Loaded<Readings> load(const QByteArray& chapter, const std::string& legend_text = legend(),
                      const std::string& synonyms = good_synonyms)
{
    const Folder folder;
    folder.write("readings/legend.yaml", legend_text);
    folder.write("readings/synonyms.yaml", synonyms);
    folder.write("readings/play.yaml",
                 std::string_view(chapter.data(), static_cast<std::size_t>(chapter.size())));
    return load_readings({folder.path()});
}

// Messages without the folder's name.
QByteArray complaints(const Loaded<Readings>& loaded)
{
    QByteArray all;
    for (Diagnostic diagnostic : loaded.diagnostics) {
        diagnostic.file = diagnostic.file.substr(diagnostic.file.rfind('/') + 1);
        all += QByteArray::fromStdString(diagnostic.text()) + '\n';
    }
    return all;
}

} // namespace

class TestReadingsReader : public QObject
{
    Q_OBJECT

private slots:
    void the_shipped_readings_load()
    {
        const auto loaded = load_readings(shipped_library().folders());
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->sheets.size(), 4u);
        QVERIFY(!loaded.value->readings.empty());
    }

    void a_reading_is_read_whole()
    {
        const auto loaded = load(good_reading);
        QVERIFY2(loaded, texts(loaded.diagnostics));
        const Readings& readings = *loaded.value;
        const Reading& reading = readings.readings.at(0);
        QCOMPARE(reading.id, "cards");
        QCOMPARE(reading.number, 7);
        QCOMPARE(reading.judgements, (std::vector{Judgement::variant, Judgement::slip}));
        QCOMPARE(reading.topic.at("fr"), "Cartes");
        QCOMPARE(reading.sheets.at(0).status, Status::stated);
        QCOMPARE(reading.sheets.at(0).passages, (std::vector<SheetPassage>{{"A", "1.2"}, {"B", ""}}));
        QCOMPARE(reading.sheets.at(0).passages[0].text(), "A 1.2");
        QCOMPARE(reading.sheets.at(0).says.at("it"), "sei");
        QCOMPARE(reading.sheets.at(1).status, Status::ambiguous);
        QCOMPARE(reading.sheets.at(1).says.at("nl"), "tot zes");
        QCOMPARE(reading.ruling.at("it"), "sei");
        const KnobReading& knob = reading.knobs.at(0);
        QCOMPARE(readings.value(knob, "dutch"), "up_to");
        QCOMPARE(readings.value(knob, "english-sheet"), "add");
        QCOMPARE(reading.weight, 8);
        const Picture::Area area{"red", {"1:2r", "fountain", ""}, "temple"};
        QCOMPARE(reading.picture->areas, std::vector{area});
        QCOMPARE(reading.picture->bids, (std::vector<std::vector<int>>{{7, 4}, {}}));
        QCOMPARE(reading.picture->yard, (std::vector<std::string>{"2r", "3"}));
    }

    void a_situation_is_read_whole()
    {
        const auto loaded = load(good_reading);
        QVERIFY2(loaded, texts(loaded.diagnostics));
        const Situation& situation = loaded.value->situations.at(0);
        QCOMPARE(situation.id, "U3");
        QCOMPARE(situation.likelihood, Likelihood::rarely);
        QCOMPARE(situation.why.at("en"), "w");
        QVERIFY(situation.knobs.empty());
        QCOMPARE(situation.weight, 0);
        QCOMPARE(situation.sheets.at(0).status, Status::silent);
        QCOMPARE(situation.sheets.at(1).status, Status::implied);
        QCOMPARE(situation.sheets.at(1).says.at("nl"), "s");
    }

    void the_ruling_may_be_a_sheets_own_words()
    {
        QByteArray text = good_reading;
        text.replace("    knobs:", "    ruling: south\n    knobs:");
        const auto loaded = load(text);
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->readings.at(0).ruling.at("en"), "to six");
    }

    void without_a_legend_that_is_said()
    {
        const Folder folder;
        const auto loaded = load_readings({folder.path()});
        QVERIFY(!loaded);
        QCOMPARE(loaded.diagnostics.size(), 2u); // legend and synonyms
        for (const Diagnostic& diagnostic : loaded.diagnostics)
            QCOMPARE(diagnostic.found, "no such file");
    }

    void mistakes_name_place_key_and_cure_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("mistaken");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* old, const char* mistaken, const char* message) {
            QTest::newRow(name) << QByteArray(old) << QByteArray(mistaken) << QByteArray(message);
        };
        row("a key nobody knows", "    id: cards", "    id: cards\n    topics: x",
            R"(play.yaml:5:5: readings[0].topics: unknown key, found "topics")");
        row("a sheet too few", "      north: {section: [A 1.2, B]}\n", "",
            "play.yaml:9:7: readings[0].sheets.north: ");
        row("a section the sheet has not", "section: [C]", "section: [D]",
            R"(play.yaml:10:44: readings[0].sheets.south.section[0]: )");
        row("no section", "section: [A 1.2, B]", "status: stated", "readings[0].sheets.north.section: ");
        row("a language too few", "it: Carte, ", "", "play.yaml:6:12: readings[0].topic.it: ");
        row("an empty text", "it: Carte", "it: \"\"", "play.yaml:6:28: readings[0].topic.it: ");
        row("one text for all", "{en: Cards, it: Carte, fr: Cartes, nl: Kaarten}", "Cards",
            R"(play.yaml:6:12: readings[0].topic: )");
        row("a judgement nobody knows", "[variant, slip]", "[varant]",
            R"(readings[0].judgement[0]: found "varant")");
        row("no judgement", "[variant, slip]", "[]", "readings[0].judgement: ");
        row("a number that is none", "number: 7", "number: seven", "play.yaml:3:13: readings[0].number: ");
        row("a status nobody knows", "status: ambiguous", "status: vague",
            "readings[0].sheets.south.status: ");
        row("a knob nobody knows", "key: draw.rule", "key: draw.rules",
            R"(readings[0].knobs[0].key: found "draw.rules")");
        row("a value the knob has not", "dutch: up_to", "dutch: below",
            R"(readings[0].knobs[0].values.dutch: )");
        row("no value of the reference", "schmidt: add, ", "", "readings[0].knobs[0].values.schmidt: ");
        row("no weight", "    weight: 8\n", "", "readings[0].weight: ");
        row("too much weight", "weight: 8", "weight: 10", "play.yaml:12:13: readings[0].weight: ");
        row("a weight of nothing", "weight: 8", "weight: 0", "readings[0].weight: ");
        row("a weight that is no number", "weight: 8", "weight: heavy", "readings[0].weight: ");
        row("a weight without knobs", "likelihood: rarely", "likelihood: rarely\n    weight: 3",
            R"(situations[0].weight: found "3")");
        row("no ruling", "    says: {en: six, it: sei, fr: six, nl: zes}\n", "", "readings[0].ruling: ");
        row("no such sheet's words", "    knobs:", "    ruling: east\n    knobs:", "readings[0].ruling: ");
        row("a situation without a number", "id: U3", "id: three", R"(situations[0].id: )");
        row("a likelihood nobody knows", "likelihood: rarely", "likelihood: seldom",
            "situations[0].likelihood: ");
        row("an unroofed building on a site", "\"1:2r\"", "\"1:2\"",
            "readings[0].picture.areas[0].sites[0]: ");
        row("a seat too high", "\"1:2r\"", "\"9:2r\"", "readings[0].picture.areas[0].sites[0]: ");
        row("a bid of words", "[7, 4]", "[seven]", "readings[0].picture.bids[0][0]: ");
        row("a yard of anything", "yard: [2r, 3]", "yard: [2x]", "readings[0].picture.yard[0]: ");
        row("a list as a map", "readings:\n", "readings: {}\nrows:\n", "play.yaml:2:11: readings: ");
        row("no format", "format: 1\n", "", "format: ");
    }

    void mistakes_name_place_key_and_cure()
    {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, mistaken);
        QFETCH(QByteArray, message);
        QByteArray text = good_reading;
        QVERIFY(text.contains(old));
        text.replace(text.indexOf(old), old.size(), mistaken);
        const auto loaded = load(text);
        QVERIFY(!loaded);
        QVERIFY2(complaints(loaded).contains(message), complaints(loaded));
        for (const Diagnostic& diagnostic : loaded.diagnostics) {
            QVERIFY2(diagnostic.line > 0, diagnostic.text().c_str());
            QVERIFY2(!diagnostic.allowed.empty(), diagnostic.text().c_str());
        }
    }

    void numbers_and_ids_are_nobody_elses()
    {
        QByteArray text = good_reading;
        const auto reading =
            text.mid(text.indexOf("  - number"), text.indexOf("situations") - text.indexOf("  - number"));
        text.insert(text.indexOf("situations"), reading);
        text += text.mid(text.indexOf("  - id: U3"));
        const QByteArray found = complaints(load(text));
        QVERIFY2(found.contains("readings[1].number: "), found);
        QVERIFY2(found.contains("readings[1].id: "), found);
        QVERIFY2(found.contains("situations[1].id: "), found);
    }

    void a_legend_names_each_thing_once_and_every_word()
    {
        std::string text = legend();
        text.replace(text.find("id: south"), 9, "id: north");
        text.erase(text.find("  silent"), text.find("  ambiguous") - text.find("  silent"));
        const QByteArray found = complaints(load(good_reading, text));
        QVERIFY2(found.contains("sheets[1].id: "), found);
        QVERIFY2(found.contains("words.silent: "), found);
    }

    void a_sentence_has_room_for_all_that_is_filled_in()
    {
        std::string text = legend();
        const std::string whole = "it: \"x {a} {b} {n}\"";
        text.replace(text.find(whole), whole.size(), "it: \"x {a} {n} {n}\"");
        const QByteArray found = complaints(load(good_reading, text));
        QVERIFY2(found.contains("words.two_differ.it: "), found);
        QVERIFY2(found.contains("{b}"), found);
        QVERIFY2(found.contains("{n}"), found);
        QVERIFY2(!found.contains("words.two_differ.en"), found);
    }

    void synonyms_are_read_whole()
    {
        const auto loaded = load(good_reading);
        QVERIFY2(loaded, texts(loaded.diagnostics));
        const auto& synonyms = loaded.value->synonyms;
        QCOMPARE(synonyms.at("en"), (std::vector<Synonyms>{{{"tie"}, {"tie-break", "tie break"}}}));
        QCOMPARE(synonyms.at("it"), (std::vector<Synonyms>{{{"parità"}, {}}}));
        QVERIFY(synonyms.find("fr") == synonyms.end());
    }

    void mistaken_synonyms_are_named_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("mistaken");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* old, const char* mistaken, const char* message) {
            QTest::newRow(name) << QByteArray(old) << QByteArray(mistaken) << QByteArray(message);
        };
        row("a language too few", "  fr: []\n", "", "synonyms.fr: ");
        row("a language nobody knows", "  fr: []\n", "  fr: []\n  de: []\n",
            R"(synonyms.yaml:6:3: synonyms.de: unknown key, found "de")");
        row("no stems", "stems: [bron], ", "", "synonyms.nl[0].stems: ");
        row("no stem", "[bron]", "[]", "synonyms.nl[0].stems: ");
        row("a stem twice", "[bron]", "[bron, BRON]", R"(synonyms.nl[0].stems[1]: found "BRON")");
        row("a word typed for a stem", "[put]", "[bron]", R"(synonyms.nl[0].typed[0]: found "bron")");
        row("an empty word", "[put]", "[\" \"]", "synonyms.nl[0].typed[0]: ");
        row("a list for a word", "[put]", "[[put]]", "synonyms.nl[0].typed[0]: ");
        row("a word as long as a sentence", "[put]", "[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]",
            "synonyms.nl[0].typed[0]: ");
        row("a key nobody knows", "typed: [put]", "types: [put]", "synonyms.nl[0].types: unknown key");
        row("no format", "format: 1\n", "", "format: ");
    }

    void mistaken_synonyms_are_named()
    {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, mistaken);
        QFETCH(QByteArray, message);
        QByteArray text = QByteArray::fromStdString(good_synonyms);
        QVERIFY(text.contains(old));
        text.replace(text.indexOf(old), old.size(), mistaken);
        const auto loaded = load(good_reading, legend(), text.toStdString());
        QVERIFY(!loaded);
        QVERIFY2(complaints(loaded).contains(message), complaints(loaded));
    }

    void rubbish_is_refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a list") << QByteArray("- a\n- b\n");
        QTest::newRow("bytes") << QByteArray("format: 1\nreadings: \xff\xfe");
        QTest::newRow("unclosed") << QByteArray("format: 1\nreadings: [{id: x");
        QTest::newRow("nulls") << QByteArray("format:\nreadings: [null, 3, [], {}]\nsituations: [null, 4]\n");
        QTest::newRow("deep") << QByteArray("format: 1\nreadings: ") + QByteArray(500, '[');
        QTest::newRow("bomb") << QByteArray(
            "format: 1\na: &a [1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\n"
            "c: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n");
        QTest::newRow("lists for words")
            << QByteArray("format: 1\nreadings: [{id: [], number: {}, judgement: x, topic: [], says: 1, "
                          "sheets: [], ruling: [], knobs: {}, effect: x, picture: []}]\n");
    }

    void rubbish_is_refused()
    {
        QFETCH(QByteArray, text);
        const auto loaded = load(text);
        QVERIFY(!loaded);
        QVERIFY(!loaded.diagnostics.empty());
    }
};

QTEST_GUILESS_MAIN(TestReadingsReader)
#include "test_readings_reader.moc"
