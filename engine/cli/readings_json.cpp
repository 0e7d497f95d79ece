#include "cli/readings_json.h"

#include "capitol/readings/summary.h"

namespace capitol {
namespace {

nlohmann::json knobs_of(const std::vector<KnobReading>& knobs, const std::vector<std::string>& values)
{
    nlohmann::json object = nlohmann::json::object();
    for (std::size_t i = 0; i < knobs.size(); ++i)
        object[knobs[i].key] = values[i];
    return object;
}

nlohmann::json print_cell(const Row& row, const Cell& cell, Contrast contrast, const std::string& language)
{
    nlohmann::json sections = nlohmann::json::array();
    for (const SheetPassage& passage : cell.passages)
        sections.push_back(passage.text());
    return {{"status", status_words[static_cast<std::size_t>(cell.status)]},
            {"says", in_language(cell.says, language)},
            {"sections", sections},
            {"knobs", knobs_of(row.knobs(), cell.values)},
            {"departs", cell.departs},
            {"contrast", contrast_words[static_cast<std::size_t>(contrast)]}};
}

nlohmann::json print_judgements(const Reading& reading)
{
    nlohmann::json words = nlohmann::json::array();
    for (const Judgement judgement : reading.judgements)
        words.push_back(judgement_words[static_cast<std::size_t>(judgement)]);
    return words;
}

nlohmann::json print_row(const Readings& readings, const std::vector<Column>& columns, const Row& row,
                         const std::string& language)
{
    nlohmann::json printed{{"number", row.number()},
                           {"chapter", readings.chapters[static_cast<std::size_t>(row.chapter())].id},
                           {"topic", in_language(row.topic(), language)},
                           {"weight", row.weight()},
                           {"cells", nlohmann::json::array()}};
    const auto found = contrasts(readings, columns, row);
    for (std::size_t i = 0; i < columns.size(); ++i)
        printed["cells"].push_back(print_cell(row, row.cells[i], found[i], language));
    if (row.reading) {
        printed["judgement"] = print_judgements(*row.reading);
        printed["ruling"] = in_language(row.reading->ruling, language);
        printed["effect"] = in_language(row.reading->effect, language);
    } else {
        printed["likelihood"] = likelihood_words[static_cast<std::size_t>(row.situation->likelihood)];
        printed["choice"] = in_language(row.situation->choice, language);
        printed["why"] = in_language(row.situation->why, language);
    }
    return printed;
}

} // namespace

nlohmann::json print_comparison(const Readings& readings, const std::vector<Column>& columns,
                                const std::vector<Row>& rows, const Selection& selection)
{
    const std::string& language = selection.language;
    nlohmann::json printed{{"summary", word_summary(readings, columns, rows, language)},
                           {"columns", nlohmann::json::array()},
                           {"rows", nlohmann::json::array()}};
    for (const Column& column : columns)
        printed["columns"].push_back({{"id", column.id},
                                      {"name", in_language(column.name, language)},
                                      {"kind", column.sheet ? "sheet" : "variant"}});
    for (const Row& row : select(readings, columns, rows, selection))
        printed["rows"].push_back(print_row(readings, columns, row, language));
    return printed;
}

} // namespace capitol
