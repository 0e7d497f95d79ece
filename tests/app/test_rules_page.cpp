// The model of the rulebook's page: written beside the window's thread, searched, in the language of the
// interface.
#include "canal/variant/library.h"
#include "rulebook/rich_words.h"
#include "rulebook/rulebook_model.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

class TestRulesPage : public QObject
{
    Q_OBJECT

    const Library library{{CAPITOL_SOURCE_DIR "/variants"}};

    Variant variant(const char* id) const { return *library.load(id).value; }
    static std::vector<std::filesystem::path> folders()
    {
        return {CAPITOL_SOURCE_DIR "/translations/rulebook"};
    }
    static void waitFor(const RulebookModel& model) { QTRY_VERIFY(!model.writing()); }

private slots:
    void found_words_stand_between_signs();
    void the_book_is_written_beside_the_window();
    void another_language_and_another_variant_are_another_book();
    void a_search_steps_round_and_round();
    void chapters_are_found_by_place_and_by_id();
    void what_differs_has_a_note();
    void files_that_are_missing_are_told();
    void rules_that_cannot_be_read_leave_no_book();
    void a_hostile_id_reaches_no_file_name();
};

// A variant of somebody else's, from a table or an attachment, may call itself anything.
void TestRulesPage::a_hostile_id_reaches_no_file_name()
{
    Variant hostile = variant("dutch");
    hostile.id = "../../.profile";
    QCOMPARE(sourceOf(folders(), hostile, hostile).fileName, QString("capitol"));
    const canal::Library canals({CAPITOL_SOURCE_DIR "/variants"});
    canal::Variant canal = *canals.load(canal::usual_variant).value;
    QVERIFY(sourceOf(folders(), canal, canal).fileName.startsWith("canal-mania-"));
    canal.id = "../../.profile";
    QCOMPARE(sourceOf(folders(), canal, canal).fileName, QString("canal-mania"));
}

// What is wrong stands in the book's place, and not the book of the variant before.
void TestRulesPage::rules_that_cannot_be_read_leave_no_book()
{
    RulebookModel model(folders());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(variant("dutch"), variant("schmidt"));
    waitFor(model);
    QVERIFY(model.count() > 0);
    model.refuse("capitol", "mine",
                 library.load_text("capitol_variant: 1\nrounds: many\n", "mine.yaml").diagnostics);
    QCOMPARE(model.count(), 0);
    QVERIFY(!model.writing() && model.chapters().isEmpty() && model.title().isEmpty());
    QCOMPARE(model.variantId(), QString("mine"));
    QVERIFY2(model.error().contains("mine.yaml, line 2"), qPrintable(model.error()));
    QSignalSpy told(&model, &RulebookModel::changed);
    model.setLanguage("fr");
    QVERIFY(told.size() > 0);
    model.show(variant("schmidt"), variant("schmidt"));
    waitFor(model);
    QVERIFY(model.error().isEmpty() && model.count() > 0);
}

void TestRulesPage::found_words_stand_between_signs()
{
    const capitol::Text text{{"a <b> ", false, false}, {"Roof", true, false}, {" roof", false, false}};
    const QList<int> places = placesOf("roof", text);
    QCOMPARE(places, QList<int>({6, 11}));
    const QString html = richWords(text, places, 4, 11);
    QCOMPARE(html, QString("a &lt;b&gt; <b>\u0002Roof</b>\u0004 \u0003roof\u0004"));
    QVERIFY(placesOf("", text).isEmpty());
    QCOMPARE(placesOf("l'a", {{"L’asta", false, false}}), QList<int>{0}); // as the keyboard has it
    QCOMPARE(placesOf("tôt ; trop", {{"tôt\u202f; trop", false, false}}), QList<int>{0});
    QCOMPARE(placesOf("cartes : 3", {{"cartes\u00a0: 3", false, false}}), QList<int>{0});
}

void TestRulesPage::the_book_is_written_beside_the_window()
{
    RulebookModel model(folders());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(variant("dutch"), variant("schmidt"));
    QVERIFY(model.writing());
    QCOMPARE(model.count(), 0); // not in this thread
    waitFor(model);
    QVERIFY(model.count() > 100);
    QCOMPARE(model.variantId(), QString("dutch"));
    QCOMPARE(model.title(), QString("Capitol: Dutch rules"));
    QVERIFY(!model.marks().isEmpty());
    // The last question is the one that is answered.
    model.show(variant("dutch"), variant("schmidt"));
    model.show(variant("schmidt"), variant("schmidt"));
    waitFor(model);
    QCOMPARE(model.variantId(), QString("schmidt"));
    QVERIFY(model.marks().isEmpty());
}

void TestRulesPage::another_language_and_another_variant_are_another_book()
{
    RulebookModel model(folders());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setLanguage("it");
    QCOMPARE(model.count(), 0); // no book was asked for
    model.show(variant("schmidt"), variant("schmidt"));
    waitFor(model);
    QCOMPARE(model.chapters().value(4), QString("La costruzione"));
    const int rows = model.count();
    model.setLanguage("nl");
    waitFor(model);
    QCOMPARE(model.chapters().value(4), QString("Bouwen"));
    QCOMPARE(model.count(), rows);
    model.show(variant("italian-sheet"), variant("schmidt"));
    waitFor(model);
    QVERIFY(model.count() > rows);
}

void TestRulesPage::a_search_steps_round_and_round()
{
    RulebookModel model(folders());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(variant("schmidt"), variant("schmidt"));
    waitFor(model);
    QCOMPARE(model.match(), 0);
    QCOMPARE(model.matchRow(), -1);
    model.setQuery("Temple");
    const int all = model.matches();
    QVERIFY(all > 5);
    QCOMPARE(model.match(), 1);
    const QString text = model.index(model.matchRow()).data(RulebookModel::Text).toString();
    QVERIFY(text.contains(foundNowBegins) && text.contains("temple"));
    model.step(-1);
    QCOMPARE(model.match(), all);
    model.step(1);
    QCOMPARE(model.match(), 1);
    // In tables too.
    model.setQuery("Livia 1 + 3");
    QVERIFY(model.matches() > 0);
    QCOMPARE(model.index(model.matchRow()).data(RulebookModel::Kind).toInt(), int(RulebookModel::Table));
    model.setQuery("no such words");
    QCOMPARE(model.matches(), 0);
    model.step(1);
    QCOMPARE(model.match(), 0);
}

void TestRulesPage::chapters_are_found_by_place_and_by_id()
{
    RulebookModel model(folders());
    model.show(variant("schmidt"), variant("schmidt"));
    waitFor(model);
    QCOMPARE(model.chapters().size(), 11);
    QCOMPARE(model.rowOfChapter(0), 0);
    QCOMPARE(model.rowOfChapter(11), -1);
    const int auction = model.rowOfChapterId("auction");
    QCOMPARE(model.chapterOfRow(auction), 6);
    QCOMPARE(model.chapterOfRow(auction - 1), 5);
    QCOMPARE(model.rowOfChapterId("nowhere"), -1);
    const auto isDiagram = [&](int row) {
        return model.index(row).data(RulebookModel::Kind).toInt() == RulebookModel::Diagram;
    };
    int diagrams = 0;
    for (int row = 0; row < model.count(); ++row) {
        QCOMPARE(model.drawing(row).empty(), !isDiagram(row));
        diagrams += isDiagram(row);
    }
    QCOMPARE(diagrams, 3);
}

void TestRulesPage::what_differs_has_a_note()
{
    RulebookModel model(folders());
    model.show(variant("dutch"), variant("schmidt"));
    waitFor(model);
    int marked = 0;
    for (int row = 0; row < model.count(); ++row) {
        const QModelIndex index = model.index(row);
        const bool differs = index.data(RulebookModel::Differs).toBool();
        QCOMPARE(index.data(RulebookModel::Note).toString().startsWith("<i>Schmidt rules:</i>"), differs);
        marked += differs;
    }
    QVERIFY(marked > 4);
}

void TestRulesPage::files_that_are_missing_are_told()
{
    RulebookModel model({"/no/such/folder"});
    model.show(variant("schmidt"), variant("schmidt"));
    waitFor(model);
    QCOMPARE(model.count(), 0);
    QVERIFY(model.error().contains("/no/such/folder"));
}

QTEST_GUILESS_MAIN(TestRulesPage)
#include "test_rules_page.moc"
