// One file with a variant, its parents and its board.
#include "base/files.h"
#include "capitol/variant/bundle.h"
#include "folder.h"
#include "random_rules.h"

#include <QTest>

#include <algorithm>

using namespace capitol;
using Id = Diagnostic::Id;
namespace fs = std::filesystem;

namespace {

constexpr const char* plot =
    "# A small plot.\nformat: 1\nid: plot\nareas:\n- {code: one, colour: red, outline: "
    "[[0, 0], [9, 0], [9, 9]], label: [1, 1], small_sites: [[1, 1]]}\n";

Loaded<Bundle> bundle_of(const Folder& folder, const std::string& name)
{
    const fs::path file = folder.path() / name;
    return make_bundle(folder.library(), read_file(file), file);
}

} // namespace

class TestVariantBundle : public QObject
{
    Q_OBJECT

private slots:
    void it_reads_as_its_files_do_where_none_of_them_is()
    {
        const Folder folder;
        folder.write("child.yaml",
                     "# Mine.\nformat: 1\nid: child\nextends: mum.yaml\nname: {en: Child, fr: \"Été\"}\n"
                     "draw: {count: 5} # cards\n");
        folder.write("mum.yaml", "\xef\xbb\xbf%YAML 1.2\r\n---\r\nformat: 1\r\nid: mum\r\nextends: gran\r\n"
                                 "summary: >-\r\n  Two\r\n  lines.\r\n\r\nscoring:\r\n    first: 3\r\n");
        folder.write("gran.yaml", "{format: 1, id: gran, extends: dutch, board: plot,\n"
                                  " auction: {schedule: [[], [], [], []]}}\n");
        folder.write("boards/plot.yaml", plot);
        const auto bundle = bundle_of(folder, "child.yaml");
        QVERIFY2(bundle, texts(bundle.diagnostics));
        QCOMPARE(bundle.value->variants, (std::vector<std::string>{"mum", "gran"}));
        QCOMPARE(bundle.value->equipment.size(), 1u);
        QCOMPARE(bundle.value->equipment.front().id, "plot");
        QVERIFY(bundle.value->text.starts_with("# Mine.\nformat: 1\n"));
        QVERIFY(bundle.value->text.find("      # A small plot.\n") != std::string::npos);

        Variant expected = folder.library().load("child").value.value();
        const Folder elsewhere;
        elsewhere.write("child.yaml", bundle.value->text);
        const auto read = elsewhere.library().load("child");
        QVERIFY2(read, bundle.value->text.c_str() + texts(read.diagnostics));
        QVERIFY2(read.diagnostics.empty(), texts(read.diagnostics));
        expected.extends = "mum"; // by id: there is no such file
        QVERIFY(*read.value == expected);
        QCOMPARE(elsewhere.library().load("child").value->map.board.id, "plot");
        QVERIFY(shipped_library().load_alone(bundle.value->text, "game.capitol"));
    }

    void a_bundle_of_a_bundle_holds_all()
    {
        const Folder folder;
        folder.write("mum.yaml",
                     "format: 1\nid: mum\nextends: gran\ndraw: {count: 5}\nbundle:\n  variants:\n"
                     "    gran:\n      format: 1\n      id: gran\n      # a word\n      extends: schmidt\n"
                     "      rounds: 3\n      auction:\n        schedule: [[], [], []]\n");
        folder.write("child.yaml", "format: 1\nid: child\nextends: mum\nscoring: {first: 9}\n");
        const auto bundle = bundle_of(folder, "child.yaml");
        QVERIFY2(bundle, texts(bundle.diagnostics));
        QCOMPARE(bundle.value->variants, (std::vector<std::string>{"mum", "gran"}));
        const auto read = shipped_library().load_alone(bundle.value->text, {});
        QVERIFY2(read, texts(read.diagnostics));
        QVERIFY(read.value->rules == folder.library().load("child").value->rules);
        QVERIFY(bundle.value->text.find("# a word") != std::string::npos);
    }

    // As a record or a table tells them: with a board that nobody else has, or one that only bears a name
    // that the program uses.
    void rules_without_files_become_one()
    {
        RandomRules random(7);
        const Library library = shipped_library();
        for (int i = 0; i < 60; ++i) {
            Variant told = *library.load_id(i % 2 == 0 ? "schmidt" : "dutch").value;
            const BoardMap board = told.map;
            told.rules = random.playable();
            told.rules.board = told.map.board.id = i % 3 == 0 ? board.board.id : "plot";
            told.map.walls = i % 4 == 0 ? board.walls : decltype(board.walls){};
            told.extends = i % 5 == 0 ? "nobodys" : i % 5 == 1 ? "" : "schmidt";
            told.name = {{"en", "Bert's \"own\": {rules} # 1"}};
            const std::string text = write_bundle(told, library);
            const auto read = library.load_alone(text, "told.yaml");
            QVERIFY2(read, text.c_str() + texts(read.diagnostics));
            QCOMPARE(text.find("bundle:") == std::string::npos, i % 12 == 0);
            told.rules.board = told.map.board.id = read.value->map.board.id;
            QVERIFY2(read.value->rules == told.rules, text.c_str());
            QVERIFY(read.value->map == told.map && read.value->name == told.name);
            QCOMPARE(read.value->extends, i % 5 < 2 ? "" : "schmidt");
        }
    }

    void what_has_nothing_of_its_own_stays_as_it_is()
    {
        const Folder folder;
        const std::string text = "format: 1\nid: child\nextends: dutch\ndraw: {count: 5}\n";
        folder.write("child.yaml", text);
        QCOMPARE(bundle_of(folder, "child.yaml").value.value().text, text);
        for (const VariantEntry& entry : shipped_library().entries())
            QCOMPARE(make_bundle(shipped_library(), read_file(entry.file), entry.file).value.value().text,
                     read_file(entry.file));
    }

    void a_broken_parent_is_told()
    {
        const Folder folder;
        folder.write("mum.yaml", "format: 1\nid: mum\nextends: schmidt\nrounds: many\n");
        folder.write("child.yaml", "format: 1\nid: child\nextends: mum\n");
        const auto bundle = bundle_of(folder, "child.yaml");
        QVERIFY(!bundle);
        QCOMPARE(bundle.diagnostics.front().key, "rounds");
    }

    void a_parent_with_a_shipped_id_is_refused()
    {
        const Folder folder;
        folder.write("mum.yaml", "format: 1\nid: dutch\nextends: schmidt\ndraw: {count: 1}\n");
        folder.write("child.yaml", "format: 1\nid: child\nextends: mum.yaml\n");
        const auto bundle = bundle_of(folder, "child.yaml");
        QVERIFY(!bundle);
        QCOMPARE(bundle.diagnostics.front().id, Id::id_taken);
    }

    void what_is_no_bundle_is_told_data()
    {
        QTest::addColumn<QByteArray>("bundle");
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("a list") << QByteArray("bundle: []\n") << QByteArray("bundle");
        QTest::newRow("another key") << QByteArray("bundle: {variant: {}}\n") << QByteArray("bundle.variant");
        QTest::newRow("a list of variants")
            << QByteArray("bundle: {variants: [a]}\n") << QByteArray("bundle.variants");
        QTest::newRow("text") << QByteArray("bundle: {variants: {a: text}}\n")
                              << QByteArray("bundle.variants.a");
        QTest::newRow("another id") << QByteArray("bundle: {variants: {a: {id: b}}}\n")
                                    << QByteArray("bundle.variants.a");
        QTest::newRow("no id") << QByteArray("bundle: {boards: {../a: {id: ../a}}}\n")
                               << QByteArray("bundle.boards.../a");
        QTest::newRow("a bundle in it") << QByteArray("bundle: {variants: {a: {id: a, bundle: {}}}}\n")
                                        << QByteArray("bundle.variants.a");
    }

    void what_is_no_bundle_is_told()
    {
        QFETCH(QByteArray, bundle);
        QFETCH(QByteArray, key);
        const auto loaded = shipped_library().load_text(child_of_schmidt(bundle.toStdString()), "x.yaml");
        QVERIFY(!loaded);
        QCOMPARE(QByteArray::fromStdString(loaded.diagnostics.front().key), key);
        QCOMPARE(loaded.diagnostics.front().line, 4);
    }

    // What a bundle brings never stands in for what came with the program, nor reaches out of the bundle.
    void a_bundle_brings_only_its_own()
    {
        const auto fake = shipped_library().load_text(
            child_of_schmidt(
                "bundle: {variants: {schmidt: {format: 1, id: schmidt, rounds: 1, auction: {schedule: "
                "[[]]}}}}\n"),
            "x.yaml");
        QVERIFY2(fake, texts(fake.diagnostics));
        QCOMPARE(fake.value->rules.rounds, 4);
        QCOMPARE(fake.diagnostics.size(), 1u);
        QCOMPARE(fake.diagnostics.front().key, "bundle.variants.schmidt");
        const Folder folder;
        folder.write("up.yaml", "format: 1\nid: up\nextends: schmidt\n");
        const auto out = folder.library().load_text(
            "format: 1\nid: x\nextends: a\nbundle: {variants: {a: {format: 1, id: a, extends: up.yaml}}}\n",
            folder.path() / "x.yaml");
        QCOMPARE(out.diagnostics.front().id, Id::not_allowed);
        QCOMPARE(out.diagnostics.front().line, 4);
    }

    void a_circle_within_is_told()
    {
        const auto loaded =
            shipped_library().load_text("format: 1\nid: x\nextends: a\nbundle: {variants: {a: {format: 1, "
                                        "id: a, extends: b}, b: {format: 1, id: "
                                        "b, extends: a}}}\n",
                                        "x.yaml");
        QCOMPARE(loaded.diagnostics.front().id, Id::extends_cycle);
        QCOMPARE(loaded.diagnostics.front().found, "a -> b -> a");
    }
};

QTEST_GUILESS_MAIN(TestVariantBundle)
#include "test_variant_bundle.moc"
