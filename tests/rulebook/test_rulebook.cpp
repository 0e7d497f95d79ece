// The rulebook says every rule of every variant in four languages, and its examples are the engine's.
// CAPITOL_WRITE_GOLDEN=1 writes the golden files anew, to be read as a difference.
#include "ruleset_generator.h"

#include "rulebook/condition.h"
#include "rulebook/html.h"
#include "rulebook/markdown.h"
#include "rulebook/scribe.h"
#include "rulebook/variant_facts.h"
#include "variant/schema.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstring>
#include <set>

using namespace capitol;
using namespace capitol::test;

namespace {

const Library& library()
{
    static const Library library({CAPITOL_SOURCE_DIR "/variants"});
    return library;
}

Variant variant(const char* id)
{
    return library().load(id).value.value();
}

const Variant& schmidt()
{
    static const Variant schmidt = variant("schmidt");
    return schmidt;
}

const Scribe& scribe(const std::string& language)
{
    static std::map<std::string, Scribe> scribes;
    const auto found = scribes.find(language);
    if (found != scribes.end())
        return found->second;
    return scribes.emplace(language, load_scribe({CAPITOL_RULEBOOK_DIR}, language).value.value())
        .first->second;
}

std::vector<std::string> words_of(const Block& block)
{
    std::vector<std::string> words{plain(block.text), plain(block.note)};
    for (const auto& row : block.rows)
        for (const Text& cell : row)
            words.push_back(plain(cell));
    return words;
}

std::string all_words(const Rulebook& book)
{
    std::string all;
    for (const Block& block : book.blocks)
        for (const std::string& words : words_of(block))
            all += words + "\n";
    return all;
}

Variant changed(const std::function<void(Ruleset&)>& change)
{
    Variant variant = schmidt();
    change(variant.rules);
    return variant;
}

// All rows of the table that has that many columns and stands in the chapter.
std::vector<std::string> table_in(const Rulebook& book, const std::string& chapter)
{
    std::vector<std::string> lines;
    for (const Block& block : book.blocks) {
        if (block.kind != Block::Kind::table || block.chapter != chapter)
            continue;
        for (std::size_t row = 1; row < block.rows.size(); ++row)
            lines.push_back(plain(block.rows[row].front()) + " | " + plain(block.rows[row].back()));
    }
    return lines;
}

std::string examples_in(const Rulebook& book, const std::string& chapter)
{
    std::string text;
    for (const Block& block : book.blocks)
        if (block.kind == Block::Kind::example && block.chapter == chapter)
            text += plain(block.text) + "\n";
    return text;
}

// What a person would stumble over. Empty if nothing.
std::string fault_in(const Rulebook& book)
{
    for (const Block& block : book.blocks)
        for (const std::string& words : words_of(block)) {
            for (const char* sign : {"{", "}", "|", "#", "**", "  ", " .", " ,", "item.", "ex."})
                if (words.find(sign) != std::string::npos)
                    return block.id + ": " + sign + " in: " + words;
            const bool sentence = block.kind == Block::Kind::paragraph || block.kind == Block::Kind::example;
            if (sentence && !plain(block.text).empty() && !std::strchr(".:)", plain(block.text).back()))
                return block.id + ": no end: " + words;
        }
    return {};
}

} // namespace

class TestRulebook : public QObject
{
    Q_OBJECT

private slots:
    void aPassageIsFilledByNumber();
    void aPassageThatCannotBeReadIsRefused();
    void aConditionAsksForFacts();
    void everyLanguageHasEveryPassageWithTheSamePlaces();
    void aFaultInAFileIsToldWithItsPlace_data();
    void aFaultInAFileIsToldWithItsPlace();
    void anUnknownLanguageIsRefused();
    void everyShippedVariantIsWrittenWhole();
    void generatedVariantsAreWrittenWhole();
    void everyKnobChangesTheTextInEveryLanguage_data();
    void everyKnobChangesTheTextInEveryLanguage();
    void theExamplesOfSchmidtAreRight();
    void theExamplesOfAnotherVariantAreRight();
    void tiesInAuctionsFollowTheVariant();
    void marksSayWhatDiffers();
    void changedPassagesAreThoseOfAnEdit();
    void aNameCannotBreakTheMarkup();
    void everyRuleInForceHasAChapter();
    void goldenFiles_data();
    void goldenFiles();
};

void TestRulebook::aPassageIsFilledByNumber()
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

void TestRulebook::aPassageThatCannotBeReadIsRefused()
{
    for (const char* text : {"{n", "n}", "{}", "{n|one}", "{n|a|b|c|d}", "{n|{m|b}"}) {
        std::string fault;
        QVERIFY2(!Wording::parse(text, fault), text);
        QVERIFY(!fault.empty());
    }
}

void TestRulebook::aConditionAsksForFacts()
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

void TestRulebook::everyLanguageHasEveryPassageWithTheSamePlaces()
{
    const Tongue& english = scribe("en").tongue();
    QVERIFY(english.passages.size() > 200);
    for (const char* language : languages) {
        const Loaded<Scribe> loaded = load_scribe({CAPITOL_RULEBOOK_DIR}, language);
        QVERIFY2(loaded.diagnostics.empty(), loaded ? "" : loaded.diagnostics.front().text().c_str());
        const Tongue& tongue = loaded.value->tongue();
        for (const auto& [name, passage] : english.passages)
            QVERIFY2(tongue.passages.at(name).names() == passage.names(), (language + (" " + name)).c_str());
        for (const auto& [name, phrase] : english.phrases)
            QVERIFY2(tongue.phrases.at(name).names() == phrase.names(), (language + (" " + name)).c_str());
    }
}

void TestRulebook::aFaultInAFileIsToldWithItsPlace_data()
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

void TestRulebook::aFaultInAFileIsToldWithItsPlace()
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
    const Loaded<Scribe> loaded = load_scribe({folder.path().toStdString()}, "it");
    QVERIFY(!loaded);
    QString all;
    for (const Diagnostic& diagnostic : loaded.diagnostics) {
        QVERIFY(QString::fromStdString(diagnostic.file).endsWith(file));
        QVERIFY(diagnostic.line > 0);
        all += QString::fromStdString(diagnostic.text()) + "\n";
    }
    QVERIFY2(all.contains(told), qPrintable(all));
}

void TestRulebook::anUnknownLanguageIsRefused()
{
    const Loaded<Scribe> loaded = load_scribe({CAPITOL_RULEBOOK_DIR}, "la");
    QVERIFY(!loaded);
    QCOMPARE(loaded.diagnostics.front().key, std::string("language"));
}

void TestRulebook::everyShippedVariantIsWrittenWhole()
{
    for (const VariantEntry& entry : library().entries())
        for (const char* language : languages) {
            const Rulebook book = scribe(language).rulebook(variant(entry.id.c_str()), schmidt());
            QVERIFY2(fault_in(book).empty(), (entry.id + language + fault_in(book)).c_str());
            QVERIFY(all_words(book).size() > 9000);
        }
}

void TestRulebook::generatedVariantsAreWrittenWhole()
{
    Random random(2001);
    for (int i = 0; i < 200; ++i) {
        Variant any = schmidt();
        any.rules = random_ruleset(random, any.map.board);
        for (const char* language : languages) {
            const Rulebook book = scribe(language).rulebook(any, schmidt());
            QVERIFY2(fault_in(book).empty(), (std::to_string(i) + language + ": " + fault_in(book)).c_str());
        }
    }
}

using Change = std::function<void(Ruleset&)>;
Q_DECLARE_METATYPE(Change)

namespace {

// Every other value of a small choice; one neighbour of a number.
std::vector<KnobValue> other_values(const Knob& knob)
{
    const KnobValue usual = default_of(knob);
    std::vector<KnobValue> values;
    if (knob.kind == KnobKind::flag)
        values.emplace_back(!std::get<bool>(usual));
    else if (knob.kind == KnobKind::whole)
        values.emplace_back(std::get<int>(usual) < knob.max ? std::get<int>(usual) + 1
                                                            : std::get<int>(usual) - 1);
    else if (knob.kind == KnobKind::choice)
        for (int i = 0; i < static_cast<int>(knob.words.size()); ++i)
            if (KnobValue(i) != usual)
                values.emplace_back(i);
    return values;
}

const std::map<std::string, std::vector<Change>>& changes_of_tables()
{
    using T = TieBreak;
    const auto ties = [](TieBreaks wanted) { return [wanted](Ruleset& r) { r.auction.tie_break = wanted; }; };
    static const std::map<std::string, std::vector<Change>> changes{
        {"setup.buildings",
         {[](Ruleset& r) { r.setup.buildings.pop_back(); },
          [](Ruleset& r) {
              r.setup.buildings[0] = {3, Roof::none};
          }}},
        {"setup.printed_fountains", {[](Ruleset& r) {
             r.setup.printed_fountains = {{"cae", 1}};
         }}},
        {"deck.roof", {[](Ruleset& r) { r.deck.roof[7] = 3; }}},
        {"deck.floor", {[](Ruleset& r) { r.deck.floor[9] = 1; }}},
        {"deck.permit", {[](Ruleset& r) { r.deck.permit[2].erase(8); }}},
        {"auction.schedule",
         {[](Ruleset& r) { std::swap(r.auction.schedule[0], r.auction.schedule[3]); },
          [](Ruleset& r) { r.auction.schedule[1].clear(); }}},
        {"auction.tie_break",
         {ties({}), ties({T::highest_card}), ties({T::seat_order, T::highest_card}),
          ties({T::lowest_score, T::seat_order})}},
        {"rounds", {[](Ruleset& r) {
             r.rounds = 5;
             r.auction.schedule.push_back(r.auction.schedule[0]);
         }}}, // a list a round
    };
    return changes;
}

} // namespace

void TestRulebook::everyKnobChangesTheTextInEveryLanguage_data()
{
    QTest::addColumn<Change>("change");
    const std::set<std::string> said_by_the_board{
        "board"}; // the id of a file: its name, areas and fountains are said
    for (const Knob& knob : schema()) {
        if (said_by_the_board.contains(knob.key))
            continue;
        const auto table = changes_of_tables().find(knob.key);
        std::vector<Change> changes =
            table == changes_of_tables().end() ? std::vector<Change>() : table->second;
        if (changes.empty())
            for (const KnobValue& value : other_values(knob))
                changes.emplace_back([&knob, value](Ruleset& rules) { knob.set(rules, value); });
        QVERIFY2(!changes.empty(), knob.key.c_str());
        for (std::size_t i = 0; i < changes.size(); ++i)
            QTest::newRow((knob.key + " " + std::to_string(i)).c_str()) << changes[i];
    }
}

void TestRulebook::everyKnobChangesTheTextInEveryLanguage()
{
    QFETCH(Change, change);
    const Variant other = changed(change);
    QVERIFY(other.rules != schmidt().rules);
    QVERIFY(find_unplayable(other.rules, other.map.board).empty());
    for (const char* language : languages) {
        QVERIFY2(!changed_passages(scribe(language), schmidt(), other).empty(), language);
        QVERIFY2(fault_in(scribe(language).rulebook(other, schmidt())).empty(), language);
    }
}

// By hand: one fountain in the area, so first place is worth 2 + 1 and second 1; the temple doubles both.
void TestRulebook::theExamplesOfSchmidtAreRight()
{
    const Rulebook book = scribe("en").rulebook(schmidt(), schmidt());
    const std::vector<std::string> expected{
        "Livia 1 + 2, Marcus 2 | Livia 3, Marcus 1",
        "Livia 1 + 3, Marcus 2 + 2 | Livia 3, Marcus 1",
        "Livia 1 + 2, Marcus 1 + 2, Octavia 2 | Livia 3, Marcus 3, Octavia 0",
        "Livia 1 + 2, Marcus 2, Octavia 2 | Livia 3, Marcus 1, Octavia 1",
        "Livia 1 + 3, Marcus 1 + 3, Octavia 2 + 2 | Livia 3, Marcus 3, Octavia 0",
        "Livia 1 | Livia 3",
        "Livia 1 + 2, Marcus 2 | Livia 6, Marcus 2",
    };
    QVERIFY2(table_in(book, "scoring") == expected, all_words(book).c_str());
    QVERIFY(examples_in(book, "construction")
                .find("5 and 1; 4 and 2; 3 and 3; 4, 1 and 1; 3, 2 and 1; 3, 1, 1 and 1.") !=
            std::string::npos);
    QVERIFY(examples_in(book, "placing").find("from two to three floors, and must bear a round roof.") !=
            std::string::npos);
    QVERIFY(examples_in(book, "drawing").find("nine cards, three of them") != std::string::npos); // 6 + 2 + 1
}

void TestRulebook::theExamplesOfAnotherVariantAreRight()
{
    const Rulebook book = scribe("en").rulebook(changed([](Ruleset& r) {
                                                    r.scoring.first = 5;
                                                    r.scoring.second = 2;
                                                    r.scoring.fountain_first = 3;
                                                    r.scoring.fountain_second = 0;
                                                    r.scoring.temple_factor = 3;
                                                    r.scoring.beaten_tied = BeatenTied::none;
                                                    r.scoring.shared_first_cancels_second = false;
                                                    r.scoring.partial_tie_rest = PartialTieRest::second;
                                                    r.placement.first_height = 2;
                                                    r.placement.max_step = 3;
                                                    r.construction.floors_per_card = 1;
                                                    r.construction.floor_targets = FloorTargets::tallest;
                                                    r.draw.count = 4;
                                                    r.draw.amphitheatre_first = 3;
                                                    r.draw.amphitheatre_second = 0;
                                                }),
                                                schmidt());
    const std::vector<std::string> expected{
        // 5 + 3 a fountain for the first, 2 for the second
        "Livia 2 + 3, Marcus 3 | Livia 8, Marcus 2",
        "Livia 2 + 4, Marcus 3 + 3 | Livia 8, Marcus 0",
        "Livia 2 + 3, Marcus 2 + 3, Octavia 3 | Livia 8, Marcus 8, Octavia 2",
        "Livia 2 + 3, Marcus 3, Octavia 3 | Livia 8, Marcus 2, Octavia 2",
        "Livia 2 + 4, Marcus 2 + 4, Octavia 3 + 3 | Livia 8, Marcus 8, Octavia 2",
        "Livia 2 | Livia 8",
        "Livia 2 + 3, Marcus 3 | Livia 24, Marcus 6",
    };
    QVERIFY2(table_in(book, "scoring") == expected, all_words(book).c_str());
    QVERIFY(examples_in(book, "construction").find("have 4 and 1; 3, 1 and 1.") != std::string::npos);
    QVERIFY(examples_in(book, "placing").find("from three to six floors") != std::string::npos);
    QVERIFY(examples_in(book, "drawing").find("seven cards, three of them") !=
            std::string::npos); // 4 + 3 + 0
}

void TestRulebook::tiesInAuctionsFollowTheVariant()
{
    const auto ties = [](const Variant& played) {
        return examples_in(scribe("en").rulebook(played, schmidt()), "auction");
    };
    const auto has = [](const std::string& text, const char* words) {
        return text.find(words) != std::string::npos;
    };
    const std::string usual = ties(schmidt()); // 7 + 6 and 8 + 5; the 8 is the highest card
    QVERIFY(has(usual, "Both come to 13. Marcus has the highest single card"));
    QVERIFY(has(usual, "Livia has the consul, and with it the tile."));
    const std::string dutch = ties(variant("dutch"));
    QVERIFY(has(dutch, "Livia has nine points, Marcus six: the tile goes to Marcus"));
    QVERIFY(has(dutch, "Both have eight points, and nothing else separates them."));
    const std::string none = ties(changed([](Ruleset& r) { r.auction.tie_break.clear(); }));
    QVERIFY(has(none, "Nothing separates them."));
    QVERIFY(!has(none, "highest single card"));
}

void TestRulebook::marksSayWhatDiffers()
{
    const Rulebook same = scribe("en").rulebook(schmidt(), schmidt());
    QVERIFY(std::ranges::none_of(same.blocks, &Block::differs));
    QVERIFY(same.marks.empty());
    const Rulebook italian = scribe("en").rulebook(variant("italian-sheet"), schmidt());
    QVERIFY(!italian.marks.empty());
    for (const Block& block : italian.blocks) {
        QCOMPARE(block.note.empty(), !block.differs);
        const bool marked = std::ranges::any_of(block.text, &Span::differs);
        QVERIFY2(!marked || block.differs, block.id.c_str());
    }
    const auto roofs = std::ranges::find_if(italian.blocks, [](const Block& block) {
        return plain(block.text).starts_with("for each player two round roofs");
    });
    QVERIFY(roofs != italian.blocks.end());
    QCOMPARE(
        plain(roofs->note),
        std::string("for each player five round roofs and five triangular ones, in that player’s colour"));
}

void TestRulebook::changedPassagesAreThoseOfAnEdit()
{
    const Variant edited = changed([](Ruleset& r) { r.end.tie = EndTie::fewest_leftovers; });
    QVERIFY(changed_passages(scribe("en"), schmidt(), schmidt()).empty());
    const Blocks there = changed_passages(scribe("en"), schmidt(), edited);
    QCOMPARE(there.size(), std::size_t{1});
    QCOMPARE(there.front().chapter, std::string("end"));
    QVERIFY(plain(there.front().text).find("thriftiest") != std::string::npos);
    QCOMPARE(plain(there.front().note), std::string("Whoever is level at the top shares the victory."));
    QVERIFY(to_html_fragment(there, "Schmidt:", "Example").find("<aside><i>Schmidt:</i> Whoever") !=
            std::string::npos);
    // What falls away is a mark of its own.
    const Variant poorer = changed([](Ruleset& r) {
        for (auto& round : r.auction.schedule)
            std::erase(round, Tile::temple);
    });
    const Blocks gone = changed_passages(scribe("en"), schmidt(), poorer);
    const auto mark = std::ranges::find(gone, Block::Kind::mark, &Block::kind);
    QVERIFY(mark != gone.end());
    QVERIFY(mark->text.empty() && !mark->note.empty());
}

void TestRulebook::aNameCannotBreakTheMarkup()
{
    Variant hostile = schmidt();
    hostile.name = {{"en", "<script>*x*</script>"}};
    hostile.map.areas[0].name = {{"en", "A <b> | *c*"}};
    const Rulebook book = scribe("en").rulebook(hostile, schmidt());
    QVERIFY(to_html(book).find("<script>") == std::string::npos);
    QVERIFY(to_html(book).find("A <b>") == std::string::npos);
    QVERIFY(to_markdown(book).find("# Capitol: \\<script\\>\\*x\\*") != std::string::npos);
}

void TestRulebook::everyRuleInForceHasAChapter()
{
    using R = RuleInForce;
    const Rulebook book = scribe("nl").rulebook(schmidt(), schmidt());
    for (const R rule : {R::construction, R::placing, R::auction, R::scoring, R::drawing, R::end})
        QVERIFY(std::ranges::any_of(book.blocks, [&](const Block& block) {
            return block.kind == Block::Kind::chapter && block.id == chapter_of(rule);
        }));
}

void TestRulebook::goldenFiles_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("html");
    for (const char* language : languages)
        QTest::newRow((std::string("schmidt.") + language + ".md").c_str()) << "schmidt" << language << false;
    QTest::newRow("italian-sheet.it.md") << "italian-sheet"
                                         << "it" << false;
    QTest::newRow("dutch.en.html") << "dutch"
                                   << "en" << true;
}

void TestRulebook::goldenFiles()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    QFETCH(bool, html);
    const Rulebook book = scribe(language.toStdString()).rulebook(variant(id.toUtf8()), schmidt());
    const auto named = [](const std::string& picture, const std::string&) { return picture + ".svg"; };
    const QByteArray text = QByteArray::fromStdString(html ? to_html(book) : to_markdown(book, named));
    QFile file(QString(CAPITOL_GOLDEN_DIR "/") + QTest::currentDataTag());
    if (qEnvironmentVariableIsSet("CAPITOL_WRITE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(text), QString::fromUtf8(file.readAll()));
}

QTEST_GUILESS_MAIN(TestRulebook)
#include "test_rulebook.moc"
