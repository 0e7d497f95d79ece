// What to measure: everything that affects the figures, and nothing that does not (threads, shards).
#pragma once

#include "measure/measured.h"

#include <optional>
#include <string>
#include <vector>

namespace measure {

// The players: the same one at every seat.
struct Seating
{
    int players = 4;
    std::string player = "greedy"; // a name that `make_player` knows
    int iterations = 100;          // of every search; a clock would make games differ from run to run
    bool operator==(const Seating&) const = default;
};

inline constexpr std::int64_t most_games_measured = 100'000'000; // of one run

template <Measured M>
struct MeasureRun
{
    std::string version; // of the program: another one may play otherwise
    typename M::Described variant;
    std::optional<typename M::Described> parent;
    Seating seating;
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> knobs;         // measured by themselves: the parent with that of the variant
    std::vector<std::string> refused_knobs; // changed, too, but cannot be played by themselves
    bool operator==(const MeasureRun&) const = default;
};

// `the seed is 2, not 1`; empty if they are the same.
std::string mismatch(const std::string& what, const std::string& found, const std::string& wanted);
std::string mismatch(const Seating& found, const Seating& wanted);
std::string mismatch(const std::vector<std::string>& knobs, const std::vector<std::string>& wanted);

template <typename Described>
std::string mismatch(const std::string& what, const Described& found, const Described& wanted)
{
    if (found == wanted)
        return {};
    const std::string other_id = mismatch(what, found.id, wanted.id);
    return other_id.empty() ? what + ' ' + found.id + " has different rules" : other_id;
}

template <typename Described>
std::string mismatch(const std::string& what, const std::optional<Described>& found,
                     const std::optional<Described>& wanted)
{
    if (found && wanted)
        return mismatch(what, *found, *wanted);
    const auto name = [](const auto& one) { return one ? one->id : "none"; };
    return mismatch(what, name(found), name(wanted));
}

// The first thing in which two runs differ, as `seed is 2, not 1`; empty if nothing does.
template <Measured M>
std::string difference_of(const MeasureRun<M>& run, const MeasureRun<M>& wanted)
{
    for (const std::string& difference :
         {mismatch("the program's version", run.version, wanted.version),
          mismatch("the variant", run.variant, wanted.variant),
          mismatch("the parent", run.parent, wanted.parent), mismatch(run.seating, wanted.seating),
          mismatch("the number of games", std::to_string(run.games), std::to_string(wanted.games)),
          mismatch("the seed", std::to_string(run.seed), std::to_string(wanted.seed)),
          mismatch(run.knobs, wanted.knobs)})
        if (!difference.empty())
            return difference;
    return {};
}

template <Measured M>
bool is_measured(const MeasureRun<M>& run, typename M::Figure figure)
{
    return M::applies(figure, run.seating.players, run.variant);
}

// The figures that the run's variant has.
template <Measured M>
std::vector<typename M::Figure> figures_of(const MeasureRun<M>& run)
{
    std::vector<typename M::Figure> figures;
    for (std::size_t i = 0; i < figure_count<M>; ++i)
        if (const auto figure = static_cast<typename M::Figure>(i); is_measured(run, figure))
            figures.push_back(figure);
    return figures;
}

// Whether both variants have it; the same for a knob by itself.
template <Measured M>
bool is_compared(const MeasureRun<M>& run, typename M::Figure figure)
{
    return run.parent && is_measured(run, figure) && M::applies(figure, run.seating.players, *run.parent);
}
template <Measured M>
bool is_compared(const MeasureRun<M>& run, const std::string& knob, typename M::Figure figure)
{
    return M::decides_figures(knob) ? is_compared(run, figure)
                                    : run.parent && M::applies(figure, run.seating.players, *run.parent);
}

} // namespace measure
