// Tables of readings in Markdown, HTML and plain text, held against golden files. After a wanted change
// `CAPITOL_GOLDEN=write test_readings_rendering` writes them anew; then look at what changed.
#include "capitol/readings/readings_library.h"
#include "capitol/readings/rendering.h"
#include "folder.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace capitol;

namespace {

// A few rows of all kinds under two sheets and a variant.
WordedTable shipped_table(const std::string& language, Filter filter = Filter::all)
{
    const Readings readings = load_readings(shipped_library().folders()).value.value();
    const std::vector<Column> columns{sheet_column(readings, 0), sheet_column(readings, 3),
                                      variant_column(shipped_library().load("dutch").value.value())};
    std::vector<Row> rows = compare(readings, columns);
    std::erase_if(rows, [](const Row& row) {
        const std::vector<std::string> wanted{"10", "32", "63", "U10"};
        return std::ranges::find(wanted, row.number()) == wanted.end();
    });
    const Selection selection{filter, {}, language};
    return word_table(readings, columns, rows, select(readings, columns, rows, selection), selection);
}

// All that could break out of a cell.
WordedTable hostile_table()
{
    const std::string text = "a|b\n<script>alert('x')</script> & \"q\" *b* _i_ `c` [l](u) \\ # ~";
    WordedTable table;
    table.language = "en";
    table.title = table.summary = table.marks = table.number = table.topic = table.played = table.sections =
        text;
    table.columns = {text};
    const WordedCell cell{text, text, {text}, text, {text}, false, Contrast::play, text};
    table.chapters = {{text, {{text, text, text, {cell}, text, {{text, text}}}}}};
    table.legends = {{text, {{text, text}}}};
    return table;
}

int cells_in(const QByteArray& line)
{
    int bars = 0;
    for (qsizetype i = 0; i < line.size(); ++i)
        bars += line[i] == '|' && (i == 0 || line[i - 1] != '\\');
    return bars - 1;
}

} // namespace

class TestReadingsRendering : public QObject
{
    Q_OBJECT

private slots:
    void tables_are_as_they_were_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("rendered");
        const auto row = [](const char* file, const std::string& rendered) {
            QTest::newRow(file) << file << QByteArray::fromStdString(rendered);
        };
        row("readings.en.md", render_markdown(shipped_table("en")));
        row("readings.it.md", render_markdown(shipped_table("it")));
        row("readings.fr.html", render_html(shipped_table("fr")));
        row("readings.nl.txt", render_text(shipped_table("nl")));
        row("play.en.txt", render_text(shipped_table("en", Filter::play)));
        row("play.fr.md", render_markdown(shipped_table("fr", Filter::play)));
    }

    void tables_are_as_they_were()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, rendered);
        QFile golden(QString(GOLDEN_DIR) + "/" + file);
        if (qEnvironmentVariable("CAPITOL_GOLDEN") == "write") {
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(rendered);
            return;
        }
        QVERIFY(golden.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(rendered), QString::fromUtf8(golden.readAll()));
    }

    void html_lets_nothing_through()
    {
        const QByteArray html = QByteArray::fromStdString(render_html(hostile_table()));
        QVERIFY(!html.contains("<script"));
        QVERIFY(html.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;q&quot;"));
        for (const char* outside : {"http:", "https:", "src=", "href=", "url("})
            QVERIFY2(!html.contains(outside), outside);
    }

    void markdown_keeps_its_cells()
    {
        const QByteArray markdown = QByteArray::fromStdString(render_markdown(hostile_table()));
        QString outside_code = QString(markdown).remove(QRegularExpression("(?<!\\\\)`[^`]*`"));
        QVERIFY2(!outside_code.remove("<br>").contains('<'), qPrintable(outside_code));
        int rows = 0;
        for (const QByteArray& line : markdown.split('\n'))
            if (line.startsWith("| ")) {
                ++rows;
                QCOMPARE(cells_in(line), 4);
            }
        QCOMPARE(rows, 2); // head and row
    }

    void what_differs_is_told_by_more_than_a_colour()
    {
        const WordedTable table = shipped_table("en");
        const QByteArray html = QByteArray::fromStdString(render_html(table));
        QVERIFY(html.contains("<td class=\"play\"><abbr title=\"plays differently\">≠ </abbr>"));
        QVERIFY(QByteArray::fromStdString(render_markdown(table)).contains("| ≠ **"));
        QVERIFY(QByteArray::fromStdString(render_text(table)).contains("\n  ≠ Dutch text: "));
    }

    void nothing_found_is_said()
    {
        WordedTable table;
        table.title = "T";
        table.nothing = "Nothing here.";
        QCOMPARE(render_text(table), "Nothing here.\n");
        QCOMPARE(render_markdown(table), "# T\n\nNothing here.\n");
        QVERIFY(render_html(table).find("<p>Nothing here.</p>") != std::string::npos);
    }

    void every_row_of_every_column_has_something_to_say()
    {
        const Readings readings = load_readings(shipped_library().folders()).value.value();
        std::vector<Column> columns;
        for (std::size_t i = 0; i < readings.sheets.size(); ++i)
            columns.push_back(sheet_column(readings, i));
        for (const VariantEntry& entry : shipped_library().entries())
            columns.push_back(variant_column(shipped_library().load(entry.id).value.value()));
        for (const char* language : languages)
            for (const WordedChapter& chapter :
                 word_table(readings, columns, compare(readings, columns), compare(readings, columns),
                            {Filter::all, {}, language})
                     .chapters)
                for (const WordedRow& row : chapter.rows)
                    for (const WordedCell& cell : row.cells)
                        QVERIFY2(!cell.text.empty() || !cell.values.empty(), row.number.c_str());
    }
};

QTEST_GUILESS_MAIN(TestReadingsRendering)
#include "test_readings_rendering.moc"
