// Where variants are found, and how they extend one another.
#include "folder.h"

#include <QTest>

#include <cstdlib>

using namespace capitol;
using Id = Diagnostic::Id;
namespace fs = std::filesystem;

class TestVariantLibrary : public QObject
{
    Q_OBJECT

private slots:
    void a_chain_of_parents_is_followed_to_its_root()
    {
        const Folder folder;
        folder.write("v0.yaml", "format: 1\nid: v0\nextends: dutch\ndraw: {count: 9}\n");
        for (int i = 1; i < 100; ++i) {
            const std::string id = "v" + std::to_string(i);
            folder.write(id + ".yaml", "format: 1\nid: " + id + "\nextends: v" + std::to_string(i - 1) +
                                           "\nscoring: {first: " + std::to_string(i) + "}\n");
        }
        const auto loaded = folder.library().load("v99");
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->id, "v99");
        QCOMPARE(loaded.value->extends, "v98");
        QCOMPARE(loaded.value->rules.scoring.first, 99);
        QCOMPARE(loaded.value->rules.draw.count, 9);
        QCOMPARE(loaded.value->rules.setup.first_player, FirstPlayer::oldest);
        QVERIFY(loaded.value->name.empty());
    }

    void a_circle_is_refused_and_shown()
    {
        const Folder folder;
        folder.write("a.yaml", "format: 1\nid: a\nextends: b\n");
        folder.write("b.yaml", "format: 1\nid: b\nextends: c\n");
        folder.write("c.yaml", "format: 1\nid: c\nextends: a\n");
        const auto loaded = folder.library().load("a");
        QVERIFY2(loaded.diagnostics.size() == 1, texts(loaded.diagnostics));
        const Diagnostic& diagnostic = loaded.diagnostics.front();
        QCOMPARE(diagnostic.id, Id::extends_cycle);
        QCOMPARE(diagnostic.file, (folder.path() / "c.yaml").string());
        QCOMPARE(diagnostic.line, 3);
        QCOMPARE(diagnostic.column, 10);
        QCOMPARE(diagnostic.found, "a -> b -> c -> a");
    }

    void a_variant_that_extends_itself_is_refused()
    {
        const Folder folder;
        folder.write("a.yaml", "format: 1\nid: a\nextends: a.yaml\n");
        const auto loaded = folder.library().load((folder.path() / "a.yaml").string());
        QVERIFY2(loaded.diagnostics.size() == 1, texts(loaded.diagnostics));
        QCOMPARE(loaded.diagnostics.front().id, Id::extends_cycle);
        QCOMPARE(loaded.diagnostics.front().found, "a -> a");
    }

    void a_circle_further_up_is_shown_without_the_way_to_it()
    {
        const Folder folder;
        folder.write("a.yaml", "format: 1\nid: a\nextends: b\n");
        folder.write("b.yaml", "format: 1\nid: b\nextends: b2\n");
        folder.write("b2.yaml", "format: 1\nid: b2\nextends: b\n");
        const auto loaded = folder.library().load("a");
        QVERIFY2(loaded.diagnostics.size() == 1, texts(loaded.diagnostics));
        QCOMPARE(loaded.diagnostics.front().found, "b -> b2 -> b");
    }

    void a_file_is_loaded_by_path_with_its_parent_beside_it()
    {
        const Folder folder;
        folder.write("here/child.yaml", "format: 1\nid: child\nextends: parent\n");
        folder.write("here/parent.yaml", "format: 1\nid: parent\nextends: up.yaml\nrounds: 4\n");
        folder.write("here/up.yaml", "format: 1\nid: up\nextends: schmidt\ndraw: {count: 1}\n");
        const auto loaded = shipped_library().load((folder.path() / "here" / "child.yaml").string());
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->rules.draw.count, 1);
    }

    void the_parent_is_told_wherever_it_was_found()
    {
        const Folder folder;
        const auto file = folder.write("here/child.yaml", "");
        folder.write("here/mum.yaml", "format: 1\nid: mum\nextends: schmidt\ndraw: {count: 1}\n");
        const Library library = shipped_library();
        const auto parent = [&](const std::string& text) {
            return library.inspect("format: 1\nid: child\ndraw: {count: 4}\n" + text, file).parent;
        };
        QCOMPARE(parent("extends: mum\n").value().rules.draw.count, 1);
        QVERIFY(parent("extends: dutch\n").value() == library.load("dutch").value.value());
        const auto brought = parent("extends: dad\nbundle:\n  variants:\n    dad: {format: 1, id: dad, "
                                    "extends: schmidt, name: Dad, draw: {count: 2}}\n");
        QCOMPARE(brought.value().rules.draw.count, 2);
        QCOMPARE(brought.value().name.at("en"), "Dad");
        QVERIFY(!parent("extends: nobody\n"));
        QVERIFY(!parent(""));
    }

    void a_board_is_found_beside_the_file_that_names_it()
    {
        const Folder folder;
        folder.write("here/child.yaml", "format: 1\nid: child\nextends: parent.yaml\n");
        folder.write("here/parent.yaml",
                     "format: 1\nid: parent\nboard: plot\nauction: {schedule: [[], [], [], []]}\n");
        folder.write("here/boards/plot.yaml",
                     "format: 1\nid: plot\nareas:\n- {code: one, colour: red, outline: "
                     "[[0, 0], [9, 0], [9, 9]], label: [1, 1], small_sites: [[1, 1]]}\n");
        const auto loaded = shipped_library().load((folder.path() / "here" / "child.yaml").string());
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.value->map.board.id, "plot");
        QCOMPARE(loaded.value->map.board.areas.size(), 1u);
        QVERIFY(!loaded.value->map.board.areas[0].large_site);
    }

    // A parent is named, never sent for: a path could lead anywhere, and to a server on Windows.
    void a_parent_is_an_id_or_the_name_of_a_file_beside_data()
    {
        QTest::addColumn<QByteArray>("parent");
        for (const char* parent :
             {"../up.yaml", "/etc/passwd", "./up.yaml", "here/../up.yaml", "\\\\server\\share\\up.yaml",
              "//server/share/up.yaml", "C:up.yaml", "C:\\up.yaml", "up.yaml:stream", "..", ".yaml",
              "con.yaml", "COM1.yaml", ".hidden.yaml", "up.yaml\n", "file:///etc/passwd", "up.yml"})
            QTest::newRow(parent) << QByteArray(parent);
    }

    void a_parent_is_an_id_or_the_name_of_a_file_beside()
    {
        QFETCH(QByteArray, parent);
        const Folder folder;
        folder.write("up.yaml", "format: 1\nid: up\nextends: schmidt\n");
        folder.write("here/up.yaml", "format: 1\nid: up\nextends: schmidt\n");
        const QByteArray quoted = QByteArray(parent).replace('\\', "\\\\").replace('\n', "\\n");
        folder.write("here/child.yaml", "format: 1\nid: child\nextends: \"" + quoted.toStdString() + "\"\n");
        const auto loaded = folder.library().load((folder.path() / "here" / "child.yaml").string());
        QVERIFY(!loaded);
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().id, Id::not_allowed);
        QCOMPARE(loaded.diagnostics.front().line, 3);
        QCOMPARE(loaded.diagnostics.front().allowed,
                 "the id of a variant, or the name of a .yaml file in the same folder");
    }

    void a_text_that_stands_alone_names_ids_only()
    {
        const Folder folder;
        folder.write("up.yaml", "format: 1\nid: up\nextends: schmidt\n");
        folder.write("boards/plot.yaml", "no board");
        const fs::path called = folder.path() / "game.capitol";
        const Library library = shipped_library();
        QVERIFY(library.load_alone("{extends: schmidt, rounds: 4}", called));
        const auto by_name = library.load_alone("{extends: up.yaml}", called);
        QCOMPARE(by_name.diagnostics.front().allowed, "the id of a variant");
        QCOMPARE(library.load_alone("{extends: up}", called).diagnostics.front().id, Id::unknown_variant);
        QCOMPARE(library.load_alone("{board: plot}", called).diagnostics.front().id, Id::unknown_board);
        QCOMPARE(library.load_text("{extends: up.yaml}", {}).diagnostics.front().id, Id::not_allowed);
    }

    void a_board_is_an_id_data()
    {
        QTest::addColumn<QByteArray>("board");
        for (const char* board :
             {"../rome", "/etc/passwd", "C:rome", "rome.yaml", "\\\\\\\\server\\\\rome", "boards/rome"})
            QTest::newRow(board) << QByteArray(board);
    }

    void a_board_is_an_id()
    {
        QFETCH(QByteArray, board);
        const Folder folder;
        folder.write("rome.yaml", "no board");
        folder.write("boards/town.yaml", "no board");
        for (const std::string& name : {board.toStdString(), (folder.path() / "rome").string()}) {
            folder.write("x.yaml", "format: 1\nid: x\nextends: schmidt\nboard: \"" + name + "\"\n");
            const auto loaded = folder.library().load("x");
            QCOMPARE(loaded.diagnostics.front().id, Id::unknown_board);
        }
    }

    void a_shipped_id_is_taken()
    {
        const Folder folder;
        folder.write("dutch.yaml", "format: 1\nid: dutch\nextends: schmidt\ndraw: {count: 3}\n");
        folder.write("schmidt.yaml", "rounds: [");
        folder.write("boards/rome.yaml", "no board");
        folder.write("mine.yaml", "format: 1\nid: mine\nextends: dutch\n");
        folder.write("notes.txt", "no variant");
        folder.write("folder.yaml/inside.txt", "no variant either");
        const Library library = folder.library();
        const auto dutch = library.load("dutch");
        QVERIFY2(dutch, texts(dutch.diagnostics));
        QCOMPARE(dutch.value->rules.draw.count, 6);
        QCOMPARE(dutch.diagnostics.size(), 1u);
        QCOMPARE(dutch.diagnostics.front().text(),
                 (folder.path() / "dutch.yaml").string() +
                     ": warning: another variant or board has this id, found "
                     "\"dutch\", better: rename the file and its id to \"dutch-2\"");
        QCOMPARE(library.load("mine").value.value().rules.auction.tie_break,
                 std::vector{TieBreak::lowest_score});
        QCOMPARE(library.passed_over().size(), 2u);
        const auto entries = library.entries();
        QCOMPARE(entries.size(), 6u);
        QCOMPARE(entries[0].id, "dutch");
        QVERIFY(entries[0].shipped);
        QCOMPARE(entries[4].file, folder.path() / "mine.yaml");
        QVERIFY(!entries[4].shipped);
    }

    // Even a file that is asked for by its path does not hide what came with the program.
    void a_file_with_a_shipped_id_is_told_so()
    {
        const Folder folder;
        const auto file = folder.write("mine.yaml", "format: 1\nid: dutch\nextends: schmidt\n");
        const auto loaded = folder.library().load(file.string());
        QVERIFY2(loaded, texts(loaded.diagnostics));
        QCOMPARE(loaded.diagnostics.size(), 2u);
        QCOMPARE(loaded.diagnostics[0].id, Id::name_differs);
        QCOMPARE(loaded.diagnostics[1].id, Id::id_taken);
        QCOMPARE(loaded.diagnostics[1].line, 2);
        QCOMPARE(loaded.diagnostics[1].allowed, "\"dutch-2\"");
        QVERIFY(loaded.diagnostics[1].is_warning());
        QVERIFY(!folder.library().load("mine")); // which is not its id
    }

    void a_taken_id_is_answered_with_a_free_one()
    {
        const Folder folder;
        const auto mine = folder.write("mine.yaml", "format: 1\nid: mine\nextends: schmidt\n");
        folder.write("mine-2.yaml", "whatever");
        const Library library = folder.library();
        QVERIFY(library.holder("dutch").value().shipped);
        QCOMPARE(library.holder("mine").value().file, mine);
        QVERIFY(!library.holder("mine", mine));
        QVERIFY(!library.holder("ours"));
        QCOMPARE(library.free_id("ours"), "ours");
        QCOMPARE(library.free_id("dutch"), "dutch-2");
        QCOMPARE(library.free_id("mine"), "mine-3");
        QCOMPARE(library.free_id("mine-2"), "mine-3");
        QCOMPARE(library.free_id("mine", mine), "mine");
        QCOMPARE(library.free_id(std::string(64, 'd')), std::string(64, 'd'));
    }

    void an_unknown_id_is_answered_with_the_nearest()
    {
        const auto loaded = shipped_library().load("duch");
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().id, Id::unknown_variant);
        QCOMPARE(loaded.diagnostics.front().suggestion, "dutch");
    }

    // A board whose file has a name that is no id cannot be named, so its name would be no cure.
    void what_was_written_is_not_proposed()
    {
        const Folder folder;
        folder.write("boards/My town.yaml", "no board");
        folder.write("child.yaml", "format: 1\nid: child\nextends: schmidt\nboard: My town\n");
        const auto loaded = folder.library().load("child");
        QCOMPARE(loaded.diagnostics.front().id, Id::unknown_board);
        QCOMPARE(loaded.diagnostics.front().suggestion, "");
    }

    void a_file_says_the_id_it_is_asked_for_by()
    {
        const Folder folder;
        folder.write("mine.yaml", "format: 1\nid: yours\nextends: schmidt\n");
        const auto by_id = folder.library().load("mine");
        QVERIFY2(by_id.diagnostics.size() == 1, texts(by_id.diagnostics));
        QCOMPARE(by_id.diagnostics.front().key, "id");
        QCOMPARE(by_id.diagnostics.front().line, 2);
        QVERIFY(folder.library().load((folder.path() / "mine.yaml").string()));
    }

    void odd_file_names_do_no_harm_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {" ", "..", "a b", "ünïcödé", "-", "'quoted'", "\"double\"", "new\nline", "%s%n", "$HOME"})
            QTest::newRow(name) << QByteArray(name);
        QTest::newRow("not UTF-8") << QByteArray("\xff\xfe\x80");
        QTest::newRow("long") << QByteArray(240, 'a');
    }

    void odd_file_names_do_no_harm()
    {
        QFETCH(QByteArray, name);
        const Folder folder;
        folder.write(name.toStdString() + ".yaml", "format: 1\nid: x\nextends: schmidt\n");
        const Library library = folder.library();
        const auto by_path = library.load((folder.path() / (name.toStdString() + ".yaml")).string());
        QVERIFY2(by_path, texts(by_path.diagnostics));
        QVERIFY(!library.load(name.toStdString()));
        for (const VariantEntry& entry : library.entries())
            QVERIFY(fs::exists(entry.file));
    }

    void asking_for_nonsense_does_no_harm_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a folder") << QByteArray("/");
        QTest::newRow("a file that is none") << QByteArray("/dev/zero");
        QTest::newRow("missing") << QByteArray("no/such/file.yaml");
        QTest::newRow("only the suffix") << QByteArray(".yaml");
        QTest::newRow("very long") << QByteArray(100'000, 'x');
        QTest::newRow("a very long path") << QByteArray(100'000, '/');
        QTest::newRow("with a NUL") << QByteArray("dutch\0x", 7);
        QTest::newRow("not UTF-8") << QByteArray("\xff\xfe");
    }

    void asking_for_nonsense_does_no_harm()
    {
        QFETCH(QByteArray, id);
        const auto loaded = shipped_library().load(id.toStdString());
        QVERIFY(!loaded);
        QCOMPARE(loaded.diagnostics.size(), 1u);
        const Id said = loaded.diagnostics.front().id;
        QVERIFY(said == Id::unreadable || said == Id::unknown_variant);
    }

    void missing_folders_are_passed_over()
    {
        const Library library({"", "/no/such/folder", "/dev/null", CAPITOL_VARIANTS_DIR});
        QCOMPARE(library.entries().size(), 5u);
        QVERIFY(library.load("schmidt"));
    }

    void the_standard_library_looks_in_the_users_folder_first()
    {
        const Folder user;
        const Folder program;
        user.write("mine.yaml", "format: 1\nid: mine\nextends: schmidt\n");
        program.write("bin/variants/beside.yaml", "format: 1\nid: beside\nextends: schmidt\n");
        program.write("share/capitol/variants/installed.yaml",
                      "format: 1\nid: installed\nextends: schmidt\n");
        const QByteArray before = qgetenv("CAPITOL_VARIANTS");
        qputenv("CAPITOL_VARIANTS", QByteArray::fromStdString(user.path().string()));
        const Library library = Library::standard(program.path() / "bin" / "capitol");
        qputenv("CAPITOL_VARIANTS", before);
        for (const char* id : {"mine", "beside", "installed", "schmidt"}) {
            const auto loaded = library.load(id);
            QVERIFY2(loaded, texts(loaded.diagnostics));
        }
        for (const VariantEntry& entry : library.entries())
            QCOMPARE(entry.shipped, entry.id != "mine");
    }

    void without_a_chosen_folder_the_data_folder_is_used()
    {
#if defined(Q_OS_LINUX)
        const Folder data;
        data.write("capitol/variants/mine.yaml", "format: 1\nid: mine\nextends: schmidt\n");
        const QByteArray chosen = qgetenv("CAPITOL_VARIANTS");
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qunsetenv("CAPITOL_VARIANTS");
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString(data.path().string()));
        const Library library = Library::standard("capitol");
        qputenv("CAPITOL_VARIANTS", chosen);
        qputenv("XDG_DATA_HOME", before);
        QVERIFY(library.load("mine"));
#else
        QSKIP("The data folder is set by a variable on Linux only");
#endif
    }
};

QTEST_GUILESS_MAIN(TestVariantLibrary)
#include "test_variant_library.moc"
