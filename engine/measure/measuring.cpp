#include "measure/measuring.h"

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
      m_parent(plan.parent ? std::optional(plan.parent->playable()) : std::nullopt), m_seating(plan.seating),
      m_seed(plan.seed), m_games(each_of(games)), m_working(jobs)
{
    for (const KnobStep& step : plan.knobs.steps)
        m_knobs.push_back(step.variant.playable());
    try {
        for (int i = 0; i < jobs; ++i)
            m_threads.emplace_back([this] { work(); });
    } catch (...) { // no more threads are to be had: those that there are must not play on
        stop();
        throw;
    }
}

Measuring::~Measuring()
{
    stop();
    m_threads.clear(); // waits for them
}

Sums Measuring::so_far() const
{
    const std::lock_guard lock(m_guard);
    return m_sums;
}

bool Measuring::wait_for(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_guard);
    const bool over = m_changed.wait_for(lock, time, [this] { return m_working == 0; });
    if (m_failure)
        std::rethrow_exception(m_failure);
    return over;
}

void Measuring::work()
{
    try {
        for (std::size_t i = m_next++; i < m_games.size() && !m_stop.stop_requested(); i = m_next++)
            play_or_name(m_games[i]);
    } catch (...) {
        fail(std::current_exception());
    }
    const std::lock_guard lock(m_guard);
    --m_working;
    m_changed.notify_all();
}

// With this message, the game that failed can be played again.
void Measuring::play_or_name(std::int64_t game)
{
    try {
        play(game);
    } catch (const std::exception& error) {
        throw std::runtime_error("game " + std::to_string(game) + ": " + error.what());
    }
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

void Measuring::fail(std::exception_ptr why)
{
    m_stop.request_stop();
    const std::lock_guard lock(m_guard);
    m_failure = std::move(why);
}

} // namespace capitol
