// What a comparison comes to: in how many points the columns play otherwise, and in which above all.
#pragma once

#include "capitol/readings/comparison.h"

namespace capitol {

struct Summary
{
    static constexpr std::size_t most = 3; // rows named
    std::vector<int> points;               // runs parallel to the columns: played otherwise than the first
    int all = 0;                           // rows in which any two of the columns play otherwise
    std::vector<const Row*> heaviest;      // of those; at most so many, none about the same knobs as another
};
// Of all rows; the summary refers to them.
Summary summarise(const Readings& readings, const std::vector<Column>& columns, const std::vector<Row>& rows);

// In a sentence: “Dutch” and “English” differ on 16 points that change play; … Empty for less than two
// columns.
std::string word_summary(const Readings& readings, const std::vector<Column>& columns,
                         const std::vector<Row>& rows, const std::string& language);

} // namespace capitol
