#include "rulebook/examples.h"

namespace capitol {

void add_examples(const Variant& variant, const Rules& rules, const Tongue& tongue, FactSheet& sheet)
{
    add_floor_example(rules, tongue, sheet.facts);
    add_place_examples(variant, rules, tongue, sheet.facts);
    add_bid_examples(rules, tongue, sheet);
    add_score_examples(variant, rules, tongue, sheet);
    add_draw_example(rules, sheet.facts);
}

} // namespace capitol
