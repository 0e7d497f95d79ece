#include "variant/difference.h"

#include "variant/knob_text.h"

namespace capitol {

std::vector<Difference> differences(const Ruleset& a, const Ruleset& b)
{
    std::vector<Difference> result;
    for (const Knob& knob : schema()) {
        const KnobValue of_a = knob.get(a);
        const KnobValue of_b = knob.get(b);
        if (of_a != of_b)
            result.push_back({knob.key, print_value(knob, of_a), print_value(knob, of_b)});
    }
    return result;
}

} // namespace capitol
