// Rules that read well and cannot be played are refused at the line that can mend them, with a cure.
#include "folder.h"

#include <QTest>

using namespace capitol;
using Id = Diagnostic::Id;

class TestVariantUnplayable : public QObject
{
    Q_OBJECT

private slots:
    void each_reason_points_at_its_line_data()
    {
        QTest::addColumn<QByteArray>("text"); // begins in line 4
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* text, const char* message) {
            QTest::newRow(name) << QByteArray(text) << QByteArray("x.yaml:") + message;
        };
        row("fewest above most", "players: {min: 4, max: 3}",
            "4:16: players.min: cannot be played, found 4 minimum players, allowed: 3; lower players.min or "
            "raise "
            "players.max");
        row("most below the parent's fewest", "players:\n  min: 4\n  max: 2",
            "5:8: players.min: cannot be played, found 4 minimum players, allowed: 2; lower players.min or "
            "raise "
            "players.max");
        row("a deck too large", "deck:\n  roof: {1: 40, 2: 41}",
            "5:9: deck: cannot be played, found 129 cards, allowed: 128; reduce the copies in the deck");
        row("a hand larger than the deck", "setup:\n  hand:\n    roof: 4",
            "6:11: setup.hand.roof: cannot be played, found 16 cards to deal (roof), allowed: 14; deal "
            "fewer, add "
            "copies to the deck or lower players.max");
        row("a deck smaller than the hands", "rounds: 4\ndeck: {floor: {1: 7}}",
            "5:15: setup.hand.floor: cannot be played, found 8 cards to deal (floor), allowed: 7; deal "
            "fewer, add "
            "copies to the deck or lower players.max");
        row("permits of one colour only", "deck: {permit: {black: {}, white: {}}}",
            "4:16: setup.hand.permit: cannot be played, found 16 cards to deal (permit), allowed: 8; "
            "deal fewer, "
            "add copies to the deck or lower players.max");
        row("roofs that nobody has", "setup:\n  roofs: {round: 1}",
            "5:18: setup.buildings: cannot be played, found 2 roofs on the starting buildings (round), "
            "allowed: 1; add "
            "roofs or remove buildings");
        row("buildings that need more roofs", "setup:\n  buildings: [1t, 1t, 1t, 1t, 1t, 1t]",
            "5:14: setup.buildings: cannot be played, found 6 roofs on the starting buildings (triangular), "
            "allowed: 5; "
            "add roofs or remove buildings");
        row("floors that there are not", "pieces: {floors: 23}",
            "4:18: setup.buildings: cannot be played, found 24 floors in the starting buildings of all "
            "players, allowed: "
            "23; add floors, remove buildings or lower players.max");
        row("more heights than a yard holds",
            "pieces: {floors: 999}\nsetup: {buildings: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, "
            "16, 17]}",
            "5:20: setup.buildings: cannot be played, found 17 different heights of unroofed starting "
            "buildings, "
            "allowed: 16; remove buildings");
        row("rounds without tiles", "rounds: 5",
            "4:9: auction.schedule: cannot be played, found 4 rounds in the schedule, allowed: 5; give "
            "auction.schedule "
            "one list for each round");
        row("tiles without rounds", "auction: {schedule: [[]]}",
            "4:21: auction.schedule: cannot be played, found 1 rounds in the schedule, allowed: 4; give "
            "auction.schedule one list for each round");
        row("too few large sites",
            "auction: {schedule: [[temple, temple, temple], [temple, temple, temple], [temple, temple, "
            "temple], "
            "[amphitheatre]]}",
            "4:21: auction.schedule: cannot be played, found 10 amphitheatres and temples, allowed: 9; "
            "auction fewer of them or choose a board with more large sites");
        row("more fountains than sites", "setup: {printed_fountains: {esq: 8}}",
            "4:29: setup.printed_fountains.esq: cannot be played, found 8 fountains (esq), allowed: 7; "
            "reduce the starting fountains or auction fewer");
    }

    void each_reason_points_at_its_line()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        const auto loaded = shipped_library().load_text(child_of_schmidt(text.toStdString()), "x.yaml");
        QVERIFY(!loaded);
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().id, Id::unplayable);
        QCOMPARE(QByteArray::fromStdString(loaded.diagnostics.front().text()), message);
    }

    void all_reasons_are_told_at_once()
    {
        const auto loaded = shipped_library().load_text(
            child_of_schmidt("players: {min: 4, max: 3}\nrounds: 1\npieces: {floors: 0}\n"), "x.yaml");
        QCOMPARE(loaded.diagnostics.size(), 3u);
    }

    void a_board_too_small_points_at_the_board()
    {
        const Folder folder;
        folder.write("boards/plot.yaml", "format: 1\nid: plot\nareas:\n- {code: one, colour: red, outline: "
                                         "[[0, 0], [9, 0], [9, 9]], label: [1, 1], small_sites: [[1, 1]]}\n");
        const auto loaded = folder.library().load_text(child_of_schmidt("board: plot"), "x.yaml");
        QCOMPARE(texts(loaded.diagnostics),
                 "x.yaml:4:8: auction.schedule: cannot be played, found 4 "
                 "amphitheatres and temples, allowed: 0; auction fewer of them or choose a board with more "
                 "large sites\n"
                 "x.yaml:4:8: auction.schedule: cannot be played, found 8 "
                 "fountains, allowed: 1; reduce the starting fountains or auction fewer\n");
    }

    void a_childs_own_board_leaves_the_parents_fountains_behind()
    {
        const Folder folder;
        folder.write("boards/plot.yaml", "format: 1\nid: plot\nareas:\n- {code: one, colour: red, outline: "
                                         "[[0, 0], [9, 0], [9, 9]], label: [1, 1], small_sites: [[1, 1]]}\n");
        const char* text = "{extends: schmidt, board: plot, auction: {schedule: [[], [], [], []]}, "
                           "setup: {printed_fountains: {one: 1}}}";
        const auto loaded = folder.library().load_text(text, "");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->rules.setup.printed_fountains, (std::map<std::string, int>{{"one", 1}}));
    }

    void what_is_inherited_points_at_extends()
    {
        const Folder folder;
        folder.write("a.yaml", "format: 1\nid: a\nrounds: 5\n");
        folder.write("b.yaml", "format: 1\nid: b\nextends: a\ndraw: {count: 4}\n");
        const auto loaded = folder.library().load("b");
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().line, 3);
        QCOMPARE(loaded.diagnostics.front().column, 10);
    }

    void a_child_may_mend_what_its_parent_lacks()
    {
        const Folder folder;
        folder.write("a.yaml", "format: 1\nid: a\nrounds: 5\n");
        const auto loaded = folder.library().load_text(
            "format: 1\nid: b\nextends: a\nauction: {schedule: [[], [], [], [], []]}\n", "b.yaml");
        QVERIFY2(loaded, texts(loaded.diagnostics));
    }
};

QTEST_GUILESS_MAIN(TestVariantUnplayable)
#include "test_variant_unplayable.moc"
