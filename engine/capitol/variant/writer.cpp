#include "capitol/variant/writer.h"

#include "base/yaml_text.h"
#include "capitol/variant/knob_text.h"
#include "variant/writer.h"

namespace capitol {
namespace {

// A child's fountains are merged into its parent's: to take an area back, it says what the board prints.
AreaCounts over(const AreaCounts& parent, AreaCounts child, const Board& board)
{
    for (const BoardArea& area : board.areas)
        if (parent.contains(area.code))
            child.emplace(area.code, area.printed_fountains);
    return child;
}

// What a child starts from: its parent's knobs, but on another board none of the fountains.
Ruleset inherited(const Ruleset& parent, const std::string& board)
{
    Ruleset rules = parent;
    if (rules.board != board)
        rules.setup.printed_fountains.clear();
    return rules;
}

std::vector<KnobLine> lines_of(const Variant& variant)
{
    std::vector<KnobLine> lines;
    for (const Knob& knob : schema())
        lines.push_back({knob.key, print_value(knob, knob.get(variant.rules))});
    return lines;
}

std::vector<KnobLine> lines_over(const Variant& variant, const Ruleset& parent)
{
    std::vector<KnobLine> lines;
    const Ruleset base = inherited(parent, variant.rules.board);
    for (const Knob& knob : schema()) {
        KnobValue value = knob.get(variant.rules);
        if (value == knob.get(base))
            continue;
        if (knob.kind == KnobKind::area_counts)
            value =
                over(std::get<AreaCounts>(knob.get(base)), std::get<AreaCounts>(value), variant.map.board);
        lines.push_back({knob.key, print_value(knob, value)});
    }
    return lines;
}

} // namespace

std::string write_variant(const Variant& variant, const Ruleset* parent)
{
    std::string text = "format: 1\nid: " + print_scalar(variant.id) + "\n";
    if (!variant.extends.empty())
        text += "extends: " + print_scalar(variant.extends) + "\n";
    text += print_texts("name", variant.name) + print_texts("summary", variant.summary);
    return text + print_knobs(parent ? lines_over(variant, *parent) : lines_of(variant));
}

std::string write_rules_line(const Ruleset& rules)
{
    Variant variant;
    variant.rules = rules;
    return print_knobs_flow(lines_of(variant));
}

} // namespace capitol
