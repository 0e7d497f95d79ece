// What a measurement says, sentence by sentence. The sentences are English patterns, which the command line
// fills as they are and the window translates (in the context "capitol::Findings").
#pragma once

#include "capitol/measure/result.h"

namespace capitol {

struct Amount
{
    double value = 0;
    bool share = false; // 0..1, said in percent
    int decimals = 0;   // if it is no share
    bool operator==(const Amount&) const = default;
};

struct Finding
{
    const char* pattern = "";    // `%1 more points per player (%2 instead of %3)`
    std::vector<Amount> amounts; // %1, %2, ...
    bool operator==(const Finding&) const = default;
    // The whole part of %1, which decides between singular and plural where a language has them before
    // fractions.
    int count() const;
};

// The most telling ones come first: what a player notices at the table, the other large differences, and
// whether a seat has an advantage. In `first` a group of figures speaks once at most, the seats apart.
struct Findings
{
    static constexpr std::size_t most_first = 5;
    std::vector<Finding> first; // where nothing is shown, that
    std::vector<Finding> other; // in the figures' order
    bool operator==(const Findings&) const = default;
};

// One for each figure that really differs, and one for each seat that wins more or less than its share. Empty
// without a game.
Findings findings_of(const MeasureRun& run, const Sums& sums);

} // namespace capitol
