// What to measure: everything that affects the figures, and nothing that does not (threads, shards).
#pragma once

#include "capitol/measure/measured_game.h"
#include "capitol/variant/variant.h"

#include <optional>
#include <string>
#include <vector>

namespace capitol {

// A variant as words: enough to tell whether two files measured the same.
struct MeasuredVariant
{
    std::string id;
    int rounds = 0;
    std::string rules; // every knob on one line, as in a record
    std::string board; // its areas: `cap white 7 sites 2 fountains large; …`
    bool operator==(const MeasuredVariant&) const = default;
};

inline constexpr std::int64_t most_games_measured = 100'000'000; // of one run

struct MeasureRun
{
    std::string version; // of the program: another one may play otherwise
    MeasuredVariant variant;
    std::optional<MeasuredVariant> parent;
    Seating seating;
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> knobs;         // measured by themselves: the parent with that of the variant
    std::vector<std::string> refused_knobs; // changed, too, but cannot be played by themselves
    bool operator==(const MeasureRun&) const = default;
};

MeasuredVariant describe(const Variant& variant);

// The first thing in which two runs differ, as `seed is 2, not 1`; empty if nothing does.
std::string difference_of(const MeasureRun& run, const MeasureRun& wanted);

// The figures that the run's variant has, and those that both have.
std::vector<Figure> figures_of(const MeasureRun& run);
bool is_compared(const MeasureRun& run, Figure figure);
// The same for a knob by itself.
bool is_compared(const MeasureRun& run, const std::string& knob, Figure figure);

} // namespace capitol
