// Two variants compared: the knobs that differ, and what that changes in the rules, in words.
#pragma once

#include "capitol/rulebook/rule_pairs.h"
#include "capitol/variant/difference.h"

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

VariantDiff compare_variants(const Variant& a, const Variant& b, const RulebookWriter& writer);

// For a terminal of that many columns.
std::string print_text(const VariantDiff& diff, int width);
// {"a", "b", "rules": [{"chapter", "a", "b"}], "knobs": [{"key", "a", "b"}]}
nlohmann::ordered_json print_json(const VariantDiff& diff);

} // namespace capitol
