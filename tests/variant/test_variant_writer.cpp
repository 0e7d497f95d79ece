// What is written is read back to the same rules.
#include "capitol/variant/difference.h"
#include "capitol/variant/knob_reader.h"
#include "capitol/variant/schema.h"
#include "capitol/variant/variant_reader.h"
#include "capitol/variant/writer.h"
#include "folder.h"
#include "random_rules.h"

#include <QTest>

using namespace capitol;

namespace {

// Reads knobs without asking whether they can be played.
Ruleset read_back(const std::string& text, Report& report)
{
    Ruleset rules;
    if (const auto tree = parse_yaml(text, report))
        read_variant(*tree, rules, report);
    return rules;
}

} // namespace

class TestVariantWriter : public QObject
{
    Q_OBJECT

private slots:
    void shipped_variants_survive_data()
    {
        QTest::addColumn<QString>("id");
        for (const VariantEntry& entry : shipped_library().entries())
            QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
    }

    void shipped_variants_survive()
    {
        QFETCH(QString, id);
        const Library library = shipped_library();
        const Variant variant = library.load(id.toStdString()).value.value();
        const Ruleset parent =
            variant.extends.empty() ? Ruleset{} : library.load(variant.extends).value.value().rules;
        for (const std::string& text : {write_variant(variant), write_variant(variant, &parent)}) {
            const auto again = library.load_text(text, "x.yaml");
            QVERIFY2(again, texts(again.diagnostics) + text.c_str());
            QVERIFY2(*again.value == variant, text.c_str());
        }
        const auto line = library.load_text(write_rules_line(variant.rules), "");
        QVERIFY2(line, texts(line.diagnostics));
        QVERIFY(line.value->rules == variant.rules);
    }

    void a_child_writes_only_what_differs()
    {
        const Library library = shipped_library();
        const Variant variant = library.load("dutch").value.value();
        const Ruleset parent = library.load("schmidt").value.value().rules;
        const std::string text = write_variant(variant, &parent);
        const std::string expected = "setup:\n"
                                     "  first_player: oldest\n"
                                     "construction:\n"
                                     "  placement_final: at_once\n"
                                     "auction:\n"
                                     "  tie_break: [lowest_score]\n"
                                     "draw:\n"
                                     "  extra_optional: true\n";
        QVERIFY2(text.ends_with(expected), text.c_str());
        QVERIFY2(text.starts_with("format: 1\nid: dutch\nextends: schmidt\nname:\n"), text.c_str());
    }

    void any_rules_survive_in_a_block_and_on_a_line()
    {
        RandomRules random(20011123);
        for (int i = 0; i < 1000; ++i) {
            Variant variant;
            variant.id = "x";
            variant.rules = random.any();
            const std::string line = write_rules_line(variant.rules);
            QVERIFY2(line.find('\n') == std::string::npos, line.c_str());
            for (const std::string& text : {write_variant(variant), line}) {
                Report report("x.yaml");
                const Ruleset again = read_back(text, report);
                QVERIFY2(report.clean(), texts(report.diagnostics()) + text.c_str());
                QVERIFY2(again == variant.rules, compare(variant.rules, again));
            }
        }
    }

    void playable_rules_survive_the_library()
    {
        RandomRules random(7);
        const Library library = shipped_library();
        const Ruleset dutch = library.load("dutch").value.value().rules;
        for (int i = 0; i < 100; ++i) {
            Variant variant;
            variant.id = "x";
            variant.rules = random.playable();
            const auto whole = library.load_text(write_variant(variant), "x.yaml");
            QVERIFY2(whole, texts(whole.diagnostics));
            QVERIFY2(whole.value->rules == variant.rules, compare(whole.value->rules, variant.rules));
            variant.extends = "dutch";
            const auto child = library.load_text(write_variant(variant, &dutch), "x.yaml");
            QVERIFY2(child, texts(child.diagnostics));
            QVERIFY2(child.value->rules == variant.rules, compare(child.value->rules, variant.rules));
        }
    }

    // A parent's fountain that the child has not goes back to what the board prints.
    void a_child_can_take_back_its_parents_fountains()
    {
        const Library library = shipped_library();
        Ruleset parent;
        parent.setup.printed_fountains = {{"ave", 3}, {"cap", 0}};
        Variant variant;
        variant.id = "x";
        variant.map = library.load_board("rome").value.value();
        variant.rules.setup.printed_fountains = {{"cap", 1}};
        const std::string text = write_variant(variant, &parent);
        QVERIFY2(text.ends_with("setup:\n  printed_fountains: {ave: 0, cap: 1}\n"), text.c_str());
    }

    void texts_survive_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"plain", "", " blanks ", "\"quotes\" and 'others'", "back\\slash",
                                 "colon: here", "# no comment", "line\nbreak", "tab\there",
                                 "Règles d’été — €", "{a: [b]}", "true", "~", "&a *b !c %d @e `f", "- dash"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void texts_survive()
    {
        QFETCH(QString, text);
        Variant variant;
        variant.id = "x";
        variant.name = {{"en", text.toStdString()}, {"nl", text.toStdString()}};
        variant.summary = {{"fr", text.toStdString()}};
        const auto again = shipped_library().load_text(write_variant(variant), "x.yaml");
        QVERIFY2(again, texts(again.diagnostics));
        QCOMPARE(again.value->name, variant.name);
        QCOMPARE(again.value->summary, variant.summary);
    }

    void ids_that_look_like_other_things_are_quoted()
    {
        for (const char* id : {"true", "null", "y", "no"}) {
            Variant variant;
            variant.id = id;
            const auto again = shipped_library().load_text(write_variant(variant), "x.yaml");
            QVERIFY2(again, texts(again.diagnostics));
            QCOMPARE(again.value->id, id);
        }
    }

    void differences_stand_in_the_order_of_the_rules()
    {
        Ruleset other;
        other.end.tie = EndTie::fewest_leftovers;
        other.rounds = 5;
        other.deck.permit[0] = {{1, 2}};
        const auto found = differences(Ruleset{}, other);
        QCOMPARE(found.size(), 3u);
        QCOMPARE(found[0], (Difference{"rounds", "4", "5"}));
        QCOMPARE(found[1].key, "deck.permit");
        QCOMPARE(found[2], (Difference{"end.tie", "shared", "fewest_leftovers"}));
        QVERIFY(differences(other, other).empty());
    }
};

QTEST_GUILESS_MAIN(TestVariantWriter)
#include "test_variant_writer.moc"
