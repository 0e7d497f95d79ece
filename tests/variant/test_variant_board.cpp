// Rome can be drawn: its outlines are simple and apart, and its sites and names fit into them. Boards that
// are wrong are refused with their place.
#include "capitol/variant/board_reader.h"
#include "capitol/variant/board_writer.h"
#include "folder.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace capitol;
using Id = Diagnostic::Id;

Q_DECLARE_METATYPE(capitol::Diagnostic::Id)

namespace {

constexpr double small_site = 2.2; // sizes of squares, as boards/rome.yaml says
constexpr double large_site = 3.4;
constexpr double label_width = 7.6;
constexpr double label_height = 1.3;
constexpr double margin = 0.25; // between anything and an outline
constexpr double spacing = 0.4; // between any two things

struct Box
{
    Point centre;
    double width = 0;
    double height = 0;
    std::string name;
};

using Polygon = std::vector<Point>;

struct Segment
{
    Point a;
    Point b;
};

std::vector<Segment> sides(const Polygon& polygon)
{
    std::vector<Segment> result;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        result.push_back({polygon[i], polygon[(i + 1) % polygon.size()]});
    return result;
}

double cross(Point o, Point a, Point b)
{
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

// The segments cross, not merely touch.
bool properly_cross(const Segment& s, const Segment& t)
{
    constexpr double touch = 1e-9;
    const double a = cross(s.a, s.b, t.a), b = cross(s.a, s.b, t.b);
    const double c = cross(t.a, t.b, s.a), d = cross(t.a, t.b, s.b);
    return a * b < -touch && c * d < -touch;
}

double distance(Point p, const Segment& s)
{
    const double dx = s.b.x - s.a.x, dy = s.b.y - s.a.y;
    const double along =
        std::clamp(((p.x - s.a.x) * dx + (p.y - s.a.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return std::hypot(p.x - s.a.x - along * dx, p.y - s.a.y - along * dy);
}

double distance(Point p, const Polygon& polygon)
{
    double least = 1e9;
    for (const Segment& side : sides(polygon))
        least = std::min(least, distance(p, side));
    return least;
}

bool inside(Point p, const Polygon& polygon)
{
    bool result = false;
    for (const auto& [a, b] : sides(polygon))
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            result = !result;
    return result;
}

std::vector<Point> corners(const Box& box)
{
    const double x = box.width / 2, y = box.height / 2;
    return {{box.centre.x - x, box.centre.y - y},
            {box.centre.x + x, box.centre.y - y},
            {box.centre.x + x, box.centre.y + y},
            {box.centre.x - x, box.centre.y + y}};
}

// All corners are inside, and no side of the outline comes near the box.
bool fits(const Box& box, const Polygon& outline)
{
    const Polygon rectangle = corners(box);
    const auto is_clear = [&](Point corner) {
        return inside(corner, outline) && distance(corner, outline) >= margin;
    };
    const auto is_away = [&](Point vertex) {
        return !inside(vertex, rectangle) && distance(vertex, rectangle) >= margin;
    };
    return std::ranges::all_of(rectangle, is_clear) && std::ranges::all_of(outline, is_away);
}

double gap(const Box& a, const Box& b)
{
    return std::max(std::abs(a.centre.x - b.centre.x) - (a.width + b.width) / 2,
                    std::abs(a.centre.y - b.centre.y) - (a.height + b.height) / 2);
}

std::vector<Box> boxes(const AreaMap& area)
{
    std::vector<Box> result{{area.label, label_width, label_height, "label"},
                            {area.large_site, large_site, large_site, "large site"}};
    for (std::size_t i = 0; i < area.small_sites.size(); ++i)
        result.push_back({area.small_sites[i], small_site, small_site, "site " + std::to_string(i + 1)});
    return result;
}

const BoardMap& rome()
{
    static const BoardMap map = shipped_library().load_board("rome").value.value();
    return map;
}

std::string area(const char* more)
{
    return std::string("format: 1\nid: b\nareas:\n- code: one\n  colour: red\n  label: [1, 1]\n"
                       "  outline: [[0, 0], [9, 0], [9, 9]]\n  small_sites: [[1, 1], [2, 2]]\n") +
           more;
}

} // namespace

class TestVariantBoard : public QObject
{
    Q_OBJECT

private slots:
    void numbers_are_written_as_they_were_read()
    {
        for (const char* text : {"0", "7", "-3", "0.1", "0.05", "12.375", "-0.25", "100", "999.999", "0.001",
                                 "3.14159", "0.3333333333333333", "1000000000000000", "123456789012.5"})
            QCOMPARE(print_number(std::stod(text)), std::string(text));
        for (int thousandths = 0; thousandths < 200'000; thousandths += 7) {
            const std::string text = print_number(thousandths / 1000.0);
            QCOMPARE(std::stod(text), thousandths / 1000.0);
            QVERIFY2(text.find('.') == std::string::npos || text.back() != '0', text.c_str());
        }
    }

    void rome_has_the_nine_areas_of_the_table_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("colour");
        QTest::addColumn<int>("fountains");
        QTest::addColumn<QString>("latin");
        const auto row = [](const char* code, int place, Colour colour, int fountains, const char* latin) {
            QTest::newRow(code) << place << static_cast<int>(colour) << fountains << QString(latin);
        };
        row("mar", 0, Colour::white, 0, "Campus Martius");
        row("cap", 1, Colour::white, 2, "Capitolium");
        row("tib", 2, Colour::white, 0, "Insula Tiberina");
        row("qui", 3, Colour::black, 0, "Quirinalis");
        row("vim", 4, Colour::black, 0, "Viminalis");
        row("esq", 5, Colour::black, 1, "Esquilinus");
        row("pal", 6, Colour::red, 1, "Palatium");
        row("ave", 7, Colour::red, 0, "Aventinus");
        row("cae", 8, Colour::red, 0, "Caelius");
    }

    void rome_has_the_nine_areas_of_the_table()
    {
        QFETCH(int, place);
        QFETCH(int, colour);
        QFETCH(int, fountains);
        QFETCH(QString, latin);
        QCOMPARE(rome().board.areas.size(), 9u);
        QCOMPARE(rome().areas.size(), 9u);
        const BoardArea& area = rome().board.areas[static_cast<std::size_t>(place)];
        const AreaMap& map = rome().areas[static_cast<std::size_t>(place)];
        QCOMPARE(area.code, QTest::currentDataTag());
        QCOMPARE(static_cast<int>(area.colour), colour);
        QCOMPARE(area.printed_fountains, fountains);
        QCOMPARE(area.small_sites, 7);
        QCOMPARE(map.small_sites.size(), 7u);
        QVERIFY(area.large_site);
        QCOMPARE(QString::fromStdString(map.latin), latin);
        for (const char* language : languages)
            QVERIFY(!map.name.at(language).empty());
    }

    void rome_is_52_by_36_centimetres()
    {
        QCOMPARE(rome().width, 52.0);
        QCOMPARE(rome().height, 36.0);
        for (const char* language : languages)
            QVERIFY(!rome().name.at(language).empty());
        QVERIFY(!rome().water.empty());
        QVERIFY(!rome().walls.empty());
    }

    void outlines_do_not_cross_themselves()
    {
        for (std::size_t i = 0; i < rome().areas.size(); ++i) {
            const auto all = sides(rome().areas[i].outline);
            std::set<std::pair<double, double>> points;
            for (const Segment& side : all)
                QVERIFY2(points.emplace(side.a.x, side.a.y).second, rome().board.areas[i].code.c_str());
            for (std::size_t a = 0; a < all.size(); ++a)
                for (std::size_t b = a + 1; b < all.size(); ++b)
                    QVERIFY2(!properly_cross(all[a], all[b]), rome().board.areas[i].code.c_str());
        }
    }

    // Areas of one colour may share a border; then they share its points.
    void outlines_do_not_overlap()
    {
        for (std::size_t a = 0; a < rome().areas.size(); ++a)
            for (std::size_t b = 0; b < rome().areas.size(); ++b)
                if (a != b)
                    check_apart(a, b);
    }

    void sites_and_names_fit_into_their_outline()
    {
        for (std::size_t i = 0; i < rome().areas.size(); ++i)
            for (const Box& box : boxes(rome().areas[i]))
                QVERIFY2(fits(box, rome().areas[i].outline),
                         (rome().board.areas[i].code + " " + box.name).c_str());
    }

    void sites_and_names_keep_apart()
    {
        for (std::size_t i = 0; i < rome().areas.size(); ++i) {
            const std::vector<Box> all = boxes(rome().areas[i]);
            for (std::size_t a = 0; a < all.size(); ++a)
                for (std::size_t b = a + 1; b < all.size(); ++b)
                    QVERIFY2(gap(all[a], all[b]) >= spacing,
                             (rome().board.areas[i].code + " " + all[a].name + ", " + all[b].name).c_str());
        }
    }

    void the_river_flows_round_the_island_and_floods_no_hill()
    {
        for (std::size_t i = 0; i < rome().areas.size(); ++i)
            for (const Point point : rome().areas[i].outline)
                QCOMPARE(inside(point, rome().water.front()), rome().board.areas[i].code == "tib");
    }

    void what_is_wrong_with_a_board_is_told_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<Diagnostic::Id>("id");
        QTest::addColumn<QString>("key");
        const auto row = [](const char* name, const std::string& text, int line, int column, Id id,
                            const char* key) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << line << column << id << QString(key);
        };
        row("no areas", "format: 1\nid: b\n", 1, 1, Id::missing_key, "areas");
        row("empty areas", "format: 1\nid: b\nareas: []\n", 3, 8, Id::out_of_range, "areas");
        row("areas that are a map", "format: 1\nid: b\nareas: {}\n", 3, 8, Id::wrong_type, "areas");
        row("an area that is a word", area("- two\n"), 9, 3, Id::wrong_type, "areas[1]");
        row("unknown key", area("  color: red\n"), 9, 3, Id::unknown_key, "areas[0].color");
        row("unknown key of the board", area("wall: []\n"), 9, 1, Id::unknown_key, "wall");
        row("too many fountains", area("  fountains: 3\n"), 9, 14, Id::out_of_range, "areas[0].fountains");
        row("a point outside", area("  large_site: [52.1, 3]\n"), 9, 16, Id::out_of_range,
            "areas[0].large_site[0]");
        row("a point that is a word", area("  large_site: here\n"), 9, 15, Id::wrong_type,
            "areas[0].large_site");
        row("a point of three", area("  large_site: [1, 2, 3]\n"), 9, 15, Id::wrong_type,
            "areas[0].large_site");
        row("no number", area("  large_site: [1, nan]\n"), 9, 19, Id::wrong_type, "areas[0].large_site[1]");
        row("a wall of one point", area("walls: [[[1, 1]]]\n"), 9, 9, Id::out_of_range, "walls[0]");
        std::string long_wall = "[1, 1]";
        for (std::size_t i = 0; i < most_points; ++i)
            long_wall += ", [2, 2]";
        row("a wall of too many points", area(("walls: [[" + long_wall + "]]\n").c_str()), 9, 9,
            Id::out_of_range, "walls[0]");
        row("a width of nothing", area("size: {width: 0, height: 30}\n"), 9, 15, Id::out_of_range,
            "size.width");
        row("a code twice",
            area("- {code: one, colour: red, label: [1, 1], small_sites: [[1, 1]], "
                 "outline: [[0, 0], [9, 0], [9, 9]]}\n"),
            9, 10, Id::not_allowed, "areas[1].code");
        row("a code too long",
            "format: 1\nid: b\nareas:\n- {code: four, colour: red, label: [1, 1], small_sites: "
            "[[1, 1]], outline: [[0, 0], [9, 0], [9, 9]]}\n",
            4, 10, Id::not_allowed, "areas[0].code");
        row("another colour",
            "format: 1\nid: b\nareas:\n- {code: one, colour: blue, label: [1, 1], small_sites: "
            "[[1, 1]], outline: [[0, 0], [9, 0], [9, 9]]}\n",
            4, 23, Id::not_allowed, "areas[0].colour");
        row("no sites",
            "format: 1\nid: b\nareas:\n- {code: one, colour: red, label: [1, 1], outline: "
            "[[0, 0], [9, 0], [9, 9]]}\n",
            4, 3, Id::missing_key, "areas[0].small_sites");
        row("an outline of two points",
            "format: 1\nid: b\nareas:\n- {code: one, colour: red, label: [1, 1], "
            "small_sites: [[1, 1]], outline: [[0, 0], [9, 0]]}\n",
            4, 75, Id::out_of_range, "areas[0].outline");
    }

    void what_is_wrong_with_a_board_is_told()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(Diagnostic::Id, id);
        QFETCH(QString, key);
        const Folder folder;
        folder.write("boards/b.yaml", text.toStdString());
        const auto loaded = folder.library().load_board("b");
        QVERIFY(!loaded);
        const QByteArray message = texts(loaded.diagnostics);
        QVERIFY2(loaded.diagnostics.size() == 1, message);
        QVERIFY2(loaded.diagnostics.front().id == id, message);
        QVERIFY2(loaded.diagnostics.front().line == line && loaded.diagnostics.front().column == column,
                 message);
        QCOMPARE(QString::fromStdString(loaded.diagnostics.front().key), key);
    }

    void more_than_a_position_holds_is_refused()
    {
        std::string sites = "[1, 1]";
        for (int i = 0; i < 16; ++i)
            sites += ", [1, 1]";
        const Folder folder;
        folder.write("boards/b.yaml", "format: 1\nid: b\nareas:\n- {code: one, colour: red, label: [1, 1], "
                                      "outline: [[0, 0], [9, 0], [9, 9]], small_sites: [" +
                                          sites + "]}\n");
        const auto loaded = folder.library().load_board("b");
        QVERIFY2(loaded.diagnostics.size() == 1, texts(loaded.diagnostics));
        QCOMPARE(loaded.diagnostics.front().found, "17 sites");
        QCOMPARE(loaded.diagnostics.front().allowed, "at most 16");
    }

    void an_area_is_called_as_it_is_printed_or_else_in_that_language()
    {
        BoardMap map = rome();
        QCOMPARE(area_name(map, 1, "fr"), "Capitolium");
        map.areas[1].latin.clear();
        QCOMPARE(area_name(map, 1, "fr"), map.areas[1].name.at("fr"));
        map.areas[1].name.erase("fr");
        QCOMPARE(area_name(map, 1, "fr"), map.areas[1].name.at("en"));
        for (auto& [language, name] : map.areas[1].name)
            name.clear();
        QCOMPARE(area_name(map, 1, "fr"), "cap");
        map.areas.clear(); // rules without a map
        QCOMPARE(area_name(map, 1, "fr"), "cap");
    }

    void a_boards_faults_are_told_with_the_variant()
    {
        const Folder folder;
        const auto file = folder.write("boards/b.yaml", "format: 1\nid: b\nareas: []\n");
        const auto loaded = folder.library().load_text(child_of_schmidt("board: b\nrounds: 0"), "x.yaml");
        QCOMPARE(loaded.diagnostics.size(), 2u);
        QCOMPARE(loaded.diagnostics[0].file, file.string());
        QCOMPARE(loaded.diagnostics[1].file, "x.yaml");
    }

private:
    static void check_apart(std::size_t a, std::size_t b)
    {
        const Polygon& one = rome().areas[a].outline;
        const Polygon& other = rome().areas[b].outline;
        const std::string names = rome().board.areas[a].code + " " + rome().board.areas[b].code;
        for (const Point point : one)
            QVERIFY2(distance(point, other) < 1e-6 || !inside(point, other), names.c_str());
        for (const Segment& side : sides(one)) {
            const Point middle{(side.a.x + side.b.x) / 2, (side.a.y + side.b.y) / 2};
            QVERIFY2(distance(middle, other) < 1e-6 || !inside(middle, other), names.c_str());
            for (const Segment& against : sides(other))
                QVERIFY2(!properly_cross(side, against), names.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestVariantBoard)
#include "test_variant_board.moc"
