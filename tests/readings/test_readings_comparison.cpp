// Columns, cells, filters, search and likeness, on readings made up for the purpose.
#include "folder.h"
#include "readings/alike.h"
#include "readings/folding.h"
#include "readings/selection.h"
#include "readings/typography.h"

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
    readings.readings = {reading(1, 0, Judgement::agree, says("six"), says("six")),
                         reading(2, 1, Judgement::variant, says("cards"), says("scores")),
                         reading(3, 0, Judgement::slip, says("ten"), says("four")),
                         reading(4, 1, Judgement::clarification, silent, says("at once"))};
    readings.readings[1].knobs = {
        {"auction.tie_break", {{"schmidt", "[highest_card, seat_order]"}, {"dutch", "[lowest_score]"}}}};
    Situation situation;
    situation.id = "U1";
    situation.topic = text("Situation");
    situation.choice = text("chosen");
    situation.why = text("reason");
    situation.sheets = {silent, says("either way")};
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
        QCOMPARE(folded("Città, œuvre – \xc3"), "citta, œuvre – \xc3");
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
