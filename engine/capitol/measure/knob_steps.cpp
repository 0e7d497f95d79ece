#include "capitol/measure/knob_steps.h"

#include "capitol/variant/difference.h"
#include "capitol/variant/schema.h"

namespace capitol {

namespace {

// A board is more than its id.
Variant with_knob(const Variant& reference, const Variant& variant, const Knob& knob)
{
    Variant step = reference;
    step.id += "+" + knob.key;
    knob.set(step.rules, knob.get(variant.rules));
    if (knob.kind == KnobKind::board)
        step.map = variant.map;
    return step;
}

bool is_playable(const Variant& variant, int players)
{
    const auto& limits = variant.rules.players;
    return limits.min <= players && players <= limits.max &&
           find_unplayable(variant.rules, variant.map.board).empty();
}

} // namespace

KnobSteps knob_steps(const Variant& variant, const Variant& reference, int players)
{
    KnobSteps result;
    const std::vector<Difference> changed = differences(reference, variant);
    if (changed.size() < 2)
        return result;
    for (const Difference& difference : changed) {
        Variant step = with_knob(reference, variant, *find_knob(difference.key));
        if (is_playable(step, players))
            result.steps.push_back({difference.key, std::move(step)});
        else
            result.refused.push_back(difference.key);
    }
    return result;
}

} // namespace capitol
