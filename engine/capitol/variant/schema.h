// Every knob of a variant file, once: its key, its allowed values, its meaning, and its place in a Ruleset.
// Reader, writer, difference, editor and reference all use this table.
#pragma once

#include "capitol/ruleset.h"

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace capitol {

using Buildings = std::vector<BuildingPlan>;
using Schedule = std::vector<std::vector<Tile>>;
using TieBreaks = std::vector<TieBreak>;
using Permits = std::array<Copies, colour_count>; // by colour
using AreaCounts = std::map<std::string, int>;

// A knob's value as data. A choice is the index of its word.
using KnobValue =
    std::variant<int, bool, std::string, Buildings, Schedule, TieBreaks, Copies, Permits, AreaCounts>;

enum class KnobKind {
    whole,       // a whole number, min..max
    flag,        // true or false
    choice,      // one of `words`
    board,       // the id of a board, or of what else lies in a file of its own
    buildings,   // a list of buildings (`2r`), heights min..max
    schedule,    // a list, one entry a round, of lists of tiles (`words`)
    tie_break,   // a list of `words`, none twice, may be empty
    copies,      // card value -> copies min..max
    permits,     // colour (`words`) -> card value -> copies min..max
    area_counts, // area code -> count min..max
};

// What can be said of a knob without a Ruleset.
struct KnobForm
{
    std::string key; // `setup.hand.roof`: also the path of the field in Ruleset
    KnobKind kind = KnobKind::whole;
    int min = 0;
    int max = 0;
    int longest = 0; // of a list
    std::vector<std::string> words{};
    std::string meaning{}; // one line of English
};

struct Knob : KnobForm
{
    std::function<KnobValue(const Ruleset&)> get;
    std::function<void(Ruleset&, const KnobValue&)> set; // the value is of the knob's kind
};

inline constexpr int min_card_value = 1;
inline constexpr int max_card_value = 99;

// In the order of the rules.
const std::vector<Knob>& schema();
// Null if there is no such knob.
const Knob* find_knob(std::string_view key);
KnobValue default_of(const Knob& knob);
// `a whole number 2..4`, `random, oldest or chosen`.
std::string allowed_values(const Knob& knob);

} // namespace capitol
