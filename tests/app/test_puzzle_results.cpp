// What is kept of puzzles: what becomes of a result, how many there is room for, and files that are none.
#include "base/yaml_file.h"
#include "puzzles/puzzle_results.h"

#include <QTest>

using namespace capitol;
using namespace capitol::app;

namespace {

const QByteArray head = "puzzle_results: 1\npuzzles:\n";
const QByteArray line = "- {id: \"schmidt.1.160.11.1973547125.213\", result: missed, date: 2026-11-24}\n";
const QDate day(2026, 1, 31);

Diagnostics faultsOf(const QByteArray& text)
{
    Report report("puzzles.yaml");
    if (const auto tree = parse_yaml_text(text.toStdString(), report); tree && report.clean())
        readResults(*tree, report);
    return report.diagnostics();
}

// Whether all of that is read as it was written.
bool isReadAgain(const PuzzleResults& results)
{
    Report report("puzzles.yaml");
    const auto tree = parse_yaml_text(printResults(results), report);
    return tree && readResults(*tree, report) == results && report.clean();
}

// As many as there is room for, each as long as can be.
PuzzleResults fullResults()
{
    PuzzleResults results;
    for (std::size_t i = 0; i < PuzzleResults::most; ++i) {
        const std::string number = std::to_string(i);
        results.solve(std::string(200 - number.size(), 'x') + number, day);
    }
    return results;
}

} // namespace

class TestPuzzleResults : public QObject
{
    Q_OBJECT

private slots:
    void what_is_none_is_refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a list") << QByteArray("- 1\n");
        QTest::newRow("another format") << QByteArray("puzzle_results: 2\npuzzles: []\n");
        QTest::newRow("no list") << QByteArray("puzzle_results: 1\npuzzles: 7\n");
        QTest::newRow("an unknown key") << head + line + "more: 1\n";
        QTest::newRow("twice") << head + line + line;
        QTest::newRow("no result") << head + QByteArray(line).replace("missed", "lost");
        QTest::newRow("no day") << head + QByteArray(line).replace("11-24", "02-30");
        QTest::newRow("no id") << head + "- {id: \"\", result: missed, date: 2026-11-24}\n";
        QTest::newRow("a long id") << head + QByteArray(line).replace("213", QByteArray(300, '1'));
        QTest::newRow("no letters") << head + QByteArray(line).replace("schmidt", "Schmidt \\x01");
        QTest::newRow("a key too many") << head + QByteArray(line).replace("}", ", x: 1}");
        QTest::newRow("no text") << head + QByteArray(line).replace("missed", "\xff\xfe");
    }
    void what_is_none_is_refused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!faultsOf(text).empty());
        QVERIFY(faultsOf(head + line).empty());
    }

    void they_are_read_as_they_were_written()
    {
        PuzzleResults results;
        results.solve("a.1", day);
        results.miss("b.2", day);
        results.miss("c.3", day);
        results.show("d-4", day);
        QVERIFY(results.solve("c.3", day.addDays(1)));
        QVERIFY(!results.solve("d-4", day.addDays(1))); // it was shown
        QVERIFY(isReadAgain(results));
        QVERIFY(results.of("c.3") == PuzzleResult::later && results.of("d-4") == PuzzleResult::shown);
        QVERIFY(results.isOpen("b.2") && results.isOpen("e") && !results.isOpen("a.1"));
        QVERIFY(isReadAgain({}));
    }

    // What the limits of files allow.
    void as_many_as_are_kept_are_read_again()
    {
        const PuzzleResults full = fullResults();
        QVERIFY(full.isFull());
        QVERIFY(!full.hasRoomFor("another"));
        QVERIFY(full.hasRoomFor(full.all().front().puzzle));
        QVERIFY(isReadAgain(full));
    }

    void more_are_refused()
    {
        const QByteArray text = QByteArray::fromStdString(printResults(fullResults())) + line;
        const Diagnostics faults = faultsOf(text);
        QCOMPARE(faults.size(), 1U);
        QVERIFY2(faults.front().text().find("2501 puzzles, allowed: at most 2500") != std::string::npos,
                 faults.front().text().c_str());
    }

    void streaks_end_with_anything_else()
    {
        PuzzleResults results;
        QCOMPARE(results.streak(), 0);
        for (const char* id : {"a", "b", "c"})
            results.solve(id, day);
        QCOMPARE(results.streak(), 3);
        results.miss("d", day);
        results.solve("d", day); // later
        QCOMPARE(results.streak(), 0);
        results.solve("e", day);
        results.miss("e", day); // it stays solved
        QCOMPARE(results.streak(), 1);
        results.show("f", day);
        QCOMPARE(results.streak(), 0);
        QCOMPARE(results.longestStreak(), 3);
    }
};

QTEST_APPLESS_MAIN(TestPuzzleResults)
#include "test_puzzle_results.moc"
