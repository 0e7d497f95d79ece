#include "variant/knob_text.h"

#include "capitol/notation.h"

#include <algorithm>

namespace capitol {
namespace {

template <typename Items, typename PrintItem>
std::string print_items(const Items& items, PrintItem print_item)
{
    std::string text;
    for (const auto& item : items)
        text += (text.empty() ? "" : ", ") + print_item(item);
    return text;
}

template <typename Items, typename PrintItem>
std::string print_list(const Items& items, PrintItem print_item)
{
    return "[" + print_items(items, print_item) + "]";
}

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
    return print_list(value, [](const BuildingPlan& plan) { return print_building(plan.floors, plan.roof); });
}

std::string print_value(const Knob&, const Schedule& value)
{
    return print_list(value, [](const std::vector<Tile>& round) {
        return print_list(round, [](Tile tile) { return std::string(print(tile)); });
    });
}

std::string print_value(const Knob&, const TieBreaks& value)
{
    return print_list(value, [](TieBreak tie_break) { return std::string(print(tie_break)); });
}

std::string print_value(const Knob&, const Copies& value)
{
    const auto print_entry = [](const auto& entry) {
        return std::to_string(entry.first) + ": " + std::to_string(entry.second);
    };
    return "{" + print_items(value, print_entry) + "}";
}

std::string print_value(const Knob& knob, const Permits& value)
{
    const auto print_colour = [&](Colour colour) {
        return std::string(print(colour)) + ": " + print_value(knob, value[index(colour)]);
    };
    return "{" + print_items(all_colours, print_colour) + "}";
}

std::string print_value(const Knob&, const AreaCounts& value)
{
    const auto print_entry = [](const auto& entry) {
        return print_scalar(entry.first) + ": " + std::to_string(entry.second);
    };
    return "{" + print_items(value, print_entry) + "}";
}

bool reads_as_itself(std::string_view text)
{
    static const std::vector<std::string_view> taken{"true", "false", "null"};
    const auto is_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !text.empty() && text[0] >= 'a' && text[0] <= 'z' && std::ranges::all_of(text, is_word) &&
           std::ranges::find(taken, text) == taken.end();
}

} // namespace

std::string print_value(const Knob& knob, const KnobValue& value)
{
    return std::visit([&](const auto& typed) { return print_value(knob, typed); }, value);
}

std::string print_scalar(std::string_view text)
{
    return reads_as_itself(text) ? std::string(text) : print_quoted(text);
}

std::string print_quoted(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            result += {'\\', c};
        else if (byte < 0x20 || byte == 0x7f)
            result += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
        else
            result += c;
    }
    return result + "\"";
}

} // namespace capitol
