#include "readings/comparison.h"

#include "variant/knob_text.h"

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

Cell reading_cell(const Readings& readings, const Reading& reading, const Column& column)
{
    Cell cell;
    cell.values = values_in(readings, column, reading.knobs);
    cell.departs = cell.values != values_of(readings, readings.reference, reading.knobs);
    if (!column.sheet) {
        cell.says = cell.departs ? words_for(readings, reading, cell.values) : reading.ruling;
        return cell;
    }
    const Statement& statement = reading.sheets[*column.sheet];
    cell.status = statement.status;
    cell.passages = statement.passages;
    cell.says = statement.says;
    cell.departs = cell.departs || says_otherwise(reading, statement);
    return cell;
}

Cell situation_cell(const Readings& readings, const Situation& situation, const Column& column)
{
    Cell cell;
    cell.values = values_in(readings, column, situation.knobs);
    cell.departs = cell.values != values_of(readings, readings.reference, situation.knobs);
    if (!column.sheet) {
        cell.says = cell.departs ? LocalText() : situation.choice;
        return cell;
    }
    const Statement& statement = situation.sheets[*column.sheet];
    cell.status = statement.status;
    cell.passages = statement.passages;
    cell.says = statement.says;
    return cell;
}

} // namespace

Column sheet_column(const Readings& readings, std::size_t sheet)
{
    const Sheet& named = readings.sheets[sheet];
    return {named.id, named.name, sheet, named.variant, {}};
}

Column variant_column(const Variant& variant)
{
    Column column{variant.id, variant.name, std::nullopt, variant.id, variant.rules};
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
