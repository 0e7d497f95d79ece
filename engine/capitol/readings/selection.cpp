#include "capitol/readings/selection.h"

#include "capitol/readings/folding.h"
#include "capitol/readings/search.h"

#include <algorithm>
#include <functional>

namespace capitol {
namespace {

bool judged(const Row& row, Judgement judgement)
{
    return row.reading &&
           std::ranges::find(row.reading->judgements, judgement) != row.reading->judgements.end();
}

bool differs(const Row& row, const std::vector<Column>& columns)
{
    for (std::size_t a = 0; a < columns.size(); ++a)
        for (std::size_t b = a + 1; b < columns.size(); ++b)
            if (likeness(columns[a], row.cells[a], columns[b], row.cells[b]) == Likeness::different)
                return true;
    return false;
}

bool is_silent(const Row& row, const std::vector<Column>& columns)
{
    if (!row.reading)
        return false;
    const auto silent = [](const auto& one) { return one.status == Status::silent; };
    const bool any_sheet =
        std::ranges::any_of(columns, [](const Column& column) { return column.sheet.has_value(); });
    return any_sheet ? std::ranges::any_of(row.cells, silent)
                     : std::ranges::any_of(row.reading->sheets, silent);
}

bool passes(const Row& row, const std::vector<Column>& columns, Filter filter)
{
    switch (filter) {
    case Filter::all:
        return true;
    case Filter::differences:
        return differs(row, columns);
    case Filter::play:
        return changes_play(columns, row);
    case Filter::variants:
        return judged(row, Judgement::variant);
    case Filter::slips:
        return judged(row, Judgement::slip);
    case Filter::silences:
        return is_silent(row, columns);
    case Filter::situations:
        return row.situation != nullptr;
    }
    return true;
}

// Everything in a row that can be searched for.
std::string told(const Readings& readings, const std::vector<Column>& columns, const Row& row,
                 const std::string& language)
{
    std::string text = row.number() + '\n' + in_language(row.topic(), language) + '\n';
    const auto add = [&](const LocalText& more) { text += in_language(more, language) + '\n'; };
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const Cell& cell = row.cells[i];
        add(cell.says);
        add(cell.played);
        add(readings.words.at(status_words[static_cast<std::size_t>(cell.status)]));
        for (const SheetPassage& passage : cell.passages)
            text += passage.text() + '\n' + readings.sheets[*columns[i].sheet].sections.at(passage.section) +
                    '\n';
        for (const std::string& value : cell.values)
            text += value + '\n';
    }
    for (const KnobReading& knob : row.knobs())
        text += knob.key + '\n';
    if (row.reading) {
        add(row.reading->ruling);
        add(row.reading->effect);
    } else {
        add(row.situation->choice);
        add(row.situation->why);
    }
    return folded(text);
}

} // namespace

std::vector<Row> select(const Readings& readings, const std::vector<Column>& columns, std::vector<Row> rows,
                        const Selection& selection)
{
    const Search search(selection.search, readings, selection.language);
    std::erase_if(rows, [&](const Row& row) {
        return !passes(row, columns, selection.filter) ||
               (!search.wants_all() && !search.matches(told(readings, columns, row, selection.language)));
    });
    if (selection.filter == Filter::play)
        std::ranges::stable_sort(rows, std::greater(), &Row::weight);
    return rows;
}

} // namespace capitol
