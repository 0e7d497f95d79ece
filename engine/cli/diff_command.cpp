#include "canal/variant/difference.h"
#include "capitol/readings/alike.h"
#include "capitol/readings/own_words.h"
#include "capitol/readings/readings_library.h"
#include "capitol/readings/rendering.h"
#include "capitol/readings/selection.h"
#include "capitol/variant/difference.h"
#include "cli/canal_commands.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/readings_json.h"
#include "cli/variant_diff.h"

#include <algorithm>
#include <iostream>

namespace capitol {

namespace {

constexpr std::size_t most_columns = 8;
constexpr int most_wide = 100; // columns of a terminal: longer lines are hard to read

struct DiffOptions
{
    std::vector<std::string> names;
    std::string game = capitol_name;
    bool sheets = false;
    bool by_likeness = false;
    std::string language = "en";
    std::string filter = "all";
    std::string search;
    std::string format = "text";
    bool exit_code = false;
};

VariantDiff capitol_diff(const Program& program, const DiffOptions& options)
{
    const Variant a = load_variant(program.library, options.names[0]);
    const Variant b = load_variant(program.library, options.names[1]);
    return compare_variants(a, b, load_writer_for(program, options.language));
}

VariantDiff canal_diff(const Program& program, const DiffOptions& options)
{
    const canal::Variant a = load_canal_variant(program, options.names[0]);
    const canal::Variant b = load_canal_variant(program, options.names[1]);
    return compare_variants(a, b, load_canal_writer(program, options.language));
}

int print_differences(Program& program, const DiffOptions& options)
{
    if (options.names.size() != 2)
        throw Failure(status_usage, "diff takes two variants, a and b, or --sheets");
    if (options.format == "markdown" || options.format == "html")
        throw Failure(status_usage,
                      "two variants are compared as text or json; " + options.format + " goes with --sheets");
    const VariantDiff diff =
        options.game == canal_name ? canal_diff(program, options) : capitol_diff(program, options);
    if (options.format == "json")
        exact_output() << print_json(diff).dump(2) << '\n';
    else
        std::cout << print_text(diff, std::min(terminal_width(), most_wide));
    return options.exit_code && !diff.same() ? status_failed : 0;
}

Readings load_all_readings(const Library& library)
{
    Loaded<Readings> loaded = load_readings(library.folders());
    if (!loaded)
        throw Failure(status_failed, all_lines(loaded.diagnostics));
    return *std::move(loaded.value);
}

// Makes columns that tell in words what no rule text does.
class ColumnMaker
{
public:
    ColumnMaker(const Program& program, const Readings& readings, const std::string& language)
        : m_library(program.library), m_readings(readings), m_writer(load_writer_for(program, language)),
          m_reference(load_variant(program.library, readings.reference))
    {
    }

    // A sheet by its id, else a variant by its id or path; `variant:dutch` is the variant and not the sheet.
    Column column(const std::string& name) const
    {
        constexpr std::string_view prefix = "variant:";
        const auto found = std::ranges::find(m_readings.sheets, name, &Sheet::id);
        if (found != m_readings.sheets.end())
            return sheet(static_cast<std::size_t>(found - m_readings.sheets.begin()));
        const bool prefixed = name.starts_with(prefix);
        const Variant variant = load_variant(m_library, prefixed ? name.substr(prefix.size()) : name);
        return told(variant_column(variant), variant);
    }

    Column sheet(std::size_t index) const
    {
        return told(sheet_column(m_readings, index),
                    load_variant(m_library, m_readings.sheets[index].variant));
    }

private:
    Column told(Column column, const Variant& played) const
    {
        column.own_words = find_own_words(m_readings, column, played, m_reference, m_writer);
        return column;
    }

    const Library& m_library;
    const Readings& m_readings;
    RulebookWriter m_writer;
    Variant m_reference;
};

std::vector<Column> columns_named(const ColumnMaker& maker, const Readings& readings,
                                  const std::vector<std::string>& names)
{
    if (names.size() > most_columns)
        throw Failure(status_usage, "at most " + std::to_string(most_columns) + " columns");
    std::vector<Column> columns;
    for (const std::string& name : names)
        columns.push_back(maker.column(name));
    for (std::size_t i = 0; names.empty() && i < readings.sheets.size(); ++i)
        columns.push_back(maker.sheet(i));
    return columns;
}

std::vector<Column> in_order(const std::vector<Column>& columns, const std::vector<std::size_t>& order)
{
    std::vector<Column> ordered;
    std::ranges::transform(order, std::back_inserter(ordered), [&](std::size_t i) { return columns[i]; });
    return ordered;
}

Filter filter_named(const std::string& name)
{
    return static_cast<Filter>(std::ranges::find(filter_words, name) - filter_words.begin());
}

int print_sheets(Program& program, const DiffOptions& options)
{
    const Readings readings = load_all_readings(program.library);
    std::vector<Column> columns =
        columns_named(ColumnMaker(program, readings, options.language), readings, options.names);
    if (options.by_likeness)
        columns = in_order(columns, order_by_likeness(readings, columns));
    const Selection selection{filter_named(options.filter), options.search, options.language};
    const std::vector<Row> rows = compare(readings, columns);
    if (options.format == "json") {
        exact_output() << print_comparison(readings, columns, rows, selection).dump(2) << '\n';
        return 0;
    }
    const WordedTable table =
        word_table(readings, columns, rows, select(readings, columns, rows, selection), selection);
    const auto render = options.format == "markdown" ? render_markdown
                        : options.format == "html"   ? render_html
                                                     : render_text;
    exact_output() << render(table);
    return 0;
}

int run_diff(Program& program, const DiffOptions& options)
{
    return options.sheets ? print_sheets(program, options) : print_differences(program, options);
}

} // namespace

void add_diff(Program& program)
{
    program.add<DiffOptions>(
        program.app, "diff", "List the rules in which two variants differ, or compare the rule texts",
        [](CLI::App& command, DiffOptions& options) {
            const std::vector<std::string> known_languages(languages.begin(), languages.end());
            const std::vector<std::string> filters(filter_words.begin(), filter_words.end());
            const std::vector<std::string> formats{"text", "markdown", "html", "json"};
            command.add_option("columns", options.names,
                               "Two variants (ids or files); with --sheets, any rule texts (italian, french, "
                               "english, dutch) and variants (variant:dutch is the variant, not the text); "
                               "the default is all four texts");
            CLI::Option* sheets = command.add_flag("--sheets", options.sheets,
                                                   "Compare the rule texts: all topics and open questions");
            add_game_option(command, options.game);
            sheets->excludes("--game"); // whose sheet there is one of
            const auto add = [&](const char* name, std::string& value, const char* text) {
                return command.add_option(name, value, text)->capture_default_str();
            };
            add("--language", options.language, "Language of the output")
                ->check(CLI::IsMember(known_languages));
            add("--format", options.format, "Output format; markdown and html with --sheets only")
                ->check(CLI::IsMember(formats));
            command
                .add_flag("--exit-code", options.exit_code,
                          "Status 1 if the variants differ, 0 if they do not")
                ->excludes(sheets);
            add("--filter", options.filter, "Rows to show; play: what changes play, most important first")
                ->check(CLI::IsMember(filters))
                ->needs(sheets);
            add("--search", options.search, "Only rows containing all of these words, or synonyms of them")
                ->needs(sheets);
            command.add_flag("--by-likeness", options.by_likeness, "Sort columns by similarity")
                ->needs(sheets);
        },
        run_diff);
}

} // namespace capitol
