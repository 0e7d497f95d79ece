// Columns, cells, filters, search and likeness, on readings made up for the purpose.
#include "capitol/readings/alike.h"
#include "capitol/readings/folding.h"
#include "capitol/readings/selection.h"
#include "capitol/readings/summary.h"
#include "capitol/readings/typography.h"
#include "folder.h"

#include <QTest>

using namespace capitol;

namespace {

LocalText text(const std::string& english)
{
    return {{"en", english}, {"it", english + " it"}, {"fr", english + " fr"}, {"nl", english + " nl"}};
}

Statement says(const std::string& words)
{
    return {Status::stated, {{"A", "1"}}, text(words)};
}

const Statement silent{Status::silent, {}, {}};

Reading reading(int number, int chapter, Judgement judgement, Statement north, Statement south)
{
    Reading made;
    made.number = number;
    made.id = "r" + std::to_string(number);
    made.chapter = chapter;
    made.judgements = {judgement};
    made.topic = text("Topic " + std::to_string(number));
    made.ruling = north.says.empty() ? text("played") : north.says;
    made.effect = text("Été");
    made.sheets = {std::move(north), std::move(south)};
    return made;
}

// North plays schmidt, south plays dutch.
Readings sample()
{
    Readings readings;
    readings.reference = "schmidt";
    readings.sheets = {{"north", "schmidt", text("North"), {"A"}, {{"A", "Alpha"}}},
                       {"south", "dutch", text("South"), {"A"}, {{"A", "Alpha"}}}};
    readings.chapters = {{"one", text("One")}, {"two", text("Two")}};
    for (const char* word : status_words)
        readings.words[word] = text(word);
    for (const char* word : heading_words)
        readings.words[word] = text(word);
    readings.words["alike"] = text("No difference.");
    readings.words["two_differ"] = text("{a} and {b} differ in {n}");
    readings.words["two_differ_once"] = text("{a} and {b} differ once");
    readings.words["many_differ"] = text("Unlike {a}: {n}");
    readings.words["quoted"] = text("“{a}”");
    readings.words["marks"] = text("marks {a}");
    readings.words["these"] = text(": {n}.");
    readings.words["above_all"] = text("; above all: {n}.");
    readings.synonyms["en"] = {{{"necktie"}, {"tie-breaks"}}, // met first, but only begun
                               {{"tie", "score"}, {"tie-break", "draw", "equal bids"}}};
    readings.synonyms["fr"] = {{{"être"}, {"exister"}}};
    readings.readings = {reading(1, 0, Judgement::agree, says("six"), says("six")),
                         reading(2, 1, Judgement::variant, says("cards"), says("scores")),
                         reading(3, 0, Judgement::slip, says("ten"), says("four")),
                         reading(4, 1, Judgement::clarification, silent, says("at once"))};
    readings.readings[1].weight = 9;
    readings.readings[1].knobs = {
        {"auction.tie_break", {{"schmidt", "[highest_card, seat_order]"}, {"dutch", "[lowest_score]"}}}};
    Situation situation;
    situation.id = "U1";
    situation.topic = text("Situation");
    situation.choice = text("chosen");
    situation.why = text("reason");
    situation.sheets = {silent, says("either way")};
    situation.weight = 4;
    situation.knobs = {{"auction.zero_bid", {{"schmidt", "unsold"}}}};
    readings.situations = {situation};
    return readings;
}

Variant shipped(const std::string& id)
{
    return shipped_library().load(id).value.value();
}

std::vector<Column> both_sheets(const Readings& readings)
{
    return {sheet_column(readings, 0), sheet_column(readings, 1)};
}

QStringList numbers(const Readings& readings, const std::vector<Column>& columns, const Selection& selection)
{
    QStringList found;
    for (const Row& row : select(readings, columns, compare(readings, columns), selection))
        found += QString::fromStdString(row.number());
    return found;
}

} // namespace

class TestReadingsComparison : public QObject
{
    Q_OBJECT

private slots:
    void rows_stand_chapter_by_chapter()
    {
        const Readings readings = sample();
        QCOMPARE(numbers(readings, both_sheets(readings), {}), QStringList({"1", "3", "U1", "2", "4"}));
    }

    void a_sheets_cell_is_what_it_says()
    {
        const Readings readings = sample();
        const auto rows = compare(readings, both_sheets(readings));
        const Cell& four = rows[1].cells[1];
        QCOMPARE(four.says, text("four"));
        QCOMPARE(four.passages, (std::vector<SheetPassage>{{"A", "1"}}));
        QVERIFY(four.departs);
        QVERIFY(!rows[1].cells[0].departs);
        QCOMPARE(rows[4].cells[0].status, Status::silent);
        QVERIFY(rows[4].cells[0].says.empty());
        QVERIFY(!rows[4].cells[1].departs);                  // only a clarification
        QCOMPARE(rows[2].cells[0].status, Status::silent);   // a situation
        QCOMPARE(rows[2].cells[1].says, text("either way")); // that the other text touches
    }

    void a_variants_cell_is_its_values_in_the_words_of_who_plays_them()
    {
        const Readings readings = sample();
        Variant own = shipped("schmidt");
        own.id = "own";
        own.rules.auction.tie_break = {TieBreak::seat_order};
        const std::vector<Column> columns{variant_column(shipped("schmidt")),
                                          variant_column(shipped("dutch")), variant_column(own)};
        const Row row = compare(readings, columns)[3];
        QCOMPARE(row.number(), "2");
        QCOMPARE(row.cells[0].says, text("cards"));
        QVERIFY(!row.cells[0].departs);
        QCOMPARE(row.cells[1].says, text("scores"));
        QCOMPARE(row.cells[1].values, (std::vector<std::string>{"[lowest_score]"}));
        QVERIFY(row.cells[1].departs);
        QVERIFY(row.cells[2].says.empty());
        QCOMPARE(row.cells[2].values, (std::vector<std::string>{"[seat_order]"}));
    }

    void a_variant_chooses_in_open_situations()
    {
        const Readings readings = sample();
        Variant own = shipped("schmidt");
        own.rules.auction.zero_bid = ZeroBid::may_win;
        const Row row = compare(readings, {variant_column(shipped("schmidt")), variant_column(own)})[2];
        QCOMPARE(row.cells[0].says, text("chosen"));
        QVERIFY(row.cells[1].says.empty());
        QCOMPARE(row.cells[1].values, (std::vector<std::string>{"may_win"}));
    }

    void a_variants_fountains_include_the_boards()
    {
        const Column column = variant_column(shipped("schmidt"));
        QCOMPARE(column.rules.setup.printed_fountains,
                 (std::map<std::string, int>{{"cap", 2}, {"esq", 1}, {"pal", 1}}));
    }

    void filters_keep_their_rows_data()
    {
        QTest::addColumn<int>("filter");
        QTest::addColumn<QStringList>("kept");
        const auto row = [](const char* name, Filter filter, const QStringList& kept) {
            QTest::newRow(name) << static_cast<int>(filter) << kept;
        };
        row("all", Filter::all, {"1", "3", "U1", "2", "4"});
        row("differences", Filter::differences, {"3", "2"});
        row("play", Filter::play, {"2"});
        row("variants", Filter::variants, {"2"});
        row("slips", Filter::slips, {"3"});
        row("silences", Filter::silences, {"4"});
        row("situations", Filter::situations, {"U1"});
    }

    void filters_keep_their_rows()
    {
        QFETCH(int, filter);
        const Readings readings = sample();
        const Selection selection{static_cast<Filter>(filter), {}, "en"};
        QTEST(numbers(readings, both_sheets(readings), selection), "kept");
    }

    void silences_are_those_of_the_columns()
    {
        const Readings readings = sample();
        const Selection silences{Filter::silences, {}, "en"};
        QCOMPARE(numbers(readings, {sheet_column(readings, 1)}, silences), QStringList());
        QCOMPARE(numbers(readings, {variant_column(shipped("schmidt"))}, silences), QStringList("4"));
    }

    void variants_differ_by_their_values()
    {
        const Readings readings = sample();
        const std::vector<Column> columns{variant_column(shipped("schmidt")),
                                          variant_column(shipped("dutch"))};
        QCOMPARE(numbers(readings, columns, {Filter::differences, {}, "en"}), QStringList("2"));
    }

    // A variant of one's own that plays another game, and in which a bid of zero wins.
    static Column own_column()
    {
        Variant own = shipped("schmidt");
        own.id = "own";
        own.name = {{"en", "Own {n}"}};
        own.rules.auction.zero_bid = ZeroBid::may_win;
        own.rules.auction.tie_break = {TieBreak::lowest_score};
        return variant_column(own);
    }

    void what_changes_play_stands_by_weight()
    {
        Readings readings = sample();
        const std::vector<Column> columns{variant_column(shipped("schmidt")), own_column()};
        QCOMPARE(numbers(readings, columns, {Filter::play, {}, "en"}), QStringList({"2", "U1"}));
        readings.situations[0].weight = 9; // of equally heavy rows the one that the rulebook has first
        QCOMPARE(numbers(readings, columns, {Filter::play, {}, "en"}), QStringList({"U1", "2"}));
        QCOMPARE(numbers(readings, columns, {Filter::all, {}, "en"}),
                 QStringList({"1", "3", "U1", "2", "4"}));
    }

    void cells_are_held_against_the_first_column()
    {
        const Readings readings = sample();
        const auto columns = both_sheets(readings);
        const auto of_row = [&](std::size_t row, const std::vector<Column>& shown) {
            return contrasts(readings, shown, compare(readings, shown)[row]);
        };
        using Found = std::vector<Contrast>;
        QCOMPARE(of_row(0, columns), (Found{Contrast::none, Contrast::none}));  // both say six
        QCOMPARE(of_row(1, columns), (Found{Contrast::none, Contrast::words})); // ten and four: no knob
        QCOMPARE(of_row(3, columns), (Found{Contrast::none, Contrast::play}));
        QCOMPARE(of_row(4, columns), (Found{Contrast::none, Contrast::none})); // a silence is no difference
        QCOMPARE(of_row(3, {columns[1], columns[0]}), (Found{Contrast::none, Contrast::play}));
        QCOMPARE(of_row(3, {columns[1]}), Found{Contrast::play}); // alone: with the reference
        QCOMPARE(of_row(3, {columns[0]}), Found{Contrast::none});
    }

    // What the variants make of it is not what the texts say.
    void sheets_that_say_the_same_do_not_change_play()
    {
        Readings readings = sample();
        readings.readings[1].sheets[1].says = readings.readings[1].sheets[0].says;
        const auto columns = both_sheets(readings);
        const Row row = compare(readings, columns)[3];
        QCOMPARE(row.number(), "2");
        QVERIFY(!changes_play(columns, row));
        QCOMPARE(contrasts(readings, columns, row), (std::vector<Contrast>{Contrast::none, Contrast::none}));
        const std::vector<Column> variants{variant_column(shipped("schmidt")),
                                           variant_column(shipped("dutch"))};
        QVERIFY(changes_play(variants, compare(readings, variants)[3]));
    }

    void a_silence_that_is_played_otherwise_changes_play()
    {
        Readings readings = sample();
        readings.situations[0].knobs[0].values["dutch"] = "may_win";
        const auto columns = both_sheets(readings);
        const Row row = compare(readings, columns)[2];
        QCOMPARE(row.number(), "U1");
        QVERIFY(changes_play(columns, row));
        QCOMPARE(contrasts(readings, columns, row), (std::vector<Contrast>{Contrast::none, Contrast::play}));
    }

    void the_summary_counts_and_names_the_heaviest()
    {
        Readings readings = sample();
        const Column schmidt = variant_column(shipped("schmidt"));
        const auto told = [&](const std::vector<Column>& columns) {
            return word_summary(readings, columns, compare(readings, columns), "en");
        };
        QCOMPARE(told({schmidt, schmidt}), "No difference.");
        QCOMPARE(told(both_sheets(readings)), "“North” and “South” differ once: Topic 2.");
        QCOMPARE(told({sheet_column(readings, 0), own_column()}),
                 "“North” and “Own {n}” differ in 2: Topic 2; Situation.");
        QCOMPARE(told({sheet_column(readings, 0), sheet_column(readings, 1), own_column()}),
                 "Unlike “North”: “South” 1, “Own {n}” 2; above all: Topic 2; Situation.");
        QCOMPARE(told({schmidt}), "");
        readings.readings[2].knobs = readings.readings[1].knobs; // two rows about one knob count twice
        readings.readings[2].weight = 8;
        QCOMPARE(told(both_sheets(readings)), "“North” and “South” differ in 2; above all: Topic 2.");
    }

    void synonyms_are_found_by_words_that_begin_so_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("found");
        const QStringList scores{"2"};
        const auto row = [](const char* search, const char* language, const QStringList& found) {
            QTest::newRow((std::string(language) + " " + search).c_str()) << search << language << found;
        };
        row("tie-break", "en", scores);
        row("TIE-BREAK", "en", scores);
        row("equal bids", "en", scores);
        row("topic equal bids 2", "en", scores);
        row("equal", "en", {"1"}); // a word of two: as it was typed
        row("exister", "fr", {"1", "3", "2", "4"});
        row("exist", "fr", {"1", "3", "2", "4"}); // typing is under way
        row("exi", "fr", {});
        row("exist", "en", {});
    }

    void synonyms_are_found_by_words_that_begin_so()
    {
        QFETCH(QString, search);
        QFETCH(QString, language);
        Readings readings = sample();
        readings.readings[0].topic = text("Necktie");        // does not begin so
        readings.readings[0].sheets[0].says = text("equal"); // typed, and found anywhere
        readings.readings[0].sheets[1].says = text("equal");
        for (Reading& reading : readings.readings)
            reading.effect["fr"] = "Peut être";
        const Selection selection{Filter::all, search.toStdString(), language.toStdString()};
        QTEST(numbers(readings, both_sheets(readings), selection), "found");
    }

    void a_section_is_found_by_its_name()
    {
        const Readings readings = sample();
        const Selection selection{Filter::all, "alpha ten", "en"};
        QCOMPARE(numbers(readings, both_sheets(readings), selection), QStringList("3"));
    }

    void search_wants_all_its_words_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("found");
        const QStringList all{"1", "3", "U1", "2", "4"};
        QTest::newRow("nothing") << ""
                                 << "en" << all;
        QTest::newRow("a number") << "U1"
                                  << "en" << QStringList("U1");
        QTest::newRow("capitals") << "SCORES"
                                  << "en" << QStringList("2");
        QTest::newRow("two words") << "topic ten"
                                   << "en" << QStringList("3");
        QTest::newRow("two words apart") << "four scores"
                                         << "en" << QStringList();
        QTest::newRow("accents") << "ete"
                                 << "en" << QStringList({"1", "3", "2", "4"});
        QTest::newRow("a knob") << "zero_bid"
                                << "en" << QStringList("U1");
        QTest::newRow("a value") << "lowest_score"
                                 << "en" << QStringList("2");
        QTest::newRow("the word for silence") << "silent"
                                              << "en" << QStringList({"U1", "4"});
        QTest::newRow("another language") << "reason nl"
                                          << "nl" << QStringList("U1");
        QTest::newRow("not that language") << "reason nl"
                                           << "fr" << QStringList();
    }

    void search_wants_all_its_words()
    {
        QFETCH(QString, search);
        QFETCH(QString, language);
        const Readings readings = sample();
        const Selection selection{Filter::all, search.toStdString(), language.toStdString()};
        QTEST(numbers(readings, both_sheets(readings), selection), "found");
    }

    void folding_forgets_capitals_and_accents()
    {
        QCOMPARE(folded("ÀÉÎÕÜ Ç ñ ÿ"), "aeiou c n y");
        QCOMPARE(folded("l’étage"), "l'etage");
        QCOMPARE(folded("Città, Œuvre – \xc3"), "citta, oeuvre – \xc3");
        QCOMPARE(folded("e\xcc\x81galite\xcc\x81"), "egalite"); // accents by themselves
        QCOMPARE(folded("ex æquo\xc2\xa0:\xe2\x80\xaf!"), "ex aequo : !");
    }

    void french_holds_its_punctuation()
    {
        QCOMPARE(typeset("« Une » : a ; b ? c !", "fr"),
                 "«\xc2\xa0"
                 "Une\xc2\xa0»\xc2\xa0: a\xc2\xa0; b\xc2\xa0? c\xc2\xa0!");
        QCOMPARE(typeset("a : b", "nl"), "a : b");
        QCOMPARE(colon("fr"), "\xc2\xa0:");
        QCOMPARE(colon("en"), ":");
    }

    void a_silence_is_half_a_difference()
    {
        const Readings readings = sample();
        const auto columns = both_sheets(readings);
        const Distance found = distance(compare(readings, columns), columns, 0, 1);
        QCOMPARE(found.different, 2);
        QCOMPARE(found.silent, 2); // a reading and a situation
        QCOMPARE(found.halves(), 6);
        QCOMPARE(distance(compare(readings, columns), columns, 1, 0).halves(), 6);
        QCOMPARE(distance(compare(readings, columns), columns, 1, 1).halves(), 0);
    }

    void likes_stand_side_by_side_and_the_first_stays()
    {
        const Readings readings = sample();
        const Column schmidt = variant_column(shipped("schmidt"));
        const Column dutch = variant_column(shipped("dutch"));
        QCOMPARE(order_by_likeness(readings, {schmidt, dutch, schmidt, dutch}),
                 (std::vector<std::size_t>{0, 2, 1, 3}));
        QCOMPARE(order_by_likeness(readings, {dutch, schmidt}), (std::vector<std::size_t>{0, 1}));
        QVERIFY(order_by_likeness(readings, {}).empty());
    }
};

QTEST_GUILESS_MAIN(TestReadingsComparison)
#include "test_readings_comparison.moc"
