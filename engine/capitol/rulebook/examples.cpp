#include "capitol/rulebook/examples.h"

namespace capitol {

void add_examples(const Variant& variant, const Rules& rules, const Language& language, FactSheet& sheet)
{
    add_floor_example(rules, language, sheet.facts);
    add_place_examples(variant, rules, language, sheet.facts);
    add_bid_examples(rules, language, sheet);
    add_score_examples(variant, rules, language, sheet);
    add_draw_example(rules, sheet.facts);
}

} // namespace capitol
