#include "readings/wording.h"

#include "readings/typography.h"

#include <algorithm>

namespace capitol {
namespace {

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

class Worder
{
public:
    Worder(const Readings& readings, const std::vector<Column>& columns, const std::string& language)
        : m_readings(readings), m_columns(columns), m_language(language)
    {
    }

    WordedTable table(const std::vector<Row>& rows) const
    {
        WordedTable table;
        table.language = m_language;
        table.title = word("title");
        table.number = word("number");
        table.topic = word("topic");
        table.played = word("ruling");
        table.colon = colon(m_language);
        table.nothing = word("nothing");
        table.sections = word("sections");
        for (const Column& column : m_columns)
            table.columns.push_back(in(column.name));
        int chapter = -1;
        for (const Row& row : rows) {
            if (row.chapter() != chapter)
                table.chapters.push_back(
                    {in(m_readings.chapters[static_cast<std::size_t>(row.chapter())].name), {}});
            chapter = row.chapter();
            table.chapters.back().rows.push_back(worded(row));
        }
        for (const Column& column : m_columns)
            if (column.sheet)
                table.legends.push_back(legend(m_readings.sheets[*column.sheet]));
        return table;
    }

private:
    std::string in(const LocalText& text) const { return typeset(in_language(text, m_language), m_language); }
    std::string word(const char* key) const { return in(m_readings.words.at(key)); }

    WordedRow worded(const Row& row) const
    {
        WordedRow worded;
        worded.number = row.number();
        worded.topic = in(row.topic());
        worded.judgement = row.reading ? judgement(*row.reading) : likelihood(*row.situation);
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            worded.cells.push_back(cell(row, m_columns[i], row.cells[i]));
        worded.played = in(row.reading ? row.reading->ruling : row.situation->choice);
        worded.notes.emplace_back(word(row.reading ? "effect" : "why"),
                                  in(row.reading ? row.reading->effect : row.situation->why));
        if (const auto values = reference_values(row); !values.empty())
            worded.notes.emplace_back(word("knobs"), joined(values));
        return worded;
    }

    std::string judgement(const Reading& reading) const
    {
        std::vector<std::string> words;
        for (const Judgement one : reading.judgements)
            words.push_back(word(judgement_words[static_cast<std::size_t>(one)]));
        return joined(words);
    }

    std::string likelihood(const Situation& situation) const
    {
        return word(likelihood_words[static_cast<std::size_t>(situation.likelihood)]);
    }

    WordedCell cell(const Row& row, const Column& column, const Cell& cell) const
    {
        const std::string status = word(status_words[static_cast<std::size_t>(cell.status)]);
        WordedCell worded;
        worded.text = in(cell.says);
        worded.silent = cell.status == Status::silent;
        if (worded.silent && worded.text.empty())
            worded.text = status;
        else if (cell.status != Status::stated)
            worded.status = status;
        for (const SheetPassage& passage : cell.passages)
            worded.places.push_back(passage.text());
        worded.values = values(row, column, cell);
        worded.departs = cell.departs;
        return worded;
    }

    // A variant's values; for a rule text, only those that differ.
    std::vector<std::string> values(const Row& row, const Column& column, const Cell& cell) const
    {
        std::vector<std::string> values;
        for (std::size_t i = 0; i < cell.values.size(); ++i) {
            const KnobReading& knob = row.knobs()[i];
            if (!column.sheet || cell.values[i] != m_readings.value(knob, m_readings.reference))
                values.push_back(knob.key + ": " + cell.values[i]);
        }
        return values;
    }

    std::vector<std::string> reference_values(const Row& row) const
    {
        std::vector<std::string> values;
        for (const KnobReading& knob : row.knobs())
            values.push_back(knob.key + ": " + m_readings.value(knob, m_readings.reference));
        return values;
    }

    WordedLegend legend(const Sheet& sheet) const
    {
        WordedLegend legend{in(sheet.name), {}};
        for (const std::string& code : sheet.codes)
            legend.sections.emplace_back(code, sheet.sections.at(code));
        return legend;
    }

    const Readings& m_readings;
    const std::vector<Column>& m_columns;
    const std::string& m_language;
};

} // namespace

WordedTable word_table(const Readings& readings, const std::vector<Column>& columns,
                       const std::vector<Row>& rows, const std::string& language)
{
    return Worder(readings, columns, language).table(rows);
}

} // namespace capitol
