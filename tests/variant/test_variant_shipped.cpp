// The five shipped variants say what rules.md's table says, column by column.
#include "capitol/variant/difference.h"
#include "folder.h"

#include <QTest>

using namespace capitol;

namespace {

// `key: value` lines of the knobs in which the variant differs from the Schmidt rules.
QString differences_from_schmidt(const char* id)
{
    const auto loaded = shipped_library().load(id);
    if (!loaded)
        return QString::fromUtf8(texts(loaded.diagnostics));
    QStringList lines;
    for (const Difference& difference : differences(Ruleset{}, loaded.value->rules))
        lines += QString::fromStdString(difference.key + ": " + difference.b);
    return lines.join('\n');
}

} // namespace

class TestVariantShipped : public QObject
{
    Q_OBJECT

private slots:
    void all_five_are_found_and_load()
    {
        QStringList ids;
        for (const VariantEntry& entry : shipped_library().entries()) {
            ids += QString::fromStdString(entry.id);
            QVERIFY(entry.shipped);
            const auto loaded = shipped_library().load(entry.id);
            QVERIFY2(loaded, texts(loaded.diagnostics));
            QCOMPARE(loaded.value->id, entry.id);
        }
        QCOMPARE(ids, QStringList({"dutch", "english-sheet", "french-sheet", "italian-sheet", "schmidt"}));
    }

    void they_differ_as_the_table_says_data()
    {
        QTest::addColumn<QString>("differences");
        QTest::newRow("schmidt") << QString();
        QTest::newRow("dutch") << "setup.first_player: oldest\nconstruction.placement_final: at_once\n"
                                  "auction.tie_break: [lowest_score]\ndraw.extra_optional: true";
        QTest::newRow("english-sheet") << "setup.first_player: chosen\nconstruction.floor_mix: false\n"
                                          "scoring.beaten_tied: all_others\ndraw.after_last_round: true";
        QTest::newRow("french-sheet") << "setup.first_player: chosen\nconstruction.placement_final: at_once\n"
                                         "scoring.beaten_tied: all_others\ndraw.after_last_round: true";
        QTest::newRow("italian-sheet")
            << "setup.roofs.round: 2\nsetup.roofs.triangular: 2\nsetup.first_player: chosen\n"
               "construction.floor_targets: tallest\nconstruction.floor_mix: false\ndraw.rule: up_to\n"
               "draw.after_last_round: true\ninformation.hand_count: hidden";
    }

    void they_differ_as_the_table_says()
    {
        QFETCH(QString, differences);
        QCOMPARE(differences_from_schmidt(QTest::currentDataTag()), differences);
    }

    // The table's schmidt column, written out once more: Ruleset's defaults must not drift with the file.
    void schmidt_is_the_table()
    {
        const Ruleset rules = shipped_library().load("schmidt").value.value().rules;
        QCOMPARE(rules.players.min, 2);
        QCOMPARE(rules.players.max, 4);
        QCOMPARE(rules.rounds, 4);
        QCOMPARE(rules.board, "rome");
        QCOMPARE(rules.setup.hand, (Ruleset::Hand{2, 2, 4}));
        const std::vector<BuildingPlan> buildings{
            {1, Roof::round}, {1, Roof::triangular}, {2, Roof::round}, {2, Roof::triangular}};
        QCOMPARE(rules.setup.buildings, buildings);
        QCOMPARE(rules.setup.roofs, (Ruleset::Roofs{5, 5}));
        QCOMPARE(rules.setup.first_player, FirstPlayer::random);
        QCOMPARE(rules.pieces.floors, 90);
        const Copies twice_to_seven{{1, 2}, {2, 2}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {7, 2}};
        const Copies thrice_to_eight{{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {7, 3}, {8, 3}};
        const Copies once_to_eight{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}};
        QCOMPARE(rules.deck.roof, twice_to_seven);
        QCOMPARE(rules.deck.floor, thrice_to_eight);
        for (const Copies& permits : rules.deck.permit)
            QCOMPARE(permits, once_to_eight);
        QCOMPARE(rules.deck.recycle, Recycle::turn_over);
        const Ruleset::Construction construction{2,
                                                 FloorTargets::any,
                                                 true,
                                                 FloorUse::all_or_none,
                                                 SupplyShort::take_rest,
                                                 PlacementFinal::on_confirm,
                                                 true};
        QCOMPARE(rules.construction, construction);
        QCOMPARE(rules.placement, (Ruleset::Placement{1, 1, false, true, true}));
        const std::vector<Tile> early{Tile::fountain, Tile::fountain, Tile::amphitheatre};
        const std::vector<Tile> late{Tile::fountain, Tile::fountain, Tile::temple};
        QCOMPARE(rules.auction.schedule, (std::vector{early, early, late, late}));
        QCOMPARE(rules.auction.tie_break, (std::vector{TieBreak::highest_card, TieBreak::seat_order}));
        QCOMPARE(rules.auction.zero_bid, ZeroBid::unsold);
        const Ruleset::Scoring scoring{2, 0, 1, 1, 2, true, BeatenTied::second, true, PartialTieRest::none};
        QCOMPARE(rules.scoring, scoring);
        QCOMPARE(rules.draw, (Ruleset::Draw{6, DrawRule::add, 2, 1, false, false}));
        QCOMPARE(rules.information.hand_count, HandCount::public_);
        QCOMPARE(rules.end.tie, EndTie::shared);
    }

    void each_has_a_name_and_a_summary_in_four_languages()
    {
        for (const VariantEntry& entry : shipped_library().entries()) {
            const Variant variant = shipped_library().load(entry.id).value.value();
            for (const char* language : languages) {
                QVERIFY2(!variant.name.at(language).empty(), entry.id.c_str());
                QVERIFY2(!variant.summary.at(language).empty(), entry.id.c_str());
            }
            QCOMPARE(variant.name.size(), languages.size());
            QCOMPARE(variant.summary.size(), languages.size());
        }
    }

    void a_missing_language_falls_back_to_english()
    {
        QCOMPARE(in_language({{"en", "a"}, {"nl", "b"}}, "nl"), "b");
        QCOMPARE(in_language({{"en", "a"}, {"nl", "b"}}, "fr"), "a");
        QCOMPARE(in_language({{"nl", "b"}}, "fr"), "b");
        QCOMPARE(in_language({}, "fr"), "");
    }

    void the_dutch_alternative_in_its_comment_is_right()
    {
        const auto loaded = shipped_library().load_text(
            "{extends: dutch, setup: {printed_fountains: {cap: 2, esq: 1, pal: 1, cae: 1}}}", "");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->rules.setup.printed_fountains, (std::map<std::string, int>{{"cae", 1}}));
    }
};

QTEST_GUILESS_MAIN(TestVariantShipped)
#include "test_variant_shipped.moc"
