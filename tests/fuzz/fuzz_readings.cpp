// A chapter of the readings, the legend if it names sheets, or the synonyms. What is accepted can be compared
// and printed in every language and form.
#include "base/yaml_file.h"
#include "capitol/readings/alike.h"
#include "capitol/readings/chapter_reader.h"
#include "capitol/readings/folding.h"
#include "capitol/readings/legend_reader.h"
#include "capitol/readings/readings_library.h"
#include "capitol/readings/rendering.h"
#include "capitol/readings/search.h"
#include "capitol/readings/selection.h"
#include "capitol/readings/synonym_reader.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

// The shipped legend without any reading.
const Readings& shipped_legend()
{
    static const Readings legend = [] {
        Readings readings = load_readings(shipped().folders()).value.value();
        readings.readings.clear();
        readings.situations.clear();
        return readings;
    }();
    return legend;
}

// What the window and the command line do with them.
void print(const Readings& readings, std::size_t choice)
{
    std::vector<Column> columns;
    for (std::size_t i = 0; i < readings.sheets.size(); ++i)
        columns.push_back(sheet_column(readings, i));
    order_by_likeness(readings, columns);
    const std::string language = languages[choice % languages.size()];
    const Selection wanted{static_cast<Filter>(choice % filter_words.size()), "e", language};
    const auto rows = compare(readings, columns);
    const WordedTable table =
        word_table(readings, columns, rows, select(readings, columns, rows, wanted), wanted);
    expect(!render_html(table).empty(), "nothing is printed");
    render_markdown(table);
    render_text(table);
}

} // namespace

namespace {

// Whatever is typed, a search ends, and finds what its stems say.
bool try_synonyms(const YamlNode& tree, Report& report)
{
    Readings readings;
    read_synonyms(tree, readings, report);
    expect_told(report.diagnostics());
    for (const auto& [language, groups] : report.clean() ? readings.synonyms : decltype(readings.synonyms)())
        for (const Synonyms& synonyms : groups)
            for (const std::string& stem : synonyms.stems)
                for (const std::string& typed : synonyms.typed)
                    expect(Search(typed, readings, language).matches(folded(stem)), "a stem is not found");
    return report.clean();
}

} // namespace

bool try_input(std::string_view input)
{
    Report report("fuzz.yaml");
    const auto tree = parse_yaml_text(input, report);
    if (tree && tree->find("synonyms"))
        return try_synonyms(*tree, report);
    const bool is_legend = tree && tree->find("sheets");
    Readings readings = is_legend ? Readings{} : shipped_legend();
    if (is_legend)
        read_legend(*tree, readings, report);
    else if (tree)
        read_chapter(*tree, 0, readings, report);
    expect_told(report.diagnostics());
    for (const Diagnostic& diagnostic : report.diagnostics())
        expect(diagnostic.line > 0 && !diagnostic.allowed.empty(), "no place or cure: " + diagnostic.text());
    if (report.clean())
        print(readings, input.size());
    return report.clean();
}

} // namespace capitol::fuzz
