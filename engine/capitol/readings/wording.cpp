#include "capitol/readings/wording.h"

#include "capitol/readings/phrases.h"
#include "capitol/readings/summary.h"
#include "capitol/readings/typography.h"

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
    Worder(const Readings& readings, const std::vector<Column>& columns, const Selection& selection)
        : m_readings(readings), m_columns(columns), m_selection(selection),
          m_phrases(readings, selection.language)
    {
    }

    WordedTable table(const std::vector<Row>& all, const std::vector<Row>& wanted) const
    {
        WordedTable table;
        table.language = m_selection.language;
        table.title = word("title");
        table.summary = word_summary(m_readings, m_columns, all, m_selection.language);
        table.number = word("number");
        table.topic = word("topic");
        table.played = word("ruling");
        table.colon = colon(m_selection.language);
        table.nothing = word("nothing");
        table.sections = word("sections");
        for (const Column& column : m_columns)
            table.columns.push_back(in(column.name));
        add_rows(wanted, table);
        for (const Column& column : m_columns)
            if (column.sheet)
                table.legends.push_back(legend(m_readings.sheets[*column.sheet]));
        return table;
    }

private:
    std::string in(const LocalText& text) const { return m_phrases.in(text); }
    std::string word(const char* key) const { return m_phrases.word(key); }
    bool by_weight() const { return m_selection.filter == Filter::play; }

    std::string chapter_of(const Row& row) const
    {
        return in(m_readings.chapters[static_cast<std::size_t>(row.chapter())].name);
    }

    void add_rows(const std::vector<Row>& rows, WordedTable& table) const
    {
        int chapter = -1;
        for (const Row& row : rows) {
            if (table.chapters.empty() || (!by_weight() && row.chapter() != chapter))
                table.chapters.push_back({by_weight() ? word("by_weight") : chapter_of(row), {}});
            chapter = row.chapter();
            table.chapters.back().rows.push_back(worded(row));
            for (const WordedCell& cell : table.chapters.back().rows.back().cells)
                if (cell.contrast != Contrast::none)
                    table.marks = marks();
        }
    }

    std::string marks() const
    {
        const bool alone = m_columns.size() == 1;
        const std::string first = alone ? word("ruling") : in(m_columns.front().name);
        return m_phrases.filled("marks", {{"a", m_phrases.filled("quoted", {{"a", first}})}});
    }

    WordedRow worded(const Row& row) const
    {
        WordedRow worded;
        worded.number = row.number();
        worded.topic = in(row.topic());
        worded.judgement = row.reading ? judgement(*row.reading) : likelihood(*row.situation);
        if (by_weight())
            worded.judgement = chapter_of(row) + " · " + worded.judgement;
        const auto found = contrasts(m_readings, m_columns, row);
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            worded.cells.push_back(cell(row, m_columns[i], row.cells[i], found[i]));
        worded.played = in(row.reading ? row.reading->ruling : row.situation->choice);
        worded.notes.emplace_back(word(row.reading ? "effect" : "why"),
                                  in(row.reading ? row.reading->effect : row.situation->why));
        if (const std::string values = all_values(row); !values.empty())
            worded.notes.emplace_back(word("knobs"), values);
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

    WordedCell cell(const Row& row, const Column& column, const Cell& cell, Contrast contrast) const
    {
        const std::string status = word(status_words[static_cast<std::size_t>(cell.status)]);
        WordedCell worded;
        worded.text = in(cell.says);
        worded.silent = cell.status == Status::silent;
        if (worded.silent && worded.text.empty())
            worded.text = status;
        else if (cell.status != Status::stated)
            worded.status = status;
        worded.places = places(column, cell);
        if (!cell.played.empty())
            worded.played = m_phrases.filled("played_so", {{"n", in(cell.played)}});
        if (cell.says.empty() && cell.played.empty())
            worded.values = values(row, column, cell);
        worded.contrast = contrast;
        if (contrast != Contrast::none)
            worded.contrast_word = word(contrast == Contrast::play ? "in_play" : "in_words");
        return worded;
    }

    // A section each, by its name in the sheet, with its points.
    std::vector<std::string> places(const Column& column, const Cell& cell) const
    {
        std::vector<std::string> places;
        for (std::size_t i = 0; i < cell.passages.size();) {
            const std::string& section = cell.passages[i].section;
            std::vector<std::string> points;
            for (; i < cell.passages.size() && cell.passages[i].section == section; ++i)
                if (!cell.passages[i].point.empty())
                    points.push_back(cell.passages[i].point);
            places.push_back(m_readings.sheets[*column.sheet].sections.at(section) + of_points(points));
        }
        return places;
    }

    std::string of_points(const std::vector<std::string>& points) const
    {
        if (points.empty())
            return {};
        return ", " + m_phrases.filled(points.size() == 1 ? "point" : "points", {{"n", joined(points)}});
    }

    // A variant's; of a sheet only those in which it departs from the reference.
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

    // `draw.rule: add (Italian text: up_to), draw.count: 6`.
    std::string all_values(const Row& row) const
    {
        std::vector<std::string> values;
        for (std::size_t i = 0; i < row.knobs().size(); ++i) {
            const std::string& reference = m_readings.value(row.knobs()[i], m_readings.reference);
            std::vector<std::string> others;
            for (std::size_t column = 0; column < m_columns.size(); ++column)
                if (const std::string& value = row.cells[column].values[i]; value != reference)
                    others.push_back(in(m_columns[column].name) + colon(m_selection.language) + " " + value);
            values.push_back(row.knobs()[i].key + ": " + reference +
                             (others.empty() ? "" : " (" + joined(others) + ")"));
        }
        return joined(values);
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
    const Selection& m_selection;
    Phrases m_phrases;
};

} // namespace

const char* mark_of(Contrast contrast)
{
    switch (contrast) {
    case Contrast::play:
        return "≠ ";
    case Contrast::words:
        return "≈ ";
    case Contrast::none:
        break;
    }
    return "";
}

WordedTable word_table(const Readings& readings, const std::vector<Column>& columns,
                       const std::vector<Row>& all, const std::vector<Row>& wanted,
                       const Selection& selection)
{
    return Worder(readings, columns, selection).table(all, wanted);
}

} // namespace capitol
