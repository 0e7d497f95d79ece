// What is good, but hardly means what its author thinks.
#include "folder.h"

#include <QTest>

using namespace capitol;

namespace {

// The warnings of a child of schmidt, by key.
QByteArray warnings(const QByteArray& text)
{
    const auto loaded = shipped_library().load_text(child_of_schmidt(text.toStdString()), "x.yaml");
    return loaded ? texts(loaded.diagnostics) : "refused: " + texts(loaded.diagnostics);
}

} // namespace

class TestVariantWarnings : public QObject
{
    Q_OBJECT

private slots:
    void they_stand_where_they_are_meant_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("nothing") << QByteArray(
                                        "rounds: 4\nauction: {tie_break: [lowest_score, seat_order]}\n")
                                 << QByteArray("x.yaml:4:9: warning: rounds: same as in the parent, found 4, "
                                               "better: leave it out\n");
        QTest::newRow("behind seat_order")
            << QByteArray("auction: {tie_break: [seat_order, highest_card, lowest_score]}\n")
            << QByteArray(
                   "x.yaml:4:35: warning: auction.tie_break[1]: has no effect, found highest_card, better: "
                   "put it before seat_order, or leave it out\n"
                   "x.yaml:4:49: warning: auction.tie_break[2]: has no effect, found lowest_score, better: "
                   "put it before seat_order, or leave it out\n");
        QTest::newRow("one floor is never mixed")
            << QByteArray("construction: {floors_per_card: 1, floor_mix: false}\n")
            << QByteArray("x.yaml:4:47: warning: construction.floor_mix: has no effect, found false, better: "
                          "construction.floors_per_card: 2 or more\n");
        QTest::newRow("no temple") << QByteArray("rounds: 1\nauction: {schedule: [[fountain]]}\n"
                                                 "scoring: {temple_factor: 3}\n")
                                   << QByteArray(
                                          "x.yaml:6:26: warning: scoring.temple_factor: has no effect, found "
                                          "3, better: a temple in auction.schedule\n");
        QTest::newRow("no tallest")
            << QByteArray("scoring: {tallest_breaks_first: false, partial_tie_rest: second}\n")
            << QByteArray("x.yaml:4:58: warning: scoring.partial_tie_rest: has no effect, "
                          "found second, better: scoring.tallest_breaks_first: true\n");
        QTest::newRow("nothing to decline")
            << QByteArray("draw: {amphitheatre_first: 0, amphitheatre_second: 0, extra_optional: true}\n")
            << QByteArray("x.yaml:4:71: warning: draw.extra_optional: has no effect, found true, better: an "
                          "amphitheatre that gives cards\n");
        QTest::newRow("no cards in round 1")
            << QByteArray("setup: {hand: {roof: 0, floor: 0, permit: 0}}\n")
            << QByteArray(
                   "x.yaml:4:43: warning: auction.schedule: can never be won, found 3 tiles, better: deal "
                   "cards, or set auction.zero_bid to may_win\n");
        QTest::newRow("no cards ever")
            << QByteArray("setup: {hand: {roof: 0, floor: 0, permit: 0}}\ndraw: {count: 0}\n")
            << QByteArray(
                   "x.yaml:4:43: warning: auction.schedule: can never be won, found 12 tiles, better: deal "
                   "cards, or set auction.zero_bid to may_win\n");
        QTest::newRow("nothing can win")
            << QByteArray("setup: {hand: {roof: 0, floor: 0, permit: 0}}\nauction: {zero_bid: may_win}\n")
            << QByteArray();
    }

    void they_stand_where_they_are_meant()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, told);
        QCOMPARE(warnings(text), told);
    }

    void permits_without_an_area_are_named()
    {
        const Folder folder;
        folder.write("boards/plot.yaml", "format: 1\nid: plot\nareas:\n- {code: one, colour: red, outline: "
                                         "[[0, 0], [9, 0], [9, 9]], label: [1, 1], small_sites: [[1, 1]]}\n");
        const auto loaded = folder.library().load_text(
            child_of_schmidt(
                "board: plot\ndeck: {permit: {black: {}}}\nauction: {schedule: [[], [], [], []]}\n"),
            "x.yaml");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(
            texts(loaded.diagnostics),
            "x.yaml:4:8: warning: deck.permit.white: has no effect, found permit cards, better: an area of "
            "that colour on the board, or no such cards\n");
    }

    // Behind the errors, so that the first of all is what must be mended.
    void errors_come_first()
    {
        const auto loaded =
            shipped_library().load_text("format: 1\nid: other\nextends: schmidt\nrounds: many\n", "x.yaml");
        QVERIFY(!loaded);
        QCOMPARE(loaded.diagnostics.size(), 2u);
        QVERIFY(!loaded.diagnostics[0].is_warning());
        QCOMPARE(
            loaded.diagnostics[1].text(),
            "x.yaml:2:5: warning: id: the file name does not match the id, found \"other\", better: \"x\"");
    }

    void a_parents_warnings_are_the_parents_affair()
    {
        const Folder folder;
        folder.write("mum.yaml", "format: 1\nid: mum\nextends: schmidt\nrounds: 4\n");
        QCOMPARE(folder.library().load("mum").diagnostics.size(), 1u);
        QVERIFY(folder.library()
                    .load_text("format: 1\nid: x\nextends: mum\ndraw: {count: 3}\n", "x.yaml")
                    .diagnostics.empty());
    }

    void what_is_shipped_has_none()
    {
        const Library library = shipped_library();
        for (const VariantEntry& entry : library.entries()) {
            const auto loaded = library.load(entry.id);
            QVERIFY2(loaded.diagnostics.empty(), texts(loaded.diagnostics));
        }
    }
};

QTEST_GUILESS_MAIN(TestVariantWarnings)
#include "test_variant_warnings.moc"
