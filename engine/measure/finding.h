// What a measurement says, sentence by sentence, as English patterns: the command line fills them as they
// are, the window translates them first.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace measure {

struct Amount
{
    double value = 0;
    bool share = false; // 0..1, said in percent
    int decimals = 0;   // of the percents, if it is a share
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

// How a difference in a figure is said: %1 is the difference, %2 the variant's amount, %3 that of the other
// one, %4 which of its kind (rounds, seats) it is, from 1.
template <typename Figure>
struct Patterns
{
    Figure figure; // the first of its kind
    const char* more;
    const char* fewer;
};

// Of a list in the figures' order, those of a kind once.
template <typename Figure, std::size_t count>
const Patterns<Figure>& find_patterns(const std::array<Patterns<Figure>, count>& all, Figure figure)
{
    return *(std::ranges::upper_bound(all, figure, {}, &Patterns<Figure>::figure) - 1);
}

template <typename Figure>
struct FigureSpan
{
    Figure first;
    Figure last;
};

// Those of whom one wins each game, such as the seats: `count` figures, the victories of each. %2 is its
// share, %3 an equal one, %4 its number.
template <typename Figure>
struct Contenders
{
    Figure first;
    int count;
    const char* more;
    const char* fewer;
    const char* none; // has an advantage
};

} // namespace measure
