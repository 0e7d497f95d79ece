#include "capitol/variant/difference.h"

#include "capitol/variant/knob_text.h"

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

std::vector<Difference> differences(const Variant& a, const Variant& b)
{
    std::vector<Difference> result = differences(a.rules, b.rules);
    if (a.rules.board == b.rules.board && a.map != b.map)
        result.push_back({"board", a.rules.board, "another " + b.rules.board});
    return result;
}

} // namespace capitol
