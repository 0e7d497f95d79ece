#include "capitol/variant/writer.h"

#include "base/yaml_text.h"
#include "capitol/variant/knob_text.h"

namespace capitol {
namespace {

// A knob with its value in words.
struct Line
{
    std::string key;
    std::string value;
};

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

std::vector<Line> lines_of(const Variant& variant)
{
    std::vector<Line> lines;
    for (const Knob& knob : schema())
        lines.push_back({knob.key, print_value(knob, knob.get(variant.rules))});
    return lines;
}

std::vector<Line> lines_over(const Variant& variant, const Ruleset& parent)
{
    std::vector<Line> lines;
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

std::vector<std::string> split(const std::string& key)
{
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (std::size_t dot = key.find('.'); dot != std::string::npos; dot = key.find('.', start)) {
        parts.push_back(key.substr(start, dot - start));
        start = dot + 1;
    }
    parts.push_back(key.substr(start));
    return parts;
}

std::size_t shared_parts(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    std::size_t shared = 0;
    while (shared + 1 < a.size() && shared + 1 < b.size() && a[shared] == b[shared])
        ++shared;
    return shared;
}

// Neighbours in the schema share their sections.
std::string write_block(const std::vector<Line>& lines)
{
    std::string text;
    std::vector<std::string> before;
    for (const Line& line : lines) {
        const std::vector<std::string> parts = split(line.key);
        for (std::size_t i = shared_parts(before, parts); i < parts.size(); ++i)
            text += std::string(2 * i, ' ') + parts[i] + ":" +
                    (i + 1 < parts.size() ? "\n" : " " + line.value + "\n");
        before = parts;
    }
    return text;
}

std::string write_flow(const std::vector<Line>& lines)
{
    std::string text = "{";
    std::vector<std::string> before;
    for (const Line& line : lines) {
        const std::vector<std::string> parts = split(line.key);
        const std::size_t shared = shared_parts(before, parts);
        if (!before.empty())
            text += std::string(before.size() - 1 - shared, '}') + ", ";
        for (std::size_t i = shared; i + 1 < parts.size(); ++i)
            text += parts[i] + ": {";
        text += parts.back() + ": " + line.value;
        before = parts;
    }
    return text + std::string(before.empty() ? 1 : before.size(), '}');
}

std::string write_texts(const char* key, const LocalText& texts)
{
    if (texts.empty())
        return {};
    std::string text = std::string(key) + ":\n";
    for (const auto& [language, words] : texts)
        text += "  " + language + ": " + print_quoted(words) + "\n";
    return text;
}

} // namespace

std::string write_variant(const Variant& variant, const Ruleset* parent)
{
    std::string text = "format: 1\nid: " + print_scalar(variant.id) + "\n";
    if (!variant.extends.empty())
        text += "extends: " + print_scalar(variant.extends) + "\n";
    text += write_texts("name", variant.name) + write_texts("summary", variant.summary);
    return text + write_block(parent ? lines_over(variant, *parent) : lines_of(variant));
}

std::string write_rules_line(const Ruleset& rules)
{
    Variant variant;
    variant.rules = rules;
    return write_flow(lines_of(variant));
}

} // namespace capitol
