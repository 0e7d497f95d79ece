// The readings as a table: sheets and variants as columns, points and situations as rows. The window shows
// it, exports print it.
#pragma once

#include "readings/readings.h"

namespace capitol {

// A sheet, or a variant anybody made.
struct Column
{
    std::string id;
    LocalText name;
    std::optional<std::size_t> sheet; // index of Readings::sheets; none for a variant
    std::string variant;              // a sheet's: the id of the variant that plays as it says
    Ruleset rules;                    // a variant's; unused for a sheet
};
Column sheet_column(const Readings& readings, std::size_t sheet);
// With the fountains its board prints among the rules.
Column variant_column(const Variant& variant);

struct Cell
{
    Status status = Status::stated;     // a variant is never silent
    std::vector<SheetPassage> passages; // of a sheet
    // Of a sheet what it says; of a variant the ruling, or the words of a sheet that plays the same. Empty
    // where a sheet is silent and where no words tell what a variant does: then its values do.
    LocalText says;
    std::vector<std::string> values; // runs parallel to the row's knobs; a sheet's are its variant's
    bool departs = false;            // says or plays otherwise than the reference variant
};

// A reading or a situation; both outlive the row, for they stand in the Readings compared.
struct Row
{
    const Reading* reading = nullptr;
    const Situation* situation = nullptr; // exactly one of the two is there
    std::vector<Cell> cells;              // runs parallel to the columns

    std::string number() const; // `10`, `U10`
    int chapter() const;
    const LocalText& topic() const;
    const std::vector<KnobReading>& knobs() const;
    const std::optional<Picture>& picture() const;
};

enum class Likeness {
    same,
    silence, // one of the two is silent where the other speaks
    different,
};
Likeness likeness(const Column& a, const Cell& in_a, const Column& b, const Cell& in_b);

// All rows, chapter by chapter, a chapter's situations after its readings.
std::vector<Row> compare(const Readings& readings, const std::vector<Column>& columns);

} // namespace capitol
