// The rulebook says every rule of every variant in four languages.
// `CAPITOL_GOLDEN=write test_rulebook` writes the golden files anew, to be read as a difference.
#include "books.h"
#include "ruleset_generator.h"

#include "capitol/variant/schema.h"
#include "rulebook/html.h"
#include "rulebook/markdown.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace capitol;
using namespace capitol::test;

class TestRulebook : public QObject
{
    Q_OBJECT

private slots:
    void every_shipped_variant_is_written_whole();
    void generated_variants_are_written_whole();
    void an_area_is_called_as_on_the_board();
    void every_knob_changes_the_text_in_every_language_data();
    void every_knob_changes_the_text_in_every_language();
    void what_changes_nothing_is_not_said_to_data();
    void what_changes_nothing_is_not_said_to();
    void marks_say_what_differs();
    void changed_passages_are_those_of_an_edit();
    void a_name_cannot_break_the_markup();
    void every_rule_in_force_has_a_chapter();
    void golden_files_data();
    void golden_files();
};

void TestRulebook::every_shipped_variant_is_written_whole()
{
    for (const VariantEntry& entry : library().entries())
        for (const char* language : languages) {
            const Rulebook book = writer(language).rulebook(variant(entry.id.c_str()), schmidt());
            QVERIFY2(fault_in(book).empty(), (entry.id + language + fault_in(book)).c_str());
            QVERIFY(all_words(book).size() > 9000);
        }
}

void TestRulebook::generated_variants_are_written_whole()
{
    Random random(2001);
    for (int i = 0; i < 200; ++i) {
        Variant any = schmidt();
        any.rules = random_ruleset(random, any.map.board);
        for (const char* language : languages) {
            const Rulebook book = writer(language).rulebook(any, schmidt());
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
            if (i != std::get<int>(usual))
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

void TestRulebook::every_knob_changes_the_text_in_every_language_data()
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

void TestRulebook::every_knob_changes_the_text_in_every_language()
{
    QFETCH(Change, change);
    const Variant other = changed(change);
    QVERIFY(other.rules != schmidt().rules);
    QVERIFY(find_unplayable(other.rules, other.map.board).empty());
    for (const char* language : languages) {
        QVERIFY2(!changed_blocks(writer(language).rulebook(other, schmidt())).empty(), language);
        QVERIFY2(fault_in(writer(language).rulebook(other, schmidt())).empty(), language);
    }
}

void TestRulebook::what_changes_nothing_is_not_said_to_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QStringList>("unsaid");
    const auto row = [](const char* name, const Change& change, const char* said, const QStringList& unsaid) {
        QTest::newRow(name) << change << QString(said) << unsaid;
    };
    row("nobody draws",
        [](Ruleset& r) {
            r.rounds = 1;
            r.auction.schedule.resize(1);
        },
        "and score points.", {"draw new cards", "extra card", "You must draw"});
    row("amphitheatres give no cards",
        [](Ruleset& r) { r.draw.amphitheatre_first = r.draw.amphitheatre_second = 0; },
        "Amphitheatre.** Occupies a large site", {"extra card"});
    row("fountains count for nothing",
        [](Ruleset& r) { r.scoring.fountain_first = r.scoring.fountain_second = 0; },
        "Fountain.** Occupies a small site", {"Adds points in its area"});
    row("a shared first place", [](Ruleset& r) { r.scoring.shared_first_cancels_second = false; },
        "those are first and nobody is second.", {"If first place is shared, nobody is second."});
    row("a card must do something",
        [](Ruleset& r) {
            r.construction.floors_per_card = 1;
            r.construction.play_for_nothing = false;
        },
        "one floor", {"You may also leave it in the supply."});
}

void TestRulebook::what_changes_nothing_is_not_said_to()
{
    QFETCH(Change, change);
    QFETCH(QString, said);
    QFETCH(QStringList, unsaid);
    const Variant other = changed(change);
    QVERIFY(find_unplayable(other.rules, other.map.board).empty());
    const QString text = QString::fromStdString(to_markdown(
        writer("en").rulebook(other, other), [](const std::string&, const std::string&) { return ""; }));
    QVERIFY2(text.contains(said), qPrintable(text));
    for (const QString& words : unsaid)
        QVERIFY2(!text.contains(words), qPrintable(text));
}

void TestRulebook::marks_say_what_differs()
{
    const Rulebook same = writer("en").rulebook(schmidt(), schmidt());
    QVERIFY(std::ranges::none_of(same.blocks, &Block::differs));
    QVERIFY(same.marks.empty());
    const Rulebook italian = writer("en").rulebook(variant("italian-sheet"), schmidt());
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

void TestRulebook::changed_passages_are_those_of_an_edit()
{
    const Variant edited = changed([](Ruleset& r) { r.end.tie = EndTie::fewest_leftovers; });
    QVERIFY(changed_blocks(writer("en").rulebook(schmidt(), schmidt())).empty());
    const Blocks there = changed_blocks(writer("en").rulebook(edited, schmidt()));
    QCOMPARE(there.size(), std::size_t{1});
    QCOMPARE(there.front().chapter, std::string("end"));
    QVERIFY(plain(there.front().text).find("the fewest floors") != std::string::npos);
    QCOMPARE(plain(there.front().note), std::string("Tied players share victory."));
    QVERIFY(to_html_fragment(there, "Schmidt:", "Example").find("<aside><i>Schmidt:</i> Tied") !=
            std::string::npos);
    // What falls away is a mark of its own.
    const Variant poorer = changed([](Ruleset& r) {
        for (auto& round : r.auction.schedule)
            std::erase(round, Tile::temple);
    });
    const Blocks gone = changed_blocks(writer("en").rulebook(poorer, schmidt()));
    const auto mark = std::ranges::find(gone, Block::Kind::mark, &Block::kind);
    QVERIFY(mark != gone.end());
    QVERIFY(mark->text.empty() && !mark->note.empty());
}

void TestRulebook::a_name_cannot_break_the_markup()
{
    Variant hostile = schmidt();
    hostile.name = {{"en", "<script>*x*</script>"}};
    hostile.summary = {{"en", "1. April"}};
    hostile.map.areas[0].name = {{"en", "A <b> | *c*"}};
    const Rulebook book = writer("en").rulebook(hostile, schmidt());
    QVERIFY(to_html(book).find("<script>") == std::string::npos);
    QVERIFY(to_html(book).find("A <b>") == std::string::npos);
    QVERIFY(to_markdown(book).find("# Capitol: &lt;script\\>\\*x\\*") != std::string::npos);
    QVERIFY(to_markdown(book).find("\n1\\. April\n") != std::string::npos); // no list
}

void TestRulebook::every_rule_in_force_has_a_chapter()
{
    using R = RuleInForce;
    const Rulebook book = writer("nl").rulebook(schmidt(), schmidt());
    for (const R rule : {R::construction, R::placing, R::auction, R::scoring, R::drawing, R::end})
        QVERIFY(std::ranges::any_of(book.blocks, [&](const Block& block) {
            return block.kind == Block::Kind::chapter && block.id == chapter_of(rule);
        }));
}

// In words and drawings, and by no other name.
void TestRulebook::an_area_is_called_as_on_the_board()
{
    for (const char* language : languages) {
        const Rulebook book = writer(language).rulebook(schmidt(), schmidt());
        const QString drawn = QString::fromStdString(to_html(book));
        QString text = QString::fromStdString(
            to_markdown(book, [](const std::string&, const std::string&) { return ""; }));
        for (const AreaMap& area : schmidt().map.areas) {
            const QString name = QString::fromStdString(area.latin);
            QVERIFY2(drawn.contains(name), qPrintable(language + name));
            text.remove(name); // Quirinalis begins as the French name does
        }
        for (const AreaMap& area : schmidt().map.areas) {
            const QString other = QString::fromStdString(area.name.at(language));
            QVERIFY2(!text.contains(other), qPrintable(language + other));
        }
    }
}

void TestRulebook::golden_files_data()
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

void TestRulebook::golden_files()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    QFETCH(bool, html);
    const Rulebook book = writer(language.toStdString()).rulebook(variant(id.toUtf8()), schmidt());
    const auto named = [](const std::string& picture, const std::string&) { return picture + ".svg"; };
    const QByteArray text = QByteArray::fromStdString(html ? to_html(book) : to_markdown(book, named));
    QFile file(QString(CAPITOL_GOLDEN_DIR "/") + QTest::currentDataTag());
    if (qEnvironmentVariable("CAPITOL_GOLDEN") == "write") {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(text), QString::fromUtf8(file.readAll()));
}

QTEST_GUILESS_MAIN(TestRulebook)
#include "test_rulebook.moc"
