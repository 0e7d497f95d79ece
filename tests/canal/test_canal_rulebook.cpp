// The rulebook says every rule of every variant of Canal Mania in four languages.
#include "book_words.h"
#include "canal_games.h"
#include "kept.h"

#include "canal/rulebook/map_drawing.h"
#include "canal/rulebook/rulebook_writer.h"
#include "canal/variant/library.h"
#include "canal/variant/schema.h"
#include "rulebook/rule_pairs.h"

#include <QRectF>
#include <QTest>

#include <map>

using namespace canal;
using namespace canal::test;
using capitol::languages;
using capitol::Rulebook;
using capitol::test::all_words;
using capitol::test::fault_in;

class TestCanalRulebook : public QObject
{
    Q_OBJECT

private slots:
    void every_shipped_variant_is_written_whole();
    void every_knob_changes_the_text_in_every_language();
    void every_knob_is_told_beside_the_rulings();
    void the_ends_of_all_ranges_are_written_whole();
    void every_language_has_the_same_places();
    void marks_say_what_differs();
    void every_step_has_its_chapter();
    void what_the_sheet_leaves_open_is_settled();
    void rulings_follow_their_knobs();
    void names_on_the_map_do_not_hide_each_other();

private:
    static const RulebookWriter& writer(std::string_view language);
    // One in which the knob says something.
    static Variant variant_for(const Knob& knob);
    static Variant changed(const Knob& knob, int value);
    // Of the chapter about what the sheet leaves open.
    static std::vector<std::string> rulings(const Variant& variant, const std::string& language);
};

std::vector<std::string> TestCanalRulebook::rulings(const Variant& variant, const std::string& language)
{
    std::vector<std::string> rulings;
    for (const capitol::Block& block : writer(language).rulebook(variant, variant).blocks)
        if (block.chapter == "open" && block.kind == capitol::Block::Kind::item)
            rulings.push_back(plain(block.text));
    return rulings;
}

// Each is a question, and how it is played here.
void TestCanalRulebook::what_the_sheet_leaves_open_is_settled()
{
    const std::map<std::string, std::string> here{
        {"en", "Here: "}, {"it", "Qui: "}, {"fr", "Ici\u00a0: "}, {"nl", "Hier: "}};
    for (const auto& [language, word] : here) {
        const std::vector<std::string> all = rulings(shipped_variant(usual_variant), language);
        QCOMPARE(all.size(), 26u);
        for (const std::string& ruling : all) {
            const auto question = ruling.find('?');
            QVERIFY2(question != std::string::npos && ruling.find(word) > question &&
                         ruling.find(word) != std::string::npos,
                     ruling.c_str());
        }
    }
}

void TestCanalRulebook::rulings_follow_their_knobs()
{
    for (const char* key : {"turn.skip",
                            "setup.hand",
                            "contracts.draw_instead",
                            "cards.fewer_from",
                            "cards.fewer_each",
                            "cards.refill_each",
                            "cards.reshuffle_early",
                            "goods.unfinished",
                            "goods.barges_connect",
                            "goods.lift_full",
                            "goods.white_full",
                            "building.sharp_turns",
                            "building.canals",
                            "building.surveyors_pay_extra",
                            "building.over_own",
                            "building.same_neighbours",
                            "building.dead_ends",
                            "building.take_back",
                            "engineers.smeaton_extra",
                            "engineers.rennie_picks",
                            "engineers.rennie_any_phase",
                            "engineers.rennie_symbol",
                            "scoring.contract_value",
                            "builders.none",
                            "end.others_turn",
                            "end.tiles_stay",
                            "end.delivery_forced"})
        for (const char* language : languages) {
            const Knob& knob = *find_knob(key);
            const Variant& usual = shipped_variant(usual_variant);
            const int value = knob.get(usual.data.ruleset) == knob.min ? knob.max : knob.min;
            QVERIFY2(rulings(changed(knob, value), language) != rulings(usual, language), key);
        }
}

void TestCanalRulebook::every_step_has_its_chapter()
{
    const Variant& usual = shipped_variant(usual_variant);
    const Rulebook book = writer("en").rulebook(usual, usual);
    for (int step = 0; step <= static_cast<int>(Step::over); ++step) {
        const std::string id = chapter_in_force({.step = static_cast<Step>(step)});
        QVERIFY2(std::ranges::any_of(book.blocks,
                                     [&](const capitol::Block& block) {
                                         return block.kind == capitol::Block::Kind::chapter && block.id == id;
                                     }),
                 id.c_str());
    }
}

const RulebookWriter& TestCanalRulebook::writer(std::string_view language)
{
    static capitol::test::Kept<RulebookWriter> writers;
    return capitol::test::kept(writers, language, [&] {
        auto loaded =
            load_rulebook_writer({CAPITOL_SOURCE_DIR "/translations/rulebook"}, std::string(language));
        for (const capitol::Diagnostic& diagnostic : loaded.diagnostics)
            qWarning("%s", diagnostic.text().c_str());
        return loaded.value.value();
    });
}

Variant TestCanalRulebook::variant_for(const Knob& knob)
{
    return shipped_variant(knob.key == "contracts.junction_value" ? "second-edition" : usual_variant);
}

Variant TestCanalRulebook::changed(const Knob& knob, int value)
{
    Variant variant = variant_for(knob);
    knob.set(variant.data.ruleset, value);
    return variant;
}

void TestCanalRulebook::every_shipped_variant_is_written_whole()
{
    const Variant& usual = shipped_variant(usual_variant);
    for (const std::string& id : shipped().ids())
        for (const char* language : languages) {
            const Rulebook book = writer(language).rulebook(shipped_variant(id), usual);
            QVERIFY2(fault_in(book).empty(), (id + language + fault_in(book)).c_str());
            QVERIFY(all_words(book).size() > 9000);
        }
}

void TestCanalRulebook::every_knob_changes_the_text_in_every_language()
{
    for (const Knob& knob : schema())
        for (const char* language : languages) {
            const Variant usual = variant_for(knob);
            const int value = knob.get(usual.data.ruleset);
            const Variant other = changed(knob, value > knob.min ? value - 1 : value + 1);
            QVERIFY2(all_words(writer(language).rulebook(other, other)) !=
                         all_words(writer(language).rulebook(usual, usual)),
                     (language + (" " + knob.key)).c_str());
        }
}

// So that who wants the differences only can do without the rulings.
void TestCanalRulebook::every_knob_is_told_beside_the_rulings()
{
    const auto isRule = [](const capitol::RulePair& pair) { return pair.chapter_id != "open"; };
    for (const Knob& knob : schema()) {
        const Variant usual = variant_for(knob);
        const int value = knob.get(usual.data.ruleset);
        const Variant other = changed(knob, value > knob.min ? value - 1 : value + 1);
        const auto pairs = rule_pairs(writer("en").rulebook(other, usual), writer("en").language());
        QVERIFY2(std::ranges::any_of(pairs, isRule), knob.key.c_str());
        for (const capitol::RulePair& pair : pairs)
            QVERIFY2(!pair.a_is_silent || !pair.b_is_silent, knob.key.c_str());
    }
}

void TestCanalRulebook::the_ends_of_all_ranges_are_written_whole()
{
    const Variant& usual = shipped_variant(usual_variant);
    for (const Knob& knob : schema())
        for (const int value : {knob.min, knob.max})
            for (const char* language : languages) {
                const Rulebook book = writer(language).rulebook(changed(knob, value), usual);
                QVERIFY2(fault_in(book).empty(), (knob.key + language + fault_in(book)).c_str());
            }
}

void TestCanalRulebook::every_language_has_the_same_places()
{
    const capitol::Language& english = writer("en").language();
    for (const char* code : languages) {
        const capitol::Language& language = writer(code).language();
        for (const auto& [name, passage] : english.passages)
            QVERIFY2(language.passages.at(name).names() == passage.names(), (code + (" " + name)).c_str());
        for (const auto& [name, phrase] : english.phrases)
            QVERIFY2(language.phrases.at(name).names() == phrase.names(), (code + (" " + name)).c_str());
    }
}

void TestCanalRulebook::marks_say_what_differs()
{
    const Rulebook book =
        writer("en").rulebook(shipped_variant("contract-values"), shipped_variant(usual_variant));
    std::vector<std::string> differing;
    for (const capitol::Block& block : book.blocks)
        if (block.differs)
            differing.push_back(block.id);
    QCOMPARE(differing, (std::vector<std::string>{"complete-1", "complete-2", "open-2-21"}));
    QVERIFY(!book.marks.empty());
}

// As wide as letters are at least.
void TestCanalRulebook::names_on_the_map_do_not_hide_each_other()
{
    const capitol::Drawing drawing =
        draw_map(shipped_variant("first-edition").data.map, writer("en").language()).drawing;
    std::vector<QRectF> names;
    for (const capitol::Shape& shape : drawing.shapes) {
        if (shape.kind != capitol::Shape::Kind::text)
            continue;
        const double width = 0.45 * shape.size * double(shape.text.size());
        const QRectF name(shape.points[0].x - width / 2, shape.points[0].y - shape.size / 2, width,
                          shape.size);
        QVERIFY2(QRectF(0, 0, drawing.width, drawing.height).contains(name), shape.text.c_str());
        for (const QRectF& other : names)
            QVERIFY2(!name.intersects(other), shape.text.c_str());
        names.push_back(name);
    }
    QVERIFY(names.size() > 30);
}

QTEST_GUILESS_MAIN(TestCanalRulebook)
#include "test_canal_rulebook.moc"
