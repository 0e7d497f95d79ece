// Runs a measurement in its own threads. The sums do not depend on the number of threads.
#pragma once

#include "base/worker_threads.h"
#include "capitol/measure/knob_steps.h"
#include "capitol/measure/run.h"
#include "capitol/measure/sums.h"

#include <chrono>
#include <mutex>

namespace capitol {

struct MeasurePlan
{
    Variant variant;
    std::optional<Variant> parent;
    Seating seating; // a number of players that both variants are for
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    KnobSteps knobs = {}; // also measured beside the parent, in the same games
};
MeasureRun describe(const MeasurePlan& plan, std::string version);

class Measuring
{
public:
    // Begins to play those games of the plan, in `jobs` threads.
    Measuring(const MeasurePlan& plan, const GameRanges& games, int jobs);
    // Stops.
    ~Measuring() { stop(); }

    // Of the games that are finished, at any time.
    Sums so_far() const;
    std::int64_t wanted() const { return static_cast<std::int64_t>(m_games.size()); }
    // Gives up the games that are being played, within a move of a player that does not search.
    void stop() { m_stop.request_stop(); }
    // True once nothing is played any more; waits for that at most so long. Throws std::runtime_error with
    // the first game that went wrong, and why.
    bool wait_for(std::chrono::milliseconds time) { return m_workers.wait_for(time); }

private:
    bool play_or_name(std::size_t piece);
    void play(std::int64_t game);
    std::optional<GameFigures> figures_of(const Rules& rules, std::int64_t game) const;

    const Rules m_variant;
    const std::optional<Rules> m_parent;
    const std::vector<Rules> m_knobs;
    const Seating m_seating;
    const std::uint64_t m_seed;
    std::vector<std::int64_t> m_games;
    std::stop_source m_stop;
    mutable std::mutex m_guard; // of what follows
    Sums m_sums;
    WorkerThreads m_workers; // last: they need all of the above
};

} // namespace capitol
