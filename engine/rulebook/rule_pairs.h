// What differs between the rules of two variants of a game, in the words of the rulebook.
#pragma once

#include "rulebook/block.h"
#include "rulebook/language.h"

#include <string>
#include <vector>

namespace capitol {

// What one rule is in each of them.
struct RulePair
{
    std::string chapter_id; // "auction"
    std::string chapter;    // its title: "Auctions"
    std::string heads;      // of a table: what its columns are
    std::string a;          // "not said there." where it says nothing
    std::string b;
    bool a_is_silent = false;
    bool b_is_silent = false;
};

// `book` is b's, written beside a. In the order of the rulebook; without pictures and examples, which follow
// from the rules.
std::vector<RulePair> rule_pairs(const Rulebook& book, const Language& language);

} // namespace capitol
