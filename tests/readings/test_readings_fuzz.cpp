// Mutated chapters and legends: whatever comes, it is told with a place or can be compared and printed.
#include "folder.h"
#include "mutator.h"
#include "readings/alike.h"
#include "readings/chapter_reader.h"
#include "readings/legend_reader.h"
#include "readings/readings_library.h"
#include "readings/rendering.h"
#include "readings/selection.h"
#include "variant/yaml_file.h"

#include <QFile>
#include <QTest>

using namespace capitol;

namespace {

std::string shipped_file(const char* name)
{
    QFile file(QString(CAPITOL_VARIANTS_DIR) + "/readings/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// The shipped legend without any reading.
Readings shipped_legend()
{
    Readings readings = load_readings(shipped_library().folders()).value.value();
    readings.readings.clear();
    readings.situations.clear();
    return readings;
}

bool all_have_places(const Report& report)
{
    return std::ranges::all_of(report.diagnostics(), [](const Diagnostic& diagnostic) {
        return diagnostic.line > 0 && !diagnostic.allowed.empty() && diagnostic.text().size() < 4000;
    });
}

// What the window would do with it.
std::size_t printed_size(const Readings& readings)
{
    std::vector<Column> columns;
    for (std::size_t i = 0; i < readings.sheets.size(); ++i)
        columns.push_back(sheet_column(readings, i));
    order_by_likeness(readings, columns);
    const auto rows = select(readings, columns, compare(readings, columns), {Filter::differences, "e", "nl"});
    return render_html(word_table(readings, columns, rows, "nl")).size();
}

} // namespace

class TestReadingsFuzz : public QObject
{
    Q_OBJECT

private slots:
    void mutated_chapters_are_told_or_printed()
    {
        const Readings legend = shipped_legend();
        Mutator mutator(
            {shipped_file("course.yaml"), shipped_file("end.yaml"), shipped_file("placement.yaml")},
            20011123);
        int clean = 0;
        for (int i = 0; i < 600; ++i) {
            Readings readings = legend;
            Report report("fuzz.yaml");
            const auto tree = parse_yaml_text(mutator.next(), report);
            if (tree)
                read_chapter(*tree, 0, readings, report);
            QVERIFY2(all_have_places(report), texts(report.diagnostics()));
            clean += report.clean() && printed_size(readings) > 0;
        }
        QVERIFY(clean > 20); // else nothing was printed
    }

    void mutated_legends_are_told()
    {
        Mutator mutator({shipped_file("legend.yaml")}, 20011123);
        for (int i = 0; i < 300; ++i) {
            Readings readings;
            Report report("fuzz.yaml");
            const auto tree = parse_yaml_text(mutator.next(), report);
            if (tree)
                read_legend(*tree, readings, report);
            QVERIFY2(all_have_places(report), texts(report.diagnostics()));
        }
    }
};

QTEST_GUILESS_MAIN(TestReadingsFuzz)
#include "test_readings_fuzz.moc"
