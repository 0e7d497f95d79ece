// Two variants compared: the knobs that differ, and what that changes in the rules, in words.
#pragma once

#include "base/local_text.h"
#include "rulebook/rule_pairs.h"
#include "variant/difference.h"

#include <nlohmann/json.hpp>

namespace capitol {

struct VariantDiff
{
    std::string a; // their names in the language of the words
    std::string b;
    std::vector<RulePair> rules;   // in the order of the rulebook; without examples
    std::vector<Difference> knobs; // in schema order
    bool same() const { return knobs.empty(); }
};

// Of any game, whose writer and `differences` these are.
template <typename Variant, typename Writer>
VariantDiff compare_variants(const Variant& a, const Variant& b, const Writer& writer)
{
    const Language& language = writer.language();
    return {in_language(a.name, language.code, a.id), in_language(b.name, language.code, b.id),
            rule_pairs(writer.rulebook(b, a), language), differences(a, b)};
}

// For a terminal of that many columns.
std::string print_text(const VariantDiff& diff, int width);
// {"a", "b", "rules": [{"chapter", "a", "b"}], "knobs": [{"key", "a", "b"}]}
nlohmann::ordered_json print_json(const VariantDiff& diff);

} // namespace capitol
