#include "capitol/measure/measuring.h"

#include <stdexcept>

namespace capitol {

namespace {

std::vector<std::int64_t> each_of(const GameRanges& games)
{
    std::vector<std::int64_t> list;
    for (const GameRange& range : games.ranges())
        for (std::int64_t game = range.first; game < range.end; ++game)
            list.push_back(game);
    return list;
}

std::vector<Rules> rules_of(const KnobSteps& knobs)
{
    std::vector<Rules> rules;
    for (const KnobStep& step : knobs.steps)
        rules.push_back(step.variant.playable());
    return rules;
}

} // namespace

MeasureRun describe(const MeasurePlan& plan, std::string version)
{
    MeasureRun run{
        std::move(version), describe(plan.variant), {}, plan.seating, plan.games, plan.seed, {}, {}};
    if (plan.parent)
        run.parent = describe(*plan.parent);
    for (const KnobStep& step : plan.knobs.steps)
        run.knobs.push_back(step.key);
    run.refused_knobs = plan.knobs.refused;
    return run;
}

Measuring::Measuring(const MeasurePlan& plan, const GameRanges& games, int jobs)
    : m_variant(plan.variant.playable()),
      m_parent(plan.parent ? std::optional(plan.parent->playable()) : std::nullopt),
      m_knobs(rules_of(plan.knobs)), m_seating(plan.seating), m_seed(plan.seed), m_games(each_of(games)),
      m_workers(jobs, [this](std::size_t piece) { return play_or_name(piece); })
{
}

Sums Measuring::so_far() const
{
    const std::lock_guard lock(m_guard);
    return m_sums;
}

// With its message, a game that failed can be played again.
bool Measuring::play_or_name(std::size_t piece)
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
std::optional<GameFigures> Measuring::figures_of(const Rules& rules, std::int64_t game) const
{
    return play_measured(rules, m_seating, luck_of(m_seed, game), m_stop.get_token());
}

void Measuring::play(std::int64_t game)
{
    const auto variant = figures_of(m_variant, game);
    if (!variant)
        return;
    std::optional<GameFigures> parent;
    if (m_parent && !(parent = figures_of(*m_parent, game)))
        return;
    std::vector<GameFigures> knobs;
    for (const Rules& rules : m_knobs) {
        const auto step = figures_of(rules, game);
        if (!step)
            return;
        knobs.push_back(*step);
    }
    const std::lock_guard lock(m_guard);
    m_sums.add(game, *variant, parent, knobs);
}

} // namespace capitol
