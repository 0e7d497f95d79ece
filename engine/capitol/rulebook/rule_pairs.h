// What differs between the rules of two variants, in the words of the rulebook.
#pragma once

#include "capitol/rulebook/rulebook_writer.h"

namespace capitol {

// What one rule is in each of them.
struct RulePair
{
    std::string chapter_id; // "auction"
    std::string chapter;    // its title: "Auctions"
    std::string a;          // "not said there." where it says nothing
    std::string b;
    bool b_is_silent = false;
};

// In the order of the rulebook; without pictures and examples, which follow from the rules.
std::vector<RulePair> rule_pairs(const RulebookWriter& writer, const Variant& a, const Variant& b);

} // namespace capitol
