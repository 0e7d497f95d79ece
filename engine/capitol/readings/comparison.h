// The readings as a table: rule texts and variants as columns, topics and situations as rows. The window
// shows it, exports print it.
#pragma once

#include "capitol/readings/readings.h"

namespace capitol {

// A rule text, or any variant.
struct Column
{
    std::string id;
    LocalText name;
    std::optional<std::size_t> sheet; // index of Readings::sheets; none for a variant
    std::string variant;              // a sheet's: the id of the variant that plays as it says
    Ruleset rules;                    // a variant's; unused for a sheet
    // How it plays the rows that no text has words for, by their numbers: see own_words.h. Where it has none,
    // values tell.
    std::map<std::string, LocalText> own_words;
};
Column sheet_column(const Readings& readings, std::size_t sheet);
// With the fountains its board prints among the rules.
Column variant_column(const Variant& variant);

struct Cell
{
    Status status = Status::stated;     // a variant is never silent
    std::vector<SheetPassage> passages; // of a sheet
    // Of a sheet what it says; of a variant the ruling, the words of a sheet that plays the same, or its own
    // words. Empty where a sheet is silent and where no words tell what a variant does: then its values do.
    LocalText says;
    LocalText played; // of a silent sheet its own words, if it is played otherwise than the reference
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
    int weight() const; // 0 if it has no knobs
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

// How a cell stands to the one that it is compared with.
enum class Contrast {
    none,
    words, // other words, but played the same
    play,  // played otherwise
};
inline constexpr std::array contrast_words{"", "words", "play"};
// Of each cell with the first column's; of the only column with the reference variant.
std::vector<Contrast> contrasts(const Readings& readings, const std::vector<Column>& columns, const Row& row);
// Two of the columns play otherwise. Two sheets that say the same do not, whatever the variants make of it.
bool changes_play(const std::vector<Column>& columns, const Row& row);

// All rows, chapter by chapter, a chapter's situations after its readings.
std::vector<Row> compare(const Readings& readings, const std::vector<Column>& columns);

} // namespace capitol
