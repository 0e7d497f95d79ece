#include "cli/variant_diff.h"

#include "rulebook/plain_text.h"

#include <algorithm>

namespace capitol {
namespace {

std::string name_of(const Variant& variant, const std::string& language)
{
    const std::string name = in_language(variant.name, language);
    return name.empty() ? variant.id : name;
}

// The sentences that are not as in the other.
std::string marked(const Text& text)
{
    Text differing;
    for (const Span& span : text)
        if (span.differs)
            differing.push_back(span);
    return plain(differing);
}

std::string marked_rows(const Block& table)
{
    std::string lines;
    for (const auto& row : table.rows) {
        std::string line;
        for (const Text& cell : row)
            if (const std::string words = marked(cell); !words.empty())
                line += (line.empty() ? "" : " · ") + words;
        lines += lines.empty() || line.empty() ? line : "; " + line;
    }
    return lines;
}

// Pictures and examples follow from the rules.
bool is_rule(const Block& block)
{
    return block.differs && block.kind != Block::Kind::example && block.kind != Block::Kind::diagram;
}

std::vector<RulePair> rule_pairs(const Rulebook& book, const std::string& silent)
{
    std::vector<RulePair> pairs;
    std::string chapter;
    for (const Block& block : book.blocks) {
        if (block.kind == Block::Kind::chapter)
            chapter = plain(block.text);
        if (!is_rule(block))
            continue;
        const std::string ours = block.kind == Block::Kind::table ? marked_rows(block) : marked(block.text);
        pairs.push_back({chapter, plain(block.note), ours.empty() ? silent : ours});
    }
    return pairs;
}

} // namespace

VariantDiff compare_variants(const Variant& a, const Variant& b, const RulebookWriter& writer)
{
    const std::string& code = writer.language_code();
    return {name_of(a, code), name_of(b, code),
            rule_pairs(writer.rulebook(b, a), writer.language().phrase("silent")), differences(a, b)};
}

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
    using Json = nlohmann::ordered_json;
    Json rules = Json::array();
    for (const RulePair& rule : diff.rules)
        rules.push_back({{"chapter", rule.chapter}, {"a", rule.a}, {"b", rule.b}});
    Json knobs = Json::array();
    for (const Difference& knob : diff.knobs)
        knobs.push_back({{"key", knob.key}, {"a", knob.a}, {"b", knob.b}});
    return {{"a", diff.a}, {"b", diff.b}, {"rules", std::move(rules)}, {"knobs", std::move(knobs)}};
}

} // namespace capitol
