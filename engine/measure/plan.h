// What is to be measured, with the variants themselves.
#pragma once

#include "measure/run.h"

namespace measure {

// Each knob in which a variant differs from its parent, by itself: the parent with that one knob as the
// variant has it.
template <typename Variant>
struct KnobStep
{
    std::string key;
    Variant variant;
};
template <typename Variant>
struct KnobSteps
{
    std::vector<KnobStep<Variant>> steps; // in schema order
    std::vector<std::string> refused;     // knobs that so many players cannot play with by themselves
};

// Both empty unless the two differ in two knobs or more: a single one is measured anyway.
template <Measured M>
KnobSteps<typename M::Variant> knob_steps(const typename M::Variant& variant,
                                          const typename M::Variant& reference, int players)
{
    KnobSteps<typename M::Variant> result;
    const std::vector<capitol::Difference> changed = M::differences(reference, variant);
    if (changed.size() < 2)
        return result;
    for (const capitol::Difference& difference : changed) {
        typename M::Variant step = reference;
        step.id += "+" + difference.key;
        M::set_knob(step, variant, difference.key);
        if (M::is_playable(step, players))
            result.steps.push_back({difference.key, std::move(step)});
        else
            result.refused.push_back(difference.key);
    }
    return result;
}

template <Measured M>
struct MeasurePlan
{
    typename M::Variant variant;
    std::optional<typename M::Variant> parent;
    Seating seating; // a number of players that both variants are for
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    KnobSteps<typename M::Variant> knobs = {}; // also measured beside the parent, in the same games
};

template <Measured M>
MeasureRun<M> describe(const MeasurePlan<M>& plan, std::string version)
{
    MeasureRun<M> run{
        std::move(version), M::describe(plan.variant), {}, plan.seating, plan.games, plan.seed, {}, {}};
    if (plan.parent)
        run.parent = M::describe(*plan.parent);
    for (const auto& step : plan.knobs.steps)
        run.knobs.push_back(step.key);
    run.refused_knobs = plan.knobs.refused;
    return run;
}

} // namespace measure
