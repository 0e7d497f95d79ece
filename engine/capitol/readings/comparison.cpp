#include "capitol/readings/comparison.h"

#include "capitol/variant/knob_text.h"

#include <algorithm>

namespace capitol {
namespace {

// As a variant file writes them.
std::vector<std::string> values_in(const Readings& readings, const Column& column,
                                   const std::vector<KnobReading>& knobs)
{
    std::vector<std::string> values;
    for (const KnobReading& reading : knobs) {
        const Knob* knob = column.sheet ? nullptr : find_knob(reading.key);
        values.push_back(knob ? print_value(*knob, knob->get(column.rules))
                              : readings.value(reading, column.variant));
    }
    return values;
}

std::vector<std::string> values_of(const Readings& readings, const std::string& variant,
                                   const std::vector<KnobReading>& knobs)
{
    std::vector<std::string> values;
    std::ranges::transform(knobs, std::back_inserter(values),
                           [&](const KnobReading& knob) { return readings.value(knob, variant); });
    return values;
}

// The words of the first text that says something and whose variant has these values; empty if there is none.
LocalText words_for(const Readings& readings, const Reading& reading, const std::vector<std::string>& values)
{
    for (std::size_t i = 0; i < readings.sheets.size(); ++i)
        if (!reading.sheets[i].says.empty() &&
            values == values_of(readings, readings.sheets[i].variant, reading.knobs))
            return reading.sheets[i].says;
    return {};
}

// Saying less, in a mere clarification, is not saying otherwise.
bool says_otherwise(const Reading& reading, const Statement& statement)
{
    const bool speaks = statement.status != Status::silent;
    const bool clarified = reading.judgements == std::vector{Judgement::clarification};
    return speaks && !clarified && statement.says != reading.ruling;
}

LocalText own_words(const Column& column, const std::string& number)
{
    const auto found = column.own_words.find(number);
    return found == column.own_words.end() ? LocalText() : found->second;
}

Cell reading_cell(const Readings& readings, const Reading& reading, const Column& column)
{
    Cell cell;
    cell.values = values_in(readings, column, reading.knobs);
    cell.departs = cell.values != values_of(readings, readings.reference, reading.knobs);
    if (!column.sheet) {
        cell.says = cell.departs ? words_for(readings, reading, cell.values) : reading.ruling;
        if (cell.says.empty())
            cell.says = own_words(column, std::to_string(reading.number));
        return cell;
    }
    const Statement& statement = reading.sheets[*column.sheet];
    cell.status = statement.status;
    cell.passages = statement.passages;
    cell.says = statement.says;
    if (cell.says.empty())
        cell.played = own_words(column, std::to_string(reading.number));
    cell.departs = cell.departs || says_otherwise(reading, statement);
    return cell;
}

Cell situation_cell(const Readings& readings, const Situation& situation, const Column& column)
{
    Cell cell;
    cell.values = values_in(readings, column, situation.knobs);
    cell.departs = cell.values != values_of(readings, readings.reference, situation.knobs);
    if (!column.sheet) {
        cell.says = cell.departs ? own_words(column, situation.id) : situation.choice;
        return cell;
    }
    const Statement& statement = situation.sheets[*column.sheet];
    cell.status = statement.status;
    cell.passages = statement.passages;
    cell.says = statement.says;
    if (cell.says.empty())
        cell.played = own_words(column, situation.id);
    return cell;
}

} // namespace

Column sheet_column(const Readings& readings, std::size_t sheet)
{
    const Sheet& named = readings.sheets[sheet];
    return {named.id, named.name, sheet, named.variant, {}, {}};
}

Column variant_column(const Variant& variant)
{
    Column column{variant.id, variant.name, std::nullopt, variant.id, variant.rules, {}};
    for (const BoardArea& area : variant.map.board.areas)
        if (area.printed_fountains > 0)
            column.rules.setup.printed_fountains.try_emplace(area.code, area.printed_fountains);
    return column;
}

std::string Row::number() const
{
    return reading ? std::to_string(reading->number) : situation->id;
}

int Row::chapter() const
{
    return reading ? reading->chapter : situation->chapter;
}

int Row::weight() const
{
    return reading ? reading->weight : situation->weight;
}

const LocalText& Row::topic() const
{
    return reading ? reading->topic : situation->topic;
}

const std::vector<KnobReading>& Row::knobs() const
{
    return reading ? reading->knobs : situation->knobs;
}

const std::optional<Picture>& Row::picture() const
{
    return reading ? reading->picture : situation->picture;
}

Likeness likeness(const Column& a, const Cell& in_a, const Column& b, const Cell& in_b)
{
    const bool a_silent = in_a.status == Status::silent;
    const bool b_silent = in_b.status == Status::silent;
    if (a_silent != b_silent)
        return Likeness::silence;
    if (a_silent)
        return Likeness::same;
    const bool two_sheets = a.sheet && b.sheet;
    const bool by_values = !two_sheets && !in_a.values.empty();
    const bool same = by_values ? in_a.values == in_b.values : in_a.says == in_b.says;
    return same ? Likeness::same : Likeness::different;
}

namespace {

Contrast contrast_with_reference(const Readings& readings, const Row& row)
{
    const Cell& cell = row.cells.front();
    if (cell.values != values_of(readings, readings.reference, row.knobs()))
        return Contrast::play;
    return cell.departs ? Contrast::words : Contrast::none;
}

} // namespace

namespace {

bool says_the_same(const Column& a, const Cell& in_a, const Column& b, const Cell& in_b)
{
    return a.sheet && b.sheet && !in_a.says.empty() && in_a.says == in_b.says;
}

bool plays_otherwise(const Column& a, const Cell& in_a, const Column& b, const Cell& in_b)
{
    return in_a.values != in_b.values && !says_the_same(a, in_a, b, in_b);
}

} // namespace

std::vector<Contrast> contrasts(const Readings& readings, const std::vector<Column>& columns, const Row& row)
{
    if (row.cells.size() == 1)
        return {contrast_with_reference(readings, row)};
    std::vector<Contrast> found;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const Likeness alike = likeness(columns[0], row.cells[0], columns[i], row.cells[i]);
        const bool played = plays_otherwise(columns[0], row.cells[0], columns[i], row.cells[i]);
        found.push_back(played                         ? Contrast::play
                        : alike == Likeness::different ? Contrast::words
                                                       : Contrast::none);
    }
    return found;
}

bool changes_play(const std::vector<Column>& columns, const Row& row)
{
    for (std::size_t a = 0; a < columns.size(); ++a)
        for (std::size_t b = a + 1; b < columns.size(); ++b)
            if (plays_otherwise(columns[a], row.cells[a], columns[b], row.cells[b]))
                return true;
    return false;
}

std::vector<Row> compare(const Readings& readings, const std::vector<Column>& columns)
{
    std::vector<Row> rows;
    for (const Reading& reading : readings.readings) {
        Row row{&reading, nullptr, {}};
        for (const Column& column : columns)
            row.cells.push_back(reading_cell(readings, reading, column));
        rows.push_back(std::move(row));
    }
    for (const Situation& situation : readings.situations) {
        Row row{nullptr, &situation, {}};
        for (const Column& column : columns)
            row.cells.push_back(situation_cell(readings, situation, column));
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {}, &Row::chapter);
    return rows;
}

} // namespace capitol
