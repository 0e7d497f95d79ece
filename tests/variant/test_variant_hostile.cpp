// Files that mean harm, or no good: each is refused at once, in words.
#include "folder.h"
#include "thread_timer.h"

#include <QElapsedTimer>
#include <QTest>

#include <filesystem>

#if defined(__unix__)
#include <sys/stat.h>
#endif

using namespace capitol;
using capitol::test::ThreadTimer;
using Id = Diagnostic::Id;

Q_DECLARE_METATYPE(capitol::Diagnostic::Id)

namespace {

constexpr std::size_t mebibyte = 1 << 20;

// `part` again and again, up to the size of the largest file that is read.
QByteArray fill(const QByteArray& part, const QByteArray& start = "format: 1\nid: x\n")
{
    const auto room = static_cast<qsizetype>(mebibyte) - start.size();
    return start + part.repeated(static_cast<int>(room / part.size()));
}

// Each alias stands for nine of the one before.
QByteArray billion_laughs()
{
    QByteArray text = "format: 1\nid: x\na0: &a0 [ha]\n";
    for (int i = 1; i < 12; ++i) {
        const QByteArray before = " *a" + QByteArray::number(i - 1) + ",";
        text +=
            "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + before.repeated(9) + "]\n";
    }
    return text;
}

// Each alias stands one deeper than the one before.
QByteArray ladder_of_aliases()
{
    QByteArray text = "format: 1\nid: x\na0: &a0 [ha]\n";
    for (int i = 1; i < 100; ++i)
        text += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [*a" +
                QByteArray::number(i - 1) + "]\n";
    return text;
}

// One scalar, and a list of its aliases.
QByteArray aliases_of(int length, int count, const QByteArray& before = {}, const QByteArray& behind = {})
{
    return "format: 1\nid: x\na: &a " + before + QByteArray(length, 'x') + behind + "\nname: [" +
           QByteArray("*a,").repeated(count) + "]\n";
}

QByteArray indented(int levels)
{
    QByteArray text = "format: 1\nid: x\n";
    for (int i = 0; i < levels; ++i)
        text += QByteArray(i, ' ') + "a:\n";
    return text;
}

} // namespace

class TestVariantHostile : public QObject
{
    Q_OBJECT

private slots:
    void it_is_refused_at_once_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Diagnostic::Id>("id");
        QTest::newRow("billion laughs") << billion_laughs() << Id::too_large;
        QTest::newRow("aliases of a long text") << aliases_of(100'000, 19'000) << Id::too_large;
        QTest::newRow("aliases of a text of a page") << aliases_of(2000, 19'000) << Id::too_large;
        QTest::newRow("aliases of a map with a long text")
            << aliases_of(100'000, 4000, "{b: ", "}") << Id::too_large;
        QTest::newRow("ladder of aliases") << ladder_of_aliases() << Id::too_deep;
        QTest::newRow("deep lists") << fill("[") << Id::too_deep;
        QTest::newRow("deep maps") << fill("{a: ") << Id::too_deep;
        QTest::newRow("deep dashes") << fill("- ", "") << Id::too_deep;
        QTest::newRow("deep keys") << fill("? ", "") << Id::too_deep;
        QTest::newRow("deep indentation") << indented(1000) << Id::too_deep;
        QTest::newRow("deep lists below") << fill("[\n") << Id::too_deep;
        QTest::newRow("many values") << fill("a, ", "format: 1\nid: x\nname: [") << Id::too_large;
        QTest::newRow("many keys") << fill("a: b\n") << Id::too_large;
        QTest::newRow("many documents") << fill("---\n") << Id::syntax;
        QTest::newRow("a NUL") << QByteArray("format: 1\nid: \0x\n", 17) << Id::not_text;
        QTest::newRow("an escape") << QByteArray("format: 1\nid: x\x1b\n") << Id::not_text;
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                              "f\0o\0r\0m\0a\0t\0",
                                              14)
                                << Id::not_text;
        QTest::newRow("Latin-1") << QByteArray("format: 1\nid: x\nname: R\xe8gles\n") << Id::not_text;
        QTest::newRow("overlong UTF-8") << QByteArray("format: 1\nid: \xc0\xaf\n") << Id::not_text;
        QTest::newRow("a surrogate") << QByteArray("format: 1\nid: \xed\xa0\x80\n") << Id::not_text;
        QTest::newRow("a character cut off")
            << QByteArray("format: 1\nid: x\nname: \xe2\x82") << Id::not_text;
        QTest::newRow("bytes") << QByteArray("\x7f"
                                             "ELF\x02\x01\x01")
                               << Id::not_text;
        QTest::newRow("too large by one") << fill("#", QByteArray()) + "#" << Id::too_large;
        QTest::newRow("a tag alone") << QByteArray("!2") << Id::syntax;
    }

    void it_is_refused_at_once()
    {
        QFETCH(QByteArray, text);
        QFETCH(Diagnostic::Id, id);
        QElapsedTimer timer;
        timer.start();
        const auto loaded = shipped_library().load_text(text.toStdString(), "x.yaml");
        QVERIFY(!loaded);
        const QByteArray message = texts(loaded.diagnostics).left(1000);
        QVERIFY2(loaded.diagnostics.size() == 1, message);
        QVERIFY2(loaded.diagnostics.front().id == id, message);
        QVERIFY2(message.size() < 400, message);
        QVERIFY2(timer.elapsed() < 20'000, "slow");
    }

    // Whatever they are called, they are answered without a crash and soon.
    void large_files_of_anything_are_answered_soon_data()
    {
        QTest::addColumn<QByteArray>("part");
        for (const char* part :
             {"a",   "#",       " ",     "\n",          "\"",         "'",      "- a\n",    "a: \n",
              "&a ", "*a ",     "! ",    "|\n",         ">\n ",       "%\n",    "? a\n",    ": ",
              ", ",  "]",       "}",     "{",           "<<: ",       "a: [\n", "'a': 1\n", "\"\\\n",
              "é",   "a#",      "\r",    "[]",          "{}",         "[a",     "- - ",     "!!",
              "&",   "--- |\n", "...\n", "%YAML 1.2\n", "\"a\": {\n", "a: b: c"})
            QTest::newRow(part) << QByteArray(part);
    }

    void large_files_of_anything_are_answered_soon()
    {
        QFETCH(QByteArray, part);
        QElapsedTimer timer;
        timer.start();
        for (const QByteArray& text : {fill(part, ""), fill(part)}) {
            const auto loaded = shipped_library().load_text(text.toStdString(), "x.yaml");
            QVERIFY(loaded || !loaded.diagnostics.empty());
        }
        QVERIFY2(timer.elapsed() < 30'000, QByteArray::number(timer.elapsed()));
    }

    // Half a minute where each place is counted from the beginning of its line.
    void one_line_of_a_megabyte_is_read_soon()
    {
        QByteArray text = "{format: 1, id: x, name: [";
        while (text.size() < 1'000'000)
            text += "\"" + QByteArray(90, 'v') + "\", ";
        const ThreadTimer timer;
        QVERIFY(!shipped_library().load_text((text + "]}").toStdString(), "x.yaml"));
        QVERIFY2(timer.milliseconds() < 2000, QByteArray::number(timer.milliseconds()));
    }

    void a_file_of_100_megabytes_is_not_read()
    {
        const Folder folder;
        const auto file = folder.write("large.yaml", "format: 1\nid: large\n");
        std::filesystem::resize_file(file, 100 * mebibyte);
        QElapsedTimer timer;
        timer.start();
        const auto loaded = folder.library().load("large");
        QVERIFY2(timer.elapsed() < 3000, "slow");
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().id, Id::too_large);
        QCOMPARE(loaded.diagnostics.front().found, "104857600 bytes");
        QCOMPARE(loaded.diagnostics.front().line, 0);
    }

    void a_pipe_is_not_waited_for()
    {
#if defined(__unix__)
        const Folder folder;
        const std::string pipe = (folder.path() / "pipe.yaml").string();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        const auto loaded = folder.library().load(pipe);
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().id, Id::unreadable);
        QCOMPARE(loaded.diagnostics.front().found, "a device, a pipe or a socket, not a plain file");
#else
        QSKIP("No named pipes here");
#endif
    }

    void the_byte_that_is_no_text_is_named()
    {
        const auto loaded = shipped_library().load_text("format: 1\nid: x\nname: é\xff\n", "x.yaml");
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().text(),
                 "x.yaml:3:8: not a text file, found byte 0xff, allowed: plain text in UTF-8");
    }

    void long_words_are_cut_in_messages()
    {
        const std::string key(1000, 'k');
        const std::string value(500'000, 'v');
        const auto loaded = shipped_library().load_text("{" + key + ": 1, rounds: " + value + "}", "");
        QCOMPARE(loaded.diagnostics.size(), 2u);
        for (const Diagnostic& diagnostic : loaded.diagnostics)
            QVERIFY2(diagnostic.text().size() < 600, diagnostic.text().substr(0, 1000).c_str());
    }

    void a_byte_order_mark_and_windows_line_ends_are_fine()
    {
        const auto loaded = shipped_library().load_text("\xef\xbb\xbf"
                                                        "format: 1\r\nid: x\r\nrounds: 9\r\n",
                                                        "x.yaml");
        QCOMPARE(loaded.diagnostics.size(), 1u);
        QCOMPARE(loaded.diagnostics.front().line, 3);
        QCOMPARE(loaded.diagnostics.front().column, 9);
        QCOMPARE(loaded.diagnostics.front().found, "\"9\"");
    }
};

QTEST_GUILESS_MAIN(TestVariantHostile)
#include "test_variant_hostile.moc"
