// The readings as a table: rule texts and variants as columns, topics and situations as rows. The window
// shows it, exports print it.
#pragma once

#include "readings/readings.h"

namespace capitol {

// A rule text, or any variant.
struct Column
{
    std::string id;
    LocalText name;
    std::optional<std::size_t> sheet; // index of Readings::sheets; none for a variant
    std::string variant;              // of a rule text: the id of the variant that follows it
    Ruleset rules;                    // of a variant; unused for a rule text
};
Column sheet_column(const Readings& readings, std::size_t sheet);
// With the fountains its board prints among the rules.
Column variant_column(const Variant& variant);

struct Cell
{
    Status status = Status::stated;     // a variant is never silent
    std::vector<SheetPassage> passages; // of a rule text
    // For a rule text, what it says; for a variant, the ruling or the words of a text with the same rule.
    // Empty if a text is silent, or if there are only values to say what a variant does.
    LocalText says;
    std::vector<std::string> values; // runs parallel to the row's knobs; a text's are its variant's
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
