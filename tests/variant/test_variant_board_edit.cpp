// A board's text is changed thing by thing, and nothing else in it moves.
#include "base/text_file.h"
#include "capitol/variant/board_edit.h"
#include "folder.h"

#include <QTest>

#include <algorithm>

using namespace capitol;

namespace {

using Kind = BoardPart::Kind;

std::string rome()
{
    Report report("x");
    return read_text_file(std::filesystem::path(CAPITOL_VARIANTS_DIR) / "boards/rome.yaml", report).value();
}

// Two areas, in both ways to write one, with comments, blank lines and Windows' line ends.
std::string small(const char* line_break = "\n")
{
    std::string text = "# ours\n"
                       "format: 1\n"
                       "id: small\n"
                       "size: {width: 20, height: 10}\n"
                       "areas:\n"
                       "  # west\n"
                       "  - code: wes   # first\n"
                       "    colour: white\n"
                       "    name: {en: West}\n"
                       "    outline: [[1, 1], [9, 1],   # top\n"
                       "              [9, 9], [1, 9]]\n"
                       "    label: [5, 8]\n"
                       "    small_sites: [[3, 3], [6, 3], [3, 6]]\n"
                       "\n"
                       "  - code: mid\n"
                       "    colour: red\n"
                       "    outline: [[9, 1], [12, 1], [12, 9]]\n"
                       "    label: [11, 8]\n"
                       "    small_sites: [[10, 3]]\n"
                       "\n"
                       "  # east\n"
                       "  - code: eas\n"
                       "    colour: black\n"
                       "    outline: [[12, 1], [19, 1], [19, 9]]\n"
                       "    label: [15, 8]\n"
                       "    small_sites: [[15, 3]]\n"
                       "    large_site: [16, 6]   # big\n"
                       "# the end\n";
    for (std::size_t at = text.find('\n'); std::string_view(line_break) != "\n" && at != std::string::npos;
         at = text.find('\n', at + 2))
        text.replace(at, 1, line_break);
    return text;
}

QByteArray bytes(const std::optional<std::string>& text)
{
    return text ? QByteArray::fromStdString(*text) : QByteArray("(refused)");
}

QByteArray with(const char* from, const char* to, std::string text = small())
{
    const QByteArray before = QByteArray::fromStdString(text);
    return before.count(from) == 1 ? QByteArray(before).replace(from, to) : QByteArray("(not once)");
}

std::optional<std::string> add_new_area(const std::string& text)
{
    BoardArea area;
    area.code = "nov";
    area.colour = Colour::red;
    area.large_site = false;
    AreaMap map;
    map.latin = "Regio nova";
    map.outline = {{1, 1}, {2, 1}, {2, 2}};
    map.label = {1.5, 1.5};
    map.small_sites = {{1.5, 1.2}};
    return add_area(text, area, map);
}

} // namespace

class TestBoardEdit : public QObject
{
    Q_OBJECT

private slots:
    void a_point_that_moves_changes_its_numbers_alone()
    {
        QCOMPARE(bytes(set_point(small(), {0, Kind::small_site, 1}, {6.25, 4.04})),
                 with("[6, 3]", "[6.3, 4]"));
        QCOMPARE(bytes(set_point(small(), {0, Kind::outline, 1}, {8.5, 1})),
                 with("[9, 1],   #", "[8.5, 1],   #"));
        QCOMPARE(bytes(set_point(small(), {2, Kind::large_site, 0}, {17, 6})), with("[16, 6]", "[17, 6]"));
        QCOMPARE(bytes(set_point(small(), {1, Kind::label, 0}, {10, 7})), with("[11, 8]", "[10, 7]"));
        QCOMPARE(bytes(set_point(small(), {1, Kind::large_site, 0}, {10.5, 6})),
                 with("[[10, 3]]\n", "[[10, 3]]\n    large_site: [10.5, 6]\n"));
        QCOMPARE(bytes(set_point(small(), {0, Kind::small_site, 3}, {1, 1})), QByteArray("(refused)"));
        QCOMPARE(bytes(set_point(small(), {3, Kind::label, 0}, {1, 1})), QByteArray("(refused)"));
        QCOMPARE(bytes(set_point("areas: *x\n", {0, Kind::label, 0}, {1, 1})), QByteArray("(refused)"));
    }

    void points_come_and_go()
    {
        QCOMPARE(bytes(add_point(small(), {0, Kind::small_site, 3}, {6, 6})),
                 with("[3, 6]]", "[3, 6], [6, 6]]"));
        QCOMPARE(bytes(add_point(small(), {0, Kind::small_site, 0}, {6, 6})),
                 with("[[3, 3]", "[[6, 6], [3, 3]"));
        QCOMPARE(bytes(add_point(small(), {0, Kind::outline, 1}, {5, 0.5})),
                 with("[[1, 1], [9, 1],   #", "[[1, 1], [5, 0.5], [9, 1],   #"));
        QCOMPARE(bytes(remove_point(small(), {0, Kind::small_site, 0})), with("[3, 3], ", ""));
        QCOMPARE(bytes(remove_point(small(), {0, Kind::small_site, 2})), with(", [3, 6]", ""));
        QCOMPARE(bytes(remove_point(small(), {0, Kind::outline, 3})), with(", [1, 9]", ""));
        QCOMPARE(bytes(remove_point(small(), {2, Kind::large_site, 0})),
                 with("    large_site: [16, 6]   # big\n", ""));
        QCOMPARE(bytes(remove_point(small(), {0, Kind::small_site, 9})), QByteArray("(refused)"));
    }

    void areas_come_and_go()
    {
        const std::string text = small();
        QCOMPARE(bytes(add_new_area(text)),
                 with("# the end\n", "\n  - code: nov\n    colour: red\n    latin: \"Regio nova\"\n"
                                     "    outline: [[1, 1], [2, 1], [2, 2]]\n    label: [1.5, 1.5]\n"
                                     "    small_sites: [[1.5, 1.2]]\n# the end\n"));
        const auto without = remove_area(text, 1);
        const QByteArray all = QByteArray::fromStdString(text);
        const auto start = all.indexOf("  - code: mid");
        const auto end = all.indexOf("  # east");
        QCOMPARE(bytes(without), QByteArray(all).remove(start, end - start));
        QCOMPARE(bytes(remove_area(text, 3)), QByteArray("(refused)"));
        const std::string open_end = text.substr(0, text.find("# the end"));
        QCOMPARE(bytes(remove_area(add_new_area(open_end).value(), 3)), QByteArray::fromStdString(open_end));
    }

    void an_areas_properties_change_alone()
    {
        QCOMPARE(bytes(set_area(small(), 0, "code", "abc")), with("code: wes ", "code: abc "));
        QCOMPARE(bytes(set_area(small(), 1, "colour", "black")), with("colour: red", "colour: black"));
        QCOMPARE(bytes(set_area(small(), 0, "fountains", "2")),
                 with("[3, 6]]\n", "[3, 6]]\n    fountains: 2\n"));
        QCOMPARE(bytes(set_area(small(), 0, "name.en", "The “West”")),
                 with("{en: West}", "{en: \"The “West”\"}"));
        QVERIFY(bytes(set_area(small(), 0, "name.it", "Ovest")).contains("it: \"Ovest\"}"));
        QCOMPARE(bytes(set_area(small(), 0, "name.en", "West")), QByteArray::fromStdString(small()));
        const auto named = set_area(small(), 2, "name.en", "East: the other");
        QVERIFY(named);
        QCOMPARE(inspect_board(*named, "x").map.areas[2].name.at("en"), "East: the other");
    }

    void a_name_that_is_one_text_is_kept_beside_another_language()
    {
        const auto named = [](const char* key, const char* word) {
            const std::string west = with("name: {en: West}", "name: West, beyond # here").toStdString();
            return set_area(west, 0, key, word).value_or("");
        };
        const auto name_in = [](const std::string& text) {
            return inspect_board(text, "x").map.areas[0].name;
        };
        QCOMPARE(name_in(named("name.it", "Ovest")), (LocalText{{"en", "West, beyond"}, {"it", "Ovest"}}));
        QCOMPARE(QByteArray::fromStdString(named("name.it", "Ovest")),
                 with("{en: West}", "{en: \"West, beyond\", it: \"Ovest\"} # here"));
        QCOMPARE(name_in(named("name.en", "Sunset")), (LocalText{{"en", "Sunset"}}));
        QCOMPARE(name_in(named("name.it", "")), (LocalText{{"en", "West, beyond"}}));
        QCOMPARE(bytes(set_area(with("{en: West}", "[West]").toStdString(), 0, "name.it", "Ovest")),
                 QByteArray("(refused)"));
    }

    void windows_line_ends_stay()
    {
        const std::string text = small("\r\n");
        QCOMPARE(bytes(set_point(text, {0, Kind::small_site, 1}, {6, 4})), with("[6, 3]", "[6, 4]", text));
        const auto added = add_new_area(text);
        QVERIFY(added);
        QCOMPARE(std::ranges::count(*added, '\n'), std::ranges::count(*added, '\r'));
    }

    // Whatever is done to the shipped board, the other areas' lines are the same, and the board is what was
    // wanted.
    void the_shipped_board_keeps_its_other_lines()
    {
        const std::string text = rome();
        const BoardMap before = inspect_board(text, "rome.yaml").map;
        QVERIFY(inspect_board(text, "rome.yaml").diagnostics.empty());
        for (int area = 0; area < int(before.areas.size()); ++area)
            for (int i = 0; i < int(before.areas[std::size_t(area)].outline.size()); ++i) {
                const BoardPart part{area, Kind::outline, i};
                const auto moved = set_point(text, part, {20.1, 10.3});
                QVERIFY2(moved, key_of(part).c_str());
                BoardMap wanted = before;
                wanted.areas[std::size_t(area)].outline[std::size_t(i)] = {20.1, 10.3};
                QVERIFY2(inspect_board(*moved, "rome.yaml").map == wanted, key_of(part).c_str());
                QCOMPARE(std::ranges::count(*moved, '\n'), std::ranges::count(text, '\n'));
            }
        const auto fewer = remove_area(text, 3);
        QVERIFY(fewer);
        BoardMap wanted = before;
        wanted.areas.erase(wanted.areas.begin() + 3);
        wanted.board.areas.erase(wanted.board.areas.begin() + 3);
        QVERIFY(inspect_board(*fewer, "rome.yaml").map == wanted);
    }

    void water_and_walls_come_change_and_go()
    {
        const std::string text = small();
        const auto wet = add_line(text, Kind::water, {{1, 1}, {4, 1}, {4, 3.5}});
        QCOMPARE(bytes(wet),
                 bytes(text).replace("# the end\n", "water: [[[1, 1], [4, 1], [4, 3.5]]]\n# the end\n"));
        const auto walled = add_line(*wet, Kind::wall, {{0, 5}, {20, 5}});
        QVERIFY(walled);
        const BoardInspection seen = inspect_board(*walled, "x");
        QVERIFY(seen.diagnostics.empty());
        QCOMPARE(seen.map.walls.size(), std::size_t(1));
        QCOMPARE(seen.places.at("water[0][2]").column, 26);
        const auto moved = set_point(*walled, {0, Kind::wall, 1}, {18.2, 6});
        QCOMPARE(bytes(moved), bytes(walled).replace("[20, 5]", "[18.2, 6]"));
        const auto bent = add_point(*walled, {0, Kind::wall, 1}, {10, 7});
        QCOMPARE(bytes(bent), bytes(walled).replace("[20, 5]", "[10, 7], [20, 5]"));
        QCOMPARE(bytes(remove_point(*bent, {0, Kind::wall, 1})), bytes(walled));
        QCOMPARE(bytes(remove_point(*walled, {0, Kind::wall, 0})), bytes(wet)); // one point is no wall
        const auto two = add_line(*wet, Kind::water, {{6, 6}, {8, 6}, {8, 8}});
        QCOMPARE(inspect_board(*two, "x").map.water.size(), std::size_t(2));
        QCOMPARE(bytes(remove_line(*two, {1, Kind::water, 0})), bytes(wet));
        QCOMPARE(bytes(remove_line(*wet, {0, Kind::water, 0})), bytes(text));
        QVERIFY(!remove_line(*wet, {1, Kind::water, 0}));
        QVERIFY(!set_point(*wet, {0, Kind::water, 3}, {1, 1}));
        QVERIFY(!add_point(text, {0, Kind::wall, 0}, {1, 1}));
    }

    void each_part_of_the_shipped_board_changes_alone()
    {
        const std::string text = rome();
        const BoardMap before = inspect_board(text, "rome.yaml").map;
        for (const BoardPart& feature : features_of(before))
            for (const BoardPart& part : {feature, parts_beside(before, feature).back()}) {
                BoardMap wanted = before;
                put_point(wanted, part, {45.5, 30.2});
                const auto moved = set_point(text, part, {45.5, 30.2});
                QVERIFY2(moved, key_of(part).c_str());
                QVERIFY2(part_of(key_of(part)) == part, key_of(part).c_str());
                QVERIFY2(inspect_board(*moved, "rome.yaml").map == wanted, key_of(part).c_str());
            }
    }

    void the_size_changes_and_nothing_is_lost_by_it()
    {
        const auto narrow = set_point(small(), {0, Kind::size, 0}, {14.5, 10});
        QCOMPARE(bytes(narrow), with("width: 20", "width: 14.5"));
        const BoardInspection seen = inspect_board(*narrow, "x");
        QVERIFY(has_errors(seen.diagnostics));
        const std::vector<BoardPart> outside = parts_outside(seen.map);
        QCOMPARE(outside.size(), std::size_t(5)); // of the east: label, two sites, two corners
        QVERIFY(point_of(seen.map, outside.front()) == Point({15, 8}));
        QCOMPARE(bytes(set_point(*narrow, {0, Kind::size, 0}, {20, 10})), bytes(small()));
        const auto added = set_point("format: 1\nid: x\nareas: []\n", {0, Kind::size, 0}, {30, 20});
        QCOMPARE(bytes(added), QByteArray("format: 1\nid: x\nsize:\n  width: 30\n  height: 20\nareas: []\n"));
    }

    void what_is_wrong_is_told_with_its_part()
    {
        const BoardInspection seen = inspect_board(with("[6, 3]", "[60, 3]").toStdString(), "x.yaml");
        QVERIFY(seen.readable);
        QCOMPARE(seen.diagnostics.size(), std::size_t(1));
        QVERIFY(part_of(seen.diagnostics[0].key) == BoardPart({0, Kind::small_site, 1}));
        QCOMPARE(seen.places.at("areas[0].small_sites[1]").line, 13);
        QVERIFY(part_of("areas[4].large_site[1]") == BoardPart({4, Kind::large_site, 0}));
        QVERIFY(area_of("areas[4].code") == 4);
        QVERIFY(!part_of("areas[4].code"));
        QVERIFY(!part_of("areas[99999999999].label"));
        QVERIFY(!part_of("areas[1"));
        QVERIFY(part_of("size.width") == BoardPart({0, Kind::size, 0}));
        QVERIFY(part_of("water[1][2][0]") == BoardPart({1, Kind::water, 2}));
        QVERIFY(part_of("walls[3]") == BoardPart({3, Kind::wall, 0}));
        QVERIFY(!part_of("walls[x]"));
        QVERIFY(!inspect_board("areas: [", "x").readable);
    }
};

QTEST_MAIN(TestBoardEdit)
#include "test_variant_board_edit.moc"
