// Runs a measurement in its own threads. The sums do not depend on the number of threads.
#pragma once

#include "base/worker_threads.h"
#include "measure/measured_game.h"
#include "measure/plan.h"
#include "measure/sums.h"

#include <chrono>
#include <mutex>
#include <stdexcept>

namespace measure {

template <Measured M>
class Measuring
{
public:
    // Begins to play those games of the plan, in `jobs` threads.
    Measuring(const MeasurePlan<M>& plan, const GameRanges& games, int jobs)
        : m_variant(plan.variant.playable()),
          m_parent(plan.parent ? std::optional(plan.parent->playable()) : std::nullopt),
          m_knobs(rules_of(plan.knobs)), m_seating(plan.seating), m_seed(plan.seed), m_games(games.each()),
          m_workers(jobs, [this](std::size_t piece) { return play_or_name(piece); })
    {
    }
    // Stops.
    ~Measuring() { stop(); }

    // Of the games that are finished, at any time.
    Sums<M> so_far() const
    {
        const std::lock_guard lock(m_guard);
        return m_sums;
    }
    std::int64_t wanted() const { return static_cast<std::int64_t>(m_games.size()); }
    // Gives up the games that are being played, within a move of a player that does not search.
    void stop() { m_stop.request_stop(); }
    // True once nothing is played any more; waits for that at most so long. Throws std::runtime_error with
    // the first game that went wrong, and why.
    bool wait_for(std::chrono::milliseconds time) { return m_workers.wait_for(time); }

private:
    using Rules = typename M::Game::Rules;

    static std::vector<Rules> rules_of(const KnobSteps<typename M::Variant>& knobs)
    {
        std::vector<Rules> rules;
        for (const auto& step : knobs.steps)
            rules.push_back(step.variant.playable());
        return rules;
    }

    // With its message, a game that failed can be played again.
    bool play_or_name(std::size_t piece)
    {
        if (piece >= m_games.size() || m_stop.stop_requested())
            return false;
        try {
            play(m_games[piece]);
        } catch (const std::exception& error) {
            m_stop.request_stop();
            throw std::runtime_error("game " + std::to_string(m_games[piece]) + ": " + error.what());
        }
        return true;
    }

    // Nothing if it was stopped on the way: then the game is not in, whatever of it was played.
    std::optional<GameFigures<M>> figures_of(const Rules& rules, std::int64_t game) const
    {
        return play_measured<M>(rules, m_seating, luck_of(m_seed, game), m_stop.get_token());
    }

    void play(std::int64_t game)
    {
        const auto variant = figures_of(m_variant, game);
        if (!variant)
            return;
        std::optional<GameFigures<M>> parent;
        if (m_parent && !(parent = figures_of(*m_parent, game)))
            return;
        std::vector<GameFigures<M>> knobs;
        for (const Rules& rules : m_knobs) {
            const auto step = figures_of(rules, game);
            if (!step)
                return;
            knobs.push_back(*step);
        }
        const std::lock_guard lock(m_guard);
        m_sums.add(game, *variant, parent, knobs);
    }

    const Rules m_variant;
    const std::optional<Rules> m_parent;
    const std::vector<Rules> m_knobs;
    const Seating m_seating;
    const std::uint64_t m_seed;
    const std::vector<std::int64_t> m_games;
    std::stop_source m_stop;
    mutable std::mutex m_guard; // of what follows
    Sums<M> m_sums;
    capitol::WorkerThreads m_workers; // last: they need all of the above
};

} // namespace measure
