// A variant's text is changed knob by knob, and nothing else in it moves.
#include "base/text_file.h"
#include "base/yaml_edit.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/bundle.h"
#include "capitol/variant/knob_text.h"
#include "capitol/variant/variant_edit.h"
#include "capitol/variant/writer.h"
#include "folder.h"
#include "random_rules.h"

#include <QTest>

#include <algorithm>

using namespace capitol;

namespace {

const std::vector<std::string> order{"format", "a", "b", "b.x", "b.y", "b.z", "c", "d.e.f", "d.e.g", "z"};

std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines{""};
    for (const char c : text)
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    return lines;
}

std::vector<std::string> comments_of(const std::string& text)
{
    std::vector<std::string> comments;
    for (const std::string& line : lines_of(text)) {
        const std::size_t first = line.find_first_not_of(' ');
        if (first != std::string::npos && line[first] == '#')
            comments.push_back(line);
    }
    return comments;
}

// How many lines of `before` are not in `after` any more, in order.
int lost_lines(const std::string& before, const std::string& after)
{
    const auto a = lines_of(before);
    const auto b = lines_of(after);
    std::vector<std::vector<int>> common(a.size() + 1, std::vector<int>(b.size() + 1));
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t j = b.size(); j-- > 0;)
            common[i][j] =
                a[i] == b[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
    return int(a.size()) - common[0][0];
}

// Those words that stand in their line before a comment that says the same.
QStringList with_own_comments(const QString& text, const QStringList& words)
{
    QStringList found;
    for (const QString& line : text.split(u'\n'))
        for (const QString& word : words)
            if (line.contains("# " + word) && line.count(word) == 2)
                found += word;
    return found;
}

// The rules that the text means, whether they can be played or not.
Ruleset meant(const Library& library, const std::string& text)
{
    return library.inspect(text, "x.yaml").variant.rules;
}

std::vector<std::string> shipped_texts()
{
    std::vector<std::string> all;
    for (const VariantEntry& entry : shipped_library().entries()) {
        Report report("x");
        all.push_back(read_text_file(entry.file, report).value());
    }
    return all;
}

// What holds whatever knob is set to whatever value.
struct Written
{
    std::string text;
    Inspection seen;
};

Written written(const Library& library, const std::string& text)
{
    return {text, library.inspect(text, "x.yaml")};
}

void check_change(const Library& library, const Written& from, const Knob& knob, const KnobValue& value,
                  Written* changed)
{
    const auto& [text, before] = from;
    Ruleset expected = before.variant.rules;
    knob.set(expected, value);
    const auto after = set_knob(text, before, knob, value);
    const QByteArray what =
        QByteArray::fromStdString(knob.key + ": " + print_value(knob, value) + "\n" + text);
    QVERIFY2(after, what);
    *changed = written(library, *after);
    const Ruleset& got = changed->seen.variant.rules;
    QVERIFY2(knob.get(got) == value, compare(expected, got) + what + after->c_str());
    QVERIFY2(got == expected, compare(expected, got) + what);
    QVERIFY2(std::ranges::includes(comments_of(*after), comments_of(text)) ||
                 comments_of(*after) == comments_of(text),
             what + after->c_str());
}

} // namespace

class TestVariantEdit : public QObject
{
    Q_OBJECT

private slots:
    void only_the_value_changes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* path, const char* value,
                            const char* expected) {
            QTest::newRow(name) << text << path << value << expected;
        };
        row("plain", "a: 1   # why\nc: 2\n", "a", "3", "a: 3   # why\nc: 2\n");
        row("same", "a:   1\n", "a", "1", "a:   1\n");
        row("last line without its end", "a: 1", "a", "22", "a: 22");
        row("quoted", "a: \"# no\" # yes\n", "a", "x", "a: x # yes\n");
        row("single quotes", "a: 'it''s' # yes\n", "a", "x", "a: x # yes\n");
        row("folded", "a: >-\n  one\n\n  two\n\nc: 2\n", "a", "\"x\"", "a: \"x\"\n\nc: 2\n");
        row("over two lines", "a: one\n  two # c\nc: 2\n", "a", "x", "a: x # c\nc: 2\n");
        row("in a section", "# head\nb:\n  x: 1\n  # mind\n  y: 2\n", "b.y", "[1, 2]",
            "# head\nb:\n  x: 1\n  # mind\n  y: [1, 2]\n");
        row("flow list", "a: [1,  2]\n", "a", "[1, 3]", "a: [1,  3]\n");
        row("flow list, longer", "a: [1,  2] # c\n", "a", "[1, 3, 4]", "a: [1,  3, 4] # c\n");
        row("flow list, one taken out", "a: [1,  2, # c\n 3]\n", "a", "[1, 3]", "a: [1, # c\n 3]\n");
        row("flow list, its first taken out", "a: [1,  2, 3]\n", "a", "[2, 3]", "a: [2, 3]\n");
        row("flow list, a line taken out", "a: [1, # one\n 2, # two\n 3]\n", "a", "[1, 3]",
            "a: [1, # one\n 3]\n");
        row("flow list, its first line taken out", "a: [1, # one\n 2, # two\n 3]\n", "a", "[2, 3]",
            "a: [\n 2, # two\n 3]\n");
        row("flow list, its last taken out", "a: [1, # one\n 2, # two\n 3]\n", "a", "[1, 2]",
            "a: [1, # one\n 2 # two\n ]\n");
        row("flow list, its last line taken out", "a: [\n  1, # one\n  2 # two\n]\n", "a", "[1]",
            "a: [\n  1 # one\n]\n");
        row("flow list, broken, its last taken out", "a: [1,\n  2] # c\n", "a", "[1]", "a: [1] # c\n");
        row("flow list, two of several on each line", "a: [1, 2, # few\n  3, 4] # c\n", "a", "[1, 4]",
            "a: [1, # few\n  4] # c\n");
        row("flow list, a line between comments", "a: [\n  # one\n  1, # 1\n\n  # two\n  2 # 2\n]\n", "a",
            "[2]", "a: [\n  # one\n\n  # two\n  2 # 2\n]\n");
        row("flow list, its first before a comment", "a: [1, # one\n  # of two\n  2]\n", "a", "[2]",
            "a: [\n  # of two\n  2]\n");
        row("flow list with a last comma", "a: [\n  1, # one\n  2, # two\n]\n", "a", "[1]",
            "a: [\n  1, # one\n]\n");
        row("flow list, carriage returns", "a: [\r\n  1, # one\r\n  2 # two\r\n]\r\n", "a", "[1]",
            "a: [\r\n  1 # one\r\n]\r\n");
        row("flow list, one put in", "a: [1,  3]\n", "a", "[1, 2, 3]", "a: [1, 2,  3]\n");
        row("block list, one taken out", "a:\n  - x\n\n  - y # c\n\n  - z\n", "a", "[x, z]",
            "a:\n  - x\n\n  - z\n");
        row("flow map", "a: {1: 2,\n    2: 2} # c\n", "a", "{1: 2, 2: 5}", "a: {1: 2,\n    2: 5} # c\n");
        row("block list", "a:  # all\n  - [x, y] # first\n  - [x]\nc: 1\n", "a", "[[x, y], [z]]",
            "a:  # all\n  - [x, y] # first\n  - [z]\nc: 1\n");
        row("block list, longer", "a:\n- [x]\n- [x] # two\nc: 1\n", "a", "[[x], [x], []]",
            "a:\n- [x]\n- [x] # two\n- []\nc: 1\n");
        row("block list, shorter", "a:\n  - [x]\n  - [x]\n  # then\nc: 1\n", "a", "[[x]]",
            "a:\n  - [x]\n  # then\nc: 1\n");
        row("block list, empty", "a: # all\n  - [x]\nc: 1\n", "a", "[]", "a: [] # all\nc: 1\n");
        row("block map", "a:\n  1: 1 # one\n  2: 2\nc: 1\n", "a", "{1: 1, 3: 4}",
            "a:\n  1: 1 # one\n  3: 4\nc: 1\n");
        row("block map, in front", "a:\n  2: 2\nc: 1\n", "a", "{1: 1, 2: 2}", "a:\n  1: 1\n  2: 2\nc: 1\n");
        row("by a map of other keys", "a: # c\n  1: 1\nc: 1\n", "a", "{2: 2}", "a: {2: 2} # c\nc: 1\n");
        row("left out", "a:\nc: 1\n", "a", "5", "a: 5\nc: 1\n");
        row("null", "a: ~ # c\n", "a", "5", "a: 5 # c\n");
        row("new at the end", "a: 1\n", "c", "2", "a: 1\nc: 2\n");
        row("new in the middle", "a: 1 # one\n\n# of z\nz: 3\n", "c", "2",
            "a: 1 # one\nc: 2\n\n# of z\nz: 3\n");
        row("new at the front", "z: 3\n", "c", "2", "c: 2\nz: 3\n");
        row("new section", "a: 1\nz: 3\n", "d.e.f", "2", "a: 1\nd:\n  e:\n    f: 2\nz: 3\n");
        row("new section, apart", "a: 1\n\nz: 3\n", "d.e.f", "2", "a: 1\n\nd:\n  e:\n    f: 2\n\nz: 3\n");
        row("below a section's comments", "b:\n  x: 1\n  # or 2\nz: 1\n", "c", "2",
            "b:\n  x: 1\n  # or 2\nc: 2\nz: 1\n");
        row("into a section", "b:\n    x: 1\n    z: 3 # c\nc: 1\n", "b.y", "2",
            "b:\n    x: 1\n    y: 2\n    z: 3 # c\nc: 1\n");
        row("first of a section", "b: # c\n  # of y\n  y: 2\n", "b.x", "1",
            "b: # c\n  x: 1\n  # of y\n  y: 2\n");
        row("into an empty section", "b: # c\nc: 1\n", "b.x", "1", "b: # c\n  x: 1\nc: 1\n");
        row("into a flow section", "b: {x: 1} # c\n", "b.y", "2", "b: {x: 1, y: 2} # c\n");
        row("front of a flow section", "b: {y: 1}\n", "b.x", "2", "b: {x: 2, y: 1}\n");
        row("into an empty flow section", "b: {}\n", "b.x", "2", "b: {x: 2}\n");
        row("into an inline root", "{a: 1}", "d.e.f", "2", "{a: 1, d: {e: {f: 2}}}");
        row("no end of the last line", "a: 1", "c", "2", "a: 1\nc: 2");
        row("carriage returns", "a: 1\r\nz: 3\r\n", "c", "2", "a: 1\r\nc: 2\r\nz: 3\r\n");
        row("letters of several bytes", "a: \"è€\" # ü\nb: {x: \"é\", y: 1}\n", "b.y", "2",
            "a: \"è€\" # ü\nb: {x: \"é\", y: 2}\n");
        row("an anchor nobody uses", "a: &n 1\n", "a", "2", "a: 2\n");
    }

    void only_the_value_changes()
    {
        QFETCH(QString, text);
        QFETCH(QString, path);
        QFETCH(QString, value);
        QFETCH(QString, expected);
        for (const std::string mark : {"", "\xef\xbb\xbf"}) {
            const auto changed =
                set_value(mark + text.toStdString(), path.toStdString(), value.toStdString(), order);
            QVERIFY(changed);
            QCOMPARE(QString::fromStdString(*changed), QString::fromStdString(mark) + expected);
        }
    }

    void what_is_left_of_a_flow_list_keeps_its_comments_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* text) { QTest::newRow(name) << text; };
        row("lines", "a: [\n  one, # one\n  two, # two\n  six, # six\n  ten # ten\n]\n");
        row("a last comma", "a: [\n  one, # one\n  two, # two\n  six, # six\n  ten, # ten\n]\n");
        row("from the bracket on", "a: [one, # one\n    two, # two\n    six, # six\n    ten, # ten\n    ]\n");
        row("commas in front", "a: [ one # one\n   , two # two\n   , six # six\n   , ten # ten\n   ]\n");
        row("commas in front, from a line on",
            "a: [\n    one # one\n  , two # two\n  , six # six\n  , ten # ten\n]\n");
        row("commas anywhere", "a: [one # one\n  ,\n  two # two\n  , six # six\n  , ten # ten\n  , ]\n");
        row("carriage returns",
            "a: [\r\n  one, # one\r\n  two, # two\r\n  six, # six\r\n  ten # ten\r\n]\r\n");
        row("lines between", "a: [\n # all\n  one, # one\n # all\n  two, # two\n\n # all\n  six, # six\n # "
                             "all\n  ten # ten\n # all\n]\n");
    }

    // Wherever its commas are, and however many in a row are taken out.
    void what_is_left_of_a_flow_list_keeps_its_comments()
    {
        QFETCH(QString, text);
        const QStringList all{"one", "two", "six", "ten"};
        for (qsizetype from = 0; from < all.size(); ++from)
            for (qsizetype to = from + 1; to <= all.size(); ++to) {
                const QStringList kept = all.mid(0, from) + all.mid(to);
                if (kept.isEmpty())
                    continue;
                const std::string flow = "[" + kept.join(", ").toStdString() + "]";
                const auto changed = set_value(text.toStdString(), "a", flow, order);
                QVERIFY(changed);
                const QString left = QString::fromStdString(*changed);
                QVERIFY2(with_own_comments(left, all) == kept, changed->c_str());
                QCOMPARE(left.count("#"), kept.size() + text.count("# all"));
            }
    }

    void a_key_goes_with_its_line_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* path, const char* expected) {
            QTest::newRow(name) << text << path << expected;
        };
        row("plain", "a: 1 # c\nb: 2\n", "a", "b: 2\n");
        row("not there", "a: 1\n", "b.x", "a: 1\n");
        row("last", "a: 1\nb: 2\n", "b", "a: 1\n");
        row("of a section", "b:\n  # of x\n  x: 1\n  y: 2\n", "b.x", "b:\n  # of x\n  y: 2\n");
        row("the whole section", "a: 1\n\nb:\n  x: 1\n\nc: 2\n", "b.x", "a: 1\n\nc: 2\n");
        row("the section's comments stay", "a: 1\nb:\n  x: 1\n  # y may be 3\nc: 2\n", "b.x",
            "a: 1\n  # y may be 3\nc: 2\n");
        row("two sections deep", "a: 1\nd:\n  e:\n    f: 1\n", "d.e.f", "a: 1\n");
        row("a block", "a: >-\n  one\n  two\nb: 1\n", "a", "b: 1\n");
        row("a list", "a:\n  - 1\n  - 2\nb: 1\n", "a", "b: 1\n");
        row("first in flow", "b: {x: 1, y: 2} # c\n", "b.x", "b: {y: 2} # c\n");
        row("last in flow", "b: {x: 1, y: 2} # c\n", "b.y", "b: {x: 1} # c\n");
        row("first line in flow", "b: {x: 1, # x\n y: 2} # c\n", "b.x", "b: {\n y: 2} # c\n");
        row("last line in flow", "b: {x: 1, # x\n y: 2} # c\n", "b.y", "b: {x: 1 # x\n } # c\n");
        row("a line in flow", "b: {\n x: 1, # x\n y: 2, # y\n z: # z\n}\n", "b.y",
            "b: {\n x: 1, # x\n z: # z\n}\n");
        row("a flow's last line, its value left out", "b: {\n x: 1, # x\n z: # z\n}\n", "b.z",
            "b: {\n x: 1 # x\n}\n");
        row("all of a flow", "a: 1\nb: {x: 1} # c\n", "b.x", "a: 1\n");
        row("inline root", "{a: 1, b: {x: 1}}", "b.x", "{a: 1}");
    }

    void a_key_goes_with_its_line()
    {
        QFETCH(QString, text);
        QFETCH(QString, path);
        QFETCH(QString, expected);
        const auto changed = remove_value(text.toStdString(), path.toStdString());
        QVERIFY(changed);
        QCOMPARE(QString::fromStdString(*changed), expected);
    }

    void what_cannot_be_changed_alone_is_left_alone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* name, const char* text, const char* path) {
            QTest::newRow(name) << text << path;
        };
        row("no YAML", "a: [1", "a");
        row("no map", "- a\n", "a");
        row("a key given twice", "a: 1\na: 2\n", "a");
        row("an anchor that is used", "a: &n 1\nb: *n\n", "a");
        row("a merge", "c: &m {x: 1}\na: {<<: *m}\n", "a.x");
    }

    void what_cannot_be_changed_alone_is_left_alone()
    {
        QFETCH(QString, text);
        QFETCH(QString, path);
        const std::string refused = "refused";
        QCOMPARE(set_value(text.toStdString(), path.toStdString(), "7", order).value_or(refused), refused);
        QCOMPARE(remove_value(text.toStdString(), path.toStdString()).value_or(refused), refused);
    }

    void every_knob_of_every_shipped_variant_can_be_set_and_set_back()
    {
        RandomRules random(1);
        const Library library = shipped_library();
        for (const std::string& text : shipped_texts()) {
            const Ruleset target = random.any();
            const Written start = written(library, text);
            for (const Knob& knob : schema()) {
                if (knob.kind == KnobKind::board)
                    continue; // there is but one
                Written changed;
                check_change(library, start, knob, knob.get(target), &changed);
                if (QTest::currentTestFailed())
                    return;
                const int most = knob.kind == KnobKind::schedule || knob.kind == KnobKind::permits ||
                                         knob.kind == KnobKind::area_counts
                                     ? 5
                                     : 1;
                QVERIFY2(lost_lines(text, changed.text) <= most, changed.text.c_str());
                Written back;
                check_change(library, changed, knob, knob.get(start.seen.variant.rules), &back);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void a_knob_on_one_line_goes_back_to_the_very_text()
    {
        const Library library = shipped_library();
        for (const std::string& text : shipped_texts()) {
            const Inspection seen = library.inspect(text, "x.yaml");
            for (const Knob& knob : schema()) {
                if (knob.kind != KnobKind::whole)
                    continue;
                const int now = std::get<int>(knob.get(seen.variant.rules));
                const auto other = set_knob(text, seen, knob, now == knob.max ? now - 1 : now + 1);
                QVERIFY(other);
                const auto back = states(seen, knob)
                                      ? set_knob(*other, library.inspect(*other, "x.yaml"), knob, now)
                                      : remove_value(*other, knob.key);
                QCOMPARE(QString::fromStdString(back.value()), QString::fromStdString(text));
            }
        }
    }

    void from_tree_to_text_to_tree_for_any_rules()
    {
        RandomRules random(20011123);
        const Library library = shipped_library();
        const std::vector<std::string> shipped = shipped_texts();
        for (int i = 0; i < 10; ++i) {
            Written now = written(library, shipped[static_cast<std::size_t>(i) % shipped.size()]);
            const Ruleset target = random.any();
            for (const Knob& knob : schema()) {
                const Written before = now;
                check_change(library, before, knob, knob.get(target), &now);
                if (QTest::currentTestFailed())
                    return;
            }
            QVERIFY2(now.seen.variant.rules == target,
                     compare(target, now.seen.variant.rules) + now.text.c_str());
        }
    }

    void generated_files_take_changes_as_written_ones_do()
    {
        RandomRules random(5);
        const Library library = shipped_library();
        Variant variant;
        variant.id = "x";
        for (int i = 0; i < 20; ++i) {
            variant.rules = random.playable();
            for (const std::string& text : {write_variant(variant), write_rules_line(variant.rules)})
                for (int k = 0; k < 5; ++k) {
                    const Knob& knob = schema()[static_cast<std::size_t>(random.below(int(schema().size())))];
                    Written changed;
                    check_change(library, written(library, text), knob, knob.get(random.any()), &changed);
                    if (QTest::currentTestFailed())
                        return;
                }
        }
    }

    void a_reset_knob_is_the_parents()
    {
        const Library library = shipped_library();
        const Ruleset parent = library.load("schmidt").value.value().rules;
        for (std::string text : shipped_texts()) {
            for (const Knob& knob : schema()) {
                const auto reset = remove_value(text, knob.key);
                QVERIFY2(reset, (knob.key + text).c_str());
                QVERIFY(knob.get(meant(library, *reset)) == knob.get(parent));
                text = *reset;
            }
            QVERIFY(meant(library, text) == parent);
        }
    }

    void a_child_says_only_what_differs()
    {
        const Library library = shipped_library();
        const std::string text = child_of_schmidt("");
        const Inspection seen = library.inspect(text, "x.yaml");
        const auto set = [&](const char* key, const KnobValue& value) {
            return set_knob(text, seen, *find_knob(key), value).value();
        };
        QCOMPARE(set("rounds", 4), text);
        QCOMPARE(set("rounds", 5), text + "rounds: 5\n");
        Permits permits = std::get<Permits>(find_knob("deck.permit")->get(seen.variant.rules));
        permits[index(Colour::white)] = {{9, 2}};
        QCOMPARE(set("deck.permit", permits),
                 text + "deck:\n  permit: {white: {9: 2}}\n"); // red and black are inherited
        QCOMPARE(set("setup.printed_fountains", AreaCounts{{"cap", 0}}),
                 text + "setup:\n  printed_fountains: {cap: 0}\n");
    }

    void heads_and_texts_are_set_too()
    {
        const Library library = shipped_library();
        const std::string text = "format: 1\nid: x # mine\nname: Old\nrounds: 4\n";
        const Inspection seen = library.inspect(text, "x.yaml");
        QCOMPARE(set_header(text, "id", "true").value(),
                 "format: 1\nid: \"true\" # mine\nname: Old\nrounds: 4\n");
        QCOMPARE(set_header(text, "extends", "dutch").value(),
                 "format: 1\nid: x # mine\nextends: dutch\nname: Old\nrounds: 4\n");
        const auto named = set_local_text(text, "name", seen.variant.name, "it", "Le \"nuove\" è").value();
        const Inspection after = library.inspect(named, "x.yaml");
        QVERIFY2(after.diagnostics.empty(), texts(after.diagnostics));
        QCOMPARE(after.variant.name, (LocalText{{"en", "Old"}, {"it", "Le \"nuove\" è"}}));
        QCOMPARE(set_local_text(named, "name", after.variant.name, "it", "").value(),
                 "format: 1\nid: x # mine\nname: {en: \"Old\"}\nrounds: 4\n");
        QCOMPARE(set_local_text(text, "name", seen.variant.name, "en", "New").value(),
                 "format: 1\nid: x # mine\nname: {en: \"New\"}\nrounds: 4\n");
    }

    void what_a_parent_brought_with_it_comes_along()
    {
        const Folder folder;
        BoardMap plot = shipped_library().load_board("rome").value.value();
        plot.board.id = "plot";
        folder.write(
            "mine.yaml",
            "format: 1\nid: mine\nextends: older\nsetup: {printed_fountains: {cap: 2}}\n" +
                print_bundle({{"variants", "older", "format: 1\nid: older\nextends: dutch\nboard: plot\n"},
                              {"boards", "plot", write_board(plot) + "\n"}}));
        const Library library = folder.library();
        const auto file = folder.path() / "late.yaml";
        const std::string late = "format: 1\nid: late\nextends: mine\nrounds: 4 # few\n";
        const auto before = library.load_text(late, file);
        QVERIFY2(before, texts(before.diagnostics));
        QVERIFY(!rebase(late, library, file, "older")); // it is nowhere else
        for (const char* parent : {"", "dutch"}) {
            const std::string changed = rebase(late, library, file, parent).value();
            QVERIFY(changed.find("rounds: 4 # few\n") != std::string::npos);
            const auto after = library.load_text(changed, file);
            QVERIFY2(after, texts(after.diagnostics));
            QVERIFY2(after.value->rules == before.value->rules,
                     compare(after.value->rules, before.value->rules));
            QVERIFY(after.value->map == before.value->map);
        }
    }

    void what_stands_in_the_wrong_place_is_moved_with_its_comment()
    {
        using Homes = std::vector<std::string>;
        QCOMPARE(homes_of("draw.rounds"), Homes{"rounds"});
        QCOMPARE(homes_of("hand"), Homes{"setup.hand"});
        QVERIFY(std::ranges::count(homes_of("count"), "draw.count") == 1);
        QVERIFY(homes_of("shopping").empty());
        QVERIFY(std::ranges::count(homes_of("draw.count"), "draw.count") == 0);
        const std::string text = "format: 1\nid: x\n# top\ncount: 4   # few\nscoring: {first: 9}\n";
        // The key goes to its place in the schema's order.
        QCOMPARE(move_value(text, "count", "draw.count").value_or(""),
                 "format: 1\nid: x\n# top\nscoring: {first: 9}\ndraw:\n  count: 4   # few\n");
        const std::string deep = "format: 1\nid: x\ndraw: {rounds: 4, count: 2}\n";
        QCOMPARE(move_value(deep, "draw.rounds", "rounds").value_or(""),
                 "format: 1\nid: x\nrounds: 4\ndraw: {count: 2}\n");
        const std::string lines = "format: 1\nid: x\ndraw: {\n  rounds: 4, # few\n  count: 2 # two\n}\n";
        QCOMPARE(move_value(lines, "draw.rounds", "rounds").value_or(""),
                 "format: 1\nid: x\nrounds: 4 # few\ndraw: {\n  count: 2 # two\n}\n");
        const std::string hand = "format: 1\nid: x\nhand:\n  roof: 3\n";
        QCOMPARE(move_value(hand, "hand", "setup.hand").value_or(""),
                 "format: 1\nid: x\nsetup:\n  hand: {roof: 3}\n");
        QVERIFY(!move_value(deep + "rounds: 3\n", "draw.rounds", "rounds")); // something is there
        QVERIFY(!move_value(deep, "draw.shopping", "rounds"));
        QVERIFY(!move_value("draw: [", "draw.rounds", "rounds"));
    }

    void what_is_wrong_is_told_and_the_rest_still_read()
    {
        const Library library = shipped_library();
        const Inspection seen =
            library.inspect(child_of_schmidt("rounds: 5\ndraw: {count: many}\n"), "x.yaml");
        QVERIFY(seen.readable);
        QCOMPARE(seen.variant.rules.rounds, 5);
        QCOMPARE(seen.inherited.rounds, 4);
        QCOMPARE(seen.diagnostics.size(), 1u);
        QCOMPARE(seen.places.at("rounds").line, 4);
        const Inspection short_of = library.inspect(child_of_schmidt("rounds: 5\n"), "x.yaml");
        QCOMPARE(short_of.diagnostics.size(), 1u); // the schedule has four
        QCOMPARE(short_of.variant.rules.rounds, 5);
        QVERIFY(!library.inspect("a: [", "x.yaml").readable);
    }
};

QTEST_GUILESS_MAIN(TestVariantEdit)
#include "test_variant_edit.moc"
