// Every knob of the schema can be set from a file, and only that knob changes.
#include "capitol/variant/difference.h"
#include "capitol/variant/schema.h"
#include "folder.h"

#include <QTest>

#include <set>

using namespace capitol;

namespace {

// For each knob a value that is not the default, as a file writes it.
const std::map<std::string, std::string> other_values{
    {"players.min", "3"},
    {"players.max", "3"},
    {"rounds", "5"},
    {"board", "twin"},
    {"setup.hand.roof", "3"},
    {"setup.hand.floor", "0"},
    {"setup.hand.permit", "6"},
    {"setup.buildings", "[50r, 3, 1t]"},
    {"setup.roofs.round", "10"},
    {"setup.roofs.triangular", "4"},
    {"setup.first_player", "oldest"},
    {"setup.printed_fountains", "{ave: 3, cap: 0}"},
    {"pieces.floors", "999"},
    {"deck.roof", "{9: 40}"},
    {"deck.floor", "{1: 1, 99: 39}"},
    {"deck.permit", "{black: {3: 8}, white: {}, red: {2: 8}}"},
    {"deck.recycle", "shuffle"},
    {"construction.floors_per_card", "4"},
    {"construction.floor_targets", "tallest"},
    {"construction.floor_mix", "false"},
    {"construction.floor_use", "up_to"},
    {"construction.supply_short", "none"},
    {"construction.placement_final", "at_once"},
    {"construction.play_for_nothing", "false"},
    {"placement.first_height", "9"},
    {"placement.max_step", "0"},
    {"placement.below_tallest", "true"},
    {"placement.same_roof_in_area", "false"},
    {"placement.mixed_roofs_in_colour", "false"},
    {"auction.schedule", "[[temple], [], [fountain, amphitheatre], [temple]]"},
    {"auction.tie_break", "[]"},
    {"auction.zero_bid", "may_win"},
    {"scoring.first", "99"},
    {"scoring.second", "1"},
    {"scoring.fountain_first", "0"},
    {"scoring.fountain_second", "3"},
    {"scoring.temple_factor", "9"},
    {"scoring.tallest_breaks_first", "false"},
    {"scoring.beaten_tied", "all_others"},
    {"scoring.shared_first_cancels_second", "false"},
    {"scoring.partial_tie_rest", "second"},
    {"draw.count", "32"},
    {"draw.rule", "up_to"},
    {"draw.amphitheatre_first", "9"},
    {"draw.amphitheatre_second", "0"},
    {"draw.extra_optional", "true"},
    {"draw.after_last_round", "true"},
    {"information.hand_count", "hidden"},
    {"end.tie", "fewest_leftovers"},
};

// What must change with it for the rules to stay playable.
const std::map<std::string, std::string> companions{
    {"rounds", "auction: {schedule: [[], [], [], [], []]}\n"},
    {"setup.buildings", "pieces: {floors: 300}\n"},
};

// `{a: {b: value}}` on one line, without the outer braces.
std::string nest(const std::string& key, const std::string& value)
{
    const std::size_t dot = key.find('.');
    if (dot == std::string::npos)
        return key + ": " + value;
    return key.substr(0, dot) + ": {" + nest(key.substr(dot + 1), value) + "}";
}

QString value_of(const Ruleset& rules, const std::string& key)
{
    for (const Difference& difference : differences(Ruleset{}, rules))
        if (difference.key == key)
            return QString::fromStdString(difference.b);
    return "the default";
}

} // namespace

class TestVariantKnobs : public QObject
{
    Q_OBJECT

private slots:
    void the_test_knows_every_knob()
    {
        for (const Knob& knob : schema())
            QVERIFY2(other_values.contains(knob.key), knob.key.c_str());
        QCOMPARE(other_values.size(), schema().size());
    }

    void each_knob_can_be_set_data()
    {
        QTest::addColumn<QString>("key");
        for (const Knob& knob : schema())
            QTest::newRow(knob.key.c_str()) << QString::fromStdString(knob.key);
    }

    void each_knob_can_be_set()
    {
        QFETCH(QString, key);
        const std::string name = key.toStdString();
        const std::string value = other_values.at(name);
        const auto companion = companions.find(name);
        const std::string more = companion == companions.end() ? "" : companion->second;
        const Folder folder;
        folder.write("boards/twin.yaml", twin_of_rome());

        const auto loaded =
            folder.library().load_text("format: 1\nid: x\n" + nest(name, value) + "\n" + more, "x.yaml");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(value_of(loaded.value->rules, name), QString::fromStdString(value));
        QCOMPARE(differences(Ruleset{}, loaded.value->rules).size(), more.empty() ? 1u : 2u);
    }

    void each_knob_says_what_it_means_and_allows()
    {
        std::set<std::string> meanings;
        for (const Knob& knob : schema()) {
            QVERIFY2(!knob.meaning.empty(), knob.key.c_str());
            QVERIFY2(meanings.insert(knob.meaning).second, knob.key.c_str());
            QVERIFY2(!allowed_values(knob).empty(), knob.key.c_str());
            QCOMPARE(find_knob(knob.key), &knob);
            QVERIFY(default_of(knob) == knob.get(Ruleset{}));
        }
        QVERIFY(!find_knob("setup.hand"));
        QVERIFY(!find_knob("no.such"));
    }

    void a_childs_table_replaces_its_parents()
    {
        const auto loaded =
            shipped_library().load_text("{extends: schmidt, deck: {roof: {9: 20}, permit: {red: {4: 20}}}, "
                                        "auction: {tie_break: [seat_order]}}",
                                        "");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->rules.deck.roof, (Copies{{9, 20}}));
        QCOMPARE(loaded.value->rules.deck.floor, Ruleset{}.deck.floor);
        QCOMPARE(loaded.value->rules.deck.permit[index(Colour::red)], (Copies{{4, 20}}));
        QCOMPARE(loaded.value->rules.deck.permit[index(Colour::black)], Ruleset{}.deck.permit[0]);
        QCOMPARE(loaded.value->rules.auction.tie_break, (std::vector{TieBreak::seat_order}));
    }

    void printed_fountains_are_merged_area_by_area()
    {
        const Folder folder;
        folder.write("a.yaml", "format: 1\nid: a\nsetup: {printed_fountains: {ave: 1, cae: 2, cap: 0}}\n");
        folder.write("b.yaml",
                     "format: 1\nid: b\nextends: a\nsetup: {printed_fountains: {cae: 3, cap: 2}}\n");
        const auto loaded = folder.library().load("b");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        // The Capitoline is back to what the board prints, which says nothing.
        QCOMPARE(loaded.value->rules.setup.printed_fountains,
                 (std::map<std::string, int>{{"ave", 1}, {"cae", 3}}));
    }

    void no_copies_is_the_same_as_no_entry()
    {
        const auto loaded = shipped_library().load_text("{deck: {roof: {1: 0, 5: 20}}}", "");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->rules.deck.roof, (Copies{{5, 20}}));
    }

    void anchors_and_merges_are_followed()
    {
        const auto loaded = shipped_library().load_text("format: 1\n"
                                                        "id: x\n"
                                                        "deck:\n"
                                                        "  roof: &few {2: 3, 5: 9}\n"
                                                        "  floor: {<<: *few, 5: 10}\n"
                                                        "  permit: {white: *few}\n",
                                                        "x.yaml");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->rules.deck.floor, (Copies{{2, 3}, {5, 10}}));
        QCOMPARE(loaded.value->rules.deck.permit[index(Colour::white)], (Copies{{2, 3}, {5, 9}}));
    }

    void an_inline_object_may_be_json()
    {
        const auto loaded = shipped_library().load_text(
            R"({"extends": "dutch", "rounds": 1, "auction": {"schedule": [["temple"]]}, "deck": {"roof": {"1": 20}}})",
            "");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->id, "inline");
        QCOMPARE(loaded.value->rules.rounds, 1);
        QCOMPARE(loaded.value->rules.deck.roof, (Copies{{1, 20}}));
        QCOMPARE(loaded.value->rules.auction.tie_break, (std::vector{TieBreak::lowest_score}));
    }

private:
    static std::string twin_of_rome()
    {
        std::string areas;
        for (const char* code : {"aaa", "bbb", "ccc", "ddd"})
            areas += std::string("  - {code: ") + code +
                     ", colour: red, outline: [[0, 0], [9, 0], [9, 9]], label: [1, 1], "
                     "small_sites: [[1, 1], [2, 2], [3, 3]], large_site: [5, 5]}\n";
        return "format: 1\nid: twin\nareas:\n" + areas;
    }
};

QTEST_GUILESS_MAIN(TestVariantKnobs)
#include "test_variant_knobs.moc"
