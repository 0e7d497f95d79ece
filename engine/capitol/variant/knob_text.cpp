#include "capitol/variant/knob_text.h"

#include "base/yaml_text.h"
#include "capitol/notation.h"

namespace capitol {
namespace {

std::string print_value(const Knob& knob, int value)
{
    return knob.kind == KnobKind::choice ? knob.words[static_cast<std::size_t>(value)]
                                         : std::to_string(value);
}

std::string print_value(const Knob&, bool value)
{
    return value ? "true" : "false";
}

std::string print_value(const Knob&, const std::string& value)
{
    return print_scalar(value);
}

std::string print_value(const Knob&, const Buildings& value)
{
    return print_flow_list(value,
                           [](const BuildingPlan& plan) { return print_building(plan.floors, plan.roof); });
}

std::string print_value(const Knob&, const Schedule& value)
{
    return print_flow_list(value, [](const std::vector<Tile>& round) {
        return print_flow_list(round, [](Tile tile) { return std::string(print(tile)); });
    });
}

std::string print_value(const Knob&, const TieBreaks& value)
{
    return print_flow_list(value, [](TieBreak tie_break) { return std::string(print(tie_break)); });
}

std::string print_value(const Knob&, const Copies& value)
{
    const auto print_entry = [](const auto& entry) {
        return std::to_string(entry.first) + ": " + std::to_string(entry.second);
    };
    return "{" + print_flow_items(value, print_entry) + "}";
}

std::string print_value(const Knob& knob, const Permits& value)
{
    const auto print_colour = [&](Colour colour) {
        return std::string(print(colour)) + ": " + print_value(knob, value[index(colour)]);
    };
    return "{" + print_flow_items(all_colours, print_colour) + "}";
}

std::string print_value(const Knob&, const AreaCounts& value)
{
    const auto print_entry = [](const auto& entry) {
        return print_scalar(entry.first) + ": " + std::to_string(entry.second);
    };
    return "{" + print_flow_items(value, print_entry) + "}";
}

} // namespace

std::string print_value(const Knob& knob, const KnobValue& value)
{
    return std::visit([&](const auto& typed) { return print_value(knob, typed); }, value);
}

} // namespace capitol
