// The rows of a comparison to show.
#pragma once

#include "capitol/readings/comparison.h"

namespace capitol {

enum class Filter {
    all,
    differences, // two of the columns speak and do not say or play the same
    play,        // two of the columns play otherwise; the heaviest row first
    variants,    // readings judged a true variant
    slips,       // readings judged a slip
    silences,    // readings on which a text is silent: one of the columns, or any if no column is a text
    situations,  // what no text settles
};
inline constexpr std::array filter_words{"all",   "differences", "play",      "variants",
                                         "slips", "silences",    "situations"};

struct Selection
{
    Filter filter = Filter::all;
    // All of its words are in the row as worded in that language: number, topic, cells, effect, choice,
    // knobs, sections; or what the language's synonyms have for them. Capitals and accents make no
    // difference.
    std::string search;
    std::string language = "en";
};

std::vector<Row> select(const Readings& readings, const std::vector<Column>& columns, std::vector<Row> rows,
                        const Selection& selection);

} // namespace capitol
