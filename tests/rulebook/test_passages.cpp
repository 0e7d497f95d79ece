// The language that the rulebook's passages are written in, and its files in every language.
#include "books.h"

#include "capitol/rulebook/variant_facts.h"
#include "rulebook/condition.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestPassages : public QObject
{
    Q_OBJECT

private slots:
    void a_passage_is_filled_by_number();
    void a_passage_that_cannot_be_read_is_refused();
    void a_condition_asks_for_facts();
    void every_language_has_every_passage_with_the_same_places();
    void a_fault_in_a_file_is_told_with_its_place_data();
    void a_fault_in_a_file_is_told_with_its_place();
    void an_unknown_language_is_refused();
    void without_a_folder_that_is_told();
};

void TestPassages::a_passage_is_filled_by_number()
{
    std::string fault;
    const Counting english{{"none", "one", "two"}, false};
    const Counting french{{"zéro", "un", "deux"}, true};
    const auto passage = Wording::parse("{n|a **card**|# **cards**}, {=n}, {n}", fault);
    const auto said = [&](int n, const Counting& counting) {
        Facts facts;
        facts.set("n", n);
        return plain(passage->fill(facts, counting));
    };
    QCOMPARE(said(1, english), std::string("a card, 1, one"));
    QCOMPARE(said(2, english), std::string("two cards, 2, two"));
    QCOMPARE(said(0, english), std::string("none cards, 0, none"));
    QCOMPARE(said(0, french), std::string("a card, 0, zéro"));
    QCOMPARE(said(7, english), std::string("7 cards, 7, 7"));
    Facts facts;
    facts.set("n", 0);
    QCOMPARE(plain(Wording::parse("{n|no card|a card|# cards}", fault)->fill(facts, french)),
             std::string("no card"));
}

void TestPassages::a_passage_that_cannot_be_read_is_refused()
{
    for (const char* text : {"{n", "n}", "{}", "{n|one}", "{n|a|b|c|d}", "{n|{m|b}"}) {
        std::string fault;
        QVERIFY2(!Wording::parse(text, fault), text);
        QVERIFY(!fault.empty());
    }
}

void TestPassages::a_condition_asks_for_facts()
{
    Facts facts;
    facts.set("rounds", 4);
    facts.set("rule", std::string("any"));
    const auto holds = [&](const char* text) {
        std::string fault;
        return Condition::parse(text, fault)->holds(facts);
    };
    QVERIFY(holds("rounds = 4 and rule = any"));
    QVERIFY(!holds("rounds > 4 and rule = any"));
    QVERIFY(holds("rounds > 4 and rule = any or rounds < 5"));
    QVERIFY(holds("rule != tallest"));
    QVERIFY(Condition().holds(facts));
    std::string fault;
    QVERIFY(!Condition::parse("rounds", fault));
    QVERIFY(!Condition::parse("rounds = 4 rule = any", fault));
}

void TestPassages::every_language_has_every_passage_with_the_same_places()
{
    const Language& english = writer("en").language();
    QVERIFY(english.passages.size() > 200);
    for (const char* code : languages) {
        const Loaded<RulebookWriter> loaded = load_rulebook_writer({CAPITOL_RULEBOOK_DIR}, code);
        QVERIFY2(loaded.diagnostics.empty(), loaded ? "" : loaded.diagnostics.front().text().c_str());
        const Language& language = loaded.value->language();
        for (const auto& [name, passage] : english.passages)
            QVERIFY2(language.passages.at(name).names() == passage.names(), (code + (" " + name)).c_str());
        for (const auto& [name, phrase] : english.phrases)
            QVERIFY2(language.phrases.at(name).names() == phrase.names(), (code + (" " + name)).c_str());
    }
}

void TestPassages::a_fault_in_a_file_is_told_with_its_place_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const char* file, const char* what, const char* by,
                        const char* told) { QTest::newRow(name) << file << what << by << told; };
    row("passage missing", "it.yaml", "    piles: >-", "    pile_: >-", "passages.setup.piles");
    row("passage unknown", "it.yaml", "    piles: >-", "    pile_: >-", "did you mean setup.piles");
    row("phrase missing", "it.yaml", "  senator:", "  senators:", "phrases.senator");
    row("fact unknown", "it.yaml", "{setup.hand.list}", "{setup.hand.lists}", "did you mean setup.hand.list");
    row("brace open", "it.yaml", "{setup.hand.list}", "{setup.hand.list", "a { without its }");
    row("condition wrong", "structure.yaml", "if pieces.floors = 0", "if pieces.floors is 0", "FACT = VALUE");
    row("condition's fact", "structure.yaml", "if pieces.floors = 0", "if piece.floors = 0",
        "did you mean pieces.floors");
    row("element's fact", "structure.yaml", "when: ex.bid.shown = 1", "when: ex.bit.shown = 1",
        "ex.bid.shown");
    row("list unknown", "structure.yaml", "each: tied_bids", "each: tied_bid", "did you mean tied_bids");
    row("diagram unknown", "structure.yaml", "diagram: bid", "diagram: bet", "board, area or bid");
    row("key unknown", "structure.yaml", "diagram: bid", "diagrams: bid", "did you mean diagram");
}

void TestPassages::a_fault_in_a_file_is_told_with_its_place()
{
    QFETCH(QString, file);
    QFETCH(QString, what);
    QFETCH(QString, by);
    QFETCH(QString, told);
    const QTemporaryDir folder;
    for (const char* name : {"structure.yaml", "it.yaml"}) {
        QFile source(QString(CAPITOL_RULEBOOK_DIR "/") + name);
        QVERIFY(source.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(source.readAll());
        if (file == name) {
            const auto at = text.indexOf(what);
            QVERIFY(at >= 0);
            text.replace(at, what.size(), by);
        }
        QFile copy(folder.filePath(name));
        QVERIFY(copy.open(QIODevice::WriteOnly));
        copy.write(text.toUtf8());
    }
    const Loaded<RulebookWriter> loaded = load_rulebook_writer({folder.path().toStdString()}, "it");
    QVERIFY(!loaded);
    QString all;
    for (const Diagnostic& diagnostic : loaded.diagnostics) {
        QVERIFY(QString::fromStdString(diagnostic.file).endsWith(file));
        QVERIFY(diagnostic.line > 0);
        all += QString::fromStdString(diagnostic.text()) + "\n";
    }
    QVERIFY2(all.contains(told), qPrintable(all));
}

void TestPassages::an_unknown_language_is_refused()
{
    const Loaded<RulebookWriter> loaded = load_rulebook_writer({CAPITOL_RULEBOOK_DIR}, "la");
    QVERIFY(!loaded);
    QCOMPARE(loaded.diagnostics.front().key, std::string("language"));
}

void TestPassages::without_a_folder_that_is_told()
{
    const Loaded<RulebookWriter> loaded = load_rulebook_writer({}, "en");
    QVERIFY(!loaded);
    QCOMPARE(loaded.diagnostics.front().id, Diagnostic::Id::unreadable);
}

QTEST_GUILESS_MAIN(TestPassages)
#include "test_passages.moc"
