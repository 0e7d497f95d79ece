#include "cli/variant_diff.h"

#include "rulebook/plain_text.h"

namespace capitol {

std::string print_text(const VariantDiff& diff, int width)
{
    if (diff.same())
        return "no differences\n";
    std::string text = diff.a + " -> " + diff.b + "\n";
    std::string chapter;
    for (const RulePair& rule : diff.rules) {
        if (rule.chapter != chapter)
            text += "\n" + rule.chapter + "\n";
        chapter = rule.chapter;
        text += paragraph(rule.a, "  - ", width) + paragraph(rule.b, "  + ", width);
    }
    text += "\n";
    for (const Difference& knob : diff.knobs)
        text += knob.key + ": " + knob.a + " -> " + knob.b + "\n";
    return text;
}

nlohmann::ordered_json print_json(const VariantDiff& diff)
{
    auto rules = nlohmann::ordered_json::array();
    for (const RulePair& rule : diff.rules)
        rules.push_back({{"chapter", rule.chapter}, {"a", rule.a}, {"b", rule.b}});
    auto knobs = nlohmann::ordered_json::array();
    for (const Difference& knob : diff.knobs)
        knobs.push_back({{"key", knob.key}, {"a", knob.a}, {"b", knob.b}});
    return {{"a", diff.a}, {"b", diff.b}, {"rules", std::move(rules)}, {"knobs", std::move(knobs)}};
}

} // namespace capitol
